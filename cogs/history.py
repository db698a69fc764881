"""What has happened so far? `/conspiracy log`: turn by turn with pictures, in words, and the record of a game."""

import asyncio
import json

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import NotStartedError
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.log import FIRST, LATEST, TURNS, leaf_screen, log_screen, record_screen
from cogs.screens.table import names_of
from cogs.ui.answer import Kind
from cogs.ui.commands import described, named
from cogs.ui.page import Screen
from cogs.ui.router import Call

NUMBERS = {FIRST: 1, LATEST: 0}
LONGEST_NUMBER = 5  # digits


async def setup(client: Client) -> None:
    """Add the command and the buttons."""

    @client.slash.command(**named("log"))
    @app_commands.rename(turn=app_commands.locale_str("turn", key="option-turn-name"))
    @app_commands.describe(turn=described("option-turn"))
    async def log(
        interaction: discord.Interaction[Client], turn: app_commands.Range[int, 1, 999] | None = None
    ) -> None:
        await client.router.command(interaction, lambda call: log_here(call, turn or 0))

    client.router.add(controls.LOG, Kind.PRIVATE, latest)
    client.router.add(controls.SEE_TURN, Kind.PRIVATE, leaf)
    client.router.add(controls.LEAF, Kind.EDIT, leaf)
    client.router.add(controls.LOG_PAGE, Kind.EDIT, log_page)
    client.router.add(controls.RECORD, Kind.PRIVATE, record)


async def log_here(call: Call, number: int) -> Screen:
    """Show a turn of this channel's game, the latest unless told otherwise."""
    return await _leaf(call, await call.here(), number)


async def latest(call: Call) -> Screen:
    """Show the latest turn of the game that the button belongs to."""
    return await _leaf(call, await call.table(), 0)


async def leaf(call: Call) -> Screen:
    """Show the turn that a button or a choice names."""
    wanted = call.values[0] if call.values else call.control.detail
    return await _leaf(call, await call.table(), NUMBERS.get(wanted, _number(wanted)))


async def _leaf(call: Call, table: Table, number: int) -> Screen:
    viewer = _started(table).seat_of(call.user_id)
    play = call.client.play
    shown, addresses, reader = await asyncio.gather(
        play.leaf(table.id, viewer, number), play.addresses(table.id), call.reader()
    )
    picture = await call.client.pictures.leaf(shown, names_of(table, reader.locale), reader)
    return leaf_screen(table, viewer, shown, addresses, picture, reader.locale)


async def log_page(call: Call) -> Screen:
    """Show a page of turns in words."""
    table = _started(await call.table())
    viewer, offset = table.seat_of(call.user_id), max(0, _number(call.control.detail))
    history = await call.client.play.history(table.id, viewer, offset, TURNS)
    return log_screen(table, viewer, history, offset, call.locale)


async def record(call: Call) -> Screen:
    """Give whoever asks the record of a game that has ended, as other programs read it."""
    table = await call.table()
    data = json.dumps(await call.client.play.export(table.id), separators=(",", ":"))
    return record_screen(f"conspiracy-{table.id}.jsonl", f"{data}\n".encode(), call.locale)


def _number(written: str) -> int:
    """Return a number of a control's detail; -1, which is no turn, for a forged one."""
    known = written.isascii() and written.isdigit() and len(written) <= LONGEST_NUMBER
    return int(written) if known else -1


def _started(table: Table) -> Table:
    if table.started_at is None:
        raise NotStartedError
    return table
