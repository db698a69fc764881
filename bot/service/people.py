"""What does a person want? Their preferences, the same in all their games; and what is kept of them."""

from collections.abc import Callable, Collection
from dataclasses import asdict
from datetime import datetime

from bot.db import Database, people
from bot.service.preferences import Preferences, ServerPreferences, read
from bot.service.privacy import Privacy
from bot.service.timing import wishes_changed


class People:
    """Those who play."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.privacy = Privacy(database)

    async def preferences(self, user_id: int) -> Preferences:
        """Return what somebody wants."""
        async with self._database.reading() as connection:
            return read(Preferences, await people.load(connection, user_id))

    async def wishes(self, user_id: int, guild_id: int | None) -> tuple[Preferences, ServerPreferences]:
        """Return what somebody wants, and what the server wants where they are; outside of servers, its defaults."""
        async with self._database.reading() as connection:
            own, server = await people.load_here(connection, user_id, guild_id)
        return read(Preferences, own), read(ServerPreferences, server)

    async def change(self, user_id: int, now: datetime, wish: Callable[[Preferences], Preferences]) -> Preferences:
        """Let somebody want something else than before; return all that they want now."""
        async with self._database.writing() as connection:
            before = read(Preferences, await people.load(connection, user_id))
            wanted = wish(before)
            await people.store(connection, user_id, now, asdict(wanted))
            if _timing(wanted) != _timing(before):
                await wishes_changed(connection, user_id, before, wanted, now)
        return wanted

    async def muted(self, user_ids: Collection[int]) -> frozenset[int]:
        """Return those of some people whom no message may mention."""
        async with self._database.reading() as connection:
            return await people.muted_among(connection, user_ids)


def _timing(own: Preferences) -> tuple[object, ...]:
    """Return what somebody wants of the clocks that run for them."""
    return own.quiet, own.muted, own.reminder
