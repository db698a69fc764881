"""What does each game wait for, and when must somebody look? One row a game; and when the bot last saw Discord."""

from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import and_, bindparam, delete, func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import ClockRow
from bot.db.schema import actions, clocks, games, people, pulse, seats
from bot.db.upsert import find, put

ONLY = 1  # the id of the one row of `pulse`
COLUMNS = tuple(name for name in clocks.c.keys() if name != "game_id")  # noqa: SIM118 - a collection of columns


async def set_clock(connection: AsyncConnection, game_id: str, row: ClockRow | None) -> None:
    """Let a game wait for exactly this, or for nothing."""
    if row is None:
        await connection.execute(delete(clocks).where(clocks.c.game_id == game_id))
        return
    changed = await connection.execute(update(clocks).where(clocks.c.game_id == game_id).values(asdict(row)))
    if not changed.rowcount:
        await connection.execute(insert(clocks).values(game_id=game_id, **asdict(row)))


async def change(connection: AsyncConnection, game_id: str, seen: ClockRow, **values: Any) -> bool:  # noqa: ANN401
    """Change a clock that is still as it was seen; return whether it was."""
    same = [clocks.c[name] == getattr(seen, name) for name in ("turn", "step", "told", "since", "wake")]
    changed = await connection.execute(update(clocks).where(clocks.c.game_id == game_id, *same).values(values))
    return changed.rowcount == 1


async def postpone(connection: AsyncConnection, game_id: str, wake: datetime) -> None:
    """Let nobody look at a game before that moment."""
    await connection.execute(update(clocks).where(clocks.c.game_id == game_id, clocks.c.wake < wake).values(wake=wake))


async def due(connection: AsyncConnection, now: datetime, limit: int) -> list[str]:
    """Return the ids of the games that somebody must look at, those that have waited longest first."""
    found = select(clocks.c.game_id).where(clocks.c.wake <= now).order_by(clocks.c.wake, clocks.c.game_id).limit(limit)
    return list(await connection.scalars(found))


async def next_wake(connection: AsyncConnection) -> datetime | None:
    """Return when somebody must look at the first of the games; None where there are none."""
    wake: datetime | None = await connection.scalar(select(clocks.c.wake).order_by(clocks.c.wake).limit(1))
    return wake


async def running_for(connection: AsyncConnection, user_id: int) -> list[tuple[str, ClockRow]]:
    """Return the clocks that run for somebody, by game."""
    own = select(seats.c.game_id).where(seats.c.user_id == user_id)  # an index finds these
    found = select(clocks).where(clocks.c.game_id.in_(own), clocks.c.user_id == user_id)
    return [(row["game_id"], _read(row)) for row in (await connection.execute(found)).mappings()]


async def running(
    connection: AsyncConnection, guild_id: int | None = None
) -> list[tuple[str, ClockRow, Mapping[str, object] | None]]:
    """Return the clocks that run for anybody, of one server if given, by game, with what that person wants."""
    found = select(*clocks.c, *people.c).join(people, people.c.id == clocks.c.user_id, isouter=True)
    if guild_id is not None:
        found = found.join(games, games.c.id == clocks.c.game_id).where(games.c.guild_id == guild_id)
    rows = (await connection.execute(found.where(clocks.c.user_id.is_not(None)))).mappings()
    return [(row["game_id"], _read(row), None if row["id"] is None else _by_name(row)) for row in rows]


async def move(connection: AsyncConnection, moved: Mapping[str, ClockRow]) -> None:
    """Let clocks, by game, end and be looked at when these say, in one go: there may be ten thousand."""
    if moved:
        new = update(clocks).where(clocks.c.game_id == bindparam("game"))
        values = [{"game": game_id, "new_due": row.due, "new_wake": row.wake} for game_id, row in moved.items()]
        await connection.execute(new.values(due=bindparam("new_due"), wake=bindparam("new_wake")), values)


def _read(row: RowMapping) -> ClockRow:
    return ClockRow(**{name: row[name] for name in COLUMNS})


def _by_name(row: RowMapping) -> dict[str, object]:
    return {str(name): value for name, value in row.items()}


async def count_missed(connection: AsyncConnection, game_id: str, user_id: int, missed: int) -> None:
    """Note how many times in a row somebody has let their time run out in a game."""
    own = and_(seats.c.game_id == game_id, seats.c.user_id == user_id, seats.c.missed != missed)
    await connection.execute(update(seats).where(own).values(missed=missed))


async def last_acts(connection: AsyncConnection, game_id: str) -> dict[int, datetime]:
    """Return when each person last did something in a game, of those who have."""
    latest = func.max(actions.c.at, type_=actions.c.at.type).label("at")
    found = select(actions.c.user_id, latest).where(actions.c.game_id == game_id, actions.c.user_id.is_not(None))
    return {row.user_id: row.at for row in await connection.execute(found.group_by(actions.c.user_id))}


async def beat(connection: AsyncConnection, now: datetime) -> None:
    """Note that the bot sees Discord."""
    await put(connection, pulse, ONLY, at=now)


async def last_beat(connection: AsyncConnection) -> datetime | None:
    """Return when the bot last saw Discord; None if never."""
    row = await find(connection, pulse, ONLY)
    return None if row is None else row["at"]
