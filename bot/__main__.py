"""The command line and composition root: which command, and how does it end?"""

import argparse
import os
import sys
from typing import NoReturn

from bot.cli import check, db, render, replay, run, sandbox, score, simulate
from bot.cli.lines import UnreadableError

COMMANDS = (run, sandbox, check, db, score, replay, simulate, render)

WRONG_USE = 2  # wrong arguments or an unreadable file
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser that refuses with one plain sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence to standard error and leave with status 2."""
        self.exit(WRONG_USE, f"{self.prog}: {message}\n")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; return the exit status: 0 well, 1 a bad line among the input, 2 wrong use."""
    parser = Parser(prog="conspiracy", description="Conspiracy: Abyss Universe in a Discord server.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in COMMANDS:
        own = commands.add_parser(command.NAME, help=command.HELP, description=command.HELP)
        command.add(own)
        own.set_defaults(run=command.run, refuse=own.error)
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
        sys.stdout.flush()
    except UnreadableError as error:
        chosen.refuse(str(error))
    except BrokenPipeError:  # whoever read our output has seen enough, as in `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


if __name__ == "__main__":
    sys.exit(main())
