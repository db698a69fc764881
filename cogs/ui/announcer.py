"""What does the channel see? One public message per turn, a new one each time, so that its mention notifies."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.errors import UserError
from bot.service.locks import GameLocks
from bot.service.table import Status, Table
from bot.service.thinking import StoppedThinkingError
from cogs.screens.lobby import lobby_screen
from cogs.screens.table import beginning, called, end_screen, table_screen
from cogs.ui.calling import call_next, calls_of
from cogs.ui.channels import LONGEST_WAIT, Channels
from cogs.ui.departures import show_end
from cogs.ui.looks import everybody
from cogs.ui.page import Screen
from cogs.ui.recaps import past, public_recap, public_turns
from cogs.ui.threads import moved_back, moved_in, tell_home

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)

UNNOTICED = 0.7  # seconds that a robot may think before the channel sees that it does


class Announcer(Channels):
    """Posts what happened in the games, each game's messages one after the other."""

    def __init__(self, client: "Client", robot_pause: float = 0.0) -> None:
        super().__init__(client)
        self._robot_pause = robot_pause
        self._hurry = asyncio.Event()  # a stop does not wait for robots that pretend to think
        self._busy: dict[str, asyncio.Task[None]] = {}  # a game is here only while something of it is being posted
        self._again: set[str] = set()
        self._anew: set[str] = set()  # whose lost message is being posted once more
        self._calm: set[str] = set()  # in which nothing has happened that calls for anybody
        self._tasks: set[asyncio.Task[None]] = set()
        self.lobbies = GameLocks()  # one change of a lobby is shown before the next is made

    def soon(self, game: str, *, anew: bool = False, calm: bool = False) -> None:
        """Let the robots play and post how the game stands, without anybody waiting for it.

        `anew`: its message is lost, so that another one is no repetition. `calm`: whoever is on turn was so before, so
        that the message of their turn goes on showing the game, and calls them no second time.
        """
        if anew:
            self._anew.add(game)
        if calm:
            self._calm.add(game)
        if game in self._busy:
            self._again.add(game)  # the one at work will look once more
            return
        task = asyncio.create_task(self._catch_up(game), name=f"announce {game}")
        self._busy[game] = task
        task.add_done_callback(lambda _: self._busy.pop(game, None))

    def background(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something that nobody waits for and whose failure changes nothing."""
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until everything that was begun is posted; at a stop, so that nothing is half done."""
        self._hurry.set()
        while waiting := [*self._busy.values(), *self._tasks]:
            await asyncio.gather(*waiting, return_exceptions=True)
        self._hurry.clear()

    async def reconcile(self) -> None:
        """Post whatever a crash or an outage has left unposted."""
        unannounced = await self._client.play.unannounced()
        waiting = [table.id for table in unannounced if table.status is not Status.LOBBY or table.message_id is None]
        self.background(self._repaint([table for table in unannounced if table.id not in waiting]))
        for game in {*waiting, *await self._client.play.robots_due()}:
            self.soon(game)

    async def _repaint(self, lobbies: Sequence[Table]) -> None:
        """Let the messages of tables that wait show who sits there: a click that was not answered left them behind."""
        for lobby in lobbies:
            table = await self._client.play.load(lobby.id)
            if table.status is Status.LOBBY and table.message_id is not None:
                await self.replace(table.channel_id, table.message_id, lobby_screen(table, table.locale))

    async def _catch_up(self, game: str) -> None:
        while True:
            self._again.discard(game)
            try:
                await self._advance(game)
            except StoppedThinkingError:
                log.info("game %s: a robot's turn is left for the next start", game)
            except discord.HTTPException as error:
                log.warning("game %s: no message (%s); the next turn or start tries again", game, error)
            except (UserError, OSError):
                log.exception("game %s: its message could not be posted; the next turn or start tries again", game)
            except Exception:
                log.exception("game %s: announcing failed", game)
            if game not in self._again:
                return

    async def _advance(self, game: str) -> None:
        moved = True
        while moved:  # several robots in a row make one message
            await self._pause(game)
            moved = await self._robot_moves(game)
        table = await self._client.play.load(game)
        behind = table.message_id is None if table.status is Status.LOBBY else table.announced < table.version
        if behind or (table.status is Status.RUNNING and game in self._calm):
            await self.post(table)

    async def _robot_moves(self, game: str) -> bool:
        """Let a robot play, if it is a robot's turn; one that takes its time seems to write meanwhile."""
        moving = asyncio.create_task(self._client.play.act_robot(game, self._client.now()))
        try:
            done, _ = await asyncio.wait({moving}, timeout=UNNOTICED)
            if not done:
                table = await self._client.play.load(game)
                await self._seem_to_write(table.channel_id, lambda: asyncio.wait({moving}))
            return await moving is not None
        finally:
            moving.cancel()

    async def _pause(self, game: str) -> None:
        """Let people follow what a robot does: it seems to write for a while before it moves."""
        if not self._robot_pause or self._hurry.is_set():
            return
        table = await self._client.play.load(game)
        if table.decider is None or table.player(table.decider).human:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._robot_pause):
                await self._seem_to_write(table.channel_id, self._hurry.wait)

    async def _seem_to_write(self, channel_id: int, until: Callable[[], Awaitable[object]]) -> None:
        """Wait for something while the channel shows that the bot writes; where it cannot, do not wait."""
        with contextlib.suppress(discord.HTTPException, OSError):
            channel = await self.channel(channel_id)
            async with channel.typing():
                await until()

    async def post(self, table: Table) -> None:
        """Post how a game stands, its lobby too, and remember the message."""
        if table.status is Status.LOBBY:
            await self.post_lobby(table, f"{table.id}-{table.version}")
            return
        if table.status is Status.CANCELLED:
            await show_end(self._client, table)
            return
        table = await moved_in(self._client, table)
        try:
            await self._post_table(table)
        except discord.HTTPException as error:
            table = await moved_back(self._client, table, error)
            await self._post_table(table)
        self._client.titles.show(table)
        if table.status is Status.OVER:
            tell_home(self._client, table)

    async def _post_table(self, table: Table) -> None:
        channel = await self.channel(table.channel_id)
        view = table.view(None)
        turns = await public_turns(self._client, table)
        recap = public_recap(table, turns, table.locale) or beginning(table)
        reader = await everybody(self._client, table.guild_id, table.locale)
        picture = await self._client.pictures.table(table, next(iter(turns[-1:]), None), reader, LONGEST_WAIT)
        gone = frozenset([person for person in called(table) if await self.absent(table, person)])
        calls = await calls_of(self._client, table, self._client.now())

        def screen() -> Screen:  # anew for each try: one that was refused has lost its pictures
            if view.over:
                return end_screen(table, recap, picture, table.locale, gone, calls.now)
            return table_screen(table, recap, picture, table.locale, gone, calls.now, calls.next)

        nonce = fresh_nonce(table) if table.id in self._anew else _nonce(table)
        if await self._goes_on(table, screen):
            return
        message = await self.send(channel, screen(), nonce)
        self._anew.discard(table.id)
        if calls.dm is not None and not await self.absent(table, calls.dm):
            self.background(call_next(self._client, table, calls.dm))
        self.background(self.tidy(table))
        previous = table.message_id
        await self._client.play.announce(table.id, table.version, message.id, 0 if view.over else view.turn_number)
        self._client.timekeeper.soon()  # whoever is called in a direct message was waiting for that
        log.info("game %s: %s", table.id, "over" if view.over else f"turn {view.turn_number} is announced")
        if previous is not None and previous != message.id:
            self.background(self._close(table, previous))

    async def _close(self, table: Table, message_id: int) -> None:
        """Let the message of a turn that has been played say what became of it."""
        await self.replace(table.channel_id, message_id, await past(self._client, table, message_id))

    async def _goes_on(self, table: Table, screen: Callable[[], Screen]) -> bool:
        """Let the same message go on showing a game, so that nobody is disturbed; say whether it does.

        That of a solo game, whose player looks at the panel, and that of a turn which goes on.
        """
        calm = table.id in self._calm
        self._calm.discard(table.id)
        if table.status is Status.OVER or table.message_id is None or table.id in self._anew:
            return False
        if not table.solo and not (calm and await self._client.play.shows_turn(table)):
            return False
        if not await self.replace(table.channel_id, table.message_id, screen()):
            return False  # deleted, or too old: another one takes its place
        await self._client.play.announce(table.id, table.version, table.message_id, table.view(None).turn_number)
        return True

    def repaint(self, table: Table, screen: Screen) -> None:
        """Make the public message of a game what the screen says, without anybody waiting for it."""
        if table.message_id is not None:
            self.background(self.replace(table.channel_id, table.message_id, screen))

    async def post_lobby(self, table: Table, nonce: str = "") -> None:
        """Post the message of a table that waits for players, and remember it."""
        channel = await self.channel(table.channel_id)
        once = nonce or fresh_nonce(table)
        message = await self.send(channel, lobby_screen(table, table.locale), once)
        await self._client.play.announce(table.id, table.version, message.id)


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except Exception:
        log.exception("something in the background failed")


def fresh_nonce(table: Table) -> str:
    """Return what marks a message that repeats no other one."""
    return f"{table.id}-{secrets.token_hex(4)}"


def _nonce(table: Table) -> str:
    """Return what marks the message of a turn: the same after a crash, even if its player has begun meanwhile."""
    if table.message_id is None:  # lost, and wanted again
        return f"{table.id}-{table.version}"
    return f"{table.id}-{table.announced}-{table.view(None).turn_number}"
