"""How does a robot play a whole turn? Its decisions one after the other; pure, so that any process may do it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.game.actions import Action
from bot.game.apply import apply
from bot.game.legal import legal_actions
from bot.game.state import GameState
from bot.game.view import view_for
from bot.robots import ORDINARY, Budget, Robot

DECISIONS = 5.0  # a turn of any number of decisions thinks no longer than this many do


def play_turn(state: GameState, robot: Robot, seed: str, budget: Budget = ORDINARY) -> tuple[Action, ...]:
    """Return what a robot does in the rest of the turn; decisions with one possibility are taken without asking.

    The budget is that of a decision. Raises what the robot raises, and `illegal_action` where it returns no legal one.
    """
    seat, turn = state.decider, state.turn_number
    rng = Random(f"{seed}:robot:{seat}:{turn}")
    budgets = _budgets(budget)
    actions = []
    while seat is not None and state.decider == seat and state.turn_number == turn:
        action = legal_actions(state, seat).only() or robot(view_for(state, seat), next(budgets), rng)
        state = apply(state, action, seat).state
        actions.append(action)
    return tuple(actions)


def _budgets(budget: Budget) -> Iterator[Budget]:
    """Yield what each decision of a turn gets: less and less, once the turn takes long."""
    end = budget.clock() + DECISIONS * budget.seconds if budget.clock is not None and budget.seconds is not None else 0
    while True:
        if budget.clock is None or budget.seconds is None:
            yield budget
        else:
            yield replace(budget, seconds=min(budget.seconds, max(0.0, end - budget.clock()) / 2))
