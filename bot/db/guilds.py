"""What does a server want? Its settings."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import Json
from bot.db.schema import guilds
from bot.db.upsert import find, put


async def load(connection: AsyncConnection, guild_id: int) -> Json | None:
    """Return what a server wants, by column; None of which nothing is stored."""
    return await find(connection, guilds, guild_id)


async def store(connection: AsyncConnection, guild_id: int, now: datetime, values: Mapping[str, object]) -> None:
    """Store what a server wants, all columns of it."""
    await put(connection, guilds, guild_id, **values, updated_at=now)
