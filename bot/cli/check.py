"""`conspiracy check`: could the bot start here? Settings, database and file system, before the first login."""

import argparse
import asyncio
from collections.abc import Iterator

NAME = "check"
HELP = "settings, database and file system, before the first login"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: none yet."""


def run(arguments: argparse.Namespace) -> int:  # noqa: ARG001 - a command is called with its arguments
    """Print what was looked at, a line each; return 1 if something keeps the bot from starting."""
    status = 0
    for name, verdicts, fatal in _reports():
        for verdict in verdicts:
            print(f"{name}: {verdict}")  # noqa: T201 - the command's output
        status |= fatal
    return status


def _reports() -> Iterator[tuple[str, list[str], bool]]:
    from bot.settings import SettingsError, load_settings  # noqa: PLC0415 - see bot/cli/db.py

    try:
        settings = load_settings()
    except SettingsError as error:
        yield "settings", error.faults, True
        return
    yield "settings", ["good"], False
    try:
        settings.token()
    except SettingsError as error:
        yield "token", error.faults, True
    else:
        yield "token", ["there is one"], False
    yield from asyncio.run(_database(settings.database_url.get_secret_value()))


async def _database(url: str) -> list[tuple[str, list[str], bool]]:
    from bot.db import DatabaseFaultError, open_database  # noqa: PLC0415
    from bot.db.check import faults  # noqa: PLC0415

    try:
        database = await open_database(url)
    except DatabaseFaultError as error:
        return [("database", [str(error)], True)]
    try:
        async with database.reading() as connection:
            found = await faults(connection)
    finally:
        await database.close()
    reports = [("database", found or ["good"], bool(found))]
    if database.path:
        reports.append(("file system", list(database.doubts) or ["good"], False))
    return reports
