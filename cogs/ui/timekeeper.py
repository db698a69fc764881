"""What is due? One task that sleeps until the next clock, and does what its game needs."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord

from bot.errors import DamagedError, UserError
from bot.service.ladder import Due, Task
from bot.service.table import Status, Table
from bot.service.thinking import StoppedThinkingError
from bot.service.timing import patience
from cogs.screens.absence import ask_screen, kept_screen
from cogs.ui.calling import call, nonce
from cogs.ui.departures import show_departure, show_expired
from cogs.ui.threads import close_thread, moved_back

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 15.0  # seconds: clocks that are set meanwhile may be due before those that were known
SHORTEST_SLEEP: Final = 0.2
JUMPY_SLEEP: Final = 1.0  # where somebody else moves the clock
BEAT: Final = timedelta(minutes=1)
BATCH: Final = 50  # games looked at before the next ones are asked for
AT_ONCE: Final = 8
POSTING: Final = timedelta(seconds=3)  # a turn whose message is on its way
AGAIN: Final = timedelta(minutes=2)  # after a failure
LATER: Final = timedelta(days=1)  # of what is not that old after all
AWAY: Final = timedelta(hours=1)  # of a server that is not there


class Timekeeper:
    """Looks after the clocks while Discord can be reached."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._nudged = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._beat: datetime | None = None
        self._ticking = asyncio.Lock()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[Task, Callable[[Due, datetime], Awaitable[None]]] = {
            Task.CALL: self._call,
            Task.REMIND: self._remind,
            Task.ASK: self._ask,
            Task.STAND_IN: self._stand_in,
            Task.KEEP: self._keep,
            Task.CLOSE_GAME: self._close_game,
            Task.CLOSE_LOBBY: self._close_lobby,
            Task.CLOSE_THREAD: self._close_thread,
        }

    def start(self) -> None:
        """Begin; once, however often Discord says that it is ready."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def stop(self) -> None:
        """Begin nothing new, and wait for what was begun."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        async with self._ticking:
            pass

    def soon(self) -> None:
        """Look now: a clock has been set that may be due before all others."""
        self._nudged.set()

    def lost(self) -> None:
        """Note that Discord cannot be reached: what time that takes will be nobody's fault."""
        self._beat = None

    async def _run(self) -> None:
        while True:
            try:
                await asyncio.shield(asyncio.create_task(self.tick()))
                seconds = await self._until_next()
            except Exception:
                log.exception("the clocks could not be looked at; they will be again")
                seconds = LONGEST_SLEEP
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._nudged.wait()
            self._nudged.clear()

    async def _until_next(self) -> float:
        wake = await self._client.ladder.next_wake()
        longest = JUMPY_SLEEP if self._client.clock_may_jump else LONGEST_SLEEP
        seconds = longest if wake is None else (wake - self._client.now()).total_seconds()
        return min(max(seconds, SHORTEST_SLEEP), longest)

    async def tick(self) -> None:
        """Do all that is due now, while Discord can be reached."""
        async with self._ticking:
            if not self._client.connected:
                self.lost()
                return
            now = self._client.now()
            await self._pulse(now)
            while due := await self._client.ladder.due(now, BATCH):
                await asyncio.gather(*(self._look(game, now) for game in due))

    async def _pulse(self, now: datetime) -> None:
        """Note now and then that Discord can be reached, so that an outage is known by its length."""
        if self._beat is None:
            log.info("the clocks go on after %s", await self._client.ladder.back(now))
        elif now - self._beat >= BEAT:
            await self._client.ladder.beat(now)
        else:
            return
        self._beat = now

    async def _look(self, game: str, now: datetime) -> None:
        """Do what a game needs; whatever fails is tried again later, and holds up no other."""
        async with self._free:
            try:
                await self._do(game, now)
            except StoppedThinkingError:
                log.info("game %s: a robot's turn is left for the next start", game)
            except discord.HTTPException as error:
                log.warning("game %s: nobody could be told (%s); it is tried again", game, error)
            except UserError as error:
                log.info("game %s: %s", game, error)
            except Exception:
                log.exception("game %s: what was due failed; it is tried again", game)
                with contextlib.suppress(Exception):
                    await self._client.ladder.postpone(game, now + AGAIN)

    async def _do(self, game: str, now: datetime) -> None:
        due = await self._client.ladder.look(game, now)
        if due is None:
            return
        if not self._there(due.table):
            await self._later(due, now + AWAY, now)
            return
        try:
            await self._tasks[due.task](due, now)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._shut_out(due, error, now)
        except DamagedError as error:
            log.warning("game %s: %s", game, error)
            await self._client.ladder.put_off(due, now + LATER)

    async def _shut_out(self, due: Due, error: discord.HTTPException, now: datetime) -> None:
        """Let a game whose thread is closed go on in its channel; where that is closed too, look again in a day."""
        try:
            moved = await moved_back(self._client, due.table, error)
        except discord.HTTPException:
            log.warning("game %s: its channel is closed (%s)", due.table.id, error)
            await self._later(due, now + LATER, now)
        else:
            self._client.announcer.soon(moved.id)

    async def _later(self, due: Due, wake: datetime, now: datetime) -> None:
        """Try again at that moment; a game that nobody can reach sleeps after a month, as any other."""
        asleep = due.table.status is Status.RUNNING and await self._client.play.close_dormant(due.table.id, now)
        if not asleep:
            await self._client.ladder.put_off(due, wake)

    def _there(self, table: Table) -> bool:
        """Whether the server of a game has the bot, and is not taken away by an outage of Discord's."""
        if table.guild_id is None:
            return True
        guild = self._client.get_guild(table.guild_id)
        return guild is not None and not guild.unavailable

    async def _call(self, due: Due, now: datetime) -> None:
        table = due.table
        if table.announced < table.version and now - due.clock.since < AGAIN:
            await self._client.ladder.put_off(due, now + POSTING)
            return
        key = nonce(table, Task.CALL, due.clock.turn, due.user_id)
        said = None
        if not await self._client.announcer.absent(table, due.user_id):
            said = await call(self._client, table, due.user_id, dm=due.dm, again=False, key=key)
        await self._client.ladder.told(due, now, said)

    async def _remind(self, due: Due, now: datetime) -> None:
        table = due.table
        said = None
        if not await self._client.play.shows_turn(table):
            self._client.announcer.soon(table.id)  # only now: that is call enough
        elif not await self._client.announcer.absent(table, due.user_id):
            key = nonce(table, Task.REMIND, due.clock.turn, due.user_id)
            said = await call(self._client, table, due.user_id, dm=due.dm, again=True, key=key)
        await self._client.ladder.told(due, now, said)

    async def _ask(self, due: Due, now: datetime) -> None:
        table, announcer = due.table, self._client.announcer
        seat = table.seat_of(due.user_id)
        if seat is None or due.clock.span is None:
            return
        until = now + patience(due.clock.span)
        screen = ask_screen(table, due.clock.turn, seat, until, table.locale)
        key = nonce(table, Task.ASK, due.clock.turn, due.clock.due)
        asked = await announcer.send(await announcer.channel(table.channel_id), screen, key)
        await self._client.ladder.told(due, now, (table.channel_id, asked.id))

    async def _stand_in(self, due: Due, now: datetime) -> None:
        await self._client.play.stand_in(due.table.id, due.clock.turn, now)
        self._client.announcer.soon(due.table.id)

    async def _keep(self, due: Due, now: datetime) -> None:
        table, announcer = due.table, self._client.announcer
        seat = table.seat_of(due.user_id)
        after = await self._client.play.keep_seat(table.id, due.user_id, due.clock.turn, now)
        show_departure(self._client, after)
        if seat is not None and not after.over:
            key = nonce(table, Task.KEEP, due.clock.turn)
            screen = kept_screen(table, seat, table.locale)  # by the name of whoever is away
            await announcer.send(await announcer.channel(table.channel_id), screen, key)

    async def _close_game(self, due: Due, now: datetime) -> None:
        asleep = await self._client.play.close_dormant(due.table.id, now)
        if asleep is None:
            await self._client.ladder.put_off(due, now + LATER)
        else:
            show_departure(self._client, asleep)

    async def _close_lobby(self, due: Due, now: datetime) -> None:
        expired = await self._client.lobby.expire(due.table.id, now)
        if expired is None:
            await self._client.ladder.put_off(due, now + LATER)
        else:
            show_expired(self._client, expired)

    async def _close_thread(self, due: Due, _: datetime) -> None:
        await close_thread(self._client, due.table)
        await self._client.ladder.done(due.table.id)
