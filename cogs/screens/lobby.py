"""Who sits down? The lobby: seats, options, the commitment to the shuffle, and the controls of all that."""

from bot.i18n import text
from bot.service import Clock
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.naming import player_name
from cogs.screens.table import names_of
from cogs.screens.wishes import clock_name
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Screen, Style

COLOUR = 0x2A9D8F
SEATS = 4
FEWEST = 2


def lobby_screen(table: Table, locale: str) -> Screen:
    """Return the public message of a table that waits for players."""
    page = Page(COLOUR)
    page.text(f"## {text('lobby-title', locale)}", text("lobby-invitation", locale))
    page.text(*seats(table, locale))
    if table.rematch is not None:
        page.text(text("lobby-rematch", locale))
    page.text(*options(table, locale), receipt(table, locale))
    return page.buttons(*_buttons(table, locale)).screen()


def receipt(table: Table, locale: str) -> str:
    """Return what makes the shuffle checkable; the fingerprint is veiled, or it would look like noise."""
    return f"-# {text('lobby-commitment', locale, hash=table.commitment)}"


def seats(table: Table, locale: str) -> list[str]:
    """Return a line a seat, also for the free ones."""
    names = names_of(table, locale)
    lines = []
    for seat, player in enumerate(table.players):
        who = player_name(names, seat, locale)
        if player.user_id == table.host_id:
            who = text("lobby-seat-host", locale, name=who)
        lines.append(f"{seat + 1}. {who}")
    lines += [f"{number}. {text('lobby-seat-free', locale)}" for number in range(len(lines) + 1, SEATS + 1)]
    return lines


def options(table: Table, locale: str) -> list[str]:
    """Return a line an option."""
    bonus = "lobby-bonus-on" if table.options.bonus_locations else "lobby-bonus-off"
    hidden = "lobby-points-hidden" if table.options.points_hidden else "lobby-points-shown"
    hints = "lobby-hints-on" if table.hints else "lobby-hints-off"
    thread = "lobby-thread-on" if table.agreements.thread else "lobby-thread-off"
    said = [text(bonus, locale), text(hidden, locale), text(hints, locale), text(thread, locale)]
    return [*said, clock_line(table.agreements.clock, locale)]


def clock_line(clock: Clock, locale: str) -> str:
    """Return how long a turn may take, and what happens when time is up."""
    key = {Clock.NONE: "lobby-pace-none", Clock.LIVE: "lobby-pace-live"}.get(clock, "lobby-pace")
    return text(key, locale, clock=clock_name(clock, locale))


def _buttons(table: Table, locale: str) -> list[Button]:
    full = len(table.players) >= SEATS

    def button(key: str, route: str, style: Style = Style.secondary, *, disabled: bool = False) -> Button:
        # What would count twice when clicked twice says what it was clicked upon.
        version = table.version if route in controls.ONCE else None
        return Button(text(key, locale), ControlId(route, table.id, version), style, disabled=disabled)

    return [
        button("button-join", controls.JOIN, Style.success, disabled=full),
        button("button-leave", controls.LEAVE_LOBBY),
        button("button-add-robot", controls.ADD_ROBOT, disabled=full),
        button("button-start", controls.START, Style.primary, disabled=len(table.players) < FEWEST),
        button("button-manage", controls.MANAGE),
        button("button-cancel", controls.CANCEL, Style.danger),
    ]


def begun_screen(table: Table, locale: str) -> Screen:
    """Return what the message of a lobby becomes once its game begins: one line, and the receipt for its shuffle."""
    return Page().text(f"-# {text('lobby-started', locale)}", receipt(table, locale)).screen()


def closed_screen(key: str, locale: str, **params: object) -> Screen:
    """Return what a public message that has had its time becomes: one line."""
    return Page().text(f"-# {text(key, locale, **params)}").screen()
