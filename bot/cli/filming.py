"""What does `conspiracy render --picture film` show? A game step by step becomes its film's frames."""

from collections.abc import Iterable, Iterator, Sequence

from bot.game import Applied, GameState, apply, new_game, view_for
from bot.game.actions import parse
from bot.game.events import Controlled, Event, LastTurnsBegan, PearlMasterNamed
from bot.game.record import Record
from bot.i18n import text
from rendering import Frame, changes

Step = tuple[GameState, Applied]  # the state before it, and what came of it


def steps_of(record: Record) -> Iterator[Step]:
    """Yield each step of a record that can be replayed."""
    state = new_game(record.options, deal=record.deal)
    for turn in record.turns:
        for action in turn.actions:
            applied = apply(state, parse(action))
            yield state, applied
            state = applied.state


def frames_of(steps: Iterable[Step], names: Sequence[str], locale: str) -> Iterator[Frame]:
    """Yield a frame for each turn, whole or not, with what it says of it."""
    events: tuple[Event, ...] = ()
    last: Step | None = None
    controlled = False
    for before, applied in steps:
        if last is not None and before.turn_number != last[0].turn_number:
            yield _frame(*last, events, names, locale, first=not controlled)
            controlled = controlled or any(isinstance(event, Controlled) for event in events)
            events = ()
        events += applied.events
        last = (before, applied)
    if last is not None:
        yield _frame(*last, events, names, locale, first=not controlled)


def _frame(
    before: GameState, applied: Applied, events: tuple[Event, ...], names: Sequence[str], locale: str, *, first: bool
) -> Frame:
    title = text("story-turn-began", locale, number=before.turn_number, name=names[before.turn])
    said = [caption for event in events if (caption := _caption(event, names, locale, first=first))]
    return Frame(view_for(applied.state, None), title, " ".join(said), changes(events))


def _caption(event: Event, names: Sequence[str], locale: str, *, first: bool) -> str:
    """Return what a key moment says: the first Location, another Pearl Master, the last turns."""
    match event:
        case Controlled(seat, location) if first:
            card = text("location-title", locale, name=text(f"location-{location.id}", locale))
            deed = text("story-controlled", locale, location=card)
        case PearlMasterNamed(seat):
            deed = text("story-master", locale)
        case LastTurnsBegan(seat):
            return text("story-last-turns", locale, name=names[seat])
        case _:
            return ""
    return text("story-turn", locale, name=names[seat], deeds=deed)
