"""What is shown of a game's film: that it is being made, the film, or that there is none."""

from bot.i18n import text
from bot.service.table import Table
from cogs.screens import controls
from cogs.ui.ids import ControlId
from cogs.ui.page import Attachment, Button, Page, Screen

COLOUR = 0xE2B84B


def making_screen(locale: str) -> Screen:
    """Return what is said at once."""
    return Page(COLOUR).text(text("film-making", locale)).screen()


def film_screen(film: Attachment, locale: str) -> Screen:
    """Return the film."""
    return Page(COLOUR).text(f"### {text('film-title', locale)}").picture(film).screen()


def no_film_screen(table: Table, locale: str) -> Screen:
    """Return that there is none now, with the way to another try and to the log."""
    again = controls.film(table.id, locale)
    return Page(COLOUR).text(text("film-failed", locale)).buttons(again, _log(table, locale)).screen()


def film_in_words(table: Table, locale: str) -> Screen:
    """Return what whoever wants no pictures gets."""
    return Page(COLOUR).text(text("film-words", locale)).buttons(_log(table, locale)).screen()


def _log(table: Table, locale: str) -> Button:
    return Button(text("button-log", locale), ControlId(controls.LOG, table.id))
