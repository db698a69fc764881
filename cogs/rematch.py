"""How do the same people play once more? `/conspiracy rematch`, and the button under a finished game."""

import discord

from bot.client import Client
from bot.errors import ChannelBusyError, DormantError, WrongPlaceError
from bot.i18n import text
from bot.service.table import Table
from cogs.screens import controls
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.opening import announced
from cogs.ui.page import Page, Screen
from cogs.ui.panels import panel
from cogs.ui.places import check_allowed, check_place
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the command and the button."""

    @client.slash.command(**named("rematch"))
    async def rematch(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, rematch_here)

    client.router.add(controls.REMATCH, Kind.PRIVATE, rematch_of_game)


async def rematch_here(call: Call) -> Screen:
    """Let those who played last in this channel play again."""
    table = await call.here()
    if table.dormant:
        raise DormantError
    if table.over:
        return await _again(call, table.id)
    if table.rematch is None:
        raise ChannelBusyError
    return await _again(call, table.rematch)  # somebody has asked already


async def rematch_of_game(call: Call) -> Screen:
    """Let those of a finished game play again, where they played."""
    table = await call.table()
    if table.channel_id != call.channel_id:
        raise WrongPlaceError
    return await _again(call, table.id)


async def _again(call: Call, game: str) -> Screen:
    check_place(call.interaction, call.locale)
    check_allowed(call.interaction, call.server)
    table, fresh = await call.client.lobby.rematch(game, call.user_id, call.now)
    if fresh:
        return await announced(call, table, "rematch-opened")
    return await _there(call, table)


async def _there(call: Call, table: Table) -> Screen:
    """Say that somebody was faster, or show whoever plays alone how far they are."""
    if table.solo and table.seat_of(call.user_id) is not None:
        return await panel(call, table)
    return Page().text(text("rematch-there", call.locale)).screen()
