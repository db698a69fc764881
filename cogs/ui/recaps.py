"""What has happened since? The recap of the public message, of one's panel, and of a message that has had its time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.i18n import text
from bot.service.history import Turn
from bot.service.table import Table
from cogs.screens.log import ROBOT, past_screen, stood_in, turn_link
from cogs.screens.story import recap
from cogs.screens.table import names_of
from cogs.ui.page import Screen

if TYPE_CHECKING:
    from bot.client import Client

PUBLIC_LIMIT = 700  # characters: a line or two a turn
PANEL_LIMIT = 1_400  # addresses of turns included
OWN_LIMIT = 900


async def public_turns(client: "Client", table: Table) -> tuple[Turn, ...]:
    """Return the finished turns since the last one of whoever plays now, as everybody may know them."""
    view = table.view(None)
    whole_round = view.over or table.solo  # a solo game's message shows what the person did as well
    first = max(1, view.turn_number - len(table.players) + (not whole_round))
    turns = await client.play.since(table.id, None, first)
    return tuple(turn for turn in turns if view.over or turn.number < view.turn_number)


def public_recap(table: Table, turns: Sequence[Turn], locale: str) -> str:
    """Return these turns in words, with a mark where a robot stood in for somebody."""
    return recap(turns, names_of(table, locale), locale, PUBLIC_LIMIT, lead=lambda turn: stood_in(turn, table))


async def private_recap(client: "Client", table: Table, seat: int, locale: str) -> str:
    """Return what happened since a seat's own last turn, in the reader's language."""
    turns, addresses = await client.play.missed(table, seat)

    def lead(turn: Turn) -> str:
        number = turn_link(table, addresses, turn.number, text("recap-turn", locale, number=turn.number))
        robot = f"{ROBOT} {text('recap-for-you', locale)} " if turn.seat == seat else stood_in(turn, table)
        return f"{number} · {robot}"

    return recap(turns, names_of(table, locale), locale, PANEL_LIMIT, seat, lead=lead)


async def past(client: "Client", table: Table, message_id: int) -> Screen:
    """Return what the public message of a turn becomes when another one is posted: what it called for is done."""
    view = table.view(None)
    first = (await client.play.addresses(table.id)).first_of(message_id)
    if first is None:
        return past_screen(table, (), table.locale)
    turns = await client.play.since(table.id, None, first)
    played = [turn for turn in turns if view.over or turn.number < view.turn_number]
    return past_screen(table, played, table.locale)


async def last_turn(client: "Client", table: Table, seat: int, locale: str) -> str:
    """Return what a seat did in its last turn."""
    view = table.view(seat)
    turns = await client.play.since(table.id, seat, max(1, view.turn_number - len(table.players)))
    own = [turn for turn in turns if turn.seat == seat and turn.events]
    return recap(own[-1:], names_of(table, locale), locale, OWN_LIMIT, seat)
