"""Who goes from a table that waits, and how does one close that never began?"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import datetime

from bot.db.rows import GameRow
from bot.errors import AlreadyStartedError, GameOverError, NoSuchSeatError, NotAtTableError, StaleError
from bot.service.seating import Change, called_off, without
from bot.service.table import Table
from bot.service.timing import UNUSED


class Closing(ABC):
    """Part of the lobby, where it says what is raised."""

    async def leave(self, game_id: str, user_id: int, now: datetime) -> Table:
        """Give a seat back. The next person becomes host; when the last one goes, the table is called off."""

        def change(row: GameRow) -> Change:
            if all(seat.user_id != user_id for seat in row.seats):
                raise NotAtTableError
            return without(row, user_id, now)

        return await self._change(game_id, change, now)

    async def kick(self, game_id: str, actor_id: int, user_id: int, now: datetime, *, manager: bool = False) -> Table:
        """Let the host free somebody's seat; raise NotHostError, or NoSuchSeatError if that person has none."""

        def change(row: GameRow) -> Change:
            if all(seat.user_id != user_id for seat in row.seats):
                raise NoSuchSeatError
            return without(row, user_id, now)

        return await self._change(game_id, change, now, host=actor_id, manager=manager)

    async def cancel(self, game_id: str, actor_id: int, now: datetime, *, manager: bool = False) -> Table:
        """Call the game off; raise NotHostError."""
        return await self._change(
            game_id, lambda row: (row.seats, called_off(now)), now, host=actor_id, manager=manager
        )

    async def expire(self, game_id: str, now: datetime) -> Table | None:
        """Call off a table at which nothing has changed for seven days; None where it waits on, or no more."""

        def change(row: GameRow) -> Change:
            if now - row.updated_at < UNUSED:
                raise StaleError(game=game_id, version=row.version)
            return row.seats, called_off(now)

        try:
            return await self._change(game_id, change, now)
        except (StaleError, AlreadyStartedError, GameOverError):
            return None

    @abstractmethod
    async def _change(
        self,
        game_id: str,
        change: Callable[[GameRow], Change],
        now: datetime,
        *,
        host: int | None = None,
        manager: bool = False,
        version: int | None = None,
    ) -> Table:
        """Decide upon what is stored, in the transaction that stores the decision."""
