"""What is said of time? Deadlines, calls and reminders, and what becomes of a turn of which the time is up."""

from datetime import datetime

from bot.i18n import text
from bot.service.ladder import Choice
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.naming import player_name
from cogs.screens.pointers import deadline, link_to, stamp
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Screen, Style

COLOUR = 0xC9A227


def call_screen(table: Table, user_id: int, locale: str, *, again: bool = False, dm: bool = False) -> Screen:
    """Return the message that tells somebody that it is their turn, or that it still is; `dm` goes to them alone."""
    key = "call-again" if again else "call"
    page = Page().text(text("call-where", locale, link=link_to(table)), deadline(table, locale))
    page.buttons(controls.open_turn(table.id, locale))
    if dm:
        return page.screen(above=text(f"{key}-dm", locale))
    return page.screen(mentions=(user_id,), above=text(key, locale, mention=f"<@{user_id}>"))


def next_screen(table: Table, locale: str) -> Screen:
    """Return the direct message to whoever is next."""
    return Page().text(text("call-next-dm", locale, link=link_to(table))).screen()


def ask_screen(table: Table, turn: int, seat: int, until: datetime, locale: str) -> Screen:
    """Return the question what becomes of a turn of which the time is up; it calls nobody."""
    name = player_name(names_of(table, locale), seat, locale)
    page = Page(COLOUR).text(text("ask-title", locale, name=name), text("ask-line", locale, when=stamp(until)))
    styles = {Choice.WAIT: Style.secondary, Choice.ROBOT: Style.primary, Choice.SUBSTITUTE: Style.secondary}
    choices = [
        Button(
            text(f"button-ask-{choice}", locale), ControlId(controls.ASKED, table.id, None, f"{turn}:{choice}"), style
        )
        for choice, style in styles.items()
    ]
    return page.buttons(*choices, controls.open_turn(table.id, locale)).screen()


def settled_line(before: Table, after: Table, choice: Choice, seat: int, who: str) -> Screen:
    """Return the line that the question becomes: who has said what of the person who had the seat then."""
    locale = before.locale
    name = player_name(names_of(before, locale), seat, locale)
    due = "" if after.clock is None or after.clock.due is None else stamp(after.clock.due, "f")
    return Page().text(f"-# {text(f'asked-{choice}', locale, name=name, who=who, due=due)}").screen()


def settled_screen(locale: str) -> Screen:
    """Return the line that a question becomes that nobody has to answer any more."""
    return Page().text(f"-# {text('asked-over', locale)}").screen()


def kept_screen(table: Table, seat: int, locale: str) -> Screen:
    """Return what the channel is told when a robot keeps a seat, with the way back for whoever had it."""
    name = player_name(names_of(table, locale), seat, locale)
    page = Page(COLOUR).text(text("seat-kept", locale, name=name))
    control = ControlId(controls.TAKE, table.id, None, str(seat))
    return page.buttons(Button(text("button-take-seat", locale), control, Style.success)).screen()
