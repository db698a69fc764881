"""How does a game come about? `/conspiracy new`, and the buttons of the lobby."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import AlreadyStartedError, GameOverError, StaleError, UnknownButtonError
from bot.game.cards import GUILDS, Guild
from bot.i18n import LOCALES, text
from bot.service import LEVELS, Clock
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.lobby import SEATS, begun_screen, closed_screen, lobby_screen
from cogs.screens.threads import home_line
from cogs.ui.answer import Kind
from cogs.ui.commands import described, named
from cogs.ui.opening import Wanted, open_table
from cogs.ui.page import Screen
from cogs.ui.places import shows_lobby
from cogs.ui.router import Call
from cogs.ui.succession import as_host

DEFAULT_LEVEL = "normal"
OPTIONS = ("bonus", "hidden", "clock", "thread", "hints", "language", "solo", "robots", "level")


async def setup(client: Client) -> None:
    """Add the command and the buttons."""

    @client.slash.command(**named("new"))
    @app_commands.rename(**{option: app_commands.locale_str(option, key=f"option-{option}-name") for option in OPTIONS})
    @app_commands.describe(**{option: described(f"option-{option}") for option in OPTIONS})
    @app_commands.choices(
        language=[app_commands.Choice(name=text("language", code), value=code) for code in LOCALES],
        solo=[app_commands.Choice(name=described(f"choice-solo-{guild}"), value=guild.value) for guild in GUILDS],
        clock=[app_commands.Choice(name=described(f"pace-{clock}"), value=clock.value) for clock in Clock],
        level=[app_commands.Choice(name=described(f"choice-level-{level}"), value=level) for level in LEVELS],
    )
    async def new(
        interaction: discord.Interaction[Client],
        bonus: bool | None = None,  # noqa: FBT001 - the options of a command are given by name
        hidden: bool | None = None,  # noqa: FBT001
        clock: str | None = None,
        thread: bool | None = None,  # noqa: FBT001
        hints: bool | None = None,  # noqa: FBT001
        language: str | None = None,
        solo: str | None = None,
        robots: app_commands.Range[int, 1, SEATS - 1] | None = None,
        level: str = DEFAULT_LEVEL,
    ) -> None:
        wanted = Wanted(
            bonus,
            hidden,
            hints,
            language,
            None if solo is None else Guild(solo),
            (level,) * (robots or 0),
            Clock(clock) if clock in set(Clock) else None,
            thread,
        )
        await client.router.command(interaction, lambda call: open_table(call, wanted))

    for route, change in CHANGES.items():
        client.router.add(route, Kind.PUBLIC, _then_show(change))


async def _join(call: Call, before: Table) -> Table:
    return await call.client.lobby.join(before.id, call.user_id, call.name, call.now)


async def _leave(call: Call, before: Table) -> Table:
    return await call.client.lobby.leave(before.id, call.user_id, call.now)


async def _add_robot(call: Call, before: Table) -> Table:
    return await call.client.lobby.add_robot(
        before.id, call.user_id, DEFAULT_LEVEL, call.now, manager=call.manages(before), version=call.control.version
    )


async def _start(call: Call, before: Table) -> Table:
    return await call.client.lobby.start(before.id, call.user_id, call.now, manager=call.manages(before))


async def _cancel(call: Call, before: Table) -> Table:
    return await call.client.lobby.cancel(before.id, call.user_id, call.now, manager=call.manages(before))


Change = Callable[[Call, Table], Awaitable[Table]]

CHANGES: dict[str, Change] = {
    controls.JOIN: _join,
    controls.LEAVE_LOBBY: _leave,
    controls.ADD_ROBOT: _add_robot,
    controls.START: _start,
    controls.CANCEL: _cancel,
}


def _then_show(change: Change) -> Callable[[Call], Awaitable[None]]:
    async def handle(call: Call) -> None:
        before = await call.table()
        shown = shows_lobby(call.interaction.message, before.id)
        if before.status is Status.LOBBY and not shown:
            raise UnknownButtonError  # forged: no message of ours but the lobby's becomes another one
        async with call.client.announcer.lobbies.held(before.id):
            try:
                table = await as_host(call, before.id, lambda: change(call, before))
            except (StaleError, AlreadyStartedError, GameOverError):
                if shown:
                    await call.answer.show(_screen(await call.client.play.load(before.id)))
                raise
            await call.answer.show(_screen(table))
        await _after(call, table)

    return handle


async def _after(call: Call, table: Table) -> None:
    client, message = call.client, call.interaction.message
    if message is not None and message.id != table.message_id:  # clicked on somebody's own copy
        client.announcer.repaint(table, _screen(table))
    if table.status is Status.CANCELLED:  # its message says so
        await client.play.announce(table.id, table.version, table.message_id)
    if table.status is Status.RUNNING:
        if table.message_id is not None and not table.unsettled:  # the lobby's message has had its time
            await client.play.forget_message(table.id, table.message_id)
        client.announcer.soon(table.id)


def _screen(table: Table) -> Screen:
    if table.status is Status.LOBBY:
        return lobby_screen(table, table.locale)
    if table.unsettled or table.in_thread:
        return home_line("thread-opening" if table.unsettled else "thread-playing", table)
    if table.started_at is not None:
        return begun_screen(table, table.locale)
    return closed_screen("lobby-cancelled", table.locale)
