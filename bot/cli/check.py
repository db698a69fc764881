"""`conspiracy check`: could the bot start here? Settings, database, file system, fonts, and on demand the token."""

import argparse
import asyncio
from collections.abc import Iterator
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.settings import Settings

NAME = "check"
HELP = "settings, database, file system and fonts, before the first login"

DISCORD: Final = "https://discord.com/api/v10"
PATIENCE: Final = 10.0  # seconds that Discord may take

# What was looked at, what is to be said of it, and whether that keeps the bot from starting.
Report = tuple[str, list[str], bool]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--online", action="store_true", help="ask Discord, once, whether the token is good")


def run(arguments: argparse.Namespace) -> int:
    """Print what was looked at, a line each; return 1 if something keeps the bot from starting."""
    status = 0
    for name, verdicts, fatal in _reports(online=arguments.online):
        for verdict in verdicts:
            print(f"{name}: {verdict}")  # noqa: T201 - the command's output
        status |= fatal
    return status


def _reports(*, online: bool) -> Iterator[Report]:
    from bot.settings import SettingsError, load_settings  # noqa: PLC0415 - see bot/cli/db.py

    try:
        settings = load_settings()
    except SettingsError as error:
        yield "settings", error.faults, True
        return
    yield "settings", ["good"], False
    try:
        token = settings.token()
    except SettingsError as error:
        yield "token", error.faults, True
    else:
        yield asyncio.run(_token(settings, token)) if online else ("token", ["there is one"], False)
    yield from asyncio.run(_database(settings.database_url.get_secret_value()))
    yield _fonts()


async def _token(settings: "Settings", token: str) -> Report:
    import aiohttp  # noqa: PLC0415

    base = settings.discord_api_base or DISCORD
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session,
            session.get(f"{base}/users/@me", headers={"Authorization": f"Bot {token}"}) as answer,
        ):
            status, user = answer.status, await answer.json() if answer.status == HTTPStatus.OK else {}
    except (aiohttp.ClientError, OSError, ValueError) as error:
        return "token", [f"Discord cannot be reached to ask: {type(error).__name__}"], True
    if status == HTTPStatus.OK:
        return "token", [f"good, it is that of {user.get('username')}"], False
    if status == HTTPStatus.UNAUTHORIZED:
        return "token", ["Discord refuses it: copy it anew from the developer portal"], True
    return "token", [f"Discord does not say whether it is good: it answers with status {status}"], True


async def _database(url: str) -> list[Report]:
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


def _fonts() -> Report:
    from rendering.fonts import check  # noqa: PLC0415

    found = check()
    return "fonts", found or ["good"], bool(found)
