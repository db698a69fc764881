"""Who takes part after somebody comes or goes? Decisions upon a table that waits for players."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.db.rows import GameRow, Json, SeatRow
from bot.errors import (
    AlreadyAtTableError,
    AlreadyStartedError,
    DormantError,
    GameOverError,
    NoSuchGameError,
    NoSuchSeatError,
    NotAtTableError,
    NotStartedError,
    OwnSeatError,
    SeatTakenError,
    TableFullError,
)
from bot.game import GameState, commitment, encode
from bot.game.cards import Guild
from bot.game.state import AUTOMATON, PERSON
from bot.service.names import CHARACTERS, clean
from bot.service.table import Ending, Status

# Who takes part afterwards, and what else of the game changes.
Change = tuple[tuple[SeatRow, ...], dict[str, Any]]


def found(row: GameRow | None) -> GameRow:
    """Return a game that was looked for; raise NoSuchGameError."""
    if row is None:
        raise NoSuchGameError
    return row


def waiting(row: GameRow | None) -> GameRow:
    """Return a game that still waits for players; raise NoSuchGameError, AlreadyStartedError or GameOverError."""
    match found(row).status:
        case Status.LOBBY:
            return found(row)
        case Status.RUNNING:
            raise AlreadyStartedError
        case _:
            raise GameOverError


def begun(row: GameRow | None) -> GameRow:
    """Return a game that has begun, whatever became of it; raise NoSuchGameError or NotStartedError."""
    if found(row).snapshot is None:
        raise NotStartedError
    return found(row)


def running(row: GameRow) -> GameRow:
    """Return a game that runs; raise NotStartedError, DormantError or GameOverError."""
    match row.status:
        case Status.LOBBY:
            raise NotStartedError
        case Status.RUNNING:
            return row
        case _:
            raise DormantError if row.ending == Ending.DORMANT else GameOverError


def seat_of(row: GameRow, user_id: int) -> int:
    """Return the seat that somebody plays; raise NotAtTableError."""
    for seat in row.seats:
        if seat.user_id == user_id and seat.robot is None and seat.position is not None:
            return seat.position
    raise NotAtTableError


def robot_to_move(row: GameRow) -> str | None:
    """Return the robot that has to decide; None if it is a person, or nobody."""
    if row.status != Status.RUNNING:
        return None
    return next((seat.robot for seat in row.seats if seat.position == row.decider), None)


def automaton_name(opponent: Guild) -> str:
    """Return by which name a Legendary opponent is stored where robots are."""
    return f"legend-{opponent}"


def alone(host_id: int, name: str, opponent: Guild) -> tuple[SeatRow, ...]:
    """Return who takes part in a solo game."""
    automaton = automaton_name(opponent)
    return (
        SeatRow(PERSON, PERSON, host_id, None, clean(name)),
        SeatRow(AUTOMATON, AUTOMATON, None, automaton, automaton),
    )


def new_row(
    *,
    game_id: str,
    place: tuple[int | None, int],
    host_id: int,
    locale: str,
    now: datetime,
    agreements: Json,
    seed: str,
) -> GameRow:
    """Return a new table, in a place (server, channel), at which nobody sits yet."""
    guild_id, channel_id = place
    return GameRow(
        id=game_id,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        status=Status.LOBBY,
        version=1,
        locale=locale,
        created_at=now,
        updated_at=now,
        options=agreements,
        seed=seed,
        commitment=commitment(seed),
        seats=(),
    )


def filled(row: GameRow, state: GameState, robots: Sequence[str]) -> GameRow:
    """Return a new table with all who sit down at once: robots, or an automaton, whereupon the game has begun.

    Raises TableFullError.
    """
    opponent = state.options.opponent
    if opponent is not None:
        (host,) = row.seats
        return replace(row, seats=alone(row.host_id, host.name, opponent), **beginning(state, row.created_at))
    for robot in robots:
        row = replace(row, seats=seated_robot(row, robot))
    return row


def beginning(state: GameState, now: datetime) -> dict[str, Any]:
    """Return what changes when a game begins."""
    return {"status": Status.RUNNING, "snapshot": encode(state), "decider": state.decider, "started_at": now}


def seated_robot(row: GameRow, robot: str) -> tuple[SeatRow, ...]:
    """Return who takes part after a robot came, as a character that nobody at the table is; raise TableFullError."""
    return seated(row, None, robot, character(row, {seat.name for seat in row.seats if seat.user_id is None}))


def character(row: GameRow, taken: Collection[str]) -> str:
    """Return a character that is not taken: another first one at every table, and the same whenever it is asked."""
    first = int(row.commitment[:8], 16)
    characters = (CHARACTERS[(first + turn) % len(CHARACTERS)] for turn in range(len(CHARACTERS)))
    return next(name for name in characters if name not in taken)


def levelled(row: GameRow, position: int, robot: str) -> tuple[SeatRow, ...]:
    """Return who takes part when the robot at a place of the joining order plays on another level.

    Raises NoSuchSeatError where no robot sits there.
    """
    if not 0 <= position < len(row.seats) or row.seats[position].robot is None:
        raise NoSuchSeatError
    return tuple(replace(seat, robot=robot) if at == position else seat for at, seat in enumerate(row.seats))


def seated(row: GameRow, user_id: int | None, robot: str | None, name: str) -> tuple[SeatRow, ...]:
    """Return who takes part after one more came; raise TableFullError."""
    places = row.options["players"]
    if len(row.seats) >= places:
        raise TableFullError(seats=places)
    latest = max((seat.joined for seat in row.seats), default=-1)
    return (*row.seats, SeatRow(latest + 1, None, user_id, robot, clean(name)))


def without(row: GameRow, user_id: int, now: datetime) -> Change:
    """Return what is left when a person goes: another host, or, without a person, no table."""
    sitting = tuple(seat for seat in row.seats if seat.user_id != user_id)
    host = next_host(sitting, row.host_id, user_id)
    if host is None:
        return row.seats, called_off(now)  # who was there last stays on record
    return sitting, {"host_id": host}


def next_host(sitting: tuple[SeatRow, ...], host_id: int, leaver_id: int) -> int | None:
    """Return who is host when somebody goes: the person who has been there longest; None without a person."""
    people = people_of(sitting)
    if not people:
        return None
    return people[0].user_id if host_id == leaver_id else host_id


def people_of(seats: Iterable[SeatRow]) -> list[SeatRow]:
    """Return the seats that people play."""
    return [seat for seat in seats if seat.user_id is not None and seat.robot is None]


def all_agreed(seats: Iterable[SeatRow]) -> bool:
    """Whether there are people at a table, and all of them want its game to end."""
    people = people_of(seats)
    return bool(people) and all(seat.agreed for seat in people)


def left_to(row: GameRow, user_id: int, robot: str) -> tuple[SeatRow, ...]:
    """Return who takes part after a robot took over from somebody in the middle of a game."""
    return tuple(
        replace(seat, robot=seat.robot or robot, left=True, agreed=False, offered_to=None)
        if seat.user_id == user_id
        else seat
        for seat in row.seats
    )


def replaced(row: GameRow, user_id: int, robot: str, now: datetime) -> Change:
    """Return who takes part in a running game after a robot took over from somebody, and who is host.

    Without a person the game is abandoned; it ends where all who are left have agreed to that.
    """
    sitting = left_to(row, user_id, robot)
    host = next_host(sitting, row.host_id, user_id)
    if host is None:
        return sitting, ended(Ending.ABANDONED, now)
    return sitting, {"host_id": host, **(ended(Ending.AGREED, now) if all_agreed(sitting) else {})}


def departed(row: GameRow, user_id: int, robot: str, now: datetime) -> Change:
    """Return who takes part in an open game after somebody went, whether it waits for players or runs."""
    return without(row, user_id, now) if row.status == Status.LOBBY else replaced(row, user_id, robot, now)


def taken(row: GameRow, user_id: int, name: str, position: int) -> tuple[SeatRow, ...]:
    """Return who takes part after a person took the seat that another one, or they themselves, left to a robot.

    Raises AlreadyAtTableError, NoSuchSeatError, SeatTakenError, or OwnSeatError where another one is theirs.
    """
    own = next((seat for seat in row.seats if seat.user_id == user_id), None)
    wanted = next((seat for seat in row.seats if seat.position == position), None)
    if own is not None and not own.left:
        raise AlreadyAtTableError
    if wanted is None:
        raise NoSuchSeatError
    if not wanted.left:
        raise SeatTakenError
    if own is not None and own is not wanted:
        raise OwnSeatError
    return tuple(seated_again(seat, user_id, name) if seat is wanted else seat for seat in row.seats)


def seated_again(seat: SeatRow, user_id: int, name: str) -> SeatRow:
    """Return a seat that a person plays from now on: what whoever had it wanted counts no more."""
    return SeatRow(seat.joined, seat.position, user_id, None, clean(name))


def unseated(before: Sequence[SeatRow], after: Sequence[SeatRow]) -> list[int]:
    """Return the people who had a seat, or had left one, and now have none."""
    still = {seat.user_id for seat in after}
    return [seat.user_id for seat in before if seat.user_id is not None and seat.user_id not in still]


def called_off(now: datetime) -> dict[str, Any]:
    """Return what changes when a game is called off before it began."""
    return ended(Ending.CALLED_OFF, now)


def ended(why: Ending, now: datetime) -> dict[str, Any]:
    """Return what changes when a game ends."""
    status = Status.OVER if why is Ending.FINISHED else Status.CANCELLED
    return {"status": status, "ending": why, "ended_at": now, "decider": None}
