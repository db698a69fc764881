"""What is a position worth to a seat? Points now, and what they are going to be, by parts."""

from enum import IntEnum
from typing import Final

from bot.game.chamber import PLACES
from bot.game.scoring import COALITION_POINTS, PEARL_MASTER_POINTS
from bot.robots.gains import Gains, horizon, master_chance, standing
from bot.robots.side import Side
from bot.robots.tables import BIT, LARGEST
from bot.robots.twin import OVER, RECRUITING, Twin
from bot.robots.weights import (
    COALITION_TO_COME,
    FULL_HORIZON,
    GROWTH,
    KEYS,
    LOCATION,
    LORD_TO_COME,
    OPEN_GUILD,
    SHIELD_TO_COME,
    THREAT,
)

VICTORY: Final = 25.0  # what winning counts beside the margin
CROWD: Final = 0.6  # how much of the rivals is the best one, the rest being their mean
MOST_SHIELDS: Final = 30  # the strongest Lord of every guild


class Part(IntEnum):
    """What the worth of a side of the table is made of."""

    SHIELDS = 0
    LOCATIONS = 1
    COALITION = 2
    PEARLS = 3
    KEYS = 4
    TIME = 5


Parts = tuple[float, float, float, float, float, float]


def parts_of(twin: Twin, seat: int) -> Parts:
    """Return what a seat's side of the table is worth, in points, by Part."""
    side = twin.sides[seat]
    left, margin = standing(twin, seat)
    to_come = horizon(twin, seat, left)
    locations = 0.0
    for location in side.locations:
        locations += side.location_points(location) + GROWTH[location] * to_come
    state = (1 if side.silver else 0) + (2 if side.gold else 0)
    keys = KEYS[side.any_two][state] * LOCATION * min(1.0, to_come / FULL_HORIZON)
    coalition, shields = side.coalition(), sum(side.best)
    growing = open_guilds(side, coalition) * OPEN_GUILD if to_come >= 1 else 0.0
    return (
        shields + SHIELD_TO_COME * (MOST_SHIELDS - shields) * to_come,
        locations,
        (COALITION_POINTS - COALITION_TO_COME * to_come) * coalition + growing,
        PEARL_MASTER_POINTS * master_chance(left, margin),
        keys,
        LORD_TO_COME * to_come,
    )


def open_guilds(side: Side, coalition: int) -> int:
    """Return how many guilds would make the largest Coalition grow on the next free place."""
    place = len(side.lords)
    if place == PLACES:
        return 0
    bit = BIT[place]
    return sum([LARGEST[places | bit] > coalition for places in side.where])


def worth(twin: Twin, seat: int) -> float:
    """Return how far ahead a seat is of the others, in points; at the end of the game a victory counts besides."""
    if twin.ask == OVER:
        return settled(twin, seat)
    values = [sum(parts_of(twin, other)) for other in range(len(twin.sides))]
    own = values.pop(seat)
    return own - CROWD * max(values) - (1 - CROWD) * sum(values) / len(values) - threat(twin, seat)


def settled(twin: Twin, seat: int) -> float:
    """Return the same of a game that has ended."""
    results = [(side.points(master=twin.master == at), side.pearls) for at, side in enumerate(twin.sides)]
    own = results.pop(seat)
    best = max(results)
    verdict = VICTORY if own > best else -VICTORY if own < best else 0.0
    return own[0] - best[0] + verdict


def threat(twin: Twin, seat: int) -> float:
    """Return what the piles that lie there are worth to whoever plays next, as far as it concerns this seat."""
    if twin.ask != RECRUITING or twin.turn == seat:
        return 0.0
    return THREAT[len(twin.sides) - 2] * best_pile(twin, twin.turn)


def best_pile(twin: Twin, seat: int) -> float:
    """Return what the best pile would bring a seat that may rally; 0 where none is to be had."""
    if twin.must_explore():
        return 0.0
    gains = Gains(twin, seat)
    return max([gains.pile(pile) for pile in twin.piles if pile], default=0.0)
