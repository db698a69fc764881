"""How does the host arrange a table? The host's own panel of the lobby."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.client import Client
from bot.errors import AlreadyStartedError, NoSuchRobotError, NoSuchSeatError, NotHostError, StaleError
from bot.game.view import Options
from bot.service import LEVELS, Agreements, Clock
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.lobby import lobby_screen
from cogs.screens.manage import manage_screen
from cogs.ui.answer import Kind
from cogs.ui.ids import SEAT_NUMBERS
from cogs.ui.page import Screen
from cogs.ui.router import Call
from cogs.ui.succession import as_host
from cogs.ui.wishes import picked


async def setup(client: Client) -> None:
    """Add the buttons and selects."""
    client.router.add(controls.MANAGE, Kind.PRIVATE, show)
    for route, change in CHANGES.items():
        client.router.add(route, Kind.EDIT, _then_show(change))


async def show(call: Call) -> Screen:
    """Show the host, or a manager of the server, what they can arrange."""
    table = await call.table()
    shown = await as_host(call, table.id, lambda: _may_arrange(call))
    if shown.host_id != table.host_id:
        call.client.announcer.repaint(shown, lobby_screen(shown, shown.locale))
    return manage_screen(shown, call.locale)


async def _may_arrange(call: Call) -> Table:
    table = await call.table()
    if table.status is not Status.LOBBY:
        raise AlreadyStartedError
    if call.user_id != table.host_id and not call.manages(table):
        raise NotHostError
    return table


async def _bonus(call: Call, table: Table) -> Table:
    return await _choose(call, table, replace(table.options, bonus_locations=not table.options.bonus_locations))


async def _hidden(call: Call, table: Table) -> Table:
    return await _choose(call, table, replace(table.options, points_hidden=not table.options.points_hidden))


async def _hints(call: Call, table: Table) -> Table:
    return await _choose(call, table, table.options, replace(table.agreements, hints=not table.hints))


async def _thread(call: Call, table: Table) -> Table:
    return await _choose(call, table, table.options, replace(table.agreements, thread=not table.agreements.thread))


async def _clock(call: Call, table: Table) -> Table:
    return await _choose(call, table, table.options, replace(table.agreements, clock=Clock(picked(call, set(Clock)))))


async def _choose(call: Call, table: Table, options: Options, agreements: Agreements | None = None) -> Table:
    return await call.client.lobby.set_options(
        table.id,
        call.user_id,
        options,
        call.now,
        agreements=agreements,
        manager=call.manages(table),
        version=call.control.version,
    )


async def _level(call: Call, table: Table) -> Table:
    level, at = next(iter(call.values), ""), call.control.detail
    if level not in LEVELS:
        raise NoSuchRobotError(robot=level)
    if at not in SEAT_NUMBERS:
        raise NoSuchSeatError
    return await call.client.lobby.set_level(
        table.id,
        call.user_id,
        int(at),
        level,
        call.now,
        manager=call.manages(table),
        version=call.control.version,
    )


async def _remove_robot(call: Call, table: Table) -> Table:
    return await call.client.lobby.remove_robot(
        table.id, call.user_id, call.now, manager=call.manages(table), version=call.control.version
    )


async def _kick(call: Call, table: Table) -> Table:
    return await call.client.lobby.kick(table.id, call.user_id, _chosen(call), call.now, manager=call.manages(table))


async def _hand_over(call: Call, table: Table) -> Table:
    return await call.client.lobby.hand_over(
        table.id, call.user_id, _chosen(call), call.now, manager=call.manages(table)
    )


def _chosen(call: Call) -> int:
    value = next(iter(call.values), "")
    if not (value.isascii() and value.isdigit() and len(value) < 20):
        raise NoSuchSeatError  # forged: no select of ours says such a thing
    return int(value)


Change = Callable[[Call, Table], Awaitable[Table]]

CHANGES: dict[str, Change] = {
    controls.BONUS: _bonus,
    controls.HIDDEN: _hidden,
    controls.HINTS: _hints,
    controls.THREAD: _thread,
    controls.CLOCK: _clock,
    controls.LEVEL: _level,
    controls.REMOVE_ROBOT: _remove_robot,
    controls.KICK: _kick,
    controls.HOST: _hand_over,
}


def _then_show(change: Change) -> Callable[[Call], Awaitable[Screen]]:
    async def handle(call: Call) -> Screen:
        before = await call.table()  # of this channel or with a seat of theirs, or there is none
        try:
            table = await change(call, before)
        except StaleError:
            if before.status is Status.LOBBY and (call.manages(before) or call.user_id == before.host_id):
                await call.answer.show(manage_screen(await call.client.play.load(before.id), call.locale))
            raise
        call.client.announcer.background(call.client.play.prepare_robots(table))
        call.client.announcer.repaint(table, lobby_screen(table, table.locale))
        return manage_screen(table, call.locale)

    return handle
