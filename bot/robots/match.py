"""How does a game between robots go? One whole game, without Discord."""

from collections.abc import Sequence
from random import Random

from bot.game.apply import apply
from bot.game.deal import new_game
from bot.game.legal import legal_actions
from bot.game.state import GameState, Options
from bot.game.view import view_for
from bot.robots import ORDINARY, Budget, Robot


def play_match(options: Options, seed: str, robots: Sequence[Robot], budget: Budget = ORDINARY) -> GameState:
    """Return the last state of a game: `robots[seat]` plays for each seat, each with a generator of its own.

    Decisions with one possibility are taken without asking, as the service does for people.
    """
    state = new_game(options, seed)
    generators = [Random(f"{seed}:robot:{seat}") for seat in range(options.players)]
    while (seat := state.decider) is not None:
        action = legal_actions(state, seat).only()
        if action is None:
            action = robots[seat](view_for(state, seat), budget, generators[seat])
        state = apply(state, action, seat).state
    return state
