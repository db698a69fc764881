"""How does a beginner play? The robot `easy`: big numbers please it, what they are for it does not see yet.

Its mistakes are those of first games: it counts the Influence of every Lord, with or without Shield; it forgets keys
and pearls; it takes the Location that pays most today; it fills its Chamber without a thought for what it leaves to
others; and it is not always sure. It does see a Coalition when one lies before it.
"""

from random import Random
from typing import Final

from bot.game.actions import Action, Control, Explore, Rally, Recruit, Stay
from bot.game.cards import Lord
from bot.game.legal import LegalActions
from bot.game.view import PlayerView
from bot.robots.budget import Budget
from bot.robots.uniform import any_of

UNSURE: Final = 1.5  # points by which it misjudges a choice, more or less
HOPED_FOR: Final = 4.0  # the Influence that it expects of a draw
LEAST_LOCATION: Final = 4  # what a face-up Location must pay to be taken unseen others
TRIED: Final = 8  # swaps that it thinks of


def decide_easily(view: PlayerView, budget: Budget, rng: Random) -> Action:  # noqa: ARG001 - it does not ponder
    """Return the action that looks good to a beginner."""
    legal = view.legal
    if legal.recruits:
        return _recruit(legal, rng)
    if Stay() in legal.listed:
        return _swap(view, rng)
    if any(isinstance(action, Explore) for action in legal.listed):
        return max(legal.listed, key=lambda action: _recruiting(view, action) + rng.gauss(0, UNSURE))
    return _locate(view, rng)


def _recruit(legal: LegalActions, rng: Random) -> Action:
    """Keep the most influential ones, in the order in which they happen to lie."""
    doubts = {at: lord.ip + rng.gauss(0, UNSURE) for at, lord in enumerate(legal.recruits)}
    best = sorted(doubts, key=doubts.__getitem__, reverse=True)[: legal.places]
    kept: list[Lord] = [legal.recruits[at] for at in sorted(best)]
    return Recruit(tuple(kept))


def _recruiting(view: PlayerView, action: Action) -> float:
    match action:
        case Rally(guild):
            free = view.own.chamber.free
            return float(sum(sorted((lord.ip for lord in view.pile(guild)), reverse=True)[:free]))
        case _:
            return HOPED_FOR


def _swap(view: PlayerView, rng: Random) -> Action:
    """Try some swaps and take the best that makes a Coalition grow."""
    tried = [any_of(view.legal, rng) for _ in range(TRIED)]
    best = max(tried, key=lambda action: view.foresee(action).gain)
    return best if view.foresee(best).gain > 0 else Stay()


def _locate(view: PlayerView, rng: Random) -> Action:
    """Take what pays most today; where that is little, draw some number of others."""
    taken = [action for action in view.legal.listed if isinstance(action, Control)]
    drawn = [action for action in view.legal.listed if not isinstance(action, Control)]
    best = max(taken, key=lambda action: view.worth(action.location), default=None)
    if best is not None and (not drawn or view.worth(best.location) >= LEAST_LOCATION):
        return best
    return rng.choice(drawn)
