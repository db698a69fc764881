"""What does one more card bring, quickly reckoned? For choosing within a turn, and for imagined games."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.game.chamber import PLACES
from bot.game.scoring import COALITION_POINTS, PEARL_MASTER_POINTS
from bot.robots.chances import expected_best
from bot.robots.side import Side
from bot.robots.tables import BIT, GIFT, IP, KIND, LARGEST, LOCATIONS_HELD, PEARLS, SUIT, WORTH
from bot.robots.twin import Twin
from bot.robots.weights import (
    COALITION_TO_COME,
    EFFECT_WORTH,
    FULL_HORIZON,
    GROWTH,
    KEY_GAIN,
    MASTER,
    MOST_MARGIN,
    SHIELD_TO_COME,
)

SCOUT_COST: Final = 0.3  # for each Location that scouting leaves to everybody
MOST_SCOUTED: Final = 3
ROUND: Final = 1.2  # Lords that a turn recruits


def standing(twin: Twin, seat: int) -> tuple[int, int]:
    """Return how many Lords the fullest Chamber lacks, and a seat's margin in pearls over the best other."""
    own = twin.sides[seat]
    fullest = rival = 0
    for side in twin.sides:
        if len(side.lords) > fullest:
            fullest = len(side.lords)
        if side.pearls > rival and side is not own:
            rival = side.pearls
    return PLACES - fullest, own.pearls - rival


def horizon(twin: Twin, seat: int, left: int) -> float:
    """Return how many Lords a seat is still going to recruit, more or less, where the fullest Chamber lacks `left`.

    0 when it has no further turn.
    """
    free = PLACES - len(twin.sides[seat].lords)
    if twin.last_by < 0:
        return free if free <= left else left + ROUND
    count = len(twin.sides)
    moves = (seat - twin.turn) % count < (twin.last_by - twin.turn) % count
    return min(free, ROUND) if moves else 0.0


def master_chance(left: int, margin: int) -> float:
    """Return how likely that margin in pearls makes one Pearl Master at the end."""
    return MASTER[left][max(-MOST_MARGIN, min(MOST_MARGIN, margin)) + MOST_MARGIN]


class Gains:
    """What cards bring one seat, as its side of the table is now; `to_come` is its horizon."""

    __slots__ = (
        "_chances",
        "_coalition",
        "_growth",
        "_key",
        "_keys",
        "_lords",
        "_margin",
        "_shield",
        "_state",
        "side",
        "to_come",
    )

    def __init__(self, twin: Twin, seat: int) -> None:
        self.side = side = twin.sides[seat]
        row, margin = standing(twin, seat)
        self.to_come = to_come = horizon(twin, seat, row)
        self._chances = MASTER[row]
        self._margin = min(MOST_MARGIN, max(-MOST_MARGIN, margin)) + MOST_MARGIN
        self._shield = 1 - SHIELD_TO_COME * to_come
        self._growth = COALITION_POINTS - COALITION_TO_COME * to_come
        self._coalition = side.coalition()
        self._key = KEY_GAIN[side.any_two]
        self._keys = to_come / FULL_HORIZON if to_come < FULL_HORIZON else 1.0
        self._state = (1 if side.silver else 0) + (2 if side.gold else 0)
        self._lords = len(side.lords)

    def pearls(self, count: int) -> float:
        """Return what that many more pearls bring in the race for the token."""
        chances, margin = self._chances, self._margin
        return PEARL_MASTER_POINTS * (chances[min(2 * MOST_MARGIN, margin + count)] - chances[margin])

    def lord(self, lord: int) -> float:
        """Return what placing a Lord next brings."""
        side = self.side
        suit = SUIT[lord]
        gain: float = side.bonus[lord]
        more = IP[lord] - side.best[suit]
        if more > 0:
            gain += more * (self._shield + side.strong[suit])
        grown: int = LARGEST[side.where[suit] | BIT[self._lords]] - self._coalition
        if grown > 0:
            gain += self._growth * grown
        if PEARLS[lord]:
            return gain + self.pearls(PEARLS[lord])
        more_keys, won, _ = self._key[self._state][KIND[lord]]
        return gain + more_keys * self._keys + won

    def pile(self, pile: Sequence[int]) -> float:
        """Return what rallying a pile brings, as many of its Lords as there are free places."""
        side = self.side
        free = PLACES - self._lords
        if not pile or not free:
            return 0.0
        if len(pile) > free:
            pile = sorted(pile, key=self.lord, reverse=True)[:free]
        suit = SUIT[pile[0]]
        best, pearls, state, gain = side.best[suit], 0, self._state, 0.0
        for lord in pile:
            gain += side.bonus[lord]
            if IP[lord] > best:
                best = IP[lord]
            if PEARLS[lord]:
                pearls += PEARLS[lord]
            else:
                more_keys, won, state = self._key[state][KIND[lord]]
                gain += more_keys * self._keys + won
        gain += (best - side.best[suit]) * (self._shield + side.strong[suit])
        grown = LARGEST[side.where[suit] | ((1 << len(pile)) - 1) << self._lords] - self._coalition
        if grown > 0:
            gain += self._growth * grown
        return gain + self.pearls(pearls) if pearls else gain

    def location(self, location: int) -> float:
        """Return what taking a Location brings, its growth over the Lords to come included."""
        side = self.side
        gain: float = side.location_points(location) + (GROWTH[location] + EFFECT_WORTH[location]) * self.to_come
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
