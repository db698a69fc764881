"""Which picture is drawn next? The one that somebody waits for before those that can come a little later."""

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import AsyncIterator
from enum import IntEnum


class Urgency(IntEnum):
    """How soon a picture is wanted."""

    AWAITED = 0  # somebody has clicked
    SOON = 1  # a public message
    WHENEVER = 2  # what later pictures are made of


class Queue:
    """Lets as many work at once as there are workers; the others wait, by urgency and then by arrival."""

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._arrivals = itertools.count()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []

    def __len__(self) -> int:
        return len(self._waiting)

    @contextlib.asynccontextmanager
    async def turn(self, urgency: Urgency) -> AsyncIterator[None]:
        """Wait for a worker, and have it until the end of the block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(urgency)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, urgency: Urgency) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._arrivals), called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()  # called and cancelled at once: somebody else may go
            raise

    def _next(self) -> None:
        while self._waiting:
            _, _, called = heapq.heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
