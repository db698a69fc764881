"""`conspiracy simulate`: how do robots fare against each other?"""

import argparse
import json
import time
from collections import defaultdict
from typing import Any

from bot.game.scoring import outcome
from bot.game.state import FEWEST_PLAYERS, MOST_PLAYERS, Options
from bot.robots import ROBOTS
from bot.robots.match import play_match

NAME = "simulate"
HELP = "games between robots, without Discord"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--games", type=_games, required=True, metavar="N", help="how many games to play")
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
    parser.add_argument("--bonus-locations", action="store_true", help="add the five bonus Locations")


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the result."""
    names: list[str] = arguments.robots
    players: int | None = arguments.players
    if len(names) > 1 and players not in (None, len(names)):
        arguments.refuse(f"--players {players} needs {players} robots, one a seat, or one for all of them")
    counts = [players or len(names)] if players or len(names) > 1 else range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    tally: dict[str, Tally] = defaultdict(Tally)
    start = time.perf_counter()
    for number in range(arguments.games):
        options = Options(counts[number % len(counts)], bonus_locations=arguments.bonus_locations)
        seats = names * options.players if len(names) == 1 else names
        play(options, f"{arguments.seed}:{number}", rotated(seats, number // len(counts)), tally)
    seconds = time.perf_counter() - start
    print(json.dumps(report(arguments.games, seconds, tally), indent=2))  # noqa: T201 - the command's output
    return 0


class Tally:
    """What one robot has won so far."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.score = 0


def play(options: Options, seed: str, names: list[str], tally: dict[str, Tally]) -> None:
    """Play one game and add its result; a shared victory counts as its share."""
    result = outcome(play_match(options, seed, [ROBOTS[name] for name in names]))
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
            name: {"games": own.games, "wins": round(own.wins, 3), "mean_score": round(own.score / own.games, 3)}
            for name, own in sorted(tally.items())
        },
    }


def _games(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games")
    return int(text)


def _robots(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in ROBOTS:
            raise argparse.ArgumentTypeError(f"there is no robot {name!r}, only {', '.join(ROBOTS)}")
    if len(names) > MOST_PLAYERS:
        raise argparse.ArgumentTypeError(f"{len(names)} robots are too many for {MOST_PLAYERS} seats")
    return names
