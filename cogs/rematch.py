"""How do the same people play once more? `/conspiracy rematch`, and the button under a finished game."""

import discord

from bot.client import Client
from bot.errors import ChannelBusyError, DormantError, WrongPlaceError
from bot.i18n import text
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.lobby import closed_screen
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
    """Let those who played last in this channel, or in a thread of it, play again."""
    table = await call.client.play.find(call.channel_id)
    if table.dormant:
        raise DormantError
    if table.over:
        return await _again(call, table)
    if table.rematch is None:
        raise ChannelBusyError
    return await _again(call, await call.client.play.load(table.rematch))  # somebody has asked already


async def rematch_of_game(call: Call) -> Screen:
    """Let those of a finished game play again, where they played or had opened it."""
    table = await call.table()
    if call.channel_id not in (table.channel_id, table.home_id):
        raise WrongPlaceError
    return await _again(call, table)


async def _again(call: Call, old: Table) -> Screen:
    home_id = old.home_id or old.channel_id
    check_place(call.interaction, call.locale, home_id)
    check_allowed(call.interaction, call.server)
    table, fresh = await call.client.lobby.rematch(old.id, call.user_id, call.now)
    if not fresh:
        return await _there(call, table)
    screen = await announced(call, table, "rematch-opened")
    if old.in_thread:  # the others are here
        announcer = call.client.announcer
        line = closed_screen("thread-rematch", old.locale, channel=f"<#{home_id}>")
        announcer.background(announcer.post_line(old.channel_id, line, f"{table.id}-again"))
    return screen


async def _there(call: Call, table: Table) -> Screen:
    """Say that somebody was faster, or show whoever plays alone how far they are."""
    if table.solo and table.seat_of(call.user_id) is not None:
        return await panel(call, table)
    if table.channel_id != call.channel_id:
        return Page().text(text("thread-rematch", call.locale, channel=f"<#{table.channel_id}>")).screen()
    return Page().text(text("rematch-there", call.locale)).screen()
