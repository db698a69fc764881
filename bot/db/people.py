"""What does a person want? Their preferences."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from sqlalchemy import Table, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import Json
from bot.db.schema import guilds, people
from bot.db.upsert import find, put


async def load(connection: AsyncConnection, user_id: int) -> Json | None:
    """Return what somebody wants, by column; None of whom nothing is stored."""
    return await find(connection, people, user_id)


async def load_here(connection: AsyncConnection, user_id: int, guild_id: int | None) -> tuple[Json | None, Json | None]:
    """Return what somebody wants, and what a server wants, by column, in one question; None as `load` does."""
    asked = select(literal(1).label("one")).subquery("one_row")
    there = asked.outerjoin(people, people.c.id == user_id).outerjoin(guilds, guilds.c.id == guild_id)
    row = (await connection.execute(select(*people.c, *guilds.c).select_from(there))).one()
    width = len(people.c)
    return _by_column(people, row[:width]), _by_column(guilds, row[width:])


def _by_column(table: Table, values: Sequence[object]) -> Json | None:
    named = dict(zip(table.c.keys(), values, strict=True))
    return named if named["id"] is not None else None


async def store(connection: AsyncConnection, user_id: int, now: datetime, values: Mapping[str, object]) -> None:
    """Store what somebody wants, all columns of it."""
    await put(connection, people, user_id, **values, updated_at=now)


async def muted_among(connection: AsyncConnection, user_ids: Collection[int]) -> frozenset[int]:
    """Return those of some people who want no mentions."""
    wanted = select(people.c.id).where(people.c.id.in_(user_ids), people.c.notify == "nothing")
    return frozenset((await connection.scalars(wanted)).all())
