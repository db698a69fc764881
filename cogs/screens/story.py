"""What happened? The events of turns as plain sentences, each with no more than its reader may know."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

from bot.game.cards import Key
from bot.game.events import (
    Controlled,
    Discarded,
    Event,
    Explored,
    GameEnded,
    KeyRevealed,
    LastTurnsBegan,
    LocationsDrawn,
    LocationsLeft,
    LordsDrawn,
    NoLocationLeft,
    PearlMasterNamed,
    PearlsGained,
    Preferred,
    Rallied,
    Recalled,
    Recruited,
    ReplaySpent,
    ReplayWon,
    RestrictionLifted,
    RestrictionSet,
    Revealed,
    Scouted,
    ShieldTaken,
    Stayed,
    Swapped,
    visible,
)
from bot.game.view import Reason
from bot.i18n import text
from cogs.screens.naming import guild_plural, influence, location_title, lord_name, together
from cogs.screens.players import Names, player_name

ELLIPSIS = "…"
PLAIN: dict[type[Event], str] = {  # deeds of which nothing more is said
    NoLocationLeft: "story-none-left",
    PearlMasterNamed: "story-master",
    Stayed: "story-stayed",
    ReplayWon: "story-replay-won",
    ReplaySpent: "story-replay-spent",
}
UNCOUNTED = (Reason.SIX, Reason.LARGEST)  # reasons that say enough without their figure


class Turn(Protocol):
    """What one seat did in its turn, so far or to the end, and what happened."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def events(self) -> Sequence[Event]:
        """What came of it, secrets included."""


T = TypeVar("T", bound=Turn)


def turn_story(
    events: Iterable[Event], seat: int, names: Names, locale: str, reader: int | None = None, *, markdown: bool = True
) -> str:
    """Return what happened in a turn of `seat`, '' if nothing may be told.

    `reader` is the seat that reads, None for everybody: only a reader's own draws are told beside public events.
    Without `markdown` the text is meant for alt text.
    """
    seen = visible(events, reader)
    deeds = list(_deeds(seen, locale))
    told = []
    if deeds:
        name = _name(names, seat, locale, markdown=markdown)
        told.append(text("story-turn", locale, name=name, deeds=together(deeds, locale)))
    for event in seen:
        told += _sentence(event, seen, names, locale, markdown=markdown)
    return " ".join(told)


def recap(
    turns: Iterable[T],
    names: Names,
    locale: str,
    limit: int,
    reader: int | None = None,
    *,
    lead: Callable[[T], str] = lambda _: "",
) -> str:
    """Return what happened in turns given from the oldest, a line each, in `limit` characters at most.

    Where they do not all fit, the oldest are only counted. `lead` gives what stands before a turn.
    """
    stories = [
        lead(turn) + story for turn in turns if (story := turn_story(turn.events, turn.seat, names, locale, reader))
    ]
    for first in range(len(stories)):
        earlier = [text("story-earlier", locale, count=first)] if first else []
        told = "\n".join([*earlier, *stories[first:]])
        if len(told) <= limit:
            return told
    return clipped(stories[-1], limit) if stories else ""


def clipped(said: str, limit: int) -> str:
    """Return a text cut after a whole word, with an ellipsis, where it is longer than `limit` characters."""
    if len(said) <= limit:
        return said
    return said[: limit - len(ELLIPSIS)].rsplit(maxsplit=1)[0] + ELLIPSIS


def _name(names: Names, seat: int, locale: str, *, markdown: bool) -> str:
    name = player_name(names, seat, locale, markdown=markdown)
    return f"**{name}**" if markdown else name


def _deeds(events: Sequence[Event], locale: str) -> Iterator[str]:
    """Yield what the seat did, each as what follows its name; like things are told once."""
    sought = next((at for at, event in enumerate(events) if isinstance(event, Preferred)), 0)
    if turned := [lord_name(event.lord, locale) for event in events[:sought] if isinstance(event, Revealed)]:
        yield text("story-turned-up", locale, lords=together(turned, locale))
    yield from _recruiting(events, locale)
    shields = {event.lord.guild: event for event in events if isinstance(event, ShieldTaken)}
    keys = Counter(event.key for event in events if isinstance(event, KeyRevealed))
    pearls = _pearls_of_lords(events)
    for event in events[sought:]:
        match event:
            case ShieldTaken() if shields[event.lord.guild] is event:
                yield _shield(event, events, locale)
            case KeyRevealed() if keys:
                shown = [text(f"keys-{key}", locale, count=keys[key]) for key in Key if keys[key]]
                yield text("story-keys", locale, keys=together(shown, locale))
                keys.clear()
            case PearlsGained() if pearls:
                yield text("story-pearls", locale, count=pearls)
                pearls = 0
            case ShieldTaken() | KeyRevealed() | PearlsGained():
                pass
            case _:
                yield from _deed(event, locale)


def _shield(event: ShieldTaken, events: Sequence[Event], locale: str) -> str:
    """Return who bears a Shield now; the Lord is not named again where it is the only one that was recruited."""
    if any(isinstance(other, Explored) for other in events):
        return text("story-shield-it", locale)
    return text("story-shield", locale, lord=lord_name(event.lord, locale))


def _pearls_of_lords(events: Sequence[Event]) -> int:
    """Return the pearls gained, without those of Locations, which are told with the Location."""
    gained = sum(event.count for event in events if isinstance(event, PearlsGained))
    return gained - sum(event.location.pearls for event in events if isinstance(event, Controlled))


def _recruiting(events: Sequence[Event], locale: str) -> Iterator[str]:
    """Yield how the seat recruited: several events, told in one breath."""
    explored = next((event.count for event in events if isinstance(event, Explored)), None)
    rallied = next((event.guild for event in events if isinstance(event, Rallied)), None)
    placed = next((event.lords for event in events if isinstance(event, Recruited)), ())
    left = next((event.lords for event in events if isinstance(event, Discarded)), ())
    lords = [lord_name(lord, locale) for lord in placed]
    rest = together([lord_name(lord, locale) for lord in left], locale)
    if rallied is not None:
        guild = guild_plural(rallied, locale)
        key = "story-rallied" if placed else "story-rallying"
        yield text(key, locale, guild=guild, **({"ips": influence(placed)} if placed else {}))
    elif explored is None:
        yield from [text("story-placed", locale, lords=together(lords, locale))] if placed else []
        yield from [text("story-discarded", locale, lords=rest)] if left else []
    elif not placed:
        yield text("story-exploring", locale, count=explored)
    elif left:
        yield text("story-kept", locale, lord=lords[0], left=rest)
    else:
        yield text("story-took", locale, lord=lords[0])


def _deed(event: Event, locale: str) -> Iterator[str]:
    """Yield what a single event is as a deed; nothing where it is none, or part of another."""
    match event:
        case Revealed(lord):
            yield text("story-revealed", locale, lord=lord_name(lord, locale))
        case Swapped(_, a, b):
            yield text("story-swapped", locale, a=a, b=b)
        case Scouted():
            yield _scouting(event, locale)
        case Controlled(_, location):
            name = location_title(location, locale)
            if location.pearls:
                yield text("story-controlled-pearls", locale, location=name, count=location.pearls)
            else:
                yield text("story-controlled", locale, location=name)
        case LocationsLeft(locations):
            left = [location_title(location, locale) for location in locations]
            yield text("story-left", locale, locations=together(left, locale))
        case Recalled(deck, count):
            yield text(f"story-recalled-{deck}", locale, count=count)
        case _ if type(event) in PLAIN:
            yield text(PLAIN[type(event)], locale)
        case _:
            pass


def _scouting(event: Scouted, locale: str) -> str:
    return text("story-searched", locale) if event.whole_deck else text("story-scouted", locale, count=event.count)


def _sentence(event: Event, events: Sequence[Event], names: Names, locale: str, *, markdown: bool) -> Iterator[str]:
    """Yield an event that is told in a sentence of its own."""
    match event:
        case RestrictionSet(seat, effect):
            yield text(f"restriction-{effect}", locale, name=_name(names, seat, locale, markdown=markdown))
        case RestrictionLifted(seat):
            yield text("story-lifted", locale, name=_name(names, seat, locale, markdown=markdown))
        case Preferred(_, reason, figure, choices):
            counted = {} if reason in UNCOUNTED else {"figure": figure}
            yield text(f"story-reason-{reason}", locale, **counted)
            if choices > 1:
                yield text("story-tied", locale, count=choices)
        case LastTurnsBegan(seat):
            yield text("story-last-turns", locale, name=_name(names, seat, locale, markdown=markdown))
        case GameEnded():
            yield text("story-ended", locale)
        case LordsDrawn(_, lords) if not any(isinstance(other, Recruited) for other in events):
            yield text("story-drawn-lords", locale, lords=together([lord_name(lord, locale) for lord in lords], locale))
        case LocationsDrawn(_, locations) if _still_open(event, events):
            drawn = [location_title(location, locale) for location in locations]
            yield text("story-drawn-locations", locale, locations=together(drawn, locale))
        case _:
            pass


def _still_open(drawn: LocationsDrawn, events: Sequence[Event]) -> bool:
    """Whether one of these Locations is still to be chosen; of a whole deck nothing is told."""
    before = events[: events.index(drawn)]
    after = events[len(before) + 1 :]
    scouted = next((event for event in reversed(before) if isinstance(event, Scouted)), None)
    return not (scouted and scouted.whole_deck) and not any(isinstance(event, Controlled) for event in after)
