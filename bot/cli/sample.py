"""Which game do we show when nobody gives one? Robots play it; the same every time."""

from collections.abc import Iterator
from random import Random

from bot.game import Applied, GameState, Options, apply, new_game, view_for
from bot.game.actions import Explore
from bot.game.events import Event
from bot.robots import ORDINARY, ROBOTS

NAMES = ("Coralie", "Nacho", "Abismo Profundo", "Œdipe")
MIDDLE = 7  # rounds: every Chamber has something to show, and nobody has finished
DRAWN = 3


def sample_play(players: int, robot: str = "greedy") -> Iterator[tuple[GameState, Applied]]:
    """Play the game, and yield each step: the state before it, and what came of it."""
    state = new_game(Options(players), f"sample {players}")
    rng = Random("sample")
    while state.decider is not None:
        applied = apply(state, ROBOTS[robot](view_for(state, state.decider), ORDINARY, rng), state.decider)
        yield state, applied
        state = applied.state


def sample_game(players: int, rounds: int, robot: str = "greedy") -> tuple[GameState, tuple[Event, ...]]:
    """Return a game after so many rounds, or its end, with the events of the last whole turn."""
    state = new_game(Options(players), f"sample {players}")
    turn: tuple[Event, ...] = ()
    last = turn
    for before, applied in sample_play(players, robot):
        if before.turn_number > rounds * players:
            break
        state = applied.state
        turn += applied.events
        if state.turn_number != before.turn_number:
            last, turn = turn, ()
    return state, last


def sample_choice() -> GameState:
    """Return a game in which Lords are drawn and one is to be kept."""
    state, _ = sample_game(4, MIDDLE - 1)
    return apply(state, Explore(DRAWN), state.turn).state
