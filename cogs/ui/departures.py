"""What does the channel see after somebody left, or all did? Its lobby as it is now, the next turn, or the end."""

from typing import TYPE_CHECKING

from bot.service.table import Status, Table
from cogs.screens.lobby import closed_screen, lobby_screen
from cogs.screens.table import stopped_screen
from cogs.ui.threads import close_thread, show_end

if TYPE_CHECKING:
    from bot.client import Client


def show_departure(client: "Client", table: Table) -> None:
    """Bring the public message of a game up to date, without anybody waiting for it."""
    if table.status is Status.RUNNING:
        client.announcer.soon(table.id)  # it may be a robot's turn by now
    elif table.status is Status.LOBBY:
        client.announcer.repaint(table, lobby_screen(table, table.locale))
    elif table.started_at is None:
        client.announcer.repaint(table, closed_screen("lobby-cancelled", table.locale))
    else:
        client.announcer.background(_stopped(client, table))


async def _stopped(client: "Client", table: Table) -> None:
    """Say that a game was ended early, where it was played and where it was opened, and close its thread."""
    if table.message_id is not None:
        await client.announcer.replace(table.channel_id, table.message_id, stopped_screen(table))
    show_end(client, table)
    await close_thread(client, table)
