"""What does the channel see after somebody left, or all did? Its lobby as it is now, the next turn, or the end."""

from typing import TYPE_CHECKING

from bot.service.table import Status, Table
from cogs.screens.lobby import closed_screen, lobby_screen
from cogs.screens.naming import player_name
from cogs.screens.parting import dormant_screen, proposal_screen
from cogs.screens.table import names_of, stopped_screen
from cogs.ui.page import Screen
from cogs.ui.threads import close_thread, tell_home

if TYPE_CHECKING:
    from bot.client import Client


def show_departure(client: "Client", table: Table) -> None:
    """Bring the public messages of a game up to date, without anybody waiting for it."""
    if table.proposal_id is not None:
        client.announcer.background(show_proposal(client, table.id))
    if table.status is Status.LOBBY:
        client.announcer.repaint(table, lobby_screen(table, table.locale))
    else:  # it may be a robot's turn by now, or the end; a person who has the turn had it before
        on_turn = None if table.decider is None else table.players[table.decider]
        client.announcer.soon(table.id, calm=on_turn is not None and on_turn.human)


def tell_departure(client: "Client", before: Table, after: Table, user_id: int) -> None:
    """Let those who play on know that somebody has left a running game, and what that makes of the public message."""
    seat = before.seat_of(user_id)
    if seat is not None and not after.over:
        name = player_name(names_of(before, before.locale), seat, before.locale)
        line = closed_screen("post-left", before.locale, name=name)
        key = f"{after.id}-{after.version}-left"
        client.announcer.background(client.announcer.post_line(after.channel_id, line, key[:25]))
    show_departure(client, after)


def show_expired(client: "Client", table: Table) -> None:
    """Say in the message of a table that it is closed, since nobody came."""
    client.announcer.background(show_end(client, table, closed_screen("lobby-expired", table.locale)))


async def show_end(client: "Client", table: Table, line: Screen | None = None) -> None:
    """Let the message of a game that was not played to its end be one line, and close its thread.

    If the message is gone, nothing is missing.
    """
    if table.message_id is not None:
        await client.announcer.replace(table.channel_id, table.message_id, line or _ended_screen(table))
    tell_home(client, table)
    await close_thread(client, table)
    await client.play.announce(table.id, table.version, table.message_id)


async def show_proposal(client: "Client", game: str) -> None:
    """Let the message that asks whether to end a game say who has agreed, or what came of it."""
    async with client.announcer.lobbies.held(game):  # one after the other, so that the last one tells how it stands
        table = await client.play.load(game)
        if table.proposal_id is not None:
            screen = proposal_screen(table, table.locale)
            await client.announcer.replace(table.channel_id, table.proposal_id, screen)


def _ended_screen(table: Table) -> Screen:
    """Return what the message of a game becomes that was not played to its end: one line."""
    if table.dormant:
        return dormant_screen(table, table.locale)
    return closed_screen("lobby-cancelled", table.locale) if table.started_at is None else stopped_screen(table)
