"""What is the thread of a game called, and what does its channel read about it?"""

from bot.i18n import has, text
from bot.service.table import Status, Table
from cogs.screens.lobby import receipt
from cogs.screens.naming import player_name, together
from cogs.screens.parting import reopening
from cogs.screens.table import names_of
from cogs.ui.page import Page, Screen, cut

LONGEST_TITLE = 100  # Discord's limit, in units of UTF-16: emoji count twice
LONGEST_NAME = 32
_DIRECTIONS = "\u2068\u2069"  # which a name that is cut would lose one of


def thread_title(table: Table) -> str:
    """Return what the thread of a game is called: who plays, and how it stands."""
    locale = table.locale
    key, seats = _standing(table)
    names = [player_name(names_of(table, locale), seat, locale, markdown=False) for seat in seats]
    robots = sum(not player.human for player in table.players) if key != "finished" and not table.solo else 0
    if not names:  # everybody has left
        return plain_title(locale)
    for most in range(LONGEST_NAME + len("()") + LONGEST_NAME, 0, -1):
        shown = [name if len(name) <= most else cut(name.strip(_DIRECTIONS), most) for name in names]
        who = together(shown, locale)
        if robots:
            who = text("thread-title-robots", locale, names=who, count=robots)
        title = text(f"thread-title-{key}", locale, names=who, count=len(seats))
        if len(title.encode("utf-16-le")) // 2 <= LONGEST_TITLE:
            return title
    return plain_title(locale)


def plain_title(locale: str) -> str:
    """Return a title that nobody can refuse."""
    return text("thread-title-plain", locale)


def _standing(table: Table) -> tuple[str, list[int]]:
    """Return how a game stands, and the seats to be named: of its winners, else of all people, and an automaton."""
    people = [each.position for each in table.players if each.human or table.solo]
    if table.status is Status.CANCELLED:
        ending = str(table.ending).replace("_", "-")
        return ending if has(f"thread-title-{ending}", table.locale) else "stopped", people
    if table.damaged:
        return "running", people
    view = table.view(None)
    if view.outcome is not None:
        return "finished", list(view.outcome.winners)
    return "running" if view.last_turns_by is None else "last-turns", people


def home_line(key: str, table: Table, **params: object) -> Screen:
    """Return what the message of a lobby becomes when its game wants a thread: one line, and the receipt."""
    return Page().text(*_home(key, table, **params)).screen()


def _home(key: str, table: Table, **params: object) -> tuple[str, str]:
    said = text(key, table.locale, thread=f"<#{table.channel_id}>", **params)
    return f"-# {said}", receipt(table, table.locale)


def end_line(table: Table) -> Screen:
    """Return what a channel reads about a game in its thread that has ended."""
    key, seats = _standing(table)
    if table.dormant:  # its thread is closed, and may be gone: the way back is here as well
        asleep = Page().text(*_home(f"thread-{key}", table)).buttons(reopening(table, table.locale))
        return asleep.screen()
    if key != "finished":
        return home_line(f"thread-{key}", table)
    names = [player_name(names_of(table, table.locale), seat, table.locale) for seat in seats]
    return home_line("thread-finished", table, names=together(names, table.locale), count=len(names))
