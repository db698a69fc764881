"""Which games do I play, and how does one end before its time? `/conspiracy games`, `leave`, `end`."""

import discord

from bot.client import Client
from bot.errors import GameOverError, NoSuchSeatError, NotAtTableError, NotHostError, NotStartedError, StillHereError
from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.games import games_screen
from cogs.screens.naming import player_name
from cogs.screens.table import names_of
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.departures import show_departure
from cogs.ui.ids import SEAT_NUMBERS, ControlId
from cogs.ui.page import Button, Page, Screen, Style
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

    client.router.add(controls.SUBSTITUTE, Kind.PRIVATE, substitute)
    client.router.add(controls.LEAVE, Kind.EDIT, leave_game)
    client.router.add(controls.END, Kind.EDIT, end_game)


async def my_games(call: Call) -> Screen:
    """List the games of whoever asks, those that wait for them first."""
    tables = await call.client.play.games_of(call.user_id)
    return games_screen(tables, call.user_id, call.client.mention_of("new"), call.locale, call.own.notify)


async def leave_here(call: Call) -> Screen:
    """Leave the lobby of this channel at once; a running game, whose seat goes to a robot, only when confirmed."""
    table = await call.here()
    if table.status is Status.LOBBY:
        show_departure(call.client, await call.client.lobby.leave(table.id, call.user_id, call.now))
        return Page().text(text("leave-lobby-done", call.locale)).screen()
    if table.over:
        raise GameOverError
    if table.seat_of(call.user_id) is None:
        raise NotAtTableError
    return _ask(call, table, controls.LEAVE, "solo-leave-question" if table.solo else "leave-question")


async def leave_game(call: Call) -> Screen:
    """Leave a running game: a robot takes the seat."""
    table = await call.table()
    left = await call.client.play.leave(table.id, call.user_id, call.now)
    show_departure(call.client, left)
    return Page().text(text("end-done" if left.over else "leave-done", call.locale)).screen()


def _ask(call: Call, table: Table, route: str, question: str) -> Screen:
    """Return the question before what cannot be undone: a command is soon chosen by mistake."""
    button = Button(text(f"button-{route}-game", call.locale), ControlId(route, table.id), Style.danger)
    return Page().text(text(question, call.locale)).buttons(button).screen()


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
    show_departure(call.client, await call.client.play.leave(table.id, player.user_id, call.now))
    return Page().text(text("substitute-done", call.locale, name=name)).screen()


async def end_here(call: Call) -> Screen:
    """End the game of this channel for everybody: its lobby at once, a running game only when confirmed."""
    table = await call.here()
    if table.status is not Status.RUNNING:
        return await _end(call, table)
    if call.user_id != table.host_id and not call.manages(table):
        raise NotHostError
    return _ask(call, table, controls.END, "end-question")


async def end_game(call: Call) -> Screen:
    """End a running game for everybody."""
    return await _end(call, await call.table())


async def _end(call: Call, table: Table) -> Screen:
    ended = await call.client.play.end(table.id, call.user_id, call.manages(table), call.now)
    show_departure(call.client, ended)
    return Page().text(text("end-done", call.locale)).screen()
