"""Which small picture marks a guild on a button? The bot's own emoji, uploaded once; coloured squares until then."""

import hashlib
import logging
from typing import TYPE_CHECKING

import discord

from bot.game.cards import GUILDS, Guild
from cogs.screens.naming import SQUARES
from rendering.emoji import draw_emoji
from rendering.themes import DEFAULT

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)

OURS = "conspiracy_"  # how the names of our emoji begin; others of the application stay untouched


class Marks:
    """The emoji of the guilds, as buttons take them."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._emoji: dict[Guild, str] = dict(SQUARES)

    def of(self, guild: Guild) -> str:
        """Return a guild's emoji."""
        return self._emoji[guild]

    async def upload(self) -> None:
        """Use the emoji that Discord has of us, and bring it those that are drawn anew; a failure changes nothing."""
        try:
            known = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
            wanted: dict[str, Guild] = {}
            for guild in GUILDS:
                picture = await self._client.pictures.drawn(draw_emoji, guild, DEFAULT)
                if picture is None:
                    return
                name = f"{OURS}{guild.value}_{hashlib.sha256(picture.data).hexdigest()[:8]}"
                wanted[name] = guild
                emoji = known.get(name) or await self._client.create_application_emoji(name=name, image=picture.data)
                self._emoji[guild] = str(emoji)
            for name, emoji in known.items():
                if name.startswith(OURS) and name not in wanted:
                    await emoji.delete()
        except (discord.HTTPException, OSError):
            log.warning("the emoji of the guilds could not be uploaded: coloured squares stand for them", exc_info=True)
