"""Where do end-to-end tests play? The sandbox with our own client connected to it over real sockets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import yarl

from bot.client import Client
from bot.db import Database, open_database
from bot.service import Guilds, Lobby, Play
from cogs.ui.pictures import Pictures
from rendering.studio import Studio
from sandbox import Sandbox
from sandbox.messages import Message
from sandbox.person import Person


class QuickClient(Client):
    """The client as it is, only that it identifies again at once: the library waits five seconds."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait."""


class House:
    """A sandbox, a database file, and the bot, which can be stopped and started again."""

    def __init__(self, sandbox: Sandbox, path: Path, studio: Studio) -> None:
        self.sandbox = sandbox
        self.path = path
        self.studio = studio
        self.client: Client
        self.database: Database
        self._running: asyncio.Task[None]

    async def open(self) -> None:
        """Start the bot on the database file and wait until it is ready."""
        discord.http.Route.BASE = self.sandbox.api_base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.sandbox.gateway_url)
        self.database = await open_database(f"sqlite+aiosqlite:///{self.path}")
        self.client = QuickClient(
            lobby=Lobby(self.database),
            play=Play(self.database),
            guilds=Guilds(self.database),
            pictures=Pictures(self.studio),
            ready_timeout=0.05,
        )
        self._running = asyncio.create_task(self.client.start(self.sandbox.token))
        ready = asyncio.create_task(self.client.wait_until_ready())
        await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        if self._running.done():
            ready.cancel()
            await self._running
        await self.sandbox.bot_ready()

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
        await self.client.announcer.settle()
        await self.sandbox.quiet()

    def public(self) -> list[Message]:
        """The public messages of the channel, oldest first."""
        messages = self.sandbox.backend.messages.in_channel(self.sandbox.channel.id)
        return [message for message in messages if message.ephemeral_to is None]

    async def table_for(self, *people: Person, robots: int = 0, bonus: bool = False, hidden: bool = False) -> Message:
        """Let the first person open a table, the others join, and start; return the lobby's message."""
        host, *guests = people
        await host.slash("conspiracy new", self.sandbox.channel, bonus=bonus, hidden=hidden)
        lobby = self.public()[-1]
        for guest in guests:
            await guest.click(lobby, control(lobby, "join"))
        for _ in range(robots):
            await host.click(lobby, control(lobby, "robot"))
        await host.click(lobby, control(lobby, "start"))
        await self.settled()
        return lobby


@asynccontextmanager
async def house(path: Path, studio: Studio) -> AsyncIterator[House]:
    """Give a running house; whatever the bot sent must be what Discord describes (checked by the fixture)."""
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


def controls(message: Message, route: str) -> list[str]:
    """Return the ids of all enabled controls of a route."""
    return [
        each.custom_id
        for each in message.controls
        if each.custom_id is not None and each.custom_id.split("/")[0] == route and not each.disabled
    ]
