"""What does a person want? Their preferences."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema import people


async def muted_among(connection: AsyncConnection, user_ids: Collection[int]) -> frozenset[int]:
    """Return those of some people who want no mentions."""
    wanted = select(people.c.id).where(people.c.id.in_(user_ids), people.c.muted)
    return frozenset((await connection.scalars(wanted)).all())


async def set_muted(connection: AsyncConnection, user_id: int, now: datetime, *, muted: bool) -> None:
    """Store whether somebody wants no mentions."""
    values = {"muted": muted, "updated_at": now}
    change = update(people).where(people.c.id == user_id).values(values)
    if (await connection.execute(change)).rowcount:
        return
    try:
        async with connection.begin_nested():
            await connection.execute(insert(people).values(id=user_id, **values))
    except IntegrityError:  # another process was first
        await connection.execute(change)
