"""Computer players: each sees a PlayerView, as a person would, and returns an action."""

from collections.abc import Callable
from random import Random

from bot.game.actions import Action
from bot.game.view import PlayerView
from bot.robots.greedy import decide_greedily
from bot.robots.uniform import decide_at_random

# The generator is the robot's own, so that a game replays from its seeds.
Robot = Callable[[PlayerView, Random], Action]

ROBOTS: dict[str, Robot] = {
    "random": decide_at_random,
    "greedy": decide_greedily,
}

__all__ = ["ROBOTS", "Robot"]
