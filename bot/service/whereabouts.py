"""Where is a game played, and which one is meant in a channel?"""

from datetime import datetime
from typing import Any

from bot.db import ChannelTakenError, games
from bot.db.rows import GameRow
from bot.errors import ChannelBusyError, NoGameHereError
from bot.service.changes import Changes
from bot.service.seating import found
from bot.service.table import Table, table_of


class Whereabouts(Changes):
    """The places of games."""

    async def find(self, channel_id: int) -> Table:
        """Return the open game of a channel, else the last one there or in its threads; raise NoGameHereError."""
        async with self._database.reading() as connection:
            row = await games.of_channel(connection, channel_id) or await games.last_of_channel(connection, channel_id)
        if row is None:
            raise NoGameHereError
        return table_of(row)

    async def around(self, channel_id: int) -> tuple[Table, ...]:
        """Return the open game of a channel, else those that run in its threads, else the last one played there."""
        async with self._database.reading() as connection:
            rows = [await games.of_channel(connection, channel_id)]
            if rows == [None]:
                rows = [*await games.of_threads(connection, channel_id)]
            if not rows:
                rows = [await games.last_of_channel(connection, channel_id)]
        return tuple(table_of(row) for row in rows if row is not None)

    async def settle(self, game_id: str, home_id: int, channel_id: int) -> Table:
        """Note that a game which was opened in one channel is played in another one, its thread, or in that one.

        What is known already stays. Raises ChannelBusyError.
        """
        try:
            async with self._database.writing() as connection:
                await games.settle(connection, game_id, home_id, channel_id)
                return table_of(found(await games.load(connection, game_id)))
        except ChannelTakenError:
            raise ChannelBusyError from None

    async def move_channel(self, game_id: str, channel_id: int, now: datetime) -> Table:
        """Let a game go on in another channel, where it has no message yet; raise ChannelBusyError."""

        def change(row: GameRow) -> tuple[GameRow, dict[str, Any]]:
            home = None if row.home_id is None else channel_id  # that it has a thread is no more to be expected
            return row, {"channel_id": channel_id, "home_id": home, "message_id": None, "announced": 0}

        try:
            return await self._change(game_id, change, now)
        except ChannelTakenError:
            raise ChannelBusyError from None
