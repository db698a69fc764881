"""How does a message get into a channel or thread, and stay as it should be? Sent, edited, looked for."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.service.table import Table
from cogs.ui.page import Screen, without_pictures

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013  # an account that is no more
REFUSED_WITH_FILES = (400, 403, 413)  # a picture may be forbidden, or too large
LONGEST_WAIT = 5.0  # seconds that a picture, or an answer about somebody, may take before it is done without


class Channels:
    """The channels and threads of all games."""

    def __init__(self, client: "Client") -> None:
        self._client = client

    async def send(self, channel: discord.abc.Messageable, screen: Screen, nonce: str) -> discord.Message:
        """Post a message; without its pictures where those are refused. The nonce makes a repetition harmless.

        What calls nobody makes no sound where the server wants it so.
        """
        await _wake(channel)
        silent = not screen.mentions and await self._quiet(channel)
        mentions = screen.allowed_mentions()
        try:
            return await channel.send(
                view=screen.view, files=screen.files(), allowed_mentions=mentions, nonce=nonce, silent=silent
            )
        except discord.HTTPException as error:
            bare = _bare(screen, error)
            return await channel.send(view=bare.view, allowed_mentions=mentions, nonce=nonce, silent=silent)

    async def post_line(self, channel_id: int, screen: Screen, nonce: str) -> None:
        """Post something that changes nothing."""
        await self.send(await self.channel(channel_id), screen, nonce)

    async def replace(self, channel_id: int, message_id: int, screen: Screen) -> bool:
        """Make an old message what the screen says, and say whether it is; if it is gone, nothing is missing."""
        try:
            channel = await self.channel(channel_id)
            if isinstance(channel, discord.abc.Messageable):
                await _wake(channel)
                old = channel.get_partial_message(message_id)  # type: ignore[attr-defined]  # all that hold messages do
                await _edit(old, screen)
                return True
        except (discord.HTTPException, OSError) as error:
            log.info("message %s could not be edited: %s", message_id, error)
        return False

    async def tidy(self, table: Table) -> bool:
        """Delete what called for, reminded of and asked about turns which have been played: it is only in the way.

        Returns whether there was anything.
        """
        found = await self._client.ladder.notices(table)
        for notice in found:
            with contextlib.suppress(discord.HTTPException, OSError):  # whatever cannot go stays
                await self._client.http.delete_message(notice.channel_id, notice.message_id)
            await self._client.ladder.forget_notice(table.id, notice.message_id)
        return bool(found)

    async def absent(self, table: Table, user_id: int) -> bool:
        """Whether somebody has left the server of a game; asked of Discord, which does not tell us by itself."""
        if table.guild_id is None:
            return False
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._client.http.get_member(table.guild_id, user_id)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except (discord.HTTPException, OSError):
            return False
        return False

    async def closed(self, channel_id: int) -> bool:
        """Whether a channel or thread is no more."""
        try:
            await self.channel(channel_id)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            return False
        return False

    async def lost(self, table: Table) -> bool:
        """Whether the public message of a game is gone; then it is forgotten, and another one may be posted."""
        if table.message_id is None:
            return True
        try:
            channel = await self.channel(table.channel_id)
            await channel.fetch_message(table.message_id)
        except discord.NotFound:
            return await self._client.play.forget_message(table.id, table.message_id)
        except discord.HTTPException:
            return False
        return False

    async def channel(self, channel_id: int) -> Any:  # noqa: ANN401 - any kind of channel that holds messages
        """Return a channel or thread, asked for if it is not known."""
        return self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)

    async def _quiet(self, channel: discord.abc.Messageable) -> bool:
        guild: discord.Guild | None = getattr(channel, "guild", None)
        return (await self._client.servers.preferences(guild.id if guild else None)).quiet


async def _wake(channel: discord.abc.Messageable) -> None:
    """Take a thread out of the archive, in which nothing can be changed and a mention may reach nobody.

    One that is locked stays there: a person wanted it so.
    """
    if isinstance(channel, discord.Thread) and channel.archived and not channel.locked:
        await channel.edit(archived=False)


async def _edit(message: discord.PartialMessage, screen: Screen) -> None:
    """Make a message what the screen says; without its pictures where those are refused."""
    mentions = screen.allowed_mentions()
    try:
        await message.edit(view=screen.view, attachments=screen.files(), allowed_mentions=mentions)
    except discord.HTTPException as error:
        await message.edit(view=_bare(screen, error).view, attachments=[], allowed_mentions=mentions)


def _bare(screen: Screen, error: discord.HTTPException) -> Screen:
    """Return the same message less its pictures, if that may be why it was refused; raise the error again if not."""
    if not screen.attachments or error.status not in REFUSED_WITH_FILES:
        raise error
    return Screen(without_pictures(screen), (), screen.mentions)
