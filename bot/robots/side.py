"""What has one player, for a search? A Chamber and all that belongs to it, in numbers that are changed in place."""

from operator import add

from bot.game.cards import LORDS, Key
from bot.game.scoring import COALITION_POINTS, PEARL_MASTER_POINTS
from bot.game.state import Seat
from bot.robots.tables import (
    ALLIANCE,
    ANY_TWO_KEYS,
    BASE,
    BIT,
    COUNTED,
    EACH,
    FOLLOWERS,
    HELD,
    KEY_LORDS,
    KIND,
    KINDS,
    LARGEST,
    LOCATIONS_HELD,
    NOTHING,
    PEARL_PAIRS,
    REVEAL,
    STRONGEST_IP,
    SUIT,
    SWAP,
    WHOLE_DECK,
    WORTH,
)
from bot.robots.weights import BONUS, STRONG


class Side:
    """One player's side of the table.

    `lords` by place; `where[suit]` is the set of a guild's places, `kinds` counts Lords by kind, `best[suit]` the IP
    of the Lord with the Shield (0 for none). `silver` and `gold` are the keys on the counter. `bonus` and `strong` are
    what the Locations add for each Lord and each guild's strongest; `holds_counter`: one of them counts Locations.
    """

    __slots__ = (
        "any_two",
        "best",
        "bonus",
        "gold",
        "holds_counter",
        "kinds",
        "locations",
        "lords",
        "pearls",
        "silver",
        "strong",
        "where",
        "whole_deck",
    )

    lords: list[int]
    where: list[int]
    kinds: list[int]
    best: list[int]
    locations: list[int]
    silver: int
    gold: int
    pearls: int
    any_two: bool
    whole_deck: bool
    bonus: tuple[float, ...]
    strong: tuple[int, ...]
    holds_counter: bool

    def copy(self) -> "Side":
        """Return the same, to be changed on its own."""
        other = Side.__new__(Side)
        other.lords = self.lords[:]
        other.where = self.where[:]
        other.kinds = self.kinds[:]
        other.best = self.best[:]
        other.locations = self.locations[:]
        other.silver = self.silver
        other.gold = self.gold
        other.pearls = self.pearls
        other.any_two = self.any_two
        other.whole_deck = self.whole_deck
        other.bonus = self.bonus
        other.strong = self.strong
        other.holds_counter = self.holds_counter
        return other

    def place(self, lord: int) -> None:
        """Put a Lord on the next free place; its power waits."""
        self.where[SUIT[lord]] |= BIT[len(self.lords)]
        self.kinds[KIND[lord]] += 1
        self.lords.append(lord)

    def swap(self, a: int, b: int) -> None:
        """Exchange the Lords of two places; Shields go along, so nothing else changes."""
        lords, where = self.lords, self.where
        one, other = lords[a], lords[b]
        lords[a], lords[b] = other, one
        if SUIT[one] != SUIT[other]:
            both = BIT[a] | BIT[b]
            where[SUIT[one]] ^= both
            where[SUIT[other]] ^= both

    def wins(self) -> bool:
        """Whether the keys on the counter win a Location."""
        return self.silver > 1 or self.gold > 1 or (self.any_two and self.silver + self.gold > 1)

    def control(self, location: int) -> None:
        """Take a Location, spending every key; what it does at once is for the table to do."""
        self.locations.append(location)
        self.silver = self.gold = 0
        if location == ANY_TWO_KEYS:
            self.any_two = True
        elif location == WHOLE_DECK:
            self.whole_deck = True
        elif location == HELD:
            self.holds_counter = True
        self.bonus = tuple(map(add, self.bonus, BONUS[location]))
        self.strong = tuple(map(add, self.strong, STRONG[location]))

    def coalition(self) -> int:
        """Return the size of the largest Coalition."""
        one, two, three, four, five = self.where
        return max(LARGEST[one], LARGEST[two], LARGEST[three], LARGEST[four], LARGEST[five])

    def location_points(self, location: int) -> int:
        """Return what a Location counts for this player now."""
        worth = WORTH[location]
        if worth == NOTHING:
            return BASE[location]
        counted = COUNTED[location]
        if worth == FOLLOWERS:
            count = self.where[counted].bit_count()
        elif worth == STRONGEST_IP:
            count = self.best[counted]
        elif worth == KEY_LORDS:
            count = self.kinds[counted]
        elif worth == PEARL_PAIRS:
            count = self.pearls // 2
        elif worth == LOCATIONS_HELD:
            count = len(self.locations)
        elif worth == ALLIANCE:
            count = LARGEST[sum(BIT[at] for at, lord in enumerate(self.lords) if KIND[lord] == counted)]
        else:
            count = self.kinds[SWAP] + self.kinds[REVEAL]
        return BASE[location] + EACH[location] * count

    def points(self, *, master: bool) -> int:
        """Return all points, once every power has been applied."""
        total = sum(self.best) + COALITION_POINTS * self.coalition() + (PEARL_MASTER_POINTS if master else 0)
        for location in self.locations:
            total += self.location_points(location)
        return total


def side_of(seat: Seat) -> Side:
    """Return a seat of the rules in numbers."""
    chamber = seat.chamber
    side = Side()
    side.lords, side.where, side.kinds = [], [0] * 5, [0] * KINDS
    for lord in chamber.lords:
        side.place(lord.index)
    side.best = [chamber.at(place).ip if place else 0 for place in chamber.shields]
    side.any_two = side.whole_deck = side.holds_counter = False
    side.bonus, side.strong = (0.0,) * len(LORDS), (0,) * 5
    side.locations = []
    for _, location in chamber.locations:
        side.control(location.index)
    side.silver = sum(key is Key.SILVER for key in chamber.counter)
    side.gold = len(chamber.counter) - side.silver
    side.pearls = seat.pearls
    return side
