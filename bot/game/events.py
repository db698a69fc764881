"""What happened, and who may know it? One class per event; `audience` is None for everybody."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from bot.game.cards import Effect, Guild, Key, Location, Lord
from bot.game.state import Deck, Reason


@dataclass(frozen=True, slots=True)
class Public:
    """An event that everybody may know."""

    audience: ClassVar[tuple[int, ...] | None] = None


@dataclass(frozen=True, slots=True)
class Private:
    """An event that only `seat` may know."""

    seat: int

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know it."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Secret:
    """An event that no seat may know; it goes to the record."""

    audience: ClassVar[tuple[int, ...] | None] = ()


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """It is a seat's turn."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Explored(Public):
    """A seat drew Lords."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class LordsDrawn(Private):
    """Which Lords they were."""

    lords: tuple[Lord, ...]


@dataclass(frozen=True, slots=True)
class Rallied(Public):
    """A seat chose a discard pile."""

    seat: int
    guild: Guild


@dataclass(frozen=True, slots=True)
class Recruited(Public):
    """Lords were placed from `place` on."""

    seat: int
    lords: tuple[Lord, ...]
    place: int


@dataclass(frozen=True, slots=True)
class Discarded(Public):
    """Lords drawn and not kept went face up to their piles."""

    lords: tuple[Lord, ...]


@dataclass(frozen=True, slots=True)
class ShieldTaken(Public):
    """A Lord bears its guild's Shield now."""

    seat: int
    lord: Lord
    place: int


@dataclass(frozen=True, slots=True)
class KeyRevealed(Public):
    """A key came to the counter."""

    seat: int
    key: Key
    place: int


@dataclass(frozen=True, slots=True)
class NoLocationLeft(Public):
    """A Location was won, but there is none to be had."""

    seat: int


@dataclass(frozen=True, slots=True)
class PearlsGained(Public):
    """A seat received pearls and owns `total` now."""

    seat: int
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class PearlMasterNamed(Public):
    """The Pearl Master token went to a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Public):
    """The top card of the Lord deck went face up to its pile."""

    lord: Lord


@dataclass(frozen=True, slots=True)
class Swapped(Public):
    """The Lords on two places were exchanged."""

    seat: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Stayed(Public):
    """A swap was declined."""

    seat: int


@dataclass(frozen=True, slots=True)
class Scouted(Public):
    """A seat drew Locations, or looks through the whole deck."""

    seat: int
    count: int
    whole_deck: bool = False


@dataclass(frozen=True, slots=True)
class LocationsDrawn(Private):
    """Which Locations they were; of a whole deck in catalogue order, not in the deck's."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Controlled(Public):
    """A Location was taken; it covers the Lord on `place`."""

    seat: int
    location: Location
    place: int


@dataclass(frozen=True, slots=True)
class LocationsLeft(Public):
    """Locations drawn and not kept lie face up."""

    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Recalled(Public):
    """Discarded Lords, or face-up Locations, went back into their deck."""

    deck: Deck
    count: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Secret):
    """A deck has a new order, top first."""

    deck: Deck
    order: tuple[Lord, ...] | tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class RestrictionSet(Public):
    """A seat restricts how its opponents recruit."""

    seat: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class RestrictionLifted(Public):
    """The restriction ended with its owner's next turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Preferred(Public):
    """An automaton takes a pile, for this reason and with this figure; it was one of `choices` alike to it."""

    seat: int
    reason: Reason
    figure: int
    choices: int


@dataclass(frozen=True, slots=True)
class ReplayWon(Public):
    """The person of a solo game has the Replay token now."""

    seat: int


@dataclass(frozen=True, slots=True)
class ReplaySpent(Public):
    """The Replay token went for another turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastTurnsBegan(Public):
    """A seat completed its Chamber: every other one has a last turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Public):
    """The last turn is over."""


Event = (
    TurnBegan
    | Explored
    | LordsDrawn
    | Rallied
    | Recruited
    | Discarded
    | ShieldTaken
    | KeyRevealed
    | NoLocationLeft
    | PearlsGained
    | PearlMasterNamed
    | Revealed
    | Swapped
    | Stayed
    | Scouted
    | LocationsDrawn
    | Controlled
    | LocationsLeft
    | Recalled
    | Reshuffled
    | RestrictionSet
    | RestrictionLifted
    | Preferred
    | ReplayWon
    | ReplaySpent
    | LastTurnsBegan
    | GameEnded
)


def visible(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return the events that a seat may know; None is a spectator."""
    return tuple(event for event in events if event.audience is None or seat in event.audience)
