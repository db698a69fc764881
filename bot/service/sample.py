"""What does a game look like? A Chamber that is worth a look, for those who choose how pictures are to be."""

from functools import cache
from random import Random

from bot.game import Options, PlayerView, apply, new_game, view_for
from bot.robots.uniform import any_of

PLAYERS = 2
SEED = "sample 5"
TURNS = 16


@cache
def sample_view() -> PlayerView:
    """Return the table as everybody sees it in the middle of a game, the same every time; seat 0 has most to show."""
    state = new_game(Options(PLAYERS), SEED)
    rng = Random(SEED)
    while not state.over and state.turn_number <= TURNS:
        view = view_for(state, state.decider)
        state = apply(state, any_of(view.legal, rng)).state
    return view_for(state, None)
