"""Which games do I play, and how do I leave one? `games`, `/my-conspiracy`, `leave`, and robots for who left."""

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import NoSuchSeatError, NotAtTableError, NotStartedError, StillHereError
from bot.i18n import text
from bot.service.table import Status
from cogs.screens import controls
from cogs.screens.games import games_screen
from cogs.screens.naming import player_name
from cogs.screens.table import names_of
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.departures import show_departure, tell_departure
from cogs.ui.ids import SEAT_NUMBERS, ControlId
from cogs.ui.page import Button, Page, Screen, Style
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the commands."""

    @client.slash.command(**named("games"))
    async def games(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, my_games)

    @client.tree.command(**named("my-conspiracy"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def my_conspiracy(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, my_games)

    @client.slash.command(**named("leave"))
    async def leave(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, leave_here)

    client.router.add(controls.GAMES, Kind.EDIT, my_games)
    client.router.add(controls.SUBSTITUTE, Kind.PRIVATE, substitute)
    client.router.add(controls.LEAVE, Kind.EDIT, leave_game)


async def my_games(call: Call) -> Screen:
    """List the games of whoever asks, those that wait for them first, then those they left and those that sleep."""
    tables = await call.client.play.games_of(call.user_id)
    left = await call.client.play.left_by(call.user_id)
    asked = call.control.detail
    first = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 5 else 0
    new = call.client.mention_of("new")
    return games_screen(tables, left, call.user_id, new, call.locale, call.own.notify, first)


async def leave_here(call: Call) -> Screen:
    """Leave the lobby of this channel at once; a running game, whose seat goes to a robot, only when confirmed."""
    table = await call.here()
    if table.status is Status.LOBBY:
        show_departure(call.client, await call.client.lobby.leave(table.id, call.user_id, call.now))
        return Page().text(text("leave-lobby-done", call.locale)).screen()
    table.check_running()
    if table.seat_of(call.user_id) is None:
        raise NotAtTableError
    # A command is soon chosen by mistake.
    button = Button(text("button-leave-game", call.locale), ControlId(controls.LEAVE, table.id), Style.danger)
    question = "solo-leave-question" if table.solo else "leave-question"
    return Page().text(text(question, call.locale)).buttons(button).screen()


async def leave_game(call: Call) -> Screen:
    """Leave a running game: a robot takes the seat."""
    table = await call.table()
    left = await call.client.play.leave(table.id, call.user_id, call.now)
    tell_departure(call.client, table, left, call.user_id)
    return Page().text(text("end-done" if left.over else "leave-done", call.locale)).screen()


async def substitute(call: Call) -> Screen:
    """Let a robot play for somebody who has left the server; whoever plays may ask for it, and managers."""
    table = await call.table()
    if table.started_at is None:
        raise NotStartedError
    if table.seat_of(call.user_id) is None and not call.manages(table):
        raise NotAtTableError
    asked = call.control.detail
    player = table.player(int(asked) if asked in SEAT_NUMBERS else -1)
    if not player.human or player.user_id is None:
        raise NoSuchSeatError
    if not await call.client.announcer.absent(table, player.user_id):
        raise StillHereError
    name = player_name(names_of(table, call.locale), player.position, call.locale)
    left = await call.client.play.leave(table.id, player.user_id, call.now)
    tell_departure(call.client, table, left, player.user_id)
    return Page().text(text("substitute-done", call.locale, name=name)).screen()
