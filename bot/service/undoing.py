"""What may be taken back? One's latest choice of this turn, if no card has become known to anybody through it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import takewhile
from typing import Final

from bot.db.record import in_force
from bot.db.rows import ActionRow, GameRow, taking_back
from bot.errors import NothingToUndoError
from bot.game import Event, GameError, GameState, apply, encode, events, new_game, parse
from bot.service.agreements import options_of
from bot.service.history import events_of

# Of these no card is seen that was not seen before: what is not here, a draw or the end of a turn, stays done.
HARMLESS: Final = (
    events.Controlled,
    events.KeyRevealed,
    events.NoLocationLeft,
    events.PearlMasterNamed,
    events.PearlsGained,
    events.Rallied,
    events.Recalled,
    events.Recruited,
    events.ReplayWon,
    events.Reshuffled,
    events.RestrictionLifted,
    events.RestrictionSet,
    events.ShieldTaken,
    events.Stayed,
    events.Swapped,
)
DRAWS: Final = (events.LordsDrawn, events.LocationsDrawn)


@dataclass(frozen=True, slots=True)
class Undoable:
    """A choice that may be taken back, with what decided itself along with it, and all that they brought about."""

    rows: tuple[ActionRow, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """All that came of it."""
        return events_of(self.rows)


def undoable(rows: Sequence[ActionRow], user_id: int, turn: int) -> Undoable | None:
    """Return what somebody may take back, of the record as it is stored, or its end from the last turn on.

    Nothing where somebody else acted last, where the turn was another one, or where a card was revealed: by a draw, or
    by keeping one of the cards drawn, which shows it to the others.
    """
    standing = in_force(rows)
    if not standing or standing[-1].turn != turn:
        return None
    version = standing[-1].version
    latest = list(takewhile(lambda row: row.version == version, reversed(standing)))[::-1]
    before = standing[: -len(latest)][-1:]
    if any(row.user_id != user_id or row.turn != turn for row in latest):
        return None
    if any(isinstance(event, DRAWS) for event in events_of(before) if before[0].turn == turn):
        return None
    found = Undoable(tuple(latest))
    return found if all(isinstance(event, HARMLESS) for event in found.events) else None


def taken_back(row: GameRow, rows: Sequence[ActionRow], latest: Undoable) -> GameState:
    """Return the state before a choice, played anew from the seed; raise NothingToUndoError.

    That is also said where the record does not lead to what is stored: then nothing may be built upon it.
    """
    standing = in_force(rows)
    try:
        before = _played(new_game(options_of(row.options), row.seed), standing[: -len(latest.rows)])
        after = _played(before, latest.rows)
    except GameError as error:
        raise NothingToUndoError from error
    if encode(after) != row.snapshot:
        raise NothingToUndoError
    return before


def undo_row(row: GameRow, latest: Undoable, now: datetime, interaction_id: int | None) -> ActionRow:
    """Return what the record keeps of taking a choice back."""
    last = latest.rows[-1]
    return ActionRow(
        number=0,
        turn=last.turn,
        seat=last.seat,
        user_id=last.user_id,
        robot=None,
        notation=taking_back(len(latest.rows)),
        at=now,
        version=row.version + 1,
        interaction_id=interaction_id,
        events=[],
    )


def _played(state: GameState, rows: Iterable[ActionRow]) -> GameState:
    for row in rows:
        state = apply(state, parse(row.notation), row.seat).state
    return state
