"""What stands in a Chamber? Places and neighbours, Shields, Coalitions, keys on the counter."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.game.cards import GUILDS, Effect, Key, Location, Lord

ROWS = (5, 4, 3, 2, 1)  # an inverted pyramid, each row shifted by half a card (rulebook p. 6)
PLACES = sum(ROWS)


def _neighbours() -> tuple[tuple[int, ...], ...]:
    """Return for each place, from index 1, the places that touch it, in rising order."""
    spot: dict[int, tuple[int, int]] = {}  # place -> (row, distance from the left edge in half cards)
    for row, width in enumerate(ROWS):
        for column in range(width):
            spot[len(spot) + 1] = (row, row + 2 * column)
    touching: list[tuple[int, ...]] = [()]
    for row, left in spot.values():
        near = {(row, left - 2), (row, left + 2)}
        near |= {(row + step, left + shift) for step in (-1, 1) for shift in (-1, 1)}
        touching.append(tuple(place for place, at in spot.items() if at in near))
    return tuple(touching)


NEIGHBOURS = _neighbours()


@dataclass(frozen=True, slots=True)
class Chamber:
    """One player's Lords with all that lies on them.

    `lords[i]` stands on place i + 1. `locations` are (place, Location) in the order in which they were won. `shields`
    holds for each guild the place of the Lord with its Shield, 0 for none. `counter` holds the keys revealed since
    the last Location, in that order.
    """

    lords: tuple[Lord, ...] = ()
    locations: tuple[tuple[int, Location], ...] = ()
    shields: tuple[int, ...] = (0,) * len(GUILDS)
    counter: tuple[Key, ...] = ()

    @property
    def free(self) -> int:
        """The number of free places."""
        return PLACES - len(self.lords)

    @property
    def complete(self) -> bool:
        """Whether all 15 places are taken."""
        return len(self.lords) == PLACES

    def at(self, place: int) -> Lord:
        """Return the Lord on a place, 1 to 15."""
        return self.lords[place - 1]

    def shield_holder(self, suit: int) -> Lord | None:
        """Return the Lord that bears the Shield of the guild `GUILDS[suit]`."""
        place = self.shields[suit]
        return self.lords[place - 1] if place else None

    def has(self, effect: Effect) -> bool:
        """Whether a lasting effect of a Location is in force for the owner."""
        return any(location.effect is effect for _, location in self.locations)

    def keyless(self) -> list[int]:
        """Return the places of the Lords without key: the only ones that a swap may move."""
        return [place for place, lord in enumerate(self.lords, 1) if lord.key is None]

    def coalition(self) -> tuple[int, ...]:
        """Return the places of the largest Coalition; of several, of the one that holds the lowest place (p. 11)."""
        members: list[list[int]] = [[] for _ in GUILDS]
        for place, lord in enumerate(self.lords, 1):
            members[lord.suit].append(place)
        return _first_largest(group for places in members for group in groups(places))

    def area(self, place: int) -> tuple[int, ...]:
        """Return the places of the Coalition around a Lord: adjacent Lords of its guild, itself included."""
        suit = self.lords[place - 1].suit
        members = [at for at, lord in enumerate(self.lords, 1) if lord.suit == suit]
        return next(group for group in groups(members) if place in group)

    def alliance(self, ip: int | None) -> tuple[int, ...]:
        """Return the places of the largest group of adjacent Lords of that IP, whatever their guild."""
        return _first_largest(groups([place for place, lord in enumerate(self.lords, 1) if lord.ip == ip]))

    def placed(self, lords: tuple[Lord, ...]) -> "Chamber":
        """Return the Chamber with these Lords on the next free places, in that order (p. 6)."""
        return Chamber(self.lords + lords, self.locations, self.shields, self.counter)

    def shielded(self, place: int) -> "Chamber":
        """Return the Chamber after the Lord on that place claimed its guild's Shield (p. 7)."""
        lord = self.lords[place - 1]
        holder = self.shield_holder(lord.suit)
        if holder is not None and holder.ip >= lord.ip:
            return self
        shields = (*self.shields[: lord.suit], place, *self.shields[lord.suit + 1 :])
        return Chamber(self.lords, self.locations, shields, self.counter)

    def swapped(self, a: int, b: int) -> "Chamber":
        """Return the Chamber with two Lords exchanged; each takes its Shield along (p. 7)."""
        lords = list(self.lords)
        lords[a - 1], lords[b - 1] = lords[b - 1], lords[a - 1]
        shields = tuple(exchanged(place, a, b) for place in self.shields)
        return Chamber(tuple(lords), self.locations, shields, self.counter)

    def with_key(self, key: Key) -> "Chamber":
        """Return the Chamber with one more key on the counter."""
        return Chamber(self.lords, self.locations, self.shields, (*self.counter, key))

    def controlling(self, place: int, location: Location) -> "Chamber":
        """Return the Chamber with a Location on that place and every key on the counter spent (pp. 7-9)."""
        return Chamber(self.lords, (*self.locations, (place, location)), self.shields)


def wins_location(counter: tuple[Key, ...], *, any_two: bool) -> bool:
    """Whether these keys win a Location: two identical ones, so also any third; any two with `any_two_keys`."""
    if len(counter) < 2:
        return False
    return any_two or counter.count(Key.SILVER) > 1 or counter.count(Key.GOLD) > 1


def uncovered_keys(lords: tuple[Lord, ...], covered: Iterable[int]) -> tuple[Key, ...]:
    """Return the keys of the Lords beyond the highest covered place, in the order of places."""
    last = max(covered, default=0)
    return tuple(lord.key for lord in lords[last:] if lord.key is not None)


def exchanged(place: int, a: int, b: int) -> int:
    """Return where what stood on `place` stands after places a and b were exchanged."""
    return b if place == a else a if place == b else place


def groups(places: list[int]) -> list[tuple[int, ...]]:
    """Split places into groups that touch, each in rising order, the groups by their lowest place."""
    left = set(places)
    found = []
    for place in places:
        if place not in left:
            continue
        left.discard(place)
        group = [place]
        for member in group:  # grows while it is walked
            for near in NEIGHBOURS[member]:
                if near in left:
                    left.discard(near)
                    group.append(near)
        found.append(tuple(sorted(group)))
    return found


def _first_largest(areas: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return max(areas, key=lambda area: (len(area), -area[0]), default=())
