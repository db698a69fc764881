"""How does a person play? `/conspiracy turn`, and the buttons of the panel."""

from collections.abc import Sequence

import discord

from bot.client import Client
from bot.errors import (
    GameOverError,
    IllegalChoiceError,
    NotAtTableError,
    NotStartedError,
    StaleError,
    UnknownButtonError,
)
from bot.game.actions import Action, parse
from bot.game.cards import LORD_VALUES, Guild
from bot.game.chamber import PLACES
from bot.game.errors import GameError
from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.panel import (
    NOTHING_CHOSEN,
    Draft,
    cards_of,
    chosen_of,
    done_screen,
    fits,
    forecast_of,
    order_actions,
    panel_screen,
    recruits_now,
    waiting_screen,
)
from cogs.screens.table import names_of
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.page import Screen
from cogs.ui.recaps import last_turn, private_recap
from cogs.ui.router import Call

IPS = {str(row.ip) for row in LORD_VALUES}


async def setup(client: Client) -> None:
    """Add the command and the buttons."""

    @client.slash.command(**named("turn"))
    async def turn(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, turn_here)

    client.router.add(controls.OPEN, Kind.PRIVATE, show_panel)
    client.router.add(controls.PANEL, Kind.EDIT, show_panel)
    client.router.add(controls.SEE, Kind.EDIT, see)
    client.router.add(controls.PICK, Kind.EDIT, pick)
    client.router.add(controls.ORDER, Kind.EDIT, order)
    client.router.add(controls.PLACE, Kind.EDIT, place)
    client.router.add(controls.ACT, Kind.EDIT, act)


async def turn_here(call: Call) -> Screen:
    """Open the panel of the game of this channel, or else of the game that waits for this person."""
    play = call.client.play
    mine = await play.games_of(call.user_id)
    here = [table for table in mine if table.channel_id == call.interaction.channel_id]
    waiting = [table for table in mine if table.decider is not None and table.decider == table.seat_of(call.user_id)]
    chosen = next(iter([*here, *waiting]), None)
    if chosen is None:
        await play.find(call.interaction.channel_id or 0)  # no game here at all is another answer than not being in it
        raise NotAtTableError
    return await panel(call, await call.renamed(chosen))


async def show_panel(call: Call) -> Screen:
    """Show the step that stands."""
    return await panel(call, await call.table())


async def see(call: Call) -> Screen:
    """Show what a choice would bring."""
    return await _look_at(call, call.control.detail)


async def pick(call: Call) -> Screen:
    """Show what the choice made in a select would bring."""
    kind = call.control.detail.partition(":")[0]
    return await _look_at(call, f"{kind}:{'-'.join(call.values)}")


async def _look_at(call: Call, notation: str) -> Screen:
    return await panel(call, await call.table(), Draft(action=_read(notation)))


async def order(call: Call) -> Screen:
    """Show an order as far as it is chosen."""
    return await panel(call, await call.table(), _draft(call))


async def place(call: Call) -> Screen:
    """Commit an order, with its rally."""
    table = await call.table()
    seat = _seat(call, table)
    view = table.view(seat)
    actions = order_actions(view, _draft(call)) if view.may_act else []
    if not actions and table.version == call.control.version and view.may_act:
        raise IllegalChoiceError(action=call.control.detail)
    return await _commit(call, actions)


async def act(call: Call) -> Screen:
    """Do what a button says."""
    await call.table()
    return await _commit(call, [_read(call.control.detail)])


async def _commit(call: Call, actions: Sequence[Action]) -> Screen:
    play = call.client.play
    game, version = call.control.game, call.control.version
    if version is None or not actions:
        return await _stale(call)
    first, *then = actions
    try:
        acted = await play.act(game, call.user_id, first, version, call.interaction.id, call.now, then=then)
    except StaleError:
        return await _stale(call)
    table = acted.table
    seat = _seat(call, table)
    view = table.view(seat)
    if view.may_act:
        return await panel(call, table)
    call.client.announcer.soon(game)
    story = await last_turn(call.client, table, seat, call.locale)
    picture = await call.client.pictures.chamber(view, names_of(table, call.locale), seat, call.locale)
    waiting = tuple(
        other.id
        for other in await play.games_of(call.user_id)
        if other.id != game and other.decider is not None and other.decider == other.seat_of(call.user_id)
    )
    return done_screen(table, seat, story, picture, call.locale, waiting)


async def _stale(call: Call) -> Screen:
    """Say that the game has moved on, and show where it is: nothing was done."""
    table = await call.table()
    return await panel(call, table, note=text("panel-stale", call.locale))


async def panel(call: Call, table: Table, draft: Draft = NOTHING_CHOSEN, note: str = "") -> Screen:
    """Return the panel of whoever asks, with a picture of their Chamber as it would be."""
    seat = _seat(call, table)
    view = table.view(seat)
    client = call.client
    names = names_of(table, call.locale)
    if not view.may_act:
        picture = await client.pictures.chamber(view, names, seat, call.locale)
        recap = await private_recap(client, table, seat, call.locale)
        return waiting_screen(table, seat, picture, call.locale, recap)
    if not fits(view, draft):  # shown at another step: a newer one stands now
        draft, note = NOTHING_CHOSEN, note or text("panel-stale", call.locale)
    chosen = chosen_of(view, draft)
    picture = await client.pictures.panel(
        view, names, call.locale, cards_of(view, draft), chosen, forecast_of(view, draft)
    )
    first = draft == NOTHING_CHOSEN and recruits_now(view)
    recap = await private_recap(client, table, seat, call.locale) if first else ""
    if recap:
        recap = f"**{text('panel-since', call.locale)}**\n{recap}"
    return panel_screen(
        table, seat, call.locale, draft=draft, note=note, recap=recap, picture=picture, mark=client.marks.of
    )


def _seat(call: Call, table: Table) -> int:
    if table.started_at is None:
        raise NotStartedError if table.status is Status.LOBBY else GameOverError
    seat = table.seat_of(call.user_id)
    if seat is None:
        raise NotAtTableError
    if table.status is Status.CANCELLED:
        raise GameOverError
    return seat


def _draft(call: Call) -> Draft:
    guild, _, digits = call.control.detail.partition(":")
    if guild not in set(Guild) or not set(digits) <= IPS or len(digits) > PLACES:
        raise UnknownButtonError  # forged: no button of ours says such a thing
    return Draft(guild=guild, digits=digits)


def _read(notation: str) -> Action:
    try:
        return parse(notation)
    except GameError:
        raise IllegalChoiceError(action=notation) from None
