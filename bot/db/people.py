"""What does a person want? Their preferences."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema import people
from bot.db.upsert import put


async def muted_among(connection: AsyncConnection, user_ids: Collection[int]) -> frozenset[int]:
    """Return those of some people who want no mentions."""
    wanted = select(people.c.id).where(people.c.id.in_(user_ids), people.c.muted)
    return frozenset((await connection.scalars(wanted)).all())


async def set_muted(connection: AsyncConnection, user_id: int, now: datetime, *, muted: bool) -> None:
    """Store whether somebody wants no mentions."""
    await put(connection, people, user_id, muted=muted, updated_at=now)
