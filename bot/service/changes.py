"""What do people change about a running game, other than by playing? Its end, who sits there, its sleep."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import datetime

from bot.db import ChannelTakenError, games, record
from bot.db.rows import GameRow
from bot.errors import ChannelBusyError, StaleError
from bot.service.parting import (
    Change,
    agreed,
    asleep,
    handed_over,
    offered,
    played_on,
    sleeps,
    stopped,
    unoffered,
    woken,
)
from bot.service.records import Records
from bot.service.seating import found
from bot.service.table import Table, table_of


class Changes(Records, ABC):
    """Every method that takes a game's id may raise NoSuchGameError, and those of a game that runs NotStartedError,
    GameOverError or DormantError, besides what they name.
    """  # noqa: D205

    async def end(self, game_id: str, user_id: int, manager: bool, now: datetime) -> Table:  # noqa: FBT001
        """Stop a game, or call it off before it began; a player among others only proposes that, or agrees to it.

        Raises NotHostError where it waits, NotAtTableError where it runs.
        """
        return await self._change(game_id, lambda row: stopped(row, user_id, now, manager=manager), now)

    async def agree(self, game_id: str, user_id: int, now: datetime) -> Table:
        """Agree to end a game, as somebody has proposed; with all people at the table it ends.

        Raises NotAtTableError or NoProposalError.
        """
        return await self._change(game_id, lambda row: agreed(row, user_id, now), now)

    async def play_on(self, game_id: str, user_id: int, now: datetime) -> Table:
        """Let nobody's wish to end a game stand; raise NotAtTableError or NoProposalError."""
        return await self._change(game_id, lambda row: played_on(row, user_id, now), now)

    async def proposed(self, game_id: str, message_id: int) -> None:
        """Note which message asks the table whether to end a game."""
        async with self._database.writing() as connection:
            await games.propose(connection, game_id, message_id)

    async def offer_seat(
        self, game_id: str, user_id: int, to: int, seat: int | None, now: datetime, *, manager: bool = False
    ) -> Table:
        """Offer one's own seat, or one that somebody left, to a person; `parting.offered` says what is raised."""
        return await self._change(game_id, lambda row: offered(row, user_id, to, seat, now, manager=manager), now)

    async def accept_seat(self, game_id: str, user_id: int, name: str, seat: int, now: datetime) -> Table:
        """Take over the seat that is offered to oneself; `parting.handed_over` says what is raised."""
        return await self._change(game_id, lambda row: handed_over(row, user_id, name, seat, now), now)

    async def close_offer(
        self, game_id: str, user_id: int, seat: int, now: datetime, *, manager: bool = False
    ) -> Table:
        """Decline a seat, or withdraw its offer; raise NoSuchSeatError, OfferOverError or NotForYouError."""
        return await self._change(game_id, lambda row: unoffered(row, user_id, seat, manager=manager), now)

    async def close_dormant(self, game_id: str, now: datetime) -> Table | None:
        """Let a running game sleep in which no person has done anything for 30 days; None where it goes on."""
        async with self._database.reading() as connection:
            seen = found(await games.load(connection, game_id))
            last_act = await record.last_by_person(connection, game_id)
        if not sleeps(seen, last_act, now):
            return None

        def change(row: GameRow) -> Change:
            if row.version != seen.version:
                raise StaleError(game=game_id, version=row.version)
            return asleep(row, now)

        try:
            return await self._change(game_id, change, now)
        except StaleError:  # somebody was faster, whatever they did
            return None

    async def reopen(self, game_id: str, user_id: int, manager: bool, now: datetime) -> Table:  # noqa: FBT001
        """Take up again a game that sleeps; raise what `parting.woken` says.

        Raises ChannelBusyError where another game is open in its channel.
        """
        try:
            return await self._change(game_id, lambda row: woken(row, user_id, now, manager=manager), now)
        except ChannelTakenError:
            raise ChannelBusyError from None

    async def left_by(self, user_id: int) -> tuple[Table, ...]:
        """Return the running games whose seat somebody left and may take again, and those of theirs that sleep."""
        async with self._database.reading() as connection:
            rows = await games.left_by(connection, user_id)
        return tuple(map(table_of, rows))

    @abstractmethod
    async def _change(self, game_id: str, change: Callable[[GameRow], Change], now: datetime) -> Table:
        """Change something about a game other than its state, decided upon what is stored."""
