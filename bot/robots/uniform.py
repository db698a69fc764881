"""What does chance do? The robot `random`: any legal action."""

from random import Random

from bot.game.actions import Action, Recruit
from bot.game.legal import LegalActions
from bot.game.view import PlayerView
from bot.robots.budget import Budget


def decide_at_random(view: PlayerView, budget: Budget, rng: Random) -> Action:  # noqa: ARG001 - no search
    """Return any legal action, each listed one as likely as the others."""
    return any_of(view.legal, rng)


def any_of(legal: LegalActions, rng: Random) -> Action:
    """Return one of the legal actions; of the orders of a pile one that shuffling it gives."""
    if legal.places == 1:
        return Recruit((rng.choice(legal.recruits),))
    if legal.places:
        return Recruit(tuple(rng.sample(legal.recruits, legal.places)))
    return rng.choice(legal.listed)
