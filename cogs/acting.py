"""How is a choice confirmed? The buttons of the panel that do something."""

from collections.abc import Sequence

from bot.client import Client
from bot.errors import IllegalChoiceError, StaleError
from bot.game.actions import Action
from bot.game.events import TurnBegan
from bot.i18n import text
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.panel import done_screen, order_actions
from cogs.screens.table import names_of
from cogs.ui.answer import Kind
from cogs.ui.drafts import draft_in, read_action
from cogs.ui.page import Screen
from cogs.ui.panels import panel, seat_in, stale_panel
from cogs.ui.recaps import last_turn
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the buttons."""
    client.router.add(controls.PLACE, Kind.EDIT, place)
    client.router.add(controls.ACT, Kind.EDIT, act)
    client.router.add(controls.UNDO, Kind.EDIT, undo)


async def place(call: Call) -> Screen:
    """Commit an order, with its rally."""
    table = await call.table()
    if table.left_seat_of(call.user_id) is not None:
        return await panel(call, table)
    seat = seat_in(call, table)
    view = table.view(seat)
    actions = order_actions(view, draft_in(call.control)) if view.may_act else []
    if not actions and table.version == call.control.version and view.may_act:
        raise IllegalChoiceError(action=call.control.detail)
    return await _commit(call, actions)


async def act(call: Call) -> Screen:
    """Do what a button says."""
    table = await call.table()
    if table.left_seat_of(call.user_id) is not None:  # a robot keeps the seat: they may have it again
        return await panel(call, table)
    return await _commit(call, [read_action(call.control.detail)])


async def undo(call: Call) -> Screen:
    """Take the latest choice back, if nobody has learned a card through it."""
    table = await call.table()
    seat_in(call, table)
    if call.control.version is None:
        return await stale_panel(call)
    try:
        acted = await call.client.play.undo(table.id, call.user_id, call.control.version, call.interaction.id, call.now)
    except StaleError as error:
        return await stale_panel(call, error)
    call.client.announcer.background(_welcome_back(call, acted.table))
    return await panel(call, acted.table, note=text("undo-done", call.locale) if acted.fresh else "")


async def _welcome_back(call: Call, table: Table) -> None:
    """Ask no more what becomes of a turn whose player has come back, and say until when they have time now."""
    if await call.client.announcer.tidy(table):
        call.client.announcer.soon(table.id, calm=True)


async def _commit(call: Call, actions: Sequence[Action]) -> Screen:
    play = call.client.play
    game, version = call.control.game, call.control.version
    if version is None or not actions:
        return await stale_panel(call)
    first, *then = actions
    try:
        acted = await play.act(game, call.user_id, first, version, call.interaction.id, call.now, then=then)
    except StaleError as error:
        return await stale_panel(call, error)
    table = acted.table
    seat = seat_in(call, table)
    view = table.view(seat)
    if not view.may_act or any(isinstance(event, TurnBegan) for event in acted.events):
        call.client.announcer.soon(game)
    else:
        call.client.announcer.background(_welcome_back(call, table))
    if view.may_act:  # in the same turn, or against an automaton, which has played by now
        return await panel(call, table)
    story = await last_turn(call.client, table, seat, call.locale)
    picture = await call.client.pictures.chamber(view, names_of(table, call.locale), seat, await call.reader())
    waiting = tuple(
        other.id
        for other in await play.games_of(call.user_id)
        if other.id != game and other.decider is not None and other.decider == other.seat_of(call.user_id)
    )
    return done_screen(table, seat, story, picture, call.locale, waiting)
