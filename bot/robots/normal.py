"""What is sound play? The robot `normal`: the choice with the best position after this turn."""

from random import Random

from bot.game.actions import Action
from bot.game.view import PlayerView
from bot.robots.budget import Budget
from bot.robots.imagining import outside
from bot.robots.thinking import survey, values


def decide_soundly(view: PlayerView, budget: Budget, rng: Random) -> Action:  # noqa: ARG001 - it looks one turn ahead
    """Return the action with the best outlook; of equal ones any."""
    solo = outside(view, rng)
    if solo is not None:
        return solo
    found = values(survey(view))
    best = max(found.values())
    return rng.choice([action for action, value in found.items() if value >= best - 1e-9])
