"""How does a game go on that nobody has played for long? Whoever belongs to it takes it up again."""

from bot.client import Client
from bot.i18n import text
from cogs.screens import controls
from cogs.ui.answer import Kind
from cogs.ui.page import Page, Screen
from cogs.ui.panels import panel
from cogs.ui.router import Call
from cogs.ui.threads import tell_home


async def setup(client: Client) -> None:
    """Add the button."""
    client.router.add(controls.REOPEN, Kind.PRIVATE, reopen)


async def reopen(call: Call) -> Screen:
    """Take a game up again, and post whose turn it is."""
    table = await call.table()
    after = await call.client.play.reopen(table.id, call.user_id, call.manages(table), call.now)
    call.client.announcer.soon(after.id)
    tell_home(call.client, after)
    if after.seat_of(call.user_id) is not None:
        return await panel(call, after)
    return Page().text(text("reopen-done", call.locale)).screen()
