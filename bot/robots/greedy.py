"""What pays most now? The robot `greedy`: the legal choice with most visible points, ties by chance."""

from collections.abc import Iterable
from random import Random

from bot.game.actions import Action, Rally
from bot.game.apply import apply
from bot.game.forecast import determinise
from bot.game.legal import LegalActions, legal_actions
from bot.game.scoring import points_of
from bot.game.state import GameState
from bot.game.view import PlayerView
from bot.robots.uniform import any_of

MOST_ORDERS = 24  # all orders of four Lords; of a longer pile as many that chance gives


def decide_greedily(view: PlayerView, rng: Random) -> Action:
    """Return the legal action after which this seat has most points; a draw changes none yet."""
    state = determinise(view, tuple(view.unseen_lords.elements()), view.unseen_locations)
    worth = {action: _points_after(state, action, rng) for action in _candidates(view.legal, rng)}
    best = max(worth.values())
    return rng.choice([action for action, points in worth.items() if points == best])


def _points_after(state: GameState, action: Action, rng: Random) -> int:
    seat = state.turn
    after = apply(state, action).state
    if isinstance(action, Rally):  # the pile is open: it is worth what its best order brings
        orders = _candidates(legal_actions(after, seat), rng)
        return max(_points_after(after, order, rng) for order in orders)
    return points_of(after, seat).total


def _candidates(legal: LegalActions, rng: Random) -> Iterable[Action]:
    if len(legal) <= MOST_ORDERS or not legal.places:
        return legal
    return [any_of(legal, rng) for _ in range(MOST_ORDERS)]
