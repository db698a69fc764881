"""How do people part with a running game? Ending it together, handing a seat over, letting it sleep and waking it."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.db.rows import GameRow, SeatRow
from bot.errors import (
    AlreadyAtTableError,
    AlreadyStartedError,
    GameOverError,
    HasSeatError,
    NoOpenSeatError,
    NoProposalError,
    NoSuchSeatError,
    NotAtTableError,
    NotForYouError,
    NotHostError,
    NotStartedError,
    OfferOverError,
    OfferToSelfError,
    OwnSeatError,
    SeveralSeatsError,
)
from bot.service.seating import all_agreed, called_off, ended, people_of, running, seat_of, seated_again
from bot.service.table import Ending, Status, state_of
from bot.service.timing import FORGOTTEN

# The game afterwards, of which only who takes part counts, and what else of it changes.
Change = tuple[GameRow, dict[str, Any]]


def still_shown(row: GameRow) -> dict[str, Any]:
    """Return what changes where the public message goes on showing all there is to see: nobody is called once more."""
    return {"announced": row.version + 1} if row.announced == row.version else {}


# ending it together


def stopped(row: GameRow, user_id: int, now: datetime, *, manager: bool) -> Change:
    """Return a game that somebody wants to end: a manager does so at once, a player by agreeing.

    A table that waits belongs to its host. Raises NotHostError, GameOverError, DormantError or NotAtTableError.
    """
    if row.status == Status.LOBBY:
        if user_id != row.host_id and not manager:
            raise NotHostError
        return row, called_off(now)
    if manager:
        return running(row), ended(Ending.STOPPED, now)
    return _agreed(row, user_id, now)


def agreed(row: GameRow, user_id: int, now: datetime) -> Change:
    """Return a game after somebody has agreed to end it; once more, nothing changes.

    It ends when all people at the table have. Raises NotAtTableError, or NoProposalError where nobody proposes it.
    """
    seat_of(running(row), user_id)
    if not _proposed(row):
        raise NoProposalError
    return _agreed(row, user_id, now)


def played_on(row: GameRow, user_id: int, now: datetime) -> Change:
    """Return a game after one of its people wants to play on; raise NotAtTableError or NoProposalError."""
    seat_of(running(row), user_id)
    if not _proposed(row):
        raise NoProposalError
    sitting = tuple(replace(seat, agreed=False) for seat in row.seats)
    return replace(row, seats=sitting), {"attended_at": now, "proposal_id": None, **still_shown(row)}


def _agreed(row: GameRow, user_id: int, now: datetime) -> Change:
    position = seat_of(running(row), user_id)
    sitting = tuple(replace(seat, agreed=True) if seat.position == position else seat for seat in row.seats)
    if all_agreed(sitting):
        alone = len(people_of(sitting)) == 1
        return replace(row, seats=sitting), ended(Ending.STOPPED if alone else Ending.AGREED, now)
    if sitting == row.seats:
        return row, {}
    return replace(row, seats=sitting), {"attended_at": now, **still_shown(row)}


def _proposed(row: GameRow) -> bool:
    return any(seat.agreed for seat in people_of(row.seats))


# handing a seat over


def offered(row: GameRow, user_id: int, to: int, position: int | None, now: datetime, *, manager: bool) -> Change:
    """Return a game after a seat was offered to somebody: one's own, or one that somebody left.

    Without a position it is one's own; a manager who does not play offers the one that was left. Another offer of that
    seat is void. Raises NotAtTableError, NoOpenSeatError, SeveralSeatsError, NoSuchSeatError, NotForYouError,
    OfferToSelfError or HasSeatError.
    """
    own = _seat_of_person(running(row).seats, user_id)
    if own is None and not manager:
        raise NotAtTableError
    seat = own if own is not None and position is None else _open_seat(row, position, own)
    if to == user_id:
        raise OfferToSelfError
    theirs = next((each for each in row.seats if each.user_id == to), None)
    if theirs is not None and (theirs is not seat or not theirs.left):
        raise HasSeatError
    return _with(row, seat, replace(seat, offered_to=to)), {"attended_at": now, **still_shown(row)}


def handed_over(row: GameRow, user_id: int, name: str, position: int, now: datetime) -> Change:
    """Return a game after somebody accepted the seat that is offered to them.

    Raises NoSuchSeatError, OfferOverError, NotForYouError, AlreadyAtTableError or OwnSeatError.
    """
    seat = _on_offer(row, position)
    if seat.offered_to != user_id:
        raise NotForYouError
    own = next((each for each in row.seats if each.user_id == user_id), None)
    if own is not None and not own.left:
        raise AlreadyAtTableError
    if own is not None and own is not seat:
        raise OwnSeatError
    values: dict[str, Any] = {"attended_at": now}
    if row.host_id == seat.user_id:
        values["host_id"] = user_id
    if row.decider != position:
        values |= still_shown(row)
    return _with(row, seat, seated_again(seat, user_id, name)), values


def unoffered(row: GameRow, user_id: int, position: int, *, manager: bool) -> Change:
    """Return a game after an offer was declined by whom it was for, or withdrawn.

    Whoever sits there withdraws it; where somebody left, any player or a manager. Raises NoSuchSeatError,
    OfferOverError or NotForYouError.
    """
    seat = _on_offer(row, position)
    own = _seat_of_person(row.seats, user_id)
    withdraws = (own is not None or manager) if seat.left else own is seat
    if seat.offered_to != user_id and not withdraws:
        raise NotForYouError
    return _with(row, seat, replace(seat, offered_to=None)), still_shown(row)


def _open_seat(row: GameRow, position: int | None, own: SeatRow | None) -> SeatRow:
    """Return the seat that was left and is meant; or one's own, if it is that which is named."""
    left = [seat for seat in row.seats if seat.left]
    if position is None:
        if not left:
            raise NoOpenSeatError
        if len(left) > 1:
            raise SeveralSeatsError(seats=", ".join(sorted(str((seat.position or 0) + 1) for seat in left)))
        return left[0]
    seat = _at(row, position)
    if not seat.left and seat is not own:
        raise NotForYouError
    return seat


def _on_offer(row: GameRow, position: int) -> SeatRow:
    seat = _at(running(row), position)
    if seat.offered_to is None:
        raise OfferOverError
    return seat


def _at(row: GameRow, position: int) -> SeatRow:
    for seat in row.seats:
        if seat.position == position:
            return seat
    raise NoSuchSeatError


def _seat_of_person(seats: Iterable[SeatRow], user_id: int) -> SeatRow | None:
    return next((seat for seat in people_of(seats) if seat.user_id == user_id), None)


def _with(row: GameRow, old: SeatRow, new: SeatRow) -> GameRow:
    return replace(row, seats=tuple(new if seat is old else seat for seat in row.seats))


# letting it sleep


def sleeps(row: GameRow, last_act: datetime | None, now: datetime) -> bool:
    """Whether no person has done anything in a running game for so long that nobody waits for it any more."""
    moments = (last_act, row.attended_at, row.started_at)
    latest = max((moment for moment in moments if moment is not None), default=row.created_at)
    return row.status == Status.RUNNING and now - latest >= FORGOTTEN


def asleep(row: GameRow, now: datetime) -> Change:
    """Return a game that goes to sleep; what was proposed and offered is void."""
    sitting = tuple(replace(seat, agreed=False, offered_to=None) for seat in row.seats)
    return replace(row, seats=sitting), ended(Ending.DORMANT, now)


def woken(row: GameRow, user_id: int, now: datetime, *, manager: bool) -> Change:
    """Return a game that sleeps taken up again, where it was.

    Whoever plays may do so, or left a seat that is still theirs to take; and managers. Raises AlreadyStartedError,
    NotStartedError, GameOverError, NotAtTableError or DamagedError.
    """
    if row.status == Status.RUNNING:
        raise AlreadyStartedError
    if row.ending != Ending.DORMANT:
        raise NotStartedError if row.status == Status.LOBBY else GameOverError
    if not manager and all(seat.user_id != user_id for seat in row.seats):
        raise NotAtTableError
    state = state_of(row)
    sitting = tuple(replace(seat, missed=0) for seat in row.seats)
    runs = {"status": Status.RUNNING, "ending": None, "ended_at": None, "attended_at": now}
    return replace(row, seats=sitting), {**runs, "decider": None if state is None else state.decider}
