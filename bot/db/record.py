"""What was done in a game, in which order? The record of actions, each with what it brought about."""

import json
from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, and_, func, insert, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import ActionRow
from bot.db.schema import actions, games, seats


def in_force(rows: Iterable[ActionRow]) -> list[ActionRow]:
    """Return the actions that were not taken back, of whole turns: what is taken back belongs to the same turn."""
    standing: list[ActionRow] = []
    for row in rows:
        if row.takes_back:
            del standing[-row.takes_back :]
        else:
            standing.append(row)
    return standing


async def append(connection: AsyncConnection, game_id: str, rows: Sequence[ActionRow], *, after: int = 0) -> None:
    """Add rows to a game's record, in their order; their numbers count from `after`."""
    values = [
        {
            "game_id": game_id,
            **{name: getattr(row, name) for name in ActionRow.__slots__ if name != "events"},
            "number": after + row.number,
            "events": json.dumps(row.events, separators=(",", ":")),
        }
        for row in rows
    ]
    await connection.execute(insert(actions), values)


async def length(connection: AsyncConnection, game_id: str) -> int:
    """Return how many rows a game's record has."""
    return await connection.scalar(select(func.count()).where(actions.c.game_id == game_id)) or 0


async def last_by_person(connection: AsyncConnection, game_id: str) -> datetime | None:
    """Return when a person last acted in a game; None where nobody of whom that is known has."""
    latest = select(actions.c.at).where(actions.c.game_id == game_id, actions.c.user_id.is_not(None))
    found: datetime | None = await connection.scalar(latest.order_by(actions.c.number.desc()).limit(1))
    return found


async def of_interaction(
    connection: AsyncConnection, game_id: str, user_id: int, interaction_id: int
) -> list[ActionRow]:
    """Return the actions that somebody's click in a game once led to; none if it led to none."""
    version = (
        select(actions.c.version)
        .where(actions.c.game_id == game_id, actions.c.user_id == user_id)
        .where(actions.c.interaction_id == interaction_id)
        .scalar_subquery()
    )
    return await _select(connection, actions.c.game_id == game_id, actions.c.version == version)


async def played_for(connection: AsyncConnection, game_id: str, user_id: int, version: int) -> bool:
    """Whether a robot has played in the seat that somebody holds since a game was at that version."""
    theirs = and_(seats.c.game_id == game_id, seats.c.user_id == user_id, seats.c.robot.is_(None))
    since = and_(actions.c.game_id == game_id, actions.c.version > version, actions.c.robot.is_not(None))
    found = select(actions.c.number).where(since).join(seats, and_(theirs, seats.c.position == actions.c.seat)).limit(1)
    return await connection.scalar(found) is not None


async def first_turn_beyond(connection: AsyncConnection, game_id: str, version: int) -> int | None:
    """Return the first turn in which something was done after a game was at that version; None if nothing was."""
    beyond = and_(actions.c.game_id == game_id, actions.c.version > version)
    turn: int | None = await connection.scalar(select(func.min(actions.c.turn)).where(beyond))
    return turn


async def last_own_turn(connection: AsyncConnection, game_id: str, seat: int, before: int) -> int:
    """Return the last turn before that one which people played at a seat, no robot having a part in it; 0 for none.

    Not of a solo game, where a person also decides something in the automaton's turn.
    """
    earlier = and_(actions.c.game_id == game_id, actions.c.turn < before)
    robots = select(actions.c.turn).where(earlier, actions.c.robot.is_not(None))
    own = select(func.max(actions.c.turn)).where(earlier, actions.c.seat == seat, actions.c.turn.not_in(robots))
    return await connection.scalar(own) or 0


async def turns_unannounced(connection: AsyncConnection) -> dict[str, int]:
    """Return, by game, the earliest turn in which something was done that the public message does not show."""
    beyond = and_(actions.c.game_id == games.c.id, actions.c.version > games.c.announced)
    earliest = select(func.min(actions.c.turn)).where(beyond).correlate(games).scalar_subquery()
    # Game by game: few are to be announced, and joined the other way round every action there is would be read.
    query = select(games.c.id, earliest.label("turn")).where(games.c.announced < games.c.version)
    return {row.id: row.turn for row in await connection.execute(query) if row.turn is not None}


async def of_turns(
    connection: AsyncConnection, game_id: str, first: int = 0, last: int | None = None, *, whole: bool = False
) -> list[ActionRow]:
    """Return the actions of a game's turns from `first` to `last`, both included; without `last` to the end.

    They are those in force; the `whole` record also has what was taken back, and the rows that say so.
    """
    conditions = [actions.c.game_id == game_id, actions.c.turn >= first]
    if last is not None:
        conditions.append(actions.c.turn <= last)
    rows = await _select(connection, *conditions)
    return rows if whole else in_force(rows)


async def _select(connection: AsyncConnection, *conditions: ColumnElement[bool]) -> list[ActionRow]:
    found = await connection.execute(select(actions).where(*conditions).order_by(actions.c.number))
    return [_read(row) for row in found.mappings()]


def _read(row: RowMapping) -> ActionRow:
    values = {name: row[name] for name in ActionRow.__slots__}
    return ActionRow(**{**values, "events": json.loads(row["events"])})
