"""How does somebody want to see the game? A reader's language and look, or a server's for what everybody sees."""

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.service import Preferences, ServerPreferences
from rendering.theme import Theme
from rendering.themes import DEFAULT, THEMES

if TYPE_CHECKING:
    from bot.client import Client


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a message is: in which language, in which look, and whether words take the place of pictures."""

    locale: str
    theme: Theme = DEFAULT
    text_only: bool = False


async def reader_of(client: "Client", user_id: int, guild_id: int | None, locale: str) -> Reader:
    """Return how a person reads what they alone see; what they have not chosen is as the server has it."""
    own, server = await asyncio.gather(client.people.preferences(user_id), client.servers.preferences(guild_id))
    return as_person(own, server, locale)


async def everybody(client: "Client", guild_id: int | None, locale: str) -> Reader:
    """Return how a server shows what everybody sees."""
    return as_server(await client.servers.preferences(guild_id), locale)


def as_person(own: Preferences, server: ServerPreferences, locale: str) -> Reader:
    """Return how a person reads who wants this on a server that wants that."""
    return Reader(locale, _look(own, server), own.text_only)


def as_server(server: ServerPreferences, locale: str) -> Reader:
    """Return how a server shows what everybody sees, if it wants this."""
    return Reader(locale, _look(server))


def _look(*wishes: Preferences | ServerPreferences) -> Theme:
    """Return the look of the first who has chosen; themes of other versions count as not chosen."""
    theme = next((THEMES[wish.theme] for wish in wishes if wish.theme in THEMES), DEFAULT)
    letters = next((wish.letters for wish in wishes if wish.letters is not None), theme.letters)
    return replace(theme, letters=letters)
