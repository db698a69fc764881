"""What does a person want? Their preferences, the same in all their games."""

from collections.abc import Collection
from datetime import datetime

from bot.db import Database, people


class People:
    """Those who play."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def muted(self, user_ids: Collection[int]) -> frozenset[int]:
        """Return those of some people whom no message may mention."""
        async with self._database.reading() as connection:
            return await people.muted_among(connection, user_ids)

    async def set_muted(self, user_id: int, now: datetime, *, muted: bool) -> None:
        """Let messages mention somebody, or not."""
        async with self._database.writing() as connection:
            await people.set_muted(connection, user_id, now, muted=muted)
