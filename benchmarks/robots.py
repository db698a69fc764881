"""How well do the robots play, how long do they think, and how fast do they imagine? The table of docs/robots.md.

Run: python -m benchmarks.robots [--games N] [--hard-games N] [--seconds T] [--part speed|quick|hard]
"""

import argparse
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from random import Random

from benchmarks import yardstick
from bot.cli.simulate import Tally, interval, play, rotated
from bot.game import Options, apply, legal_actions, new_game, view_for
from bot.game.view import PlayerView
from bot.robots import ORDINARY, ROBOTS, Budget
from bot.robots.imagining import imagine
from bot.robots.playing_out import play_turns

PARTS = ("speed", "quick", "hard")
# Who against whom, at a table for how many, and the share of wins that is the goal.
QUICK = (
    ("greedy", "random", 2, 0.95),
    ("normal", "easy", 2, 0.75),
    ("normal", "greedy", 2, 0.65),
    ("easy", "random", 4, 0.25),
    ("normal", "easy", 4, 0.25),
    ("normal", "greedy", 4, 0.25),
)
HARD = (("hard", "normal", 2, 0.60), ("hard", "greedy", 2, 0.75), ("hard", "normal", 4, 0.25))
WHOLE_GAME = 99  # more turns than a game has
PLAYOUTS = 500
PROGRESS = 20  # games after which the standing is told on standard error
SPEED_GAMES = 3


def views() -> Iterator[PlayerView]:
    """Yield the real decisions of some games between robots."""
    for number in range(SPEED_GAMES):
        state, rng = new_game(Options(2), f"speed {number}"), Random(number)
        while (seat := state.decider) is not None:
            action = legal_actions(state, seat).only()
            if action is None:
                view = view_for(state, seat)
                yield view
                action = ROBOTS["normal"](view, ORDINARY, rng)
            state = apply(state, action, seat).state


def measure_speed(seconds: float) -> None:
    """Print playouts a second, from the first turn and from a whole game's decisions, and the time of a decision."""
    reference = yardstick.seconds(yardstick.loop)
    print(f"yardstick loop {reference * 1e3:.1f} ms")
    met = list(views())
    for name, some in (("the first turn", met[:1]), ("any decision of a game", met)):
        best = min(_seconds_a_playout(some) for _ in range(3))
        print(f"whole games imagined a second, from {name}: {1 / best:.0f}   one = {best / reference:.4f} yardsticks")
    for robot in ROBOTS:
        times = sorted(_decision_seconds(robot, view, seconds) for view in met)
        print(
            f"{robot:8} decides in {statistics.median(times) * 1e3:6.1f} ms (median), "
            f"{times[len(times) * 99 // 100] * 1e3:6.1f} ms (p99), {times[-1] * 1e3:6.1f} ms at most"
        )


def _seconds_a_playout(met: list[PlayerView]) -> float:
    rng = Random(1)
    start = time.process_time()
    for number in range(PLAYOUTS):
        play_turns(imagine(met[number % len(met)], rng), WHOLE_GAME)
    return (time.process_time() - start) / PLAYOUTS


def _decision_seconds(robot: str, view: PlayerView, seconds: float) -> float:
    budget = Budget(seconds=seconds, clock=time.process_time)
    start = time.process_time()
    ROBOTS[robot](view, budget, Random(1))
    return time.process_time() - start


def measure_matches(matches: tuple[tuple[str, str, int, float], ...], games: int, budget: Budget) -> None:
    """Print who wins how often: one robot against others on every other seat, the seats passed on from game to game."""
    for better, worse, players, goal in matches:
        tally: dict[str, Tally] = defaultdict(Tally)
        names = [better, *[worse] * (players - 1)]
        start = time.process_time()
        for number in range(games):
            play(Options(players), f"bench:{number}", rotated(names, number), tally, budget)
            if (number + 1) % PROGRESS == 0:
                print(
                    f"{better} {worse} {players}: {tally[better].wins:g} of {number + 1}", file=sys.stderr, flush=True
                )
        own, other = tally[better], tally[worse]
        low, high = interval(own.wins, own.games)
        print(
            f"| {better} | {worse} | {players} | {games} | {own.wins / own.games:.1%} | {low:.1%} to {high:.1%} "
            f"| {goal:.0%} | {own.score / own.games:.1f} : {other.score / other.games:.1f} "
            f"| {(time.process_time() - start) / games:.2f} |",
            flush=True,
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="of each quick match")
    parser.add_argument("--hard-games", type=int, default=200, help="of each match with the robot hard")
    parser.add_argument("--seconds", type=float, default=0.2, help="of the processor, that hard has at each decision")
    parser.add_argument("--part", choices=PARTS, action="append", help="one part only; may be given again")
    arguments = parser.parse_args()
    parts = arguments.part or PARTS
    if "speed" in parts:
        measure_speed(arguments.seconds)
    print("| robot | against | players | games | wins | 95 % | goal | mean points | processor s a game |")
    print("|---|---|---|---|---|---|---|---|---|")
    if "quick" in parts:
        measure_matches(QUICK, arguments.games, ORDINARY)
    if "hard" in parts:
        measure_matches(HARD, arguments.hard_games, Budget(seconds=arguments.seconds, clock=time.process_time))


if __name__ == "__main__":
    main()
