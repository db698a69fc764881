"""How does a game come about? `/conspiracy new`, and the buttons of the lobby."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import MissingPermissionError
from bot.game.view import Options
from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.lobby import SEATS, closed_screen, lobby_screen
from cogs.ui.answer import Kind
from cogs.ui.commands import described, named
from cogs.ui.page import Page, Screen
from cogs.ui.places import check_place, names_of_permissions
from cogs.ui.router import Call

ROBOT = "greedy"


async def setup(client: Client) -> None:
    """Add the command and the buttons."""

    @client.slash.command(**named("new"))
    @app_commands.rename(
        bonus=app_commands.locale_str("bonus", key="option-bonus-name"),
        hidden=app_commands.locale_str("hidden", key="option-hidden-name"),
    )
    @app_commands.describe(bonus=described("option-bonus"), hidden=described("option-hidden"))
    async def new(
        interaction: discord.Interaction[Client],
        bonus: bool = False,  # noqa: FBT001, FBT002 - the options of a command are given by name
        hidden: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        options = Options(SEATS, bonus_locations=bonus, points_hidden=hidden)
        await client.router.command(interaction, lambda call: open_table(call, options))

    for route, change in CHANGES.items():
        client.router.add(route, Kind.EDIT, _then_show(change))


async def open_table(call: Call, options: Options) -> Screen:
    """Open a table and post its public message; where that cannot be posted, no table is left behind."""
    interaction = call.interaction
    check_place(interaction, call.locale)
    client = call.client
    locale = await client.public_locale(interaction.guild_id, str(interaction.guild_locale or ""))
    channel_id = interaction.channel_id or 0
    table = await client.lobby.create(
        interaction.guild_id, channel_id, call.user_id, call.name, options, locale, call.now
    )
    try:
        channel = await client.announcer.channel(channel_id)
        message = await client.announcer.send(channel, lobby_screen(table, locale), f"{table.id}-{table.version}")
    except discord.HTTPException as error:
        await client.lobby.cancel(table.id, call.user_id, call.now)
        raise MissingPermissionError(permissions=names_of_permissions(interaction, call.locale)) from error
    await client.play.announce(table.id, table.version, message.id)
    return Page().text(text("lobby-opened", call.locale)).screen()


async def _join(call: Call) -> Table:
    return await call.client.lobby.join(call.control.game, call.user_id, call.name, call.now)


async def _leave(call: Call) -> Table:
    return await call.client.lobby.leave(call.control.game, call.user_id, call.now)


async def _add_robot(call: Call) -> Table:
    return await call.client.lobby.add_robot(
        call.control.game, call.user_id, ROBOT, call.now, manager=call.manager, version=call.control.version
    )


async def _remove_robot(call: Call) -> Table:
    return await call.client.lobby.remove_robot(
        call.control.game, call.user_id, call.now, manager=call.manager, version=call.control.version
    )


async def _bonus(call: Call) -> Table:
    table = await call.client.play.load(call.control.game)
    options = replace(table.options, bonus_locations=not table.options.bonus_locations)
    return await call.client.lobby.set_options(table.id, call.user_id, options, call.now, manager=call.manager)


async def _hidden(call: Call) -> Table:
    table = await call.client.play.load(call.control.game)
    options = replace(table.options, points_hidden=not table.options.points_hidden)
    return await call.client.lobby.set_options(table.id, call.user_id, options, call.now, manager=call.manager)


async def _start(call: Call) -> Table:
    return await call.client.lobby.start(call.control.game, call.user_id, call.now, manager=call.manager)


async def _cancel(call: Call) -> Table:
    return await call.client.lobby.cancel(call.control.game, call.user_id, call.now, manager=call.manager)


Change = Callable[[Call], Awaitable[Table]]

CHANGES: dict[str, Change] = {
    controls.JOIN: _join,
    controls.LEAVE_LOBBY: _leave,
    controls.ADD_ROBOT: _add_robot,
    controls.REMOVE_ROBOT: _remove_robot,
    controls.BONUS: _bonus,
    controls.HIDDEN: _hidden,
    controls.START: _start,
    controls.CANCEL: _cancel,
}


def _then_show(change: Change) -> Callable[[Call], Awaitable[Screen]]:
    async def handle(call: Call) -> Screen:
        table = await change(call)
        if table.status is Status.LOBBY:
            return lobby_screen(table, table.locale)
        if table.status is Status.RUNNING:
            if table.message_id is not None:  # the lobby's message has had its time: the table gets one of its own
                await call.client.play.forget_message(table.id, table.message_id)
            call.client.announcer.soon(table.id)
            return closed_screen("lobby-started", table.locale)
        return closed_screen("lobby-cancelled", table.locale)

    return handle
