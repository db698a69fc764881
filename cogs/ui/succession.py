"""Who is host where the host has left the server? Whoever has been at the table longest, as soon as somebody asks."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.errors import NotAtTableError, NotHostError, UserError
from bot.service.table import Status, Table
from cogs.screens.lobby import lobby_screen
from cogs.ui.router import Call

Done = TypeVar("Done")


async def as_host(call: Call, game: str, change: Callable[[], Awaitable[Done]]) -> Done:
    """Do what only the host of a table may; where that one has left the server, for whoever is host then."""
    succeeded = False
    while True:
        try:
            return await change()
        except UserError as error:
            table = await call.client.play.load(game)
            if isinstance(error, NotHostError) and await _freed(call, table):
                succeeded = True
                continue
            if succeeded and table.status is Status.LOBBY:
                call.client.announcer.repaint(table, lobby_screen(table, table.locale))
            raise


async def _freed(call: Call, table: Table) -> bool:
    """Let a host go who has left the server, if somebody at the table asks; return whether that was so."""
    if table.seat_of(call.user_id) is None or not await call.client.announcer.absent(table, table.host_id):
        return False
    with contextlib.suppress(NotAtTableError):  # somebody else asked, too
        await call.client.lobby.leave(table.id, table.host_id, call.now)
    return True
