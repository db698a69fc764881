"""How are games stored and found again? Every change asks for the version that it was decided upon."""

import dataclasses
import json
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db import schema
from bot.db.faults import ChannelTakenError
from bot.db.rows import ClockRow, GameRow, SeatRow
from bot.db.schema import clocks, games, seats

OPEN = games.c.status.in_(("lobby", "running"))
DORMANT = and_(games.c.status == "cancelled", games.c.ending == "dormant")
GAME = tuple(games.c.keys())
SEAT = tuple(name for name in seats.c.keys() if name != "game_id")  # noqa: SIM118 - a collection of columns
CLOCK = tuple(name for name in clocks.c.keys() if name != "game_id")  # noqa: SIM118


async def add(connection: AsyncConnection, game: GameRow) -> None:
    """Store a new game and its seats; raise ChannelTakenError where another one is open in its channel."""
    values = {name: getattr(game, name) for name in games.c.keys() if name not in ("options", "snapshot")}  # noqa: SIM118
    try:
        await connection.execute(
            insert(games).values(**values, **_written(options=game.options, snapshot=game.snapshot))
        )
    except IntegrityError as error:
        raise ChannelTakenError from error
    await set_seats(connection, game.id, game.seats)


async def change(connection: AsyncConnection, game_id: str, version: int, **values: Any) -> bool:  # noqa: ANN401
    """Change a game that is still at that version, and count it up; return whether it was.

    Raises ChannelTakenError where it would move to a channel that has an open game.
    """
    statement = (
        update(games)
        .where(games.c.id == game_id, games.c.version == version)
        .values(version=version + 1, **_written(**values))
    )
    try:
        return (await connection.execute(statement)).rowcount == 1
    except IntegrityError as error:
        raise ChannelTakenError from error


async def set_seats(connection: AsyncConnection, game_id: str, rows: Sequence[SeatRow]) -> None:
    """Let exactly these sit at a game."""
    await connection.execute(delete(seats).where(seats.c.game_id == game_id))
    await connection.execute(insert(seats), [{"game_id": game_id, **dataclasses.asdict(row)} for row in rows])


async def load(connection: AsyncConnection, game_id: str) -> GameRow | None:
    """Return a game; None if there is none of that id."""
    if not (game_id.isascii() and game_id.isalnum()):  # a forged one, which a driver might not even take
        return None
    found = await _select(connection, games.c.id == game_id)
    return found[0] if found else None


async def of_channel(connection: AsyncConnection, channel_id: int) -> GameRow | None:
    """Return the open game of a channel; None if there is none."""
    found = await _select(connection, and_(games.c.channel_id == channel_id, OPEN))
    return found[0] if found else None


async def of_threads(connection: AsyncConnection, home_id: int) -> list[GameRow]:
    """Return the games that run in threads of a channel, the latest first."""
    return await _select(connection, and_(games.c.home_id == home_id, games.c.channel_id != home_id, OPEN))


async def last_of_channel(connection: AsyncConnection, channel_id: int) -> GameRow | None:
    """Return the last game of a channel or its threads that was played to its end or fell asleep, else None."""
    ended = [
        select(games.c.id, games.c.ended_at)
        .where(column == channel_id, or_(games.c.status == "over", DORMANT))
        .order_by(games.c.ended_at.desc(), games.c.id)
        .limit(1)
        .subquery()
        for column in (games.c.channel_id, games.c.home_id)
    ]
    found = await _select(connection, or_(*(games.c.id.in_(select(each.c.id)) for each in ended)))
    return max(found, key=lambda row: (row.ended_at or row.created_at, row.id), default=None)


async def of_user(connection: AsyncConnection, user_id: int) -> list[GameRow]:
    """Return the open games in which somebody has a seat, the latest first."""
    own = select(seats.c.game_id).where(seats.c.user_id == user_id, seats.c.left.is_(False))
    return await _select(connection, and_(games.c.id.in_(own), OPEN))


async def left_by(connection: AsyncConnection, user_id: int) -> list[GameRow]:
    """Return the running games in which somebody left a seat that nobody else has taken, the latest first.

    Also those that sleep, whether they left a seat there or have it.
    """
    own = select(seats.c.game_id).where(seats.c.user_id == user_id)
    left = and_(games.c.status == "running", games.c.id.in_(own.where(seats.c.left.is_(True))))
    return await _select(connection, and_(games.c.id.in_(own), or_(left, DORMANT)))


async def unannounced(connection: AsyncConnection) -> list[str]:
    """Return the ids of games of which the public message shows less than there is."""
    found = await connection.scalars(select(games.c.id).where(games.c.announced < games.c.version))
    return list(found)


async def waiting_for_robots(connection: AsyncConnection) -> list[str]:
    """Return the ids of running games in which a robot has to decide."""
    decides = and_(seats.c.game_id == games.c.id, seats.c.position == games.c.decider, seats.c.robot.is_not(None))
    # The literal lets an index of the open games alone be used: finished ones become many more over the years.
    running = and_(text(schema.OPEN), games.c.status == "running")
    found = await connection.scalars(select(games.c.id).join(seats, decides).where(running))
    return list(found)


async def open_ids(connection: AsyncConnection) -> list[str]:
    """Return the ids of all open games."""
    return list(await connection.scalars(select(games.c.id).where(OPEN)))


async def announce(connection: AsyncConnection, game_id: str, version: int, message_id: int | None) -> bool:
    """Note which message shows that version; return False, changing nothing, where a later one is already shown."""
    statement = (
        update(games)
        .where(games.c.id == game_id, games.c.announced <= version, games.c.version >= version)
        .values(announced=version, message_id=message_id)
    )
    return (await connection.execute(statement)).rowcount == 1


async def settle(connection: AsyncConnection, game_id: str, home_id: int, channel_id: int) -> bool:
    """Note where a game that was opened in `home_id` is played, where it has no message yet.

    Its version stays: no panel is out of date by that. Return False, changing nothing, where it is known already.
    Raises ChannelTakenError.
    """
    statement = (
        update(games)
        .where(games.c.id == game_id, games.c.channel_id == home_id, games.c.home_id.is_(None))
        .values(channel_id=channel_id, home_id=home_id, announced=0, message_id=None)
    )
    try:
        return (await connection.execute(statement)).rowcount == 1
    except IntegrityError as error:
        raise ChannelTakenError from error


async def forget_message(connection: AsyncConnection, game_id: str, message_id: int) -> bool:
    """Note that a game's message is gone, if it is still that one; then nothing of the game is announced."""
    statement = (
        update(games)
        .where(games.c.id == game_id, games.c.message_id == message_id)
        .values(announced=0, message_id=None)
    )
    return (await connection.execute(statement)).rowcount == 1


async def propose(connection: AsyncConnection, game_id: str, message_id: int) -> None:
    """Note which message asks the table whether to end a game."""
    await connection.execute(update(games).where(games.c.id == game_id).values(proposal_id=message_id))


async def rename(connection: AsyncConnection, user_id: int, name: str, guild_id: int | None = None) -> None:
    """Let somebody's seats in open games, of one server if given, bear a new name."""
    still = select(games.c.id).where(OPEN if guild_id is None else and_(OPEN, games.c.guild_id == guild_id))
    await connection.execute(
        update(seats)
        .where(seats.c.user_id == user_id, seats.c.name != name, seats.c.game_id.in_(still))
        .values(name=name)
    )


async def _select(connection: AsyncConnection, condition: ColumnElement[bool]) -> list[GameRow]:
    """Return games with their seats and clocks, asked for at once: every question costs several turns of a thread."""
    statement = (
        select(games, *(seats.c[name] for name in SEAT), *(clocks.c[name].label(f"clock_{name}") for name in CLOCK))
        .join(seats, seats.c.game_id == games.c.id, isouter=True)
        .join(clocks, clocks.c.game_id == games.c.id, isouter=True)
        .where(condition)
        .order_by(games.c.updated_at.desc(), games.c.id, seats.c.joined)
    )
    found = (await connection.execute(statement)).mappings().all()
    return [_read(list(rows)) for _, rows in groupby(found, key=lambda row: row["id"])]


def _read(rows: Sequence[RowMapping]) -> GameRow:
    values = {name: rows[0][name] for name in GAME}
    options, snapshot = values.pop("options"), values.pop("snapshot")
    return GameRow(
        **values,
        options=json.loads(options),
        snapshot=None if snapshot is None else json.loads(snapshot),
        seats=tuple(SeatRow(**{name: row[name] for name in SEAT}) for row in rows if row["joined"] is not None),
        clock=_clock(rows[0]),
    )


def _clock(row: RowMapping) -> ClockRow | None:
    if row["clock_step"] is None:
        return None
    return ClockRow(**{name: row[f"clock_{name}"] for name in CLOCK})


def _written(**values: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return values with what is kept as JSON text written so."""
    return {
        name: json.dumps(value, separators=(",", ":"))
        if name in ("options", "snapshot") and value is not None
        else value
        for name, value in values.items()
    }
