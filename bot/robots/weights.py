"""What is a thing worth before the end shows it? Numbers in points, fitted to the results of robots' own games.

docs/robots.md says how they were found. Changing one changes how every robot but `random` and `greedy` plays.
"""

from math import exp
from typing import Final

from bot.game.cards import LORDS, Effect
from bot.game.chamber import PLACES
from bot.robots.tables import (
    ALLIANCE,
    COUNTED,
    EACH,
    EFFECT,
    FOLLOWERS,
    GOLD,
    KEY_LORDS,
    KIND,
    LOCATIONS_HELD,
    NOTHING,
    PEARL_PAIRS,
    PEARLS,
    REVEAL,
    SILVER,
    STRONGEST_IP,
    SUIT,
    SWAP,
    UNALIGNED,
    WORTH,
)

# A Location to be won, when the best of those to be had is taken.
LOCATION: Final = 6.0

# Parts of that Location for keys on the counter: none, silver, gold, both; the second row with `any_two_keys`.
KEYS: Final = ((0.0, 0.37, 0.27, 0.46), (0.0, 0.5, 0.5, 1.0))

# Lords to come from which on keys on the counter are worth all that they can be.
FULL_HORIZON: Final = 3.0

# What a Lord still to come brings in every category together, before what is said below.
LORD_TO_COME: Final = 1.75

# What each point that a guild's Shield may still gain is worth, per Lord to come.
SHIELD_TO_COME: Final = 0.043

# How much less a Lord of the largest Coalition is worth, per Lord to come: late ones would have made it grow as well.
COALITION_TO_COME: Final = 0.14

# What each guild that would make the largest Coalition grow on the next free place is worth.
OPEN_GUILD: Final = 0.55

# How uncertain the race for pearls is: a margin of so many is worth two and a half chances to one, at the end and
# for each Lord that the fullest Chamber lacks. Whoever holds the token at equality is no better off.
MARGIN_SPREAD: Final = (0.95, 0.225)

# What the next player's best pile counts against whoever leaves it, for two, three and four players.
THREAT: Final = (0.5, 0.4, 0.3)

# What a Location's growth is per Lord to come.
_GROWTH = {KEY_LORDS: 0.32, PEARL_PAIRS: 0.18, LOCATIONS_HELD: 0.42, STRONGEST_IP: 0.05, FOLLOWERS: 0.18, ALLIANCE: 0.2}
_GROWTH |= {UNALIGNED: 0.15, NOTHING: 0.0}
GROWTH: Final = tuple(_GROWTH[worth] for worth in WORTH)

# What a lasting or passing effect is worth when its Location is taken, per Lord to come.
_EFFECTS: dict[Effect | None, float] = {
    None: 0.0,
    Effect.ANY_TWO_KEYS: 0.2,
    Effect.WHOLE_DECK: 0.12,
    Effect.FORCED_FIRST: 0.15,
    Effect.FORCED_PAIR: 0.12,
    Effect.RECALL_LORDS: 0.0,
    Effect.RECALL_LOCATIONS: 0.0,
}
EFFECT_WORTH: Final = tuple(_EFFECTS[effect] for effect in EFFECT)

MOST_MARGIN: Final = 8


def _bonus(location: int, lord: int) -> float:
    """Return what a Lord adds to what a Location counts, when it joins the Chamber of the Location's owner."""
    worth, counted = WORTH[location], COUNTED[location]
    if worth == PEARL_PAIRS:
        return PEARLS[lord] / 2
    if worth == UNALIGNED:
        return EACH[location] * (KIND[lord] in (SWAP, REVEAL))
    if worth == FOLLOWERS:
        return EACH[location] * (SUIT[lord] == counted)
    if worth in (KEY_LORDS, ALLIANCE):
        return EACH[location] * (KIND[lord] == counted) * (1.0 if worth == KEY_LORDS else 0.7)
    return 0.0


# Location → for each Lord what that adds; and for each guild whether its strongest counts once more.
BONUS: Final = tuple(tuple(_bonus(location, lord) for lord in range(len(LORDS))) for location in range(len(WORTH)))
STRONG: Final = tuple(
    tuple(int(worth == STRONGEST_IP and COUNTED[location] == suit) for suit in range(5))
    for location, worth in enumerate(WORTH)
)

# [any_two_keys][keys on the counter: silver + 2 x gold][kind of Lord] → what its key adds to the counter's worth while
# many Lords are to come, what it wins at once, and the keys that are then there.
_STATES = {(0, 0): 0, (1, 0): 1, (0, 1): 2, (1, 1): 3}


def _turn_key(state: int, kind: int, *, any_two: bool) -> tuple[float, float, int]:
    silver, gold = state & 1, state >> 1
    if kind not in (SILVER, GOLD):
        return 0.0, 0.0, state
    silver, gold = silver + (kind == SILVER), gold + (kind == GOLD)
    before = LOCATION * KEYS[any_two][state]
    if silver > 1 or gold > 1 or (any_two and silver + gold > 1):
        return -before, LOCATION, 0
    after = _STATES[silver, gold]
    return LOCATION * KEYS[any_two][after] - before, 0.0, after


KEY_GAIN: Final[tuple[tuple[tuple[tuple[float, float, int], ...], ...], ...]] = tuple(
    tuple(tuple(_turn_key(state, kind, any_two=any_two) for kind in range(6)) for state in range(4))
    for any_two in (False, True)
)


def _master(margin: float, left: int) -> float:
    return 1 / (1 + exp(-margin / (MARGIN_SPREAD[0] + MARGIN_SPREAD[1] * left)))


# [Lords that the fullest Chamber lacks][margin in pearls over the best other, + MOST_MARGIN] → chance of the token.
MASTER: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(_master(margin, left) for margin in range(-MOST_MARGIN, MOST_MARGIN + 1)) for left in range(PLACES + 1)
)
