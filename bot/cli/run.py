"""`conspiracy run`: the bot on Discord, and how it starts and stops."""

import argparse
import asyncio
import contextlib
import importlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.client import Client
    from bot.db import Database
    from bot.health import Health
    from bot.settings import Settings
    from rendering.studio import Studio

NAME = "run"
HELP = "the bot on Discord, with the settings of the environment and .env"

log = logging.getLogger(__name__)

# Exit statuses; after 2 to 5 a supervisor need not start again before somebody has looked.
FAULT: Final = 1  # a fault of the program's own; the log has it
BAD_SETTINGS: Final = 2
NO_LOGIN: Final = 3  # the token is missing or refused
BAD_DATABASE: Final = 4
NO_PICTURES: Final = 5  # a font package is missing or damaged
UNREACHABLE: Final = 6  # Discord cannot be reached: later it may

SECONDS_FOR_THREADS: Final = 2.0
SECONDS_TO_THINK: Final = 1.0  # for a decision of a robot that searches

REFUSED = "Discord refuses the token: copy it anew from the developer portal"
SHARDS = "Discord refuses the shards: correct SHARD_COUNT and SHARD_IDS, or leave both out"
OUTDATED = "Discord refuses this version of the program: update it"
INTENTS = (
    "Discord refuses the intents, though this bot needs none that is switched on in the portal: update the program"
)
# What the gateway closes with where trying again is no use.
CLOSED: Final = {
    4004: (REFUSED, NO_LOGIN),
    4010: (SHARDS, BAD_SETTINGS),
    4011: (SHARDS, BAD_SETTINGS),
    4012: (OUTDATED, NO_LOGIN),
    4013: (INTENTS, NO_LOGIN),
    4014: (INTENTS, NO_LOGIN),
}

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
        asyncio.run(_until_stopped())
    except CannotRunError as error:
        print(f"conspiracy run: {error}", file=sys.stderr)  # noqa: T201 - the last line an operator reads
        return error.status
    except Exception:  # the log masks tokens, the interpreter would not
        log.exception("the bot ended by a fault of its own: please report it")
        return FAULT
    finally:
        for worker in multiprocessing.active_children():  # a picture that hangs would hold up the end
            worker.kill()
        # The threads that looked after them end now; the interpreter's own farewell would write into what they close.
        for thread in threading.enumerate():
            if thread is not threading.current_thread() and not thread.daemon:
                thread.join(SECONDS_FOR_THREADS)
    return 0


async def _until_stopped() -> None:
    """Run, and take SIGTERM and SIGINT from now on, at whatever moment, as the wish to end well."""
    running = asyncio.create_task(_run())
    asked: set[signal.Signals] = set()

    def stop(number: signal.Signals) -> None:
        if not asked:  # a second one would cut short what the first has begun
            log.info("stopping on %s", number.name)
            running.cancel()
        asked.add(number)

    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop, number)
    try:
        await running
    except asyncio.CancelledError:
        if not asked:
            raise
    log.info("stopped")


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
    log.info("starting conspiracy %s", version("conspiracy"))
    await _serve(settings, token)


async def _serve(settings: "Settings", token: str) -> None:
    async with contextlib.AsyncExitStack() as stack:
        studio = _studio()
        stack.push_async_callback(studio.close)
        # Imports take most of a start, and the workers that draw have their own: both go on at once.
        drawing = asyncio.create_task(_check_pictures(studio))
        stack.push_async_callback(_give_up, drawing)
        database = await _database(settings)
        stack.push_async_callback(database.close)
        await asyncio.to_thread(importlib.import_module, "bot.client")
        await drawing
        _aim(settings)
        client = _client(settings, database, studio)
        if settings.health_port is not None:
            stack.push_async_callback((await _health(settings.health_port, client, database)).close)
        await _connect(client, token)


async def _database(settings: "Settings") -> "Database":
    await asyncio.to_thread(importlib.import_module, "bot.db")
    from bot.db import DatabaseFaultError, open_database  # noqa: PLC0415

    try:
        database = await open_database(settings.database_url.get_secret_value())
    except DatabaseFaultError as error:
        raise CannotRunError(str(error), BAD_DATABASE) from error
    for doubt in database.doubts:
        log.warning("%s", doubt)
    return database


async def _give_up(task: asyncio.Task[None]) -> None:
    """Let a task end; where something else has failed first, its own failure is no news."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _studio() -> "Studio":
    from rendering.studio import Studio  # noqa: PLC0415

    return Studio()


async def _check_pictures(studio: "Studio") -> None:
    from bot.workers import CrashedError  # noqa: PLC0415
    from rendering.studio import FontFaultError  # noqa: PLC0415

    try:
        await studio.start()
    except FontFaultError as error:
        raise CannotRunError(str(error), NO_PICTURES) from error
    except CrashedError as error:
        raise CannotRunError("the process that draws pictures ends at once", NO_PICTURES) from error


def _aim(settings: "Settings") -> None:
    """Point the client at another server that speaks Discord's protocol, if the settings name one."""
    import discord  # noqa: PLC0415
    import yarl  # noqa: PLC0415

    if settings.discord_api_base:
        discord.http.Route.BASE = settings.discord_api_base
    if settings.discord_gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


def _client(settings: "Settings", database: "Database", studio: "Studio") -> "Client":
    from bot.client import Client  # noqa: PLC0415
    from bot.now import MovedClock, real_time  # noqa: PLC0415
    from bot.robots import Budget  # noqa: PLC0415
    from bot.service import Advice, Guilds, Ladder, Lobby, People, Play, Thinking  # noqa: PLC0415
    from bot.workers import Workers  # noqa: PLC0415
    from cogs.ui.pictures import Pictures  # noqa: PLC0415

    budget = Budget(seconds=SECONDS_TO_THINK, clock=time.monotonic)
    client = Client(
        lobby=Lobby(database),
        play=Play(database, Thinking(budget=budget, workers=Workers())),
        advice=Advice(database),
        guilds=Guilds(database),
        people=People(database),
        ladder=Ladder(database),
        pictures=Pictures(studio),
        dev_guild=settings.dev_guild_id,
        robot_pause=settings.robot_pause,
        now=real_time if settings.clock_file is None else MovedClock(settings.clock_file),
    )
    client.clock_may_jump = settings.clock_file is not None
    return client


async def _health(port: int, client: "Client", database: "Database") -> "Health":
    from bot.db.check import open_games  # noqa: PLC0415
    from bot.health import Health  # noqa: PLC0415

    async def games() -> int:
        async with database.reading() as connection:
            return await open_games(connection)

    health = Health(lambda: client.connected, games)
    try:
        await health.start(port)
    except OSError as error:
        await health.close()
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise CannotRunError(f"HEALTH_PORT {port} cannot be used: {reason}", BAD_SETTINGS) from error
    return health


async def _connect(client: "Client", token: str) -> None:
    import aiohttp  # noqa: PLC0415
    import discord  # noqa: PLC0415

    try:
        async with client:
            await client.start(token)
    except discord.LoginFailure as error:
        raise CannotRunError(REFUSED, NO_LOGIN) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotRunError(INTENTS, NO_LOGIN) from error
    except discord.ConnectionClosed as error:
        otherwise = (f"Discord closed the connection with code {error.code}", UNREACHABLE)
        raise CannotRunError(*CLOSED.get(error.code, otherwise)) from error
    except discord.HTTPException as error:
        raise CannotRunError(f"Discord answers the login with status {error.status}", UNREACHABLE) from error
    except (aiohttp.ClientError, OSError) as error:
        raise CannotRunError(f"Discord cannot be reached: {type(error).__name__}", UNREACHABLE) from error
