"""`conspiracy run`: the bot on Discord, and how it starts and stops."""

import argparse
import asyncio
import contextlib
import logging
import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import Client
    from bot.settings import Settings

NAME = "run"
HELP = "the bot on Discord, with the settings of the environment and .env"

log = logging.getLogger(__name__)

BAD_SETTINGS = 2
NO_LOGIN = 3  # the token is missing or refused: starting again would change nothing
BAD_DATABASE = 4
BAD_FONTS = 5
UNREACHABLE = 6  # Discord cannot be reached: starting again later may help


class CannotRunError(Exception):
    """The bot cannot start, or not go on: a plain sentence, and the exit status."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments: none, everything is in the settings."""


def run(arguments: argparse.Namespace) -> int:
    """Run until a signal comes; everything local is checked before the first login."""
    from bot import logs  # noqa: PLC0415 - see bot/cli/db.py
    from bot.settings import SettingsError, load_settings  # noqa: PLC0415

    try:
        settings = load_settings()
    except SettingsError as error:
        return arguments.stop("; ".join(error.faults), BAD_SETTINGS)
    try:
        token = settings.token()
    except SettingsError as error:
        return arguments.stop("; ".join(error.faults), NO_LOGIN)
    secrets = (token, settings.database_url.get_secret_value())
    logs.configure(settings.log_level, settings.log_format, secrets)
    try:
        asyncio.run(_serve(settings, token))
    except CannotRunError as error:
        return arguments.stop(str(error), error.status)
    return 0


async def _serve(settings: "Settings", token: str) -> None:
    from bot.db import DatabaseFaultError, open_database  # noqa: PLC0415

    try:
        database = await open_database(settings.database_url.get_secret_value())
    except DatabaseFaultError as error:
        raise CannotRunError(str(error), BAD_DATABASE) from error
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(database.close)
        for doubt in database.doubts:
            log.warning("%s", doubt)
        pictures = await stack.enter_async_context(_pictures())
        _aim(settings)
        client = _client(database, pictures)
        _stop_on_signals(client)
        await _connect(client, token)


async def _connect(client: "Client", token: str) -> None:
    import aiohttp  # noqa: PLC0415
    import discord  # noqa: PLC0415

    try:
        async with client:
            await client.start(token)
    except discord.LoginFailure as error:
        raise CannotRunError("Discord refuses the token: copy it anew from the developer portal", NO_LOGIN) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotRunError("Discord refuses the intents: this bot needs none that must be switched on", NO_LOGIN) from error
    except discord.ConnectionClosed as error:
        if error.code == AUTHENTICATION_FAILED:
            raise CannotRunError("Discord refuses the token: copy it anew from the developer portal", NO_LOGIN) from error
        raise CannotRunError(f"Discord closed the connection with code {error.code}", UNREACHABLE) from error
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        raise CannotRunError(f"Discord cannot be reached: {type(error).__name__}", UNREACHABLE) from error


AUTHENTICATION_FAILED = 4004
