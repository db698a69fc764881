"""Who may work on a game now? One at a time in this process; a lock lives while somebody holds or awaits it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary


class GameLocks:
    """A lock for every game that somebody works on; the database decides between processes."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._locks)

    @contextlib.asynccontextmanager
    async def held(self, game_id: str) -> AsyncIterator[None]:
        """Wait for one's turn at a game; however the block ends, the next one goes on."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        async with lock:
            yield
