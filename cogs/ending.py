"""How does a game end before its time? `/conspiracy end`: by agreement of its people, or by a manager."""

from collections.abc import Awaitable, Callable
from datetime import datetime

import discord

from bot.client import Client
from bot.errors import GameOverError, MissingPermissionError, NoProposalError, NotAtTableError
from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.lobby import closed_screen
from cogs.screens.naming import player_name
from cogs.screens.parting import proposal_screen
from cogs.screens.table import names_of
from cogs.ui.announcer import fresh_nonce
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.departures import show_departure, show_proposal
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Screen, Style
from cogs.ui.places import check_place, names_of_permissions, shows
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the command and the buttons."""

    @client.slash.command(**named("end"))
    async def end(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, end_here)

    client.router.add(controls.END, Kind.EDIT, end_game)
    client.router.add(controls.PROPOSE, Kind.EDIT, propose)
    client.router.add(controls.AGREE, Kind.PRIVATE, agree)
    client.router.add(controls.PLAY_ON, Kind.PRIVATE, play_on)


async def end_here(call: Call) -> Screen:
    """End the game of this channel: a lobby at once, a running game when that is confirmed, by the others if any."""
    table = await call.here()
    if table.status is not Status.RUNNING:
        return await _end(call, table)
    plays, manages = table.seat_of(call.user_id) is not None, call.manages(table)
    if not plays and not manages:
        raise NotAtTableError
    undecided = any(player.user_id != call.user_id and not player.agreed for player in table.humans)
    if undecided and not manages:
        return await _end(call, table)  # only proposes it
    buttons = [Button(text("button-end-game", call.locale), ControlId(controls.END, table.id), Style.danger)]
    if undecided and plays:
        buttons.append(Button(text("button-propose", call.locale), ControlId(controls.PROPOSE, table.id)))
    return Page().text(text("end-question", call.locale)).buttons(*buttons).screen()


async def end_game(call: Call) -> Screen:
    """End a running game for everybody, or propose it where others have a say."""
    return await _end(call, await call.table())


async def propose(call: Call) -> Screen:
    """Let a manager who plays ask the others."""
    return await _end(call, await call.table(), alone=False)


async def _end(call: Call, table: Table, *, alone: bool = True) -> Screen:
    manager = alone and call.manages(table)
    if table.status is Status.RUNNING and not manager:
        check_place(call.interaction, call.locale)  # the others are asked here
    after = await call.client.play.end(table.id, call.user_id, manager, call.now)
    if after.status is Status.RUNNING:
        await _ask_the_others(call, table, after)
        return Page().text(text("end-proposed", call.locale)).screen()
    show_departure(call.client, after)
    return Page().text(text("end-done", call.locale)).screen()


async def _ask_the_others(call: Call, before: Table, table: Table) -> None:
    """Post the proposal, further down if it stands already; where that cannot be, nothing is proposed."""
    announcer, play = call.client.announcer, call.client.play
    try:
        channel = await announcer.channel(table.channel_id)
        message = await announcer.send(channel, proposal_screen(table, table.locale), fresh_nonce(table))
    except discord.HTTPException as error:
        if not before.proposed:
            await play.play_on(table.id, call.user_id, call.now)
        raise MissingPermissionError(permissions=names_of_permissions(call.interaction, call.locale)) from error
    await play.proposed(table.id, message.id)
    if table.proposal_id is not None:
        line = closed_screen("proposal-moved" if before.proposed else "proposal-over", table.locale)
        announcer.background(announcer.replace(table.channel_id, table.proposal_id, line))


async def agree(call: Call) -> Screen:
    """Agree to end the game; with everybody it ends."""
    table = await call.table()
    after = await _answered(call, table, call.client.play.agree)
    if after.over:
        show_departure(call.client, after)
        return Page().text(text("end-done", call.locale)).screen()
    call.client.announcer.background(show_proposal(call.client, table.id))
    return Page().text(text("end-agreed", call.locale)).screen()


async def play_on(call: Call) -> Screen:
    """Withdraw what was proposed: whoever plays may, and everybody reads who did."""
    table = await call.table()
    after = await _answered(call, table, call.client.play.play_on)
    seat, announcer = after.seat_of(call.user_id), call.client.announcer
    if table.proposal_id is not None and seat is not None:
        name = player_name(names_of(after, after.locale), seat, after.locale)
        line = closed_screen("proposal-declined", after.locale, name=name)
        announcer.background(announcer.replace(after.channel_id, table.proposal_id, line))
    return Page().text(text("end-declined", call.locale)).screen()


async def _answered(call: Call, table: Table, answer: Callable[[str, int, datetime], Awaitable[Table]]) -> Table:
    """Answer what was proposed; where that is decided, let the message that still asks say so."""
    try:
        return await answer(table.id, call.user_id, call.now)
    except (NoProposalError, GameOverError):
        message, announcer = call.interaction.message, call.client.announcer
        if message is not None and not call.private and shows(message, ControlId(controls.AGREE, table.id)):
            line = closed_screen("proposal-over", table.locale)
            announcer.background(announcer.replace(call.channel_id, message.id, line))
        raise
