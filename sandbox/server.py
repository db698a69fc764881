"""How is a sandbox put together, started and stopped?"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from datetime import datetime
from types import TracebackType
from typing import Self

from aiohttp import web
from aiohttp.typedefs import Middleware

from sandbox.administrator import Administrator
from sandbox.backend import Backend
from sandbox.channels import ARCHIVE_MINUTES, archive_idle_threads
from sandbox.clock import Clock, Timer
from sandbox.membership import join
from sandbox.person import Person
from sandbox.rest import PREFIX, Rest
from sandbox.routes import all_routes
from sandbox.world import Guild, User

# Larger than any limit of Discord's, so that the refusal is Discord's and not the web server's.
MOST_BODY_BYTES = 64 * 1024 * 1024
# How often idle threads are looked for: while any is open, and while none is. One that is opened then lasts an hour.
_HOUSEKEEPING_SECONDS = {True: 60.0, False: min(ARCHIVE_MINUTES) * 60.0}


class Sandbox:
    """A small Discord on 127.0.0.1 with one guild, one channel and one bot; `async with` starts and stops it."""

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        port: int = 0,
        token: str | None = None,
        founded: datetime | None = None,
    ) -> None:
        """Make it. Whoever is there before the start has the same id in every sandbox `founded` at one moment."""
        self.clock = clock or Clock()
        self.backend = Backend(self.clock, token, founded)
        self.world = self.backend.world
        self.feed = self.backend.feed
        self.faults = self.backend.faults
        self.recorder = self.backend.recorder
        self.gateway = self.backend.gateway
        self.rate_limits = self.backend.rate_limits
        self.administrator = Administrator(self.backend)
        self.guild = self.administrator.create_guild("Sandbox")
        self.channel = self.administrator.create_channel(self.guild, "general")
        # What else is served, by whoever has more to show than Discord's interface.
        self.routes: list[web.RouteDef] = []
        self.middlewares: list[Middleware] = []
        self.farewells: list[Callable[[], Awaitable[object]]] = []
        self._port = port
        self._runner: web.AppRunner | None = None
        self._housekeeping: Timer | None = None

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.application.token

    @property
    def api_base(self) -> str:
        """What DISCORD_API_BASE is set to."""
        return self.backend.api_base

    @property
    def gateway_url(self) -> str:
        """What DISCORD_GATEWAY_URL is set to."""
        return self.backend.gateway_url

    def person(
        self, name: str, *, nick: str | None = None, locale: str = "en-US", guild: Guild | None = None
    ) -> Person:
        """Make an account and let it join a guild."""
        user = User(self.backend.mint.make(), self._free_username(name), name, locale=locale)
        self.world.users[user.id] = user
        home = guild or self.guild
        join(self.backend, home, user, nick)
        return Person(self.backend, user, home)

    def _free_username(self, name: str) -> str:
        # User names are unique, display names are not.
        plain = "".join(letter for letter in name.lower() if letter.isascii() and letter.isalnum())[:28] or "someone"
        taken = {user.username for user in self.world.users.values()}
        numbered = (f"{plain}{number}" for number in itertools.count(2))
        return next(candidate for candidate in itertools.chain([plain], numbered) if candidate not in taken)

    async def start(self) -> None:
        """Listen."""
        self.backend.mint.open()
        application = web.Application(client_max_size=MOST_BODY_BYTES, middlewares=self.middlewares)
        application.add_routes(self.routes)
        application.router.add_get("/gateway", self.gateway.handle)
        application.router.add_get("/attachments/{attachment_id}/{filename}", self._attachment)
        application.router.add_route("*", PREFIX + "/{tail:.*}", Rest(self.backend, all_routes()).handle)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        # The same port again after a stop: to the bot that is an outage.
        self._port = self._runner.addresses[0][1]
        self.backend.base_url = f"http://127.0.0.1:{self._port}"
        self._keep_house()

    async def bot_ready(self, within: float = 30.0) -> None:
        """Wait until the bot listens and has commands, which it registers before it connects, if ever."""
        await self.feed.until(lambda: self.gateway.connected and self.backend.commands.registered, within)

    async def quiet(self, still: float = 0.05, within: float = 30.0) -> None:
        """Wait until nothing has changed for a while and no interaction waits for its answer.

        A test does so before it moves the clock, lest the bot's answers come too late.
        """
        async with asyncio.timeout(within):
            while await self.feed.changes_within(still) or self.backend.interactions.pending():
                pass

    async def stop(self) -> None:
        """Close every connection."""
        if self._housekeeping is not None:
            self._housekeeping.cancel()
        self.clock.rest()
        for farewell in self.farewells:
            await farewell()
        await self.gateway.shut_down()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def _keep_house(self) -> None:
        wait = _HOUSEKEEPING_SECONDS[archive_idle_threads(self.backend)]
        self._housekeeping = self.clock.call_at(self.clock.timestamp() + wait, self._keep_house)

    async def _attachment(self, request: web.Request) -> web.Response:
        wanted = request.match_info["attachment_id"]
        attachment = self.backend.file(int(wanted)) if wanted.isdecimal() else None
        if attachment is None:
            raise web.HTTPNotFound
        kind = attachment.content_type or "application/octet-stream"
        return web.Response(
            body=attachment.data, content_type=kind, headers={"Cache-Control": "immutable, max-age=86400"}
        )
