"""How does a game get a thread of its own, where does it go without one, and what becomes of the thread at the end?"""

import logging
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.errors import ChannelBusyError
from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens.threads import end_line, home_line, plain_title, thread_title
from cogs.ui.page import Screen
from cogs.ui.places import NO_THREADS_HERE, TOO_MANY_THREADS, why_no_thread

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)

ENDED: Final = (Status.OVER, Status.CANCELLED)  # games that sleep as well
MINUTES_OPEN: Final = 10_080  # a week without a message: the longest that Discord knows
UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
THREAD_EXISTS: Final = 160004
PLACE_REFUSED: Final = (NO_THREADS_HERE, TOO_MANY_THREADS)  # whatever the title
# A thread that is gone, that the bot may not see or write in, is archived for good, or locked.
CLOSED_TO_US: Final = frozenset({UNKNOWN_CHANNEL, 50001, 50013, 50083, 160005})


async def moved_in(client: "Client", table: Table) -> Table:
    """Return a game where it is played: one that has begun and wants a thread gets it, or else stays in its channel.

    Interrupted anywhere, it does the same once more and finds what it has made: a thread bears the id of its message.
    Whether there is a thread is settled once; the message of the lobby says so.
    """
    if not table.unsettled:
        return table
    announcer, home_id = client.announcer, table.channel_id
    home = await announcer.channel(home_id)
    message_id = table.message_id or await _opened(client, home, table)
    obstacle = why_no_thread(home, _permissions(home), table.locale)
    if not obstacle:
        try:
            await _start_thread(client, home_id, message_id, table)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:  # deleted: another one takes its place
                await client.play.forget_message(table.id, message_id)
                return await moved_in(client, await client.play.load(table.id))
            if error.status >= 500 or error.code == UNKNOWN_CHANNEL:
                raise
            log.info("game %s: no thread (%s)", table.id, error)
            obstacle = why_no_thread(home, _permissions(home), table.locale, error.code)
    settled = await client.play.settle(table.id, home_id, home_id if obstacle else message_id)
    line = home_line("thread-none", settled, why=obstacle) if obstacle else home_line("thread-playing", settled)
    announcer.background(_said(client, settled, home_id, message_id, line))
    if settled.in_thread:
        announcer.background(_invite(client, settled))
    return settled


async def _said(client: "Client", table: Table, home_id: int, message_id: int, line: Screen) -> None:
    """Let the lobby's message say where the game is played, after whatever a late click makes of it."""
    async with client.announcer.lobbies.held(table.id):
        await client.announcer.replace(home_id, message_id, line)


async def _opened(client: "Client", home: Any, table: Table) -> int:  # noqa: ANN401 - any kind of channel
    """Post a message to start a thread from, where there is none: a solo game had no lobby."""
    message = await client.announcer.send(home, home_line("thread-opening", table), f"{table.id}-home")
    await client.play.announce(table.id, 0, message.id)
    return message.id


async def _start_thread(client: "Client", channel_id: int, message_id: int, table: Table) -> None:
    """Start the thread of a message; a title that Discord refuses is a plain one."""
    for title in (thread_title(table), plain_title(table.locale)):
        try:
            await client.http.start_thread_with_message(
                channel_id, message_id, name=title, auto_archive_duration=MINUTES_OPEN
            )
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return
            if error.status != 400 or error.code in PLACE_REFUSED or title == plain_title(table.locale):
                raise
        else:
            return


async def _invite(client: "Client", table: Table) -> None:
    """Add those who play to their thread, without calling them."""
    for player in table.humans:
        if player.user_id is not None:
            try:
                await client.http.add_user_to_thread(table.channel_id, player.user_id)
            except discord.HTTPException as error:
                log.info("game %s: somebody could not be added to the thread (%s)", table.id, error)


def _permissions(home: Any) -> discord.Permissions:  # noqa: ANN401
    """Return what the bot may do in a channel, as far as is known; the rest shows when it tries."""
    guild: discord.Guild | None = getattr(home, "guild", None)
    me: discord.Member | None = guild.me if guild is not None else None
    if me is None or not hasattr(home, "permissions_for"):
        return discord.Permissions.all()
    permissions: discord.Permissions = home.permissions_for(me)
    return permissions


async def moved_back(client: "Client", table: Table, error: discord.HTTPException) -> Table:
    """Return a game where it goes on after its thread was locked or deleted: in the channel where it was opened.

    Raises the error again where that is not why, where the channel takes no message either, or has a game by now.
    """
    home_id, thread_id = table.home_id, table.channel_id
    home = None if home_id is None or not table.in_thread else client.get_channel(home_id)
    if home_id is None or home is None or error.code not in CLOSED_TO_US or not _permissions(home).send_messages:
        raise error
    try:
        moved = await client.play.move_channel(table.id, home_id, client.now())
    except ChannelBusyError:
        log.info("game %s: its thread is closed, and another game is open in its channel", table.id)
        raise error from None
    log.info("game %s: its thread is closed (%s), it goes on in the channel", table.id, error)
    line = home_line("thread-none", moved, why=text("thread-closed", moved.locale))
    client.announcer.background(client.announcer.replace(home_id, thread_id, line))
    return moved


def tell_home(client: "Client", table: Table) -> None:
    """Let the channel where a game was opened know what became of it in its thread, without anybody waiting for it."""
    if table.in_thread and table.home_id is not None:
        line = end_line(table) if table.status in ENDED else home_line("thread-playing", table)
        client.announcer.background(client.announcer.replace(table.home_id, table.channel_id, line))


async def close_thread(client: "Client", table: Table) -> None:
    """Archive the thread of a game that has ended, under its last title; one that is closed already stays so."""
    if table.status not in ENDED or not table.in_thread:
        return
    try:
        thread = await client.announcer.channel(table.channel_id)
        if not thread.archived and not thread.locked:
            await client.http.edit_channel(thread.id, archived=True, **client.titles.last(table, thread.name))
    except (discord.HTTPException, OSError) as error:
        log.info("game %s: its thread could not be closed (%s)", table.id, error)
