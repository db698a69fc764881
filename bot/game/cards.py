"""Which cards are there? The catalogue: one row per Lord value and one per Location."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from operator import attrgetter
from typing import TypeVar

from bot.game.errors import Code, GameError


class Guild(StrEnum):
    """The five guilds, in the order in which everything lists them."""

    FARMER = "farmer"
    SOLDIER = "soldier"
    MERCHANT = "merchant"
    POLITICIAN = "politician"
    MAGE = "mage"


GUILDS = tuple(Guild)


class Key(StrEnum):
    """The two kinds of keys."""

    SILVER = "silver"
    GOLD = "gold"


class Power(StrEnum):
    """What a Lord does when it is placed."""

    SWAP = "swap"
    KEY = "key"
    PEARLS = "pearls"
    REVEAL = "reveal"


class Effect(StrEnum):
    """What a Location does beside points and pearls, from the moment it is controlled."""

    FORCED_FIRST = "forced_first"
    FORCED_PAIR = "forced_pair"
    RECALL_LORDS = "recall_lords"
    RECALL_LOCATIONS = "recall_locations"
    ANY_TWO_KEYS = "any_two_keys"
    WHOLE_DECK = "whole_deck"


class Worth(StrEnum):
    """What a Location counts at the end: it is worth `Location.base` plus `Location.points` for each."""

    NOTHING = "nothing"
    KEY_LORDS = "key_lords"
    PEARL_PAIRS = "pearl_pairs"
    LOCATIONS = "locations"
    STRONGEST_IP = "strongest_ip"
    FOLLOWERS = "followers"
    ALLIANCE = "alliance"
    UNALIGNED = "unaligned"


@dataclass(frozen=True, slots=True)
class LordValue:
    """What all Lords of one IP have in common (rulebook pp. 7-9)."""

    ip: int
    copies: int  # in each guild
    power: Power
    key: Key | None = None
    pearls: int = 0


LORD_VALUES = (
    LordValue(0, 1, Power.SWAP),
    LordValue(1, 4, Power.KEY, key=Key.SILVER),
    LordValue(2, 2, Power.KEY, key=Key.GOLD),
    LordValue(3, 2, Power.PEARLS, pearls=2),
    LordValue(4, 2, Power.PEARLS, pearls=1),
    LordValue(6, 1, Power.REVEAL),
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lord:
    """A kind of Lord. There is one object per kind, so `is` and `==` say the same."""

    guild: Guild
    ip: int
    power: Power
    key: Key | None
    pearls: int
    copies: int
    index: int  # position in the catalogue: guild by guild, from the lowest IP
    suit: int  # position of its guild in GUILDS

    @property
    def name(self) -> str:
        """The name on the wire, as in `mage-4`."""
        return f"{self.guild}-{self.ip}"

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:  # copies and pickles are the same object
        return lord, (self.name,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Location:
    """A Location. There is one object per card, so `is` and `==` say the same."""

    id: str
    base: int = 0
    points: int = 1
    worth: Worth = Worth.NOTHING
    pearls: int = 0  # at once
    effect: Effect | None = None
    key: Key | None = None
    guild: Guild | None = None
    ip: int | None = None
    bonus: bool = False
    index: int = 0  # position in the catalogue

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        return location, (self.id,)


Card = TypeVar("Card", Lord, Location)

LORDS = tuple(
    Lord(guild, row.ip, row.power, row.key, row.pearls, row.copies, suit * len(LORD_VALUES) + at, suit)
    for suit, guild in enumerate(GUILDS)
    for at, row in enumerate(LORD_VALUES)
)

_LOCATION_ROWS = (
    Location("influence_7", base=7),
    Location("pearl_1", base=5, pearls=1),
    Location("pearl_2", base=4, pearls=2),
    Location("pearl_3", base=3, pearls=3),
    Location("silver_keys", worth=Worth.KEY_LORDS, key=Key.SILVER),
    Location("gold_keys", points=2, worth=Worth.KEY_LORDS, key=Key.GOLD),
    Location("pearl_pairs", worth=Worth.PEARL_PAIRS),
    Location("locations", points=2, worth=Worth.LOCATIONS),
    *(Location(effect.value, base=3, effect=effect) for effect in Effect),
    *(Location(f"strongest_{guild}", worth=Worth.STRONGEST_IP, guild=guild) for guild in GUILDS),
    *(Location(f"followers_{guild}", base=1, worth=Worth.FOLLOWERS, guild=guild) for guild in GUILDS),
    Location("alliance_1", worth=Worth.ALLIANCE, ip=1, bonus=True),
    *(Location(f"alliance_{ip}", points=2, worth=Worth.ALLIANCE, ip=ip, bonus=True) for ip in (2, 3, 4)),
    Location("unaligned", base=1, worth=Worth.UNALIGNED, bonus=True),
)
LOCATIONS = tuple(replace(row, index=index) for index, row in enumerate(_LOCATION_ROWS))

_LORD_BY_NAME = {lord.name: lord for lord in LORDS}
_LOCATION_BY_ID = {location.id: location for location in LOCATIONS}


def lord(name: str) -> Lord:
    """Return the Lord of that name on the wire (`<guild>-<ip>`); raise `unknown_lord`."""
    try:
        return _LORD_BY_NAME[name]
    except (KeyError, TypeError):
        raise GameError(Code.UNKNOWN_LORD, name=name) from None


def location(name: str) -> Location:
    """Return the Location of that id; raise `unknown_location`."""
    try:
        return _LOCATION_BY_ID[name]
    except (KeyError, TypeError):
        raise GameError(Code.UNKNOWN_LOCATION, name=name) from None


def all_lords() -> tuple[Lord, ...]:
    """Return the 60 Lords in catalogue order."""
    return tuple(lord for lord in LORDS for _ in range(lord.copies))


def all_locations(*, bonus: bool) -> tuple[Location, ...]:
    """Return the 24 Locations, or all 29 with the bonus set, in catalogue order."""
    return tuple(location for location in LOCATIONS if bonus or not location.bonus)


def in_catalogue_order(cards: Iterable[Card]) -> list[Card]:
    """Return Lords, or Locations, in the order of the catalogue."""
    return sorted(cards, key=attrgetter("index"))


def without(cards: Sequence[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards less the first copy of each one taken, in the order in which they lay."""
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)
