"""What does a choice lead to? The action itself, then what decides itself; or a whole turn of a robot."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.db.rows import ActionRow
from bot.errors import IllegalChoiceError
from bot.game import Action, Event, GameError, GameState, apply, legal_actions
from bot.game.event_codec import encode_event
from bot.game.state import AUTOMATON
from bot.service.seating import automaton_name


@dataclass(frozen=True, slots=True)
class Move:
    """One action and what it brought about."""

    turn: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    robot: str | None = None  # the automaton of a solo game, whose moves are recorded as its own


@dataclass(frozen=True, slots=True)
class Moves:
    """Actions in their order and the state after them."""

    state: GameState
    moves: tuple[Move, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """All that they brought about."""
        return tuple(event for move in self.moves for event in move.events)

    def then(self, action: Action, seat: int) -> "Moves":
        """Return these moves and one more; raises what `apply` raises."""
        applied = apply(self.state, action, seat)
        opponent = self.state.options.opponent
        robot = automaton_name(opponent) if opponent is not None and seat == AUTOMATON else None
        move = Move(self.state.turn_number, seat, action, applied.events, robot)
        return Moves(applied.state, (*self.moves, move))


def by_person(state: GameState, actions: Sequence[Action], seat: int) -> Moves:
    """Return what a person's choices, one after the other, lead to; raise IllegalChoiceError.

    Decisions with one possibility that follow for the same seat in its turn are taken at once: they decide nothing.
    So is all that the automaton of a solo game does, up to the person's next decision.
    """
    turn, opponent = state.turn_number, state.options.opponent
    moves = Moves(state, ())
    for action in actions:
        try:
            moves = moves.then(action, seat)
        except GameError as error:
            raise IllegalChoiceError(action=str(action)) from error
    while (decider := moves.state.decider) is not None:
        follows = decider == seat and moves.state.turn_number == turn
        if not follows and (opponent is None or decider != AUTOMATON):
            break
        forced = legal_actions(moves.state, decider).only()
        if forced is None:
            break
        moves = moves.then(forced, decider)
    return moves


def by_robot(state: GameState, actions: Sequence[Action]) -> Moves:
    """Return what a robot's turn leads to, its actions one after the other; raises what `apply` raises."""
    seat = state.decider
    moves = Moves(state, ())
    for action in actions:
        moves = moves.then(action, -1 if seat is None else seat)
    return moves


def rows_of(
    moves: Sequence[Move],
    first: int,
    version: int,
    now: datetime,
    *,
    user_id: int | None = None,
    robot: str | None = None,
    interaction_id: int | None = None,
) -> list[ActionRow]:
    """Return moves as the record keeps them, numbered from `first`; the click that led to them goes with the first."""
    return [
        ActionRow(
            number=number,
            turn=move.turn,
            seat=move.seat,
            user_id=None if move.robot else user_id,
            robot=move.robot or robot,
            notation=str(move.action),
            at=now,
            version=version,
            interaction_id=interaction_id if number == first else None,
            events=[encode_event(event) for event in move.events],
        )
        for number, move in enumerate(moves, first)
    ]
