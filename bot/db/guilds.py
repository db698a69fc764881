"""What does a server want? Its settings."""

from datetime import datetime

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema import guilds


async def locale_of(connection: AsyncConnection, guild_id: int) -> str | None:
    """Return the language that a server chose; None if it chose none."""
    locale: str | None = await connection.scalar(select(guilds.c.locale).where(guilds.c.id == guild_id))
    return locale


async def set_locale(connection: AsyncConnection, guild_id: int, locale: str | None, now: datetime) -> None:
    """Store the language of a server."""
    values = {"locale": locale, "updated_at": now}
    change = update(guilds).where(guilds.c.id == guild_id).values(values)
    if (await connection.execute(change)).rowcount:
        return
    try:
        async with connection.begin_nested():
            await connection.execute(insert(guilds).values(id=guild_id, **values))
    except IntegrityError:  # another process was first
        await connection.execute(change)
