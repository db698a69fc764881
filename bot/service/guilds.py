"""What does a server want? Its settings."""

from datetime import datetime

from bot.db import Database, guilds


class Guilds:
    """The servers that have the bot."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def locale(self, guild_id: int) -> str | None:
        """Return the language that a server chose for public messages; None if it chose none."""
        async with self._database.reading() as connection:
            return await guilds.locale_of(connection, guild_id)

    async def set_locale(self, guild_id: int, locale: str | None, now: datetime) -> None:
        """Choose it; None goes back to what Discord says of the server."""
        async with self._database.writing() as connection:
            await guilds.set_locale(connection, guild_id, locale, now)
