"""`conspiracy score`: what is each position worth?"""

import argparse
from typing import Any

from bot.cli.lines import answer_lines, identified
from bot.game.position import assess, read_position

NAME = "score"
HELP = "points, Coalition and options of Chambers, one JSON position a line"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="JSON lines, also gzipped; without it standard input")


def run(arguments: argparse.Namespace) -> int:
    """Answer every line; return 1 if one of them was bad."""
    return 0 if answer_lines(arguments.file, _answer) else 1


def _answer(position: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON value
    return identified(position, assess(read_position(position)))
