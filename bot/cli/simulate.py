"""`conspiracy simulate`: how do robots fare against each other?"""

import argparse
import json
import math
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

from bot.game.scoring import outcome
from bot.game.state import FEWEST_PLAYERS, MOST_PLAYERS, Options
from bot.robots import ORDINARY, ROBOTS, Budget
from bot.robots.match import play_match

NAME = "simulate"
HELP = "games between robots, without Discord"
NORMAL_95: Final = 1.959964  # standard deviations that hold 95 % of a normal distribution


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--games", type=_number_of("games"), required=True, metavar="N", help="how many games to play")
    parser.add_argument(
        "--players",
        type=int,
        choices=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
        help="2 to 4; without it as many as robots are named, or 2, 3 and 4 in turn where one plays every seat",
    )
    parser.add_argument(
        "--robots",
        type=_robots,
        required=True,
        metavar="LIST",
        help=f"one name a seat, or one name for all seats: {', '.join(ROBOTS)}",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="any text; the same one plays the same games")
    parser.add_argument(
        "--seconds", type=_seconds, metavar="T", help="seconds of the processor that hard may think at each decision"
    )
    parser.add_argument(
        "--nodes",
        type=_number_of("nodes"),
        metavar="N",
        help=f"how much it may think, {ORDINARY.nodes} if no limit is given",
    )
    parser.add_argument("--bonus-locations", action="store_true", help="add the five bonus Locations")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the result."""
    names: list[str] = arguments.robots
    players: int | None = arguments.players
    if len(names) > 1 and players not in (None, len(names)):
        arguments.refuse(f"--players {players} needs {players} robots, one a seat, or one for all of them")
    counts = [players or len(names)] if players or len(names) > 1 else range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    budget = budget_of(arguments.seconds, arguments.nodes)
    tally: dict[str, Tally] = defaultdict(Tally)
    start = time.perf_counter()
    for number in range(arguments.games):
        options = Options(counts[number % len(counts)], bonus_locations=arguments.bonus_locations)
        seats = names * options.players if len(names) == 1 else names
        play(options, f"{arguments.seed}:{number}", rotated(seats, number // len(counts)), tally, budget)
    seconds = time.perf_counter() - start
    print(json.dumps(report(arguments.games, seconds, tally), indent=2))  # noqa: T201 - the command's output
    return 0


class Tally:
    """What one robot has won so far."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.score = 0


def budget_of(seconds: float | None, nodes: int | None) -> Budget:
    """Return the limits of one decision; seconds are those of the processor, so that a busy machine changes little."""
    if seconds is None:
        return ORDINARY if nodes is None else Budget(nodes=nodes)
    return Budget(seconds=seconds, nodes=nodes, clock=time.process_time)


def play(options: Options, seed: str, names: list[str], tally: dict[str, Tally], budget: Budget = ORDINARY) -> None:
    """Play one game and add its result; a shared victory counts as its share."""
    result = outcome(play_match(options, seed, [ROBOTS[name] for name in names], budget))
    if result is None:  # play_match plays to the end
        raise AssertionError(seed)
    for seat, name in enumerate(names):
        own = tally[name]
        own.games += 1
        own.wins += (seat in result.winners) / len(result.winners)
        own.score += result.points[seat].total


def rotated(names: list[str], steps: int) -> list[str]:
    """Return who sits where after the seats were passed on that many times."""
    shift = steps % len(names)
    return names[shift:] + names[:shift]


def report(games: int, seconds: float, tally: dict[str, Tally]) -> dict[str, Any]:
    """Return the result; `games` of a robot counts its seats, so that wins / games is its share."""
    return {
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "robots": {
            name: {
                "games": own.games,
                "wins": round(own.wins, 3),
                "mean_score": round(own.score / own.games, 3),
                "win_share": round(own.wins / own.games, 4),
                "win_share_95": [round(limit, 4) for limit in interval(own.wins, own.games)],
            }
            for name, own in sorted(tally.items())
        },
    }


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return where the true share of wins lies in 95 of 100 cases (Wilson's interval, sound for few games too)."""
    share, spread = wins / games, NORMAL_95**2 / games
    centre = (share + spread / 2) / (1 + spread)
    reach = NORMAL_95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def _number_of(things: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) == 0:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number of {things}")
        return int(text)

    return read


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds


def _robots(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in ROBOTS:
            raise argparse.ArgumentTypeError(f"there is no robot {name!r}, only {', '.join(ROBOTS)}")
    if len(names) > MOST_PLAYERS:
        raise argparse.ArgumentTypeError(f"{len(names)} robots are too many for {MOST_PLAYERS} seats")
    return names
