"""What becomes of a turn of which the time is up? The answers of the table: wait, a robot, a substitute."""

from bot.client import Client
from bot.errors import NotAtTableError, SettledError, UnknownButtonError
from bot.i18n import text
from bot.service.ladder import Choice, check_asked
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.absence import settled_line, settled_screen
from cogs.screens.naming import player_name
from cogs.screens.players import escape
from cogs.screens.seats import offer_screen
from cogs.screens.table import names_of
from cogs.ui.answer import Kind
from cogs.ui.calling import nonce
from cogs.ui.departures import show_departure
from cogs.ui.page import Page, Screen
from cogs.ui.panels import panel
from cogs.ui.places import shows
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the buttons."""
    client.router.add(controls.ASKED, Kind.PRIVATE, answer)


async def answer(call: Call) -> Screen:
    """Do with a turn what somebody at the table wants; whoever is late gets their panel: they may still play."""
    table = await call.table()
    turn, choice = _read(call)
    if table.seat_of(call.user_id) is None and not call.manages(table):
        raise NotAtTableError
    try:
        clock = check_asked(table.clock, turn)
    except SettledError:
        _become(call, table, settled_screen(table.locale))
        raise
    late = None if clock.user_id is None else table.seat_of(clock.user_id)
    if clock.user_id is None or late is None:
        raise SettledError
    if clock.user_id == call.user_id:
        return await panel(call, table)
    after = await _done(call, table, clock.user_id, turn, choice)
    if call.interaction.message is not None:  # from now on it says what was decided, and stays
        await call.client.ladder.forget_notice(table.id, call.interaction.message.id)
    if choice is Choice.SUBSTITUTE:
        show_departure(call.client, after)
    else:  # the message of a turn that goes on says until when
        call.client.announcer.soon(table.id, calm=choice is Choice.WAIT)
    _tell(call, table, after, choice, late)
    name = player_name(names_of(table, call.locale), late, call.locale)
    return Page().text(text(f"ask-done-{choice}", call.locale, name=name)).screen()


def _become(call: Call, table: Table, line: Screen) -> None:
    """Let the question that was clicked be one line; forged, no other message becomes one."""
    message = call.interaction.message
    if message is not None and not call.private and shows(message, call.control):
        call.client.announcer.background(call.client.announcer.replace(table.channel_id, message.id, line))


def _read(call: Call) -> tuple[int, Choice]:
    turn, _, choice = call.control.detail.partition(":")
    if not (turn.isascii() and turn.isdigit() and len(turn) < 5 and choice in set(Choice)):
        raise UnknownButtonError  # forged: no button of ours says such a thing
    return int(turn), Choice(choice)


async def _done(call: Call, table: Table, late: int, turn: int, choice: Choice) -> Table:
    client, now = call.client, call.now
    match choice:
        case Choice.WAIT:
            return await client.ladder.wait(table.id, turn, now)
        case Choice.ROBOT:
            acted = await client.play.stand_in(table.id, turn, now)
            if acted is None:
                raise SettledError
            return acted.table
        case Choice.SUBSTITUTE:
            return await client.play.keep_seat(table.id, late, turn, now, asked=True)


def _tell(call: Call, before: Table, table: Table, choice: Choice, seat: int) -> None:
    """Let the question become its answer, and offer the seat where a substitute is looked for."""
    announcer = call.client.announcer
    _become(call, before, settled_line(before, table, choice, seat, escape(call.name)))
    if choice is Choice.SUBSTITUTE and not table.over:
        announcer.background(_offer(call, table))


async def _offer(call: Call, table: Table) -> None:
    announcer = call.client.announcer
    key = nonce(table, "offer", table.version)
    await announcer.send(await announcer.channel(table.channel_id), offer_screen(table, table.locale), key)
