"""What does a server want? Its settings."""

from collections.abc import Callable
from dataclasses import asdict
from datetime import datetime

from bot.db import Database, guilds
from bot.service.preferences import ServerPreferences, read


class Guilds:
    """The servers that have the bot."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def preferences(self, guild_id: int | None) -> ServerPreferences:
        """Return what a server wants; outside of servers, the defaults."""
        if guild_id is None:
            return ServerPreferences()
        async with self._database.reading() as connection:
            return read(ServerPreferences, await guilds.load(connection, guild_id))

    async def change(
        self, guild_id: int, now: datetime, wish: Callable[[ServerPreferences], ServerPreferences]
    ) -> ServerPreferences:
        """Let a server want something else than before; return all that it wants now."""
        async with self._database.writing() as connection:
            wanted = wish(read(ServerPreferences, await guilds.load(connection, guild_id)))
            await guilds.store(connection, guild_id, now, asdict(wanted))
        return wanted
