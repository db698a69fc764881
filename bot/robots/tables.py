"""Which cards are there, as small numbers? The catalogue of bot.game in tables that a search can afford to ask.

A Lord is its catalogue index (0 to 29), a Location likewise. A place is 0 to 14 here, and a set of places an int.
"""

from typing import Final

from bot.game.cards import GUILDS, LOCATIONS, LORD_VALUES, LORDS, Effect, Location, Worth
from bot.game.chamber import NEIGHBOURS, PLACES

KINDS: Final = len(LORD_VALUES)  # kinds of a guild: 0, 1, 2, 3, 4 and 6 IP
SWAP, SILVER, GOLD, TWO_PEARLS, ONE_PEARL, REVEAL = range(KINDS)

IP: Final = tuple(lord.ip for lord in LORDS)
SUIT: Final = tuple(lord.suit for lord in LORDS)
KIND: Final = tuple(lord.index % KINDS for lord in LORDS)
PEARLS: Final = tuple(lord.pearls for lord in LORDS)
KEYLESS: Final = tuple(lord.key is None for lord in LORDS)

BASE: Final = tuple(location.base for location in LOCATIONS)
EACH: Final = tuple(location.points for location in LOCATIONS)
NOTHING, KEY_LORDS, PEARL_PAIRS, LOCATIONS_HELD, STRONGEST_IP, FOLLOWERS, ALLIANCE, UNALIGNED = range(len(Worth))
WORTH: Final = tuple(tuple(Worth).index(location.worth) for location in LOCATIONS)
GIFT: Final = tuple(location.pearls for location in LOCATIONS)
EFFECT: Final = tuple(location.effect for location in LOCATIONS)


def _counted(location: Location) -> int:
    """Return which kind of Lord, or which guild, a Location counts; 0 where it counts neither."""
    if location.guild is not None:
        return GUILDS.index(location.guild)
    for kind, row in enumerate(LORD_VALUES):
        if (location.key is not None and row.key is location.key) or row.ip == location.ip:
            return kind
    return 0


COUNTED: Final = tuple(map(_counted, LOCATIONS))
ANY_TWO_KEYS: Final = next(at for at, effect in enumerate(EFFECT) if effect is Effect.ANY_TWO_KEYS)
HELD: Final = WORTH.index(LOCATIONS_HELD)
WHOLE_DECK: Final = next(at for at, effect in enumerate(EFFECT) if effect is Effect.WHOLE_DECK)

BIT: Final = tuple(1 << place for place in range(PLACES))
NEAR: Final = tuple(sum(1 << near - 1 for near in NEIGHBOURS[place]) for place in range(1, PLACES + 1))


class _Largest(dict[int, int]):
    """Set of places → size of its largest group of places that touch. Each of the 32,768 is reckoned once, if asked."""

    def __missing__(self, places: int) -> int:
        left, largest = places, 0
        while left:
            group = left & -left
            grown = 0
            while group != grown:
                grown = group
                for place in range(PLACES):
                    if grown & BIT[place]:
                        group |= NEAR[place] & places
            left &= ~group
            largest = max(largest, group.bit_count())
        self[places] = largest
        return largest


LARGEST: Final = _Largest()
