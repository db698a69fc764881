"""Computer players: each sees a PlayerView, as a person would, and returns an action. START HERE: README.md."""

from collections.abc import Callable
from random import Random

from bot.game.actions import Action
from bot.game.view import PlayerView
from bot.robots.budget import ORDINARY, Budget
from bot.robots.easy import decide_easily
from bot.robots.greedy import decide_greedily
from bot.robots.hard import decide_well
from bot.robots.normal import decide_soundly
from bot.robots.uniform import decide_at_random

# What a decision may cost, and a generator of the robot's own, so that a game replays from its seeds.
Robot = Callable[[PlayerView, Budget, Random], Action]

ROBOTS: dict[str, Robot] = {
    "random": decide_at_random,
    "greedy": decide_greedily,
    "easy": decide_easily,
    "normal": decide_soundly,
    "hard": decide_well,
}

# Those that are offered to people, from the weakest to the strongest; the others are for matches and old games.
LEVELS = ("easy", "normal", "hard")

__all__ = ["LEVELS", "ORDINARY", "ROBOTS", "Budget", "Robot"]
