"""Which of my games waits for me?"""

from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.naming import player_name
from cogs.screens.pointers import link_to, stamp
from cogs.screens.settings import CALLS, told
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Screen, Style

COLOUR = 0x2A9D8F
MOST_GAMES = 10  # on one screen; those that wait for the reader come first


def games_screen(
    tables: tuple[Table, ...],
    left: tuple[Table, ...],
    user_id: int,
    new: str,
    locale: str,
    notify: str,
    first: int = 0,
) -> Screen:
    """Return somebody's games with where they are played, the way to one's turn in each, and back to those one left.

    Those that sleep may be among these.

    `first` counts the games before those that are shown, from 0; past the last one the last page is shown.
    """
    games = (*tables, *left)
    first = min(first, max(0, len(games) - 1)) // MOST_GAMES * MOST_GAMES
    shown = games[first : first + MOST_GAMES]
    page = Page(COLOUR).text(f"### {_title(first, shown, len(games), locale)}")
    if not games:
        page.text(text("games-none", locale, command=new))
    for table in shown:
        away = "games-asleep" if table.dormant else "games-left"
        state = text(away, locale) if table in left else _state(table, user_id, locale)
        others = _others(table, user_id, locale)  # at a new table there are none yet
        said = [f"<#{table.channel_id}>", f"**{state}**", _due(table, locale), others, _link(table, locale)]
        page.text(" · ".join(part for part in said if part))
    page.text(f"-# {told(notify, locale)}")
    page.buttons(*(way for table in shown for way in _ways(table, user_id, locale, left=table in left)))
    page.buttons(*_turning(first, len(games), locale))
    return page.buttons(Button(text("button-settings", locale), ControlId(controls.SETTINGS, "", None, CALLS))).screen()


def _ways(table: Table, user_id: int, locale: str, *, left: bool) -> list[Button]:
    """Return the way to one's turn in a game that waits, or back to one's seat."""
    if not left and not _waits(table, user_id):
        return []
    key, route = ("button-come-back", controls.RETURN) if left else ("button-turn", controls.OPEN)
    if table.dormant:
        key, route = "button-reopen", controls.REOPEN
    label = f"{text(key, locale)} ({_others(table, user_id, locale, markdown=False)})"
    return [Button(label, ControlId(route, table.id), Style.secondary if left else Style.primary)]


def _title(first: int, shown: tuple[Table, ...], total: int, locale: str) -> str:
    if len(shown) == total:
        return text("games-title", locale)
    return text("games-title-page", locale, **{"from": first + 1, "to": first + len(shown), "total": total})


def _turning(first: int, total: int, locale: str) -> list[Button]:
    """Return the buttons that turn pages, where there is more than one."""
    pages = {"button-games-before": first - MOST_GAMES, "button-games-after": first + MOST_GAMES}
    return [
        Button(text(key, locale), ControlId(controls.GAMES, detail=str(start)), disabled=not 0 <= start < total)
        for key, start in pages.items()
        if total > MOST_GAMES
    ]


def _waits(table: Table, user_id: int) -> bool:
    return table.decider is not None and table.decider == table.seat_of(user_id)


def _state(table: Table, user_id: int, locale: str) -> str:
    if table.status is Status.LOBBY:
        return text("games-lobby", locale)
    if table.decider is None:
        return text("games-others", locale)
    if _waits(table, user_id):
        return text("games-yours", locale)
    return text("games-turn", locale, name=player_name(names_of(table, locale), table.decider, locale))


def _due(table: Table, locale: str) -> str:
    """Return when the time of whoever plays is up, as each reader's client writes it."""
    if table.clock is None or table.clock.due is None or table.status is not Status.RUNNING:
        return ""
    return text("games-due", locale, when=stamp(table.clock.due))


def _link(table: Table, locale: str) -> str:
    """Return the way to the public message of a game, from wherever it is read."""
    if table.guild_id is None or table.message_id is None:
        return ""
    return text("games-link", locale, link=link_to(table))


def _others(table: Table, user_id: int, locale: str, *, markdown: bool = True) -> str:
    names = names_of(table, locale)
    others = [seat for seat, player in enumerate(table.players) if player.user_id != user_id]
    return ", ".join(player_name(names, seat, locale, markdown=markdown) for seat in others)
