"""Which of my games waits for me?"""

from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.naming import player_name
from cogs.screens.settings import CALLS, told
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Screen

COLOUR = 0x2A9D8F
MOST_GAMES = 15  # on one screen; those that wait for the reader come first


def games_screen(
    tables: tuple[Table, ...], left: tuple[Table, ...], user_id: int, new: str, locale: str, notify: str
) -> Screen:
    """Return somebody's games with where they are played, the way to one's turn in each, and back to those one left."""
    page = Page(COLOUR).text(f"### {text('games-title', locale)}")
    if not tables and not left:
        page.text(text("games-none", locale, command=new))
    buttons: list[Button] = []
    for table in (*tables, *left)[:MOST_GAMES]:
        state = "games-left" if table in left else _state(table, user_id)
        said = [f"<#{table.channel_id}>", f"**{text(state, locale)}**", _others(table, user_id, locale)]
        page.text(" · ".join(part for part in said if part))  # at a new table there are no others yet
        ways = {"games-yours": ("button-turn", controls.OPEN), "games-left": ("button-come-back", controls.RETURN)}
        if state in ways:
            key, route = ways[state]
            label = f"{text(key, locale)} ({_others(table, user_id, locale, markdown=False)})"
            buttons.append(Button(label, ControlId(route, table.id)))
    page.text(f"-# {told(notify, locale)}")
    settings = Button(text("button-settings", locale), ControlId(controls.SETTINGS, "", None, CALLS))
    return page.buttons(*buttons, settings).screen()


def _state(table: Table, user_id: int) -> str:
    if table.status is Status.LOBBY:
        return "games-lobby"
    return "games-yours" if table.decider == table.seat_of(user_id) else "games-others"


def _others(table: Table, user_id: int, locale: str, *, markdown: bool = True) -> str:
    names = names_of(table, locale)
    others = [seat for seat, player in enumerate(table.players) if player.user_id != user_id]
    return ", ".join(player_name(names, seat, locale, markdown=markdown) for seat in others)
