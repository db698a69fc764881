"""Which panel does whoever asks get? Their step of the game, with its picture, or whom everybody waits for."""

from bot.errors import GameOverError, NotAtTableError, NotStartedError, StaleError
from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens.panel import (
    NOTHING_CHOSEN,
    Draft,
    cards_of,
    chosen_of,
    fits,
    forecast_of,
    panel_screen,
    recruits_now,
    waiting_screen,
)
from cogs.screens.parting import asleep_screen
from cogs.screens.seats import return_screen
from cogs.screens.solo import decides_tie
from cogs.screens.story import turn_story
from cogs.screens.table import names_of
from cogs.ui.page import Screen
from cogs.ui.recaps import last_turn, private_recap
from cogs.ui.router import Call


async def panel(call: Call, table: Table, draft: Draft = NOTHING_CHOSEN, note: str = "") -> Screen:
    """Return the panel of whoever asks, with a picture of their Chamber as it would be; or the way back to a seat."""
    if table.dormant:
        return asleep_screen(table, call.locale, may_wake=call.may_wake(table))
    if table.left_seat_of(call.user_id) is not None:
        return return_screen(table, call.locale)
    seat = seat_in(call, table)
    view = table.view(seat)
    client, reader = call.client, await call.reader()
    names = names_of(table, call.locale)
    if not view.may_act:
        picture = await client.pictures.panel(view, names, reader)
        recap = "\n".join(filter(None, (note, await private_recap(client, table, seat, call.locale))))
        return waiting_screen(table, seat, picture, call.locale, recap, muted=call.own.muted)
    if not fits(view, draft):  # shown at another step: a newer one stands now
        draft, note = NOTHING_CHOSEN, note or text("panel-stale", call.locale)
    chosen = chosen_of(view, draft)
    picture = await client.pictures.panel(view, names, reader, cards_of(view, draft), chosen, forecast_of(view, draft))
    recap = await _recap(call, table, seat) if draft == NOTHING_CHOSEN else ""
    latest = () if recruits_now(view) else await client.play.undoable(table, call.user_id)
    return panel_screen(
        table,
        seat,
        call.locale,
        draft=draft,
        note=note,
        recap=recap,
        picture=picture,
        mark=client.marks.of,
        undoable=turn_story(latest, seat, names, call.locale, seat),
        hints=call.own.hints,
    )


async def _recap(call: Call, table: Table, seat: int) -> str:
    """Return what stands over a step: first what the others did, then what has become of one's turn so far."""
    view = table.view(seat)
    if recruits_now(view) or decides_tie(view):
        since = await private_recap(call.client, table, seat, call.locale)
        return f"**{text('panel-since', call.locale)}**\n{since}" if since else ""
    # The Lords drawn stand below already; which one came off the top of the deck stands nowhere else.
    return "" if view.drawn_lords else await last_turn(call.client, table, seat, call.locale)


def seat_in(call: Call, table: Table) -> int:
    """Return the seat of whoever asks in a game that has begun and goes on, or has been played."""
    if table.started_at is None:
        raise NotStartedError if table.status is Status.LOBBY else GameOverError
    seat = table.seat_of(call.user_id)
    if seat is None:
        raise NotAtTableError
    if table.status is Status.CANCELLED:
        table.check_running()
    return seat


async def stale_panel(call: Call, error: StaleError | None = None) -> Screen:
    """Say that the game has moved on, and show where it is: nothing was done."""
    table = await call.table()
    return await panel(call, table, note=text(f"panel-{'stale' if error is None else error.code}", call.locale))
