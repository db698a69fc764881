"""Which game do we show when nobody gives one? Robots play it; the same every time."""

from random import Random

from bot.game import GameState, Options, apply, new_game, view_for
from bot.game.actions import Explore
from bot.game.events import Event
from bot.robots import ORDINARY, ROBOTS

NAMES = ("Coralie", "Nacho", "Abismo Profundo", "Œdipe")
MIDDLE = 7  # rounds: every Chamber has something to show, and nobody has finished
DRAWN = 3


def sample_game(players: int, rounds: int, robot: str = "greedy") -> tuple[GameState, tuple[Event, ...]]:
    """Return a game after so many rounds, or its end, with the events of the last whole turn."""
    state = new_game(Options(players), f"sample {players}")
    rng = Random("sample")
    turn: tuple[Event, ...] = ()
    last = turn
    while state.decider is not None and state.turn_number <= rounds * players:
        action = ROBOTS[robot](view_for(state, state.decider), ORDINARY, rng)
        applied = apply(state, action, state.decider)
        turn += applied.events
        if applied.state.turn_number != state.turn_number:
            last, turn = turn, ()
        state = applied.state
    return state, last


def sample_choice() -> GameState:
    """Return a game in which Lords are drawn and one is to be kept."""
    state, _ = sample_game(4, MIDDLE - 1)
    return apply(state, Explore(DRAWN), state.turn).state
