"""How fast are the rules? Random games per second and the snapshot round trip, beside the yardstick.

Run: python -m benchmarks.engine
"""

import json
from random import Random

from benchmarks import yardstick
from bot.game import Options, apply, decode, encode, legal_actions, new_game
from bot.game.state import GameState
from bot.robots import ROBOTS
from bot.robots.match import play_match
from bot.robots.uniform import any_of

GAMES = 150
PLAYERS = (2, 3, 4)
SNAPSHOTS = 20


def play_games() -> None:
    """Play whole games between `random` robots, each choosing from its view, with 2 to 4 players in turn."""
    robots = [ROBOTS["random"]] * max(PLAYERS)
    for number in range(GAMES):
        play_match(Options(PLAYERS[number % len(PLAYERS)]), f"benchmark {number}", robots)


def late_state() -> GameState:
    """Return a four-player game a little before its end: the largest snapshots are late ones."""
    rng = Random(1)
    state = new_game(Options(4, bonus_locations=True), "benchmark")
    while (seat := state.decider) is not None and state.turn_number < 24:
        state = apply(state, any_of(legal_actions(state, seat), rng)).state
    return state


def main() -> None:
    """Measure and print."""
    reference = yardstick.seconds(yardstick.loop)
    per_game = yardstick.seconds(play_games) / GAMES
    state = late_state()

    def round_trips() -> None:
        for _ in range(SNAPSHOTS):
            decode(json.loads(json.dumps(encode(state))))

    round_trip = yardstick.seconds(round_trips) / SNAPSHOTS
    print(f"yardstick loop             {reference * 1e3:8.2f} ms")
    print(f"random games per second    {1 / per_game:8.0f}      one game = {per_game / reference:.4f} yardsticks")
    print(f"snapshot round trip        {round_trip * 1e3:8.3f} ms   = {round_trip / reference:.4f} yardsticks")


if __name__ == "__main__":
    main()
