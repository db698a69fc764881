"""What would be a good move, and why did a robot do that? The buttons that ask for reasons."""

from bot.client import Client
from bot.errors import StaleError
from bot.game.actions import Action, Control, Recruit, Swap
from bot.service.advice import Hint
from cogs.screens import controls
from cogs.screens.advice import hint_line, why_screen
from cogs.screens.panel import NOTHING_CHOSEN, Draft
from cogs.screens.table import names_of
from cogs.ui.answer import Kind
from cogs.ui.page import Screen
from cogs.ui.panels import panel, seat_in, stale_panel
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the buttons."""
    client.router.add(controls.HINT, Kind.EDIT, hint)
    client.router.add(controls.WHY, Kind.PRIVATE, why)


async def why(call: Call) -> Screen:
    """Tell what the robots' latest turns were worth; of a turn that is over everything lies open."""
    table = await call.table()
    return why_screen(table, await call.client.advice.why(table.id), call.locale)


async def hint(call: Call) -> Screen:
    """Show one's panel with a good choice made on it; nothing is done before it is confirmed."""
    table = await call.table()
    seat = seat_in(call, table)
    try:
        found = await call.client.advice.hint(table.id, call.user_id, call.control.version)
    except StaleError:
        return await stale_panel(call)
    said = hint_line(found, table.view(seat), names_of(table, call.locale), call.locale)
    return await panel(call, table, _chosen(found), said)


def _chosen(hint: Hint) -> Draft:
    """Return the hint as a choice to look at; a draw is no such choice."""
    first: Action = hint.actions[0]
    last = hint.actions[-1]
    if hint.ordered and isinstance(last, Recruit):
        return Draft(guild=last.lords[0].guild.value, digits="".join(str(lord.ip) for lord in last.lords))
    match first:
        case Recruit() | Control() | Swap():
            return Draft(action=first)
        case _:
            return NOTHING_CHOSEN
