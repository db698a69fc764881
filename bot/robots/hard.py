"""How does one play well? The robot `hard`: `normal`'s best choices, tried in many imagined continuations.

Again and again the cards that the view hides are dealt anew, and every choice still in question is played out from that
same deal: choices are compared under the same luck, so that few deals tell them apart. What falls behind is dropped.
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
from bot.robots.imagining import imagine, outside, perform
from bot.robots.playing_out import play_turns
from bot.robots.thinking import play_carefully, survey, values
from bot.robots.twin import OVER, Twin

MOST_CHOICES: Final = 6  # that are tried
ROUNDS: Final = 1  # that are played out after the turn, by every player
SHARE: Final = 0.5  # what `normal`'s opinion counts beside what was found in imagined games, however many
TRUST: Final = 8.0  # for how many nodes it counts besides
FEWEST: Final = 12  # nodes of a choice before it may be dropped
DOUBT: Final = 2.0  # standard errors by which it must be behind


class Trial:
    """One choice, and how it did so far."""

    __slots__ = ("action", "prior", "results")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.results: list[float] = []

    def score(self) -> float:
        """Return what is thought of it."""
        weight = TRUST + SHARE * len(self.results)
        return (sum(self.results) + weight * self.prior) / (len(self.results) + weight)


def decide_well(view: PlayerView, budget: Budget, rng: Random) -> Action:
    """Return the action that does best in imagined games, as many as the budget allows."""
    solo = outside(view, rng)
    if solo is not None:
        return solo
    spending = budget.start()
    now = survey(view)
    found = values(now)
    best = sorted(found, key=found.__getitem__, reverse=True)[:MOST_CHOICES]
    trials = [Trial(action, _with_victory(found[action], now)) for action in best]
    while len(trials) > 1:
        deal = imagine(view, rng)
        for trial in trials:
            if not spending.another():
                return max(trials, key=Trial.score).action
            trial.results.append(_tried(deal, trial.action))
        if len(trials[0].results) >= FEWEST:
            trials = _surviving(trials)
    return trials[0].action


def _tried(deal: Twin, action: Action) -> float:
    """Return the prospect after an action and all that follows it for some rounds."""
    seat = deal.turn
    twin = deal.copy()
    perform(twin, action)
    if twin.turn == seat:
        play_carefully(twin)
    play_turns(twin, ROUNDS * len(twin.sides))
    return prospect(twin, seat)


def _surviving(trials: Sequence[Trial]) -> list[Trial]:
    """Return the choices that are not clearly worse than the best one, deal by deal."""
    best = max(trials, key=Trial.score)
    return [trial for trial in trials if trial is best or not _behind(trial, best)]


def _behind(trial: Trial, best: Trial) -> bool:
    count = len(trial.results)
    differences = [one - other for one, other in zip(best.results, trial.results, strict=True)]
    mean = sum(differences) / count
    variance = sum([(difference - mean) ** 2 for difference in differences]) / count
    return best.score() - trial.score() > DOUBT * sqrt(variance / count) / (1 + SHARE) + 1e-9


def prospect(twin: Twin, seat: int) -> float:
    """Return how a game stands for a seat, in points; the victory counts by how likely it is."""
    if twin.ask == OVER:
        return settled(twin, seat)
    return _with_victory(worth(twin, seat), twin)


def _with_victory(margin: float, twin: Twin) -> float:
    left, _ = standing(twin, 0)  # of the whole game: the same for every seat
    to_come = max([horizon(twin, seat, left) for seat in range(len(twin.sides))])
    return margin + VICTORY * (2 / (1 + exp(-margin / (1 + 0.4 * to_come))) - 1)
