"""Which games do I play, and how does one end before its time? `/conspiracy games`, `leave`, `end`."""

import discord

from bot.client import Client
from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens.games import games_screen
from cogs.screens.lobby import closed_screen, lobby_screen
from cogs.ui.commands import named
from cogs.ui.page import Page, Screen
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the commands."""

    @client.slash.command(**named("games"))
    async def games(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, my_games)

    @client.slash.command(**named("leave"))
    async def leave(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, leave_here)

    @client.slash.command(**named("end"))
    async def end(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, end_here)


async def my_games(call: Call) -> Screen:
    """List the games of whoever asks, those that wait for them first."""
    tables = await call.client.play.games_of(call.user_id)
    return games_screen(tables, call.user_id, call.client.mention_of("new"), call.locale)


async def leave_here(call: Call) -> Screen:
    """Leave the game of this channel: its lobby, or a running game whose seat goes to a robot."""
    play = call.client.play
    table = await play.find(call.interaction.channel_id or 0)
    if table.status is Status.LOBBY:
        left = await call.client.lobby.leave(table.id, call.user_id, call.now)
        closed = left.status is not Status.LOBBY
        screen = closed_screen("lobby-cancelled", left.locale) if closed else lobby_screen(left, left.locale)
        _repaint(call, left, screen)
        return Page().text(text("leave-lobby-done", call.locale)).screen()
    left = await play.leave(table.id, call.user_id, call.now)
    call.client.announcer.soon(table.id)
    return Page().text(text("leave-done", call.locale)).screen()


async def end_here(call: Call) -> Screen:
    """End the game of this channel for everybody."""
    table = await call.client.play.find(call.interaction.channel_id or 0)
    ended = await call.client.play.end(table.id, call.user_id, call.manager, call.now)
    key = "lobby-cancelled" if table.status is Status.LOBBY else "post-ended-early"
    _repaint(call, ended, closed_screen(key, ended.locale))
    return Page().text(text("end-done", call.locale)).screen()


def _repaint(call: Call, table: Table, screen: Screen) -> None:
    if table.message_id is not None:
        call.client.announcer.background(call.client.announcer.replace(table.channel_id, table.message_id, screen))
