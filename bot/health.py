"""Is the bot well? One address for supervisors: 200 while Discord is connected and the database answers, else 503."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

log = logging.getLogger(__name__)

# For supervisors on the same machine, or in the same container: nobody else has to know how many games there are.
HOST: Final = "127.0.0.1"
PATIENCE: Final = 2.0  # seconds that the database may take


class Health:
    """Answers at any path; `connected` tells of the gateway, `games` counts the open games in the database."""

    def __init__(self, connected: Callable[[], bool], games: Callable[[], Awaitable[int]]) -> None:
        self._connected = connected
        self._games = games
        self._runner: web.AppRunner | None = None

    async def start(self, port: int) -> None:
        """Listen; raise OSError where the port cannot be had."""
        application = web.Application()
        application.router.add_get("/{path:.*}", self._answer)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()

    async def close(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer(self, _: web.Request) -> web.Response:
        games = await self._count()
        ready = self._connected() and games is not None
        return web.json_response({"ready": ready, "games": games or 0}, status=200 if ready else 503)

    async def _count(self) -> int | None:
        """Return how many games are open; None where the database does not say."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._games()
        except Exception as error:  # noqa: BLE001 - whatever it is, the answer is the same
            log.warning("the database does not answer: %s", type(error).__name__)
            return None
