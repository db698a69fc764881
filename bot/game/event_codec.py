"""How is what happened kept? Events to plain JSON values and back."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, get_args, get_type_hints

from bot.game import cards
from bot.game.cards import Effect, Guild, Key, Location, Lord
from bot.game.codec import read_locations, read_lords
from bot.game.errors import Code, GameError
from bot.game.events import Event, Reshuffled
from bot.game.state import Deck, Reason

Json = dict[str, Any]

KIND: Final = "event"

# The type of a field: how its JSON value is read. Who may know an event follows from its class and seat.
_READERS: dict[Any, Callable[[Any], Any]] = {
    Guild: Guild,
    Key: Key,
    Effect: Effect,
    Deck: Deck,
    Reason: Reason,
    Lord: cards.lord,
    Location: cards.location,
    tuple[Lord, ...]: read_lords,
    tuple[Location, ...]: read_locations,
}


def encode_event(event: Event) -> Json:
    """Return an event as values that `json.dumps` takes, private and secret ones too: it is for the database alone."""
    kind = type(event)
    return {KIND: kind.__name__, **{name: _plain(getattr(event, name)) for name in _FIELDS[kind.__name__]}}


def decode_event(stored: object) -> Event:
    """Return the event of a stored value; raise `bad_record` for what is none."""
    try:
        return _decode(dict(stored))  # type: ignore[call-overload]
    except (AttributeError, KeyError, TypeError, ValueError, GameError):
        raise GameError(Code.BAD_RECORD, field="events") from None


def _decode(stored: Json) -> Event:
    kind = stored.pop(KIND)
    readers = _FIELDS[kind]
    if stored.keys() != readers.keys():
        raise ValueError(kind)
    if kind == Reshuffled.__name__:  # its cards are of the deck that it names
        read = read_lords if stored["deck"] == Deck.LORDS else read_locations
        return Reshuffled(Deck(stored["deck"]), read(stored["order"]))
    event: Event = _CLASSES[kind](**{name: read(stored[name]) for name, read in readers.items()})
    return event


def _plain(value: object) -> object:
    match value:
        case Lord():
            return value.name
        case Location():
            return value.id
        case tuple():
            return [_plain(entry) for entry in value]
        case _:
            return value  # numbers, truth values, and StrEnums, which json.dumps writes as their text


def _typed(kind: type[Any]) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:  # noqa: ANN401 - any JSON value
        if type(value) is not kind:  # not isinstance: a bool is no number here
            raise TypeError(value)
        return value

    return read


def _readers_of(event: type[Any]) -> dict[str, Callable[[Any], Any]]:
    hints = get_type_hints(event)
    return {field.name: _READERS.get(hints[field.name]) or _typed(hints[field.name]) for field in fields(event)}


_CLASSES: dict[str, Callable[..., Any]] = {event.__name__: event for event in get_args(Event)}
_FIELDS: dict[str, dict[str, Callable[[Any], Any]]] = {event.__name__: _readers_of(event) for event in get_args(Event)}
