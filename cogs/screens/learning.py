"""How does it go? Rules by topic, what a card does, how the bot works."""

from bot.i18n import text
from cogs.screens import controls
from cogs.screens.rulebook import CardEntry, topic, topics
from cogs.ui.ids import ControlId
from cogs.ui.page import Illustration, Option, Page, Screen

COLOUR = 0x3D5A80


def rules_screen(name: str, locale: str) -> Screen:
    """Return one topic of the rules and the choice of the others."""
    shown = topic(name, locale)
    page = Page(COLOUR).text(f"### {shown.title}", shown.text)
    options = [Option(each.title, each.id, chosen=each.id == shown.id) for each in topics(locale)]
    return page.select(text("rules-placeholder", locale), ControlId(controls.RULE), options).screen()


def card_screen(entry: CardEntry, picture: Illustration) -> Screen:
    """Return what a Lord or a Location does."""
    return Page(COLOUR).text(entry.line).picture(picture).screen()


def help_screen(mentions: dict[str, str], locale: str) -> Screen:
    """Return how the bot works; `mentions` are the commands as one clicks them."""
    return Page(COLOUR).text(text("help-text", locale, **mentions)).screen()
