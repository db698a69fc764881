"""What pays most now? The robot `greedy`: the legal choice with most visible points, ties by chance.

A draw pays what the best of the cards drawn pays on average. Nothing that comes later counts: no keys, no rivals.
"""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final

from bot.game.actions import Action, Explore, Rally, Recruit, Scout
from bot.game.apply import apply
from bot.game.cards import Lord
from bot.game.forecast import determinise
from bot.game.legal import LegalActions, legal_actions
from bot.game.scoring import points_of
from bot.game.state import ChooseDrawn, GameState
from bot.game.view import PlayerView
from bot.robots.budget import Budget
from bot.robots.chances import expected_best
from bot.robots.imagining import outside
from bot.robots.uniform import any_of

MOST_ORDERS: Final = 24  # all orders of four Lords; of a longer pile as many that chance gives


def decide_greedily(view: PlayerView, budget: Budget, rng: Random) -> Action:  # noqa: ARG001 - no search
    """Return the legal action after which this seat has most points, on average where it draws."""
    solo = outside(view, rng)
    if solo is not None:
        return solo
    state = determinise(view, tuple(view.unseen_lords.elements()), view.unseen_locations)
    worth = {action: _points(view, state, action, rng) for action in _candidates(view.legal, rng)}
    best = max(worth.values())
    return rng.choice([action for action, points in worth.items() if points == best])


def _points(view: PlayerView, state: GameState, action: Action, rng: Random) -> float:
    match action:
        case Explore(count):
            lords = view.unseen_lords
            pays = {lord: _points_with(state, lord) for lord in lords}
            return expected_best((pays[lord] for lord in lords.elements()), count)
        case Scout(count):
            now = points_of(state, state.turn).total
            return now + expected_best(map(view.worth, view.unseen_locations), count)
        case _:
            return _points_after(state, action, rng)


def _points_with(state: GameState, lord: Lord) -> int:
    """Return the points after recruiting a Lord that may be drawn."""
    drawn = replace(state, decision=ChooseDrawn((lord,)))
    return points_of(apply(drawn, Recruit((lord,))).state, state.turn).total


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
