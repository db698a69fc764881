"""Who may work on a game now? One at a time in this process; a lock lives while somebody holds or awaits it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator


class GameLocks:
    """A lock for every game that somebody works on; between processes the database decides."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}  # each with the number of those who hold or await it

    def __len__(self) -> int:
        return len(self._locks)

    @contextlib.asynccontextmanager
    async def held(self, game_id: str) -> AsyncIterator[None]:
        """Wait for one's turn at a game; however the block ends, the next one goes on."""
        lock, users = self._locks.get(game_id) or (asyncio.Lock(), 0)
        self._locks[game_id] = lock, users + 1
        try:
            async with lock:
                yield
        finally:
            _, users = self._locks.pop(game_id)
            if users > 1:
                self._locks[game_id] = lock, users - 1
