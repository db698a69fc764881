"""What does a server want? Its settings."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema import guilds
from bot.db.upsert import put


async def locale_of(connection: AsyncConnection, guild_id: int) -> str | None:
    """Return the language that a server chose; None if it chose none."""
    locale: str | None = await connection.scalar(select(guilds.c.locale).where(guilds.c.id == guild_id))
    return locale


async def set_locale(connection: AsyncConnection, guild_id: int, locale: str | None, now: datetime) -> None:
    """Store the language of a server."""
    await put(connection, guilds, guild_id, locale=locale, updated_at=now)
