"""What has happened since? The recap of the public message, of one's panel, and the pages of the log."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.service.history import Turn
from bot.service.table import Table
from cogs.screens.story import recap
from cogs.screens.table import names_of

if TYPE_CHECKING:
    from bot.client import Client

PUBLIC_LIMIT = 700  # characters: a line or two a turn
PANEL_LIMIT = 900


async def public_turns(client: "Client", table: Table) -> tuple[Turn, ...]:
    """Return the finished turns since the last one of whoever plays now, as everybody may know them."""
    view = table.view(None)
    whole_round = view.over or table.solo  # a solo game's message shows what the person did as well
    first = max(1, view.turn_number - len(table.players) + (not whole_round))
    turns = await client.play.since(table.id, None, first)
    return tuple(turn for turn in turns if view.over or turn.number < view.turn_number)


def public_recap(table: Table, turns: Sequence[Turn], locale: str) -> str:
    """Return these turns in words."""
    return recap(turns, names_of(table, locale), locale, PUBLIC_LIMIT)


async def private_recap(client: "Client", table: Table, seat: int, locale: str) -> str:
    """Return what happened since a seat's own last turn, in the reader's language."""
    view = table.view(seat)
    back = (view.turn - seat) % len(table.players) or len(table.players)
    first = max(1, view.turn_number - back + 1)
    turns = [turn for turn in await client.play.since(table.id, seat, first) if turn.seat != seat]
    return recap(turns, names_of(table, locale), locale, PANEL_LIMIT, seat)


async def last_turn(client: "Client", table: Table, seat: int, locale: str) -> str:
    """Return what a seat did in its last turn."""
    view = table.view(seat)
    turns = await client.play.since(table.id, seat, max(1, view.turn_number - len(table.players)))
    own = [turn for turn in turns if turn.seat == seat and turn.events]
    return recap(own[-1:], names_of(table, locale), locale, PANEL_LIMIT, seat)
