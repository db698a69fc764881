"""What does one more card bring, quickly reckoned? For choosing within a turn, and for imagined games."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.game.chamber import PLACES
from bot.game.scoring import COALITION_POINTS, PEARL_MASTER_POINTS
from bot.robots.chances import expected_best
from bot.robots.side import Side
from bot.robots.tables import BIT, GIFT, IP, KIND, LARGEST, LOCATIONS_HELD, PEARLS, SUIT, WORTH
from bot.robots.twin import Twin
from bot.robots.weights import EFFECT_WORTH, GROWTH, KEY_GAIN, MASTER, MOST_MARGIN

SCOUT_COST: Final = 0.3  # for each Location that scouting leaves to everybody
MOST_SCOUTED: Final = 3
ROUND: Final = 1.2  # Lords that a turn recruits


def horizon(twin: Twin, seat: int) -> float:
    """Return how many Lords a seat is still going to recruit, more or less; 0 when it has no further turn."""
    sides = twin.sides
    free = PLACES - len(sides[seat].lords)
    if twin.last_by >= 0:
        count = len(sides)
        moves = (seat - twin.turn) % count < (twin.last_by - twin.turn) % count
        return min(free, ROUND) if moves else 0.0
    left = PLACES - max([len(side.lords) for side in sides])
    return min(free, left + ROUND)


def standing(twin: Twin, seat: int) -> tuple[int, int]:
    """Return the row of MASTER for the stage of the game, and a seat's margin in pearls over the best other."""
    left, most = 0, 0
    for other, side in enumerate(twin.sides):
        left = max(left, len(side.lords))
        if other != seat and side.pearls > most:
            most = side.pearls
    return PLACES - left, twin.sides[seat].pearls - most


def master_chance(twin: Twin, seat: int) -> float:
    """Return how likely a seat is Pearl Master at the end."""
    row, margin = standing(twin, seat)
    margin = max(-MOST_MARGIN, min(MOST_MARGIN, margin))
    return MASTER[row][2 * margin + (2 if twin.master == seat else 0) + 2 * MOST_MARGIN]


class Gains:
    """What cards bring one seat, as its side of the table is now."""

    __slots__ = ("_chances", "_coalition", "_key", "_lords", "_margin", "side")

    def __init__(self, twin: Twin, seat: int) -> None:
        self.side = side = twin.sides[seat]
        row, margin = standing(twin, seat)
        self._chances = MASTER[row]
        self._margin = min(MOST_MARGIN, max(-MOST_MARGIN, margin))
        self._coalition = side.coalition()
        self._key = KEY_GAIN[side.any_two]
        self._lords = len(side.lords)

    def state(self) -> int:
        """Return the keys on the counter as KEY_GAIN numbers them."""
        side = self.side
        return (1 if side.silver else 0) + (2 if side.gold else 0)

    def pearls(self, count: int) -> float:
        """Return what that many more pearls bring in the race for the token."""
        margin = self._margin
        after = min(MOST_MARGIN, margin + count)
        chances = self._chances
        before = chances[2 * margin + (2 if margin > 0 else 0) + 2 * MOST_MARGIN]
        gained: float = chances[2 * after + (2 if after >= 0 else 0) + 2 * MOST_MARGIN] - before
        return PEARL_MASTER_POINTS * gained

    def lord(self, lord: int) -> float:
        """Return what placing a Lord next brings."""
        side = self.side
        suit = SUIT[lord]
        gain: float = side.bonus[lord]
        more = IP[lord] - side.best[suit]
        if more > 0:
            gain += more * (1 + side.strong[suit])
        grown: int = LARGEST[side.where[suit] | BIT[self._lords]] - self._coalition
        if grown > 0:
            gain += COALITION_POINTS * grown
        if PEARLS[lord]:
            return gain + self.pearls(PEARLS[lord])
        return gain + self._key[self.state()][KIND[lord]][0]

    def pile(self, pile: Sequence[int]) -> float:
        """Return what rallying a pile brings, as many of its Lords as there are free places."""
        side = self.side
        free = PLACES - self._lords
        if len(pile) > free:
            pile = sorted(pile, key=self.lord, reverse=True)[:free]
        if not pile:
            return 0.0
        suit = SUIT[pile[0]]
        best, pearls, state, gain = side.best[suit], 0, self.state(), 0.0
        for lord in pile:
            gain += side.bonus[lord]
            if IP[lord] > best:
                best = IP[lord]
            if PEARLS[lord]:
                pearls += PEARLS[lord]
            else:
                key, state = self._key[state][KIND[lord]]
                gain += key
        gain += (best - side.best[suit]) * (1 + side.strong[suit])
        grown = LARGEST[side.where[suit] | ((1 << len(pile)) - 1) << self._lords] - self._coalition
        if grown > 0:
            gain += COALITION_POINTS * grown
        return gain + self.pearls(pearls) if pearls else gain

    def location(self, location: int, to_come: float) -> float:
        """Return what taking a Location brings, its growth over the Lords to come included."""
        side = self.side
        gain: float = side.location_points(location) + (GROWTH[location] + EFFECT_WORTH[location]) * to_come
        if WORTH[location] == LOCATIONS_HELD or side.holds_counter:
            gain += 2
        if GIFT[location]:
            gain += self.pearls(GIFT[location])
        return gain


def scouting(values: Sequence[float]) -> float:
    """Return what scouting is worth, where those are the gains of the Locations that nobody sees."""
    count = min(MOST_SCOUTED, len(values))
    return expected_best(values, count) - SCOUT_COST * max(0, count - 1)


def ordered(side: Side, lords: Iterable[int]) -> list[int]:
    """Return Lords of one pile in an order in which their keys win much and waste little; other powers come first."""
    keys = sorted((lord for lord in lords if not PEARLS[lord] and KIND[lord] in (1, 2)), key=KIND.__getitem__)
    order = [lord for lord in lords if lord not in keys]
    silver, gold, any_two = side.silver, side.gold, side.any_two
    while keys:
        silvers = sum([KIND[lord] == 1 for lord in keys])
        golds = len(keys) - silvers
        if any_two or not golds or not silvers:
            chosen = keys[0]
        elif silver != gold:  # a second one of the kind that lies there
            chosen = keys[0] if silver else keys[-1]
        else:
            chosen = keys[0] if silvers >= golds else keys[-1]
        keys.remove(chosen)
        order.append(chosen)
        silver, gold = silver + (KIND[chosen] == 1), gold + (KIND[chosen] == 2)
        if silver > 1 or gold > 1 or (any_two and silver + gold > 1):
            silver = gold = 0
    return order
