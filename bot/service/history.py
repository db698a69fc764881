"""What happened in a game, as somebody may know it? The record, told turn by turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.db.record import in_force
from bot.db.rows import ActionRow
from bot.errors import NoSuchTurnError
from bot.game import Event, GameError, GameState, Options, PlayerView, apply, new_game, parse, view_for, visible
from bot.game.event_codec import decode_event
from bot.game.events import TurnBegan


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: what was done in it, in the notation of actions, and what was seen of it."""

    number: int  # from 1
    seat: int
    actions: tuple[str, ...]
    events: tuple[Event, ...]
    taken_back: int = 0  # how many choices of it were undone; they are not among those
    robot: bool = False  # whether a robot played it, perhaps for somebody who was away


@dataclass(frozen=True, slots=True)
class History:
    """Some turns of a game, the latest first, and how many there are."""

    turns: tuple[Turn, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Scene:
    """A turn, and the table when it ended, both as everybody saw them."""

    turn: Turn
    view: PlayerView


@dataclass(frozen=True, slots=True)
class Leaf:
    """A turn of a game as one reader may know it, and what they saw of the table when it ended, or see now.

    There is no view where the record does not lead anywhere. `turns` are all of the game, for whoever leafs on.
    """

    turn: Turn
    view: PlayerView | None
    turns: tuple[Turn, ...]

    @property
    def total(self) -> int:
        """How many turns there are; the last of a game that goes on may be half played."""
        return len(self.turns)

    @property
    def done(self) -> bool:
        """Whether this turn is over."""
        return self.turn.number < self.total or (self.view is not None and self.view.over)


def events_of(rows: Iterable[ActionRow]) -> tuple[Event, ...]:
    """Return everything that actions brought about, secrets included."""
    return tuple(decode_event(stored) for row in rows for stored in row.events)


def told(rows: Iterable[ActionRow], viewer: int | None) -> Iterator[Turn]:
    """Yield the turns of a record as one seat saw them, None being a spectator.

    What was taken back of a whole record is counted, no more.
    The record keeps the beginning of a turn with the action that ended the one before; here it opens its own turn.
    """
    rows = list(rows)
    undone = Counter(row.turn for row in rows if row.takes_back)
    number, seat = (rows[0].turn, rows[0].seat) if rows else (0, 0)
    actions: list[str] = []
    events: list[Event] = []
    robot = False
    for row in in_force(rows):
        robot = row.robot is not None
        actions.append(row.notation)
        for event in visible(events_of([row]), viewer):
            if isinstance(event, TurnBegan):
                yield Turn(number, seat, tuple(actions), tuple(events), undone[number], robot)
                number, seat, actions, events = event.number, event.seat, [], []
            events.append(event)
    if number:
        yield Turn(number, seat, tuple(actions), tuple(events), undone[number], robot and bool(actions))


def leaf_of(options: Options, seed: str, rows: Sequence[ActionRow], viewer: int | None, number: int) -> Leaf:
    """Return a turn, by its number, 0 being the latest in which anything was done; raise NoSuchTurnError.

    Pure, for another thread: it plays the game anew, as far as that turn and no further.
    """
    turns = tuple(told(rows, viewer)) or (Turn(1, 0, (), ()),)
    latest = len(turns) if turns[-1].actions or turns[-1].taken_back else max(1, len(turns) - 1)
    if not 0 <= number <= len(turns):
        raise NoSuchTurnError(count=len(turns))
    number = number or latest
    try:
        view = view_for(_played(options, seed, turns[:number]), viewer)
    except GameError:
        view = None
    return Leaf(turns[number - 1], view, turns)


def _played(options: Options, seed: str, turns: Iterable[Turn]) -> GameState:
    state = new_game(options, seed)
    for action in (action for turn in turns for action in turn.actions):
        state = apply(state, parse(action)).state
    return state


def scenes_of(options: Options, seed: str, rows: Sequence[ActionRow]) -> tuple[Scene, ...]:
    """Return the scenes of a whole record; pure, for another thread: it plays the game anew."""
    scenes: list[Scene] = []
    state = new_game(options, seed)
    for turn in told(rows, None):
        for action in turn.actions:
            state = apply(state, parse(action)).state
        scenes.append(Scene(turn, view_for(state, None)))
    return tuple(scenes)
