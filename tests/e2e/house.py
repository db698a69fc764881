"""Where do end-to-end tests play? The sandbox with our own client connected to it over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import discord
import yarl

from bot.client import Client
from bot.db import Database, open_database
from bot.robots import Budget
from bot.service import Advice, Clock, Guilds, Ladder, Lobby, People, Play, Table, Thinking
from cogs.ui.pictures import Drawer, Pictures
from rendering.canvas import Picture
from rendering.theme import Theme
from sandbox import Sandbox
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.person import Person
from sandbox.recorder import Exchange
from sandbox.world import Channel
from tests.databases import lay


class QuickClient(Client):
    """The client as it is, only that it identifies again at once: the library waits five seconds."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait."""


class Instant:
    """Stands in for the studio where a test is not about pictures: every drawing is the same, at once."""

    def __init__(self) -> None:
        self.delay = 0.0
        self.drawn: list[str] = []
        self.films: list[tuple[object, ...]] = []
        self.shown = asyncio.Event()  # until then films take their time
        self.shown.set()
        self.broken = False
        self.looks: list[tuple[str, Theme]] = []  # of pictures that have one: which picture, in which

    async def draw(self, drawing: Callable[..., Picture], *args: object, **_: object) -> Picture:
        """Return a picture of nothing."""
        self.drawn.append(drawing.__name__)
        self.looks += [(drawing.__name__, each) for each in args if isinstance(each, Theme)]
        await asyncio.sleep(self.delay)
        return Picture(b"RIFF....WEBP", "picture.webp", 1, 1)

    draw_later = draw

    async def film(self, drawing: Callable[..., Picture], *args: object, **_: object) -> Picture | None:
        """Return a film of nothing, when it is time."""
        self.films.append(args)
        await self.shown.wait()
        if self.broken:
            raise OSError(drawing.__name__)
        return await self.draw(drawing, *args)


class House:
    """A sandbox, a database file, and the bot, which can be stopped and started again."""

    def __init__(self, sandbox: Sandbox, path: Path, studio: Drawer) -> None:
        self.sandbox = sandbox
        self.path = path
        self.studio = studio
        self.dev_guild: int | None = None
        self.robot_pause = 0.0
        self.thinking: Callable[[], Thinking] = lambda: Thinking(budget=Budget(nodes=10))
        self.seeds: list[str] = []  # of the games to come, before those of the generator
        self.generator = Random(0)  # the same deals in every run
        self.client: Client
        self.database: Database
        self._running: asyncio.Task[None]

    async def open(self) -> None:
        """Start the bot on the database file and wait until it is ready."""
        discord.http.Route.BASE = self.sandbox.api_base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.sandbox.gateway_url)
        self.database = await open_database(f"sqlite+aiosqlite:///{self.path}")
        self.client = QuickClient(
            lobby=Lobby(self.database, seeds=self._seed),
            play=Play(self.database, self.thinking()),
            advice=Advice(self.database),
            guilds=Guilds(self.database),
            people=People(self.database),
            ladder=Ladder(self.database),
            pictures=Pictures(self.studio),
            ready_timeout=0.05,
            dev_guild=self.dev_guild,
            robot_pause=self.robot_pause,
            now=self.sandbox.clock.now,
        )
        self._running = asyncio.create_task(self.client.start(self.sandbox.token))
        ready = asyncio.create_task(self.client.wait_until_ready())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=30)
        if self._running.done():
            ready.cancel()
            await self._running
        await self.sandbox.bot_ready()

    def _seed(self) -> str:
        return self.seeds.pop(0) if self.seeds else self.generator.randbytes(16).hex()

    async def shut(self) -> None:
        """Stop the bot as SIGTERM does."""
        await self.client.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.database.close()

    async def restart(self) -> None:
        """Stop the bot and start it on the same database."""
        await self.shut()
        await self.open()

    async def settled(self) -> None:
        """Wait until every message is posted."""
        await self.sandbox.quiet(0.02)
        await self.client.router.settle()
        await self.client.announcer.settle()
        await self.sandbox.quiet(0.02)

    @property
    def posts(self) -> list[Exchange]:
        """The bot's own public posts that succeeded, lobbies included."""
        return [post for post in self.sandbox.recorder.find("POST /channels/*/messages") if post.status == 200]

    def public(self, channel: Channel | None = None) -> list[Message]:
        """The public messages of a channel, oldest first."""
        messages = self.sandbox.backend.messages.in_channel((channel or self.sandbox.channel).id)
        return [message for message in messages if message.ephemeral_to is None]

    async def lobby_for(
        self,
        host: Person,
        *,
        channel: Channel | None = None,
        bonus: bool = False,
        hidden: bool = False,
        clock: Clock = Clock.DAY,
    ) -> Message:
        """Let a person open a table; return its message."""
        place = channel or self.sandbox.channel
        await host.slash("conspiracy new", place, bonus=bonus, hidden=hidden, clock=clock.value).settled()
        return self.public(place)[-1]

    async def table_for(
        self,
        *people: Person,
        robots: int = 0,
        bonus: bool = False,
        hidden: bool = False,
        channel: Channel | None = None,
        clock: Clock = Clock.DAY,
    ) -> Message:
        """Let the first person open a table, the others join, and start; return the message of the first turn."""
        host, *guests = people
        lobby = await self.lobby_for(host, channel=channel, bonus=bonus, hidden=hidden, clock=clock)
        for guest in guests:
            await guest.click(lobby, control(lobby, "join")).settled()
        for _ in range(robots):
            await host.click(lobby, control(lobby, "robot")).settled()
        await host.click(lobby, control(lobby, "start")).settled()
        await self.settled()
        return self.public(channel)[-1]

    async def timed_table(
        self, clock: Clock, *people: Person, robots: int = 0, channel: Channel | None = None
    ) -> Message:
        """The same with a clock; return the message of the first turn."""
        return await self.table_for(*people, robots=robots, channel=channel, clock=clock)

    async def wait(self, *, days: float = 0, hours: float = 0, minutes: float = 0) -> None:
        """Let time pass, do what is due then, and post it."""
        self.sandbox.clock.advance(days=days, hours=hours, minutes=minutes)
        await self.due()

    async def due(self) -> None:
        """Do what is due now, and post it."""
        await self.client.timekeeper.tick()
        await self.settled()

    async def game(self, channel: Channel | None = None) -> Table:
        """Return the game of a channel."""
        return await self.client.play.find((channel or self.sandbox.channel).id)

    async def on_turn(self, *people: Person, channel: Channel | None = None) -> Person:
        """Return who has to decide."""
        game = await self.game(channel)
        assert game.decider is not None
        return next(person for person in people if person.id == game.players[game.decider].user_id)


async def confirmed(person: Person, command: str, channel: Channel) -> Interaction:
    """Run `leave` or `end` in a running game and confirm it; return what the confirmation answered."""
    asked = await person.slash(f"conspiracy {command}", channel).settled()
    return await person.click(asked.messages[0], control(asked.messages[0], command)).settled()


@asynccontextmanager
async def house(path: Path, studio: Drawer) -> AsyncIterator[House]:
    """Give a running house; whatever the bot sent must be what Discord describes (checked by the fixture)."""
    lay(path)
    async with Sandbox() as sandbox:
        home = House(sandbox, path, studio)
        await home.open()
        try:
            yield home
        finally:
            await home.shut()


def control(message: Message, route: str) -> str:
    """Return the id of the first enabled control of a route."""
    return controls(message, route)[0]


def switch(message: Message, field: str) -> str:
    """Return the id of the button that changes a setting."""
    routes = ("set", "set-server")
    return next(each for route in routes for each in controls(message, route) if each.split("/")[3].startswith(field))


def controls(message: Message, route: str) -> list[str]:
    """Return the ids of all enabled controls of a route."""
    return [
        each.custom_id
        for each in message.controls
        if each.custom_id is not None and each.custom_id.split("/")[0] == route and not each.disabled
    ]
