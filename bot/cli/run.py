"""`conspiracy run`: the bot on Discord, and how it starts and stops."""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.client import Client
    from bot.db import Database
    from bot.settings import Settings
    from rendering.studio import Studio

NAME = "run"
HELP = "the bot on Discord, with the settings of the environment and .env"

log = logging.getLogger(__name__)

# Exit statuses; a supervisor need not start again after the first four.
BAD_SETTINGS: Final = 2
NO_LOGIN: Final = 3  # the token is missing or refused
BAD_DATABASE: Final = 4
NO_PICTURES: Final = 5  # a font package is missing or damaged
UNREACHABLE: Final = 6  # Discord cannot be reached: later it may

AUTHENTICATION_FAILED: Final = 4004  # what the gateway closes with
REFUSED = "Discord refuses the token: copy it anew from the developer portal"

# The packages of the bot take a while to import, and the other commands do without: hence the imports below.


class CannotRunError(Exception):
    """The bot cannot start, or not go on: a plain sentence, and the exit status."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: none, everything is in the settings."""


def run(arguments: argparse.Namespace) -> int:  # noqa: ARG001 - a command is called with its arguments
    """Run until a signal comes; everything local is checked before the first login."""
    try:
        asyncio.run(_run())
    except CannotRunError as error:
        print(f"conspiracy run: {error}", file=sys.stderr)  # noqa: T201 - the last line an operator reads
        return error.status
    return 0


async def _run() -> None:
    from bot import logs  # noqa: PLC0415
    from bot.settings import SettingsError, load_settings  # noqa: PLC0415

    try:
        settings = load_settings()
    except SettingsError as error:
        raise CannotRunError("; ".join(error.faults), BAD_SETTINGS) from error
    try:
        token = settings.token()
    except SettingsError as error:
        raise CannotRunError("; ".join(error.faults), NO_LOGIN) from error
    logs.configure(settings.log_level, settings.log_format, (token, settings.database_url.get_secret_value()))
    await _serve(settings, token)


async def _serve(settings: "Settings", token: str) -> None:
    async with contextlib.AsyncExitStack() as stack:
        database = await _database(settings)
        stack.push_async_callback(database.close)
        studio = await _studio()
        stack.push_async_callback(studio.close)
        _aim(settings)
        client = _client(database, studio)
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, _stop, client, number)
        await _connect(client, token)


async def _database(settings: "Settings") -> "Database":
    from bot.db import DatabaseFaultError, open_database  # noqa: PLC0415

    try:
        database = await open_database(settings.database_url.get_secret_value())
    except DatabaseFaultError as error:
        raise CannotRunError(str(error), BAD_DATABASE) from error
    for doubt in database.doubts:
        log.warning("%s", doubt)
    return database


async def _studio() -> "Studio":
    from rendering.studio import FontFaultError, Studio  # noqa: PLC0415

    studio = Studio()
    try:
        await studio.start()
    except FontFaultError as error:
        await studio.close()
        raise CannotRunError(str(error), NO_PICTURES) from error
    return studio


def _aim(settings: "Settings") -> None:
    """Point the client at another server that speaks Discord's protocol, if the settings name one."""
    import discord  # noqa: PLC0415
    import yarl  # noqa: PLC0415

    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


def _client(database: "Database", studio: "Studio") -> "Client":
    from bot.client import Client  # noqa: PLC0415
    from bot.service import Guilds, Lobby, Play  # noqa: PLC0415
    from cogs.ui.pictures import Pictures  # noqa: PLC0415

    return Client(lobby=Lobby(database), play=Play(database), guilds=Guilds(database), pictures=Pictures(studio))


def _stop(client: "Client", number: signal.Signals) -> None:
    log.info("stopping on %s", number.name)
    client.stop()


async def _connect(client: "Client", token: str) -> None:
    import aiohttp  # noqa: PLC0415
    import discord  # noqa: PLC0415

    try:
        async with client:
            await client.start(token)
    except discord.LoginFailure as error:
        raise CannotRunError(REFUSED, NO_LOGIN) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotRunError(
            "Discord refuses the intents, though this bot needs none to be switched on", NO_LOGIN
        ) from error
    except discord.ConnectionClosed as error:
        if error.code == AUTHENTICATION_FAILED:
            raise CannotRunError(REFUSED, NO_LOGIN) from error
        raise CannotRunError(f"Discord closed the connection with code {error.code}", UNREACHABLE) from error
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        raise CannotRunError(f"Discord cannot be reached: {type(error).__name__}", UNREACHABLE) from error
