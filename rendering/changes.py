"""What did the last turn change on the table? So that a picture can outline it."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.game.cards import GUILDS, Guild, Location
from bot.game.events import Controlled, Discarded, Event, LocationsLeft, Recruited, Revealed, Swapped


@dataclass(frozen=True, slots=True)
class Changes:
    """What is to be outlined: (seat, place) of Lords, discard piles, face-up Locations."""

    places: frozenset[tuple[int, int]] = frozenset()
    piles: frozenset[Guild] = frozenset()
    locations: frozenset[Location] = frozenset()

    def of(self, seat: int) -> frozenset[int]:
        """Return the places that changed in a seat's Chamber."""
        return frozenset(place for owner, place in self.places if owner == seat)


NOTHING = Changes()


def changes(events: Iterable[Event]) -> Changes:
    """Return what the events of a turn changed, in the order in which they happened."""
    places: set[tuple[int, int]] = set()
    piles: set[Guild] = set()
    locations: set[Location] = set()
    for event in events:
        match event:
            case Recruited(seat, lords, place):
                places |= {(seat, place + step) for step in range(len(lords))}
            case Swapped(seat, a, b):
                places |= {(seat, a), (seat, b)}
            case Controlled(seat, location, place):
                places.add((seat, place))
                locations.discard(location)
            case Discarded(lords):
                piles |= {lord.guild for lord in lords}
            case Revealed(lord):
                piles.add(lord.guild)
            case LocationsLeft(left):
                locations |= set(left)
            case _:
                pass
    return Changes(frozenset(places), frozenset(guild for guild in GUILDS if guild in piles), frozenset(locations))
