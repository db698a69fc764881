"""How does one play well? The robot `hard`: `normal`'s best choices, tried in many imagined continuations.

Each node imagines the cards that the view hides anew, and every choice still in question is played out from that same
deal: so choices are compared under the same luck, and few deals tell them apart. What falls clearly behind is dropped.
"""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from bot.game.actions import Action
from bot.game.view import PlayerView
from bot.robots.budget import Budget
from bot.robots.evaluation import VICTORY, settled, worth
from bot.robots.gains import horizon, standing
from bot.robots.imagining import imagine, perform
from bot.robots.playing_out import play_out
from bot.robots.thinking import survey, values
from bot.robots.twin import OVER, Twin

MOST_CHOICES: Final = 8  # that are tried
ROUNDS: Final = 2  # that are played out after the turn, by every player
TRUST: Final = 3.0  # for how many nodes `normal`'s own opinion counts
FEWEST: Final = 12  # nodes of a choice before it may be dropped
DOUBT: Final = 2.0  # standard errors by which it must be behind


class Trial:
    """One choice, and how it did so far."""

    __slots__ = ("action", "count", "prior", "results")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.results: list[float] = []

    def mean(self) -> float:
        """Return what is thought of it, the opinion beforehand included."""
        return (sum(self.results) + TRUST * self.prior) / (len(self.results) + TRUST)


def decide_well(view: PlayerView, budget: Budget, rng: Random) -> Action:
    """Return the action that does best in imagined games, as many as the budget allows."""
    spending = budget.start()
    found = values(view, survey(view))
    best = sorted(found, key=found.__getitem__, reverse=True)[:MOST_CHOICES]
    seat, now = view.turn, survey(view)
    trials = [Trial(action, _with_victory(found[action], now)) for action in best]
    while len(trials) > 1:
        deal = imagine(view, rng)
        for trial in trials:
            if not spending.another():
                return max(trials, key=Trial.mean).action
            twin = deal.copy()
            perform(twin, trial.action)
            play_out(twin, ROUNDS * len(twin.sides))
            trial.results.append(prospect(twin, seat))
        if len(trials[0].results) >= FEWEST:
            trials = _surviving(trials)
    return trials[0].action


def _surviving(trials: Sequence[Trial]) -> list[Trial]:
    """Return the choices that are not clearly worse than the best one, deal by deal."""
    best = max(trials, key=Trial.mean)
    return [trial for trial in trials if trial is best or not _behind(trial, best)]


def _behind(trial: Trial, best: Trial) -> bool:
    count = len(trial.results)
    differences = [one - other for one, other in zip(best.results, trial.results, strict=True)]
    mean = sum(differences) / count
    variance = sum([(difference - mean) ** 2 for difference in differences]) / count
    return mean > DOUBT * sqrt(variance / count) + 1e-9


def prospect(twin: Twin, seat: int) -> float:
    """Return how a game stands for a seat, in points; the victory counts by how likely it is."""
    if twin.ask == OVER:
        return settled(twin, seat)
    return _with_victory(worth(twin, seat), twin)


def _with_victory(margin: float, twin: Twin) -> float:
    to_come = max([horizon(twin, seat, standing(twin, seat)[0]) for seat in range(len(twin.sides))])
    return margin + VICTORY * (2 / (1 + exp(-margin / (1 + 0.4 * to_come))) - 1)
