"""`conspiracy db`: how does the database fare? Upgrade, check, back up, export, forget a person."""

import argparse
import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.faults import sentence
from bot.cli.operating import operating
from bot.errors import NotFoundError, NotStartedError
from bot.game import GameError

if TYPE_CHECKING:
    from bot.db import Database

NAME = "db"
HELP = "the database: upgrade, check, back up, export a game, delete what is stored of a person"

# The database's packages take a while to import, and the commands of the rules do without: hence the imports below.


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    tasks = parser.add_subparsers(metavar="TASK", required=True, dest="task", parser_class=type(parser))
    for name, text in (
        ("upgrade", "bring the tables to those of this version; the bot does so by itself when it starts"),
        ("check", "look for damage; prints how many games there are"),
        ("backup", "write a copy; safe while the bot runs"),
        ("export", "print the record of a game, with every secret of it"),
        ("forget", "delete what is stored of a person, as they can themselves; safe while the bot runs"),
    ):
        task = tasks.add_parser(name, help=text, description=text)
        if name == "backup":
            task.add_argument("out", metavar="OUT", type=Path, help="the file to write")
        if name == "export":
            task.add_argument("game", metavar="GAME", help="the game's id")
        if name == "forget":
            task.add_argument("user", metavar="USER", type=_user_id, help="their Discord id")


def run(arguments: argparse.Namespace) -> int:
    """Do the task; return 1 if the database is damaged."""
    if arguments.task == "backup":
        return operating(arguments, lambda url: _back_up(url, arguments.out))
    tasks: dict[str, Callable[[Database], Awaitable[int]]] = {
        "upgrade": _upgrade,
        "check": _check,
        "export": lambda database: _export(database, arguments),
        "forget": lambda database: _forget(database, arguments.user),
    }
    return operating(arguments, lambda url: asyncio.run(_with_database(url, tasks[arguments.task])))


async def _with_database(url: str, task: "Callable[[Database], Awaitable[int]]") -> int:
    from bot.db import open_database  # noqa: PLC0415

    database = await open_database(url)
    try:
        return await task(database)
    finally:
        await database.close()


async def _upgrade(database: "Database") -> int:
    from bot.db.migrate import version  # noqa: PLC0415

    async with database.reading() as connection:
        print(f"the database is of version {await connection.run_sync(version)}")  # noqa: T201 - the command's output
    return 0


async def _check(database: "Database") -> int:
    from bot.db.check import counts, faults  # noqa: PLC0415

    async with database.reading() as connection:
        found = await faults(connection)
        games = await counts(connection)
    for line in found:
        print(line)  # noqa: T201
    print(f"games: {', '.join(f'{count} {status}' for status, count in games.items()) or 'none'}")  # noqa: T201
    print(f"faults: {len(found) or 'none'}")  # noqa: T201
    return 1 if found else 0


async def _export(database: "Database", arguments: argparse.Namespace) -> int:
    from bot.service import Play  # noqa: PLC0415

    try:
        game = await Play(database).export(arguments.game, operator=True)
    except NotFoundError:
        arguments.refuse(f"there is no game {arguments.game!r}")
    except NotStartedError:
        arguments.refuse(f"game {arguments.game!r} has not begun")
    except GameError as error:
        arguments.refuse(f"game {arguments.game!r} cannot be exported: {sentence(error)}")
    print(json.dumps(game, separators=(",", ":")))  # noqa: T201
    return 0


async def _forget(database: "Database", user_id: int) -> int:
    from bot.service import Privacy  # noqa: PLC0415

    privacy = Privacy(database)
    kept = await privacy.kept(user_id)
    still_open = await privacy.forget(user_id, datetime.now(UTC))
    games = kept.waiting + kept.running + kept.ended
    print(f"games: {games}, actions: {kept.actions}, settings: {1 if kept.preferences else 'none'}")  # noqa: T201
    if still_open:
        print("a bot that runs shows it in their channels with its next message there, or when it starts again")  # noqa: T201
    return 0


def _user_id(written: str) -> int:
    number = int(written)  # argparse says what is wrong
    if not 0 < number < 2**63:
        raise ValueError(written)
    return number


def _back_up(url: str, out: Path) -> int:
    from bot.db.backup import back_up  # noqa: PLC0415
    from bot.db.database import read_url  # noqa: PLC0415
    from bot.db.faults import DatabaseFaultError  # noqa: PLC0415

    address = read_url(url)
    if address.get_backend_name() != "sqlite":
        raise DatabaseFaultError("a PostgreSQL database is backed up with its own pg_dump")
    back_up(Path(address.database or ""), out)
    print(f"{out} holds the backup")  # noqa: T201
    return 0
