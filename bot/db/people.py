"""What does a person want? Their preferences."""

from collections.abc import Collection, Mapping
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import Json
from bot.db.schema import people
from bot.db.upsert import find, put


async def load(connection: AsyncConnection, user_id: int) -> Json | None:
    """Return what somebody wants, by column; None of whom nothing is stored."""
    return await find(connection, people, user_id)


async def store(connection: AsyncConnection, user_id: int, now: datetime, values: Mapping[str, object]) -> None:
    """Store what somebody wants, all columns of it."""
    await put(connection, people, user_id, **values, updated_at=now)


async def muted_among(connection: AsyncConnection, user_ids: Collection[int]) -> frozenset[int]:
    """Return those of some people who want no mentions."""
    wanted = select(people.c.id).where(people.c.id.in_(user_ids), people.c.notify == "nothing")
    return frozenset((await connection.scalars(wanted)).all())
