"""How does somebody want to see the game? A reader's language and look, or a server's for what everybody sees."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.i18n import LOCALES, choose_locale
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


async def everybody(client: "Client", guild_id: int | None, locale: str) -> Reader:
    """Return how a server shows what everybody sees."""
    return as_server(await client.servers.preferences(guild_id), locale)


def as_person(own: Preferences, server: ServerPreferences, discords: str) -> Reader:
    """Return how a person reads who wants this on a server that wants that, Discord speaking that language to them."""
    return Reader(language_of(own, discords), _look(own, server), own.text_only)


def language_of(own: Preferences, discords: str) -> str:
    """Return the language of what a person alone sees: the one they have chosen, else Discord's."""
    return own.locale if own.locale in LOCALES else choose_locale(discords)


def as_server(server: ServerPreferences, locale: str) -> Reader:
    """Return how a server shows what everybody sees, if it wants this."""
    return Reader(locale, _look(server))


def _look(*wishes: Preferences | ServerPreferences) -> Theme:
    """Return the look of the first who has chosen; themes of other versions count as not chosen."""
    theme = next((THEMES[wish.theme] for wish in wishes if wish.theme in THEMES), DEFAULT)
    letters = next((wish.letters for wish in wishes if wish.letters is not None), theme.letters)
    return replace(theme, letters=letters)
