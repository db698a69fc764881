"""What happened in a game, as somebody may know it? The record, told turn by turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.db.record import in_force
from bot.db.rows import ActionRow
from bot.game import Event, Options, PlayerView, apply, new_game, parse, view_for, visible
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


def scenes_of(options: Options, seed: str, rows: Sequence[ActionRow]) -> tuple[Scene, ...]:
    """Return the scenes of a whole record; pure, for another thread: it plays the game anew."""
    scenes: list[Scene] = []
    state = new_game(options, seed)
    for turn in told(rows, None):
        for action in turn.actions:
            state = apply(state, parse(action)).state
        scenes.append(Scene(turn, view_for(state, None)))
    return tuple(scenes)
