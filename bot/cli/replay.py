"""`conspiracy replay`: what do the rules make of each recorded game?"""

import argparse
from typing import Any

from bot.cli.lines import answer_lines, identified
from bot.game.record import final, read_record, replay, table

NAME = "replay"
HELP = "every turn's state and the result of recorded games, one JSON game a line"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="JSON lines, also gzipped; without it standard input")


def run(arguments: argparse.Namespace) -> int:
    """Answer every line; return 1 if one of them was bad."""
    return 0 if answer_lines(arguments.file, _answer) else 1


def _answer(game: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON value
    result = replay(read_record(game))
    answer: dict[str, Any] = {"turns": [table(state) for state in result.states], "final": final(result.outcome)}
    if result.mismatch is not None:
        turn, path = result.mismatch.turn, result.mismatch.path
        answer["mismatch"] = {"turn": turn, "field": path.split(".", 1)[0], "path": path}
    return identified(game, answer)
