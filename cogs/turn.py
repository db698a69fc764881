"""How does a person look at their turn? `/conspiracy turn`, and the buttons of the panel that only show something."""

import discord

from bot.client import Client
from bot.errors import NotAtTableError
from cogs.screens import controls
from cogs.screens.panel import Draft
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.drafts import draft_in, read_action
from cogs.ui.page import Screen
from cogs.ui.panels import panel
from cogs.ui.router import Call


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


async def turn_here(call: Call) -> Screen:
    """Open the panel of the game of this channel, or else of the game that waits for this person.

    Of a game that is over here it says so, to those who have played it.
    """
    play = call.client.play
    mine = await play.games_of(call.user_id)
    here = [table for table in mine if table.channel_id == call.channel_id]
    here += [table for table in mine if table.home_id == call.channel_id]
    waiting = [table for table in mine if table.decider is not None and table.decider == table.seat_of(call.user_id)]
    chosen = next(iter([*here, *waiting]), None)
    if chosen is None:
        chosen = await call.here()  # no game here at all is an answer of its own
        seated = chosen.dormant or (chosen.over and chosen.seat_of(call.user_id) is not None)
        if not seated and chosen.left_seat_of(call.user_id) is None:
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
    return await panel(call, await call.table(), Draft(action=read_action(notation)))


async def order(call: Call) -> Screen:
    """Show an order as far as it is chosen."""
    return await panel(call, await call.table(), draft_in(call.control))
