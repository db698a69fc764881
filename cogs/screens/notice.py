"""How is a person told no? One polite sentence."""

from bot.errors import UserError
from bot.i18n import text
from cogs.ui.page import Page, Screen

COLOUR = 0xC9A227


def notice(error: UserError, locale: str) -> Screen:
    """Return the sentence for an error."""
    return Page(COLOUR).text(text(f"error-{error.code}", locale, **error.params)).screen()
