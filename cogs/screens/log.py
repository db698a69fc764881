"""What has happened so far? The log, a page at a time, the latest turn first."""

from bot.i18n import text
from bot.service.history import History
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.naming import player_name
from cogs.screens.story import turn_story
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Screen

COLOUR = 0x5B7083
ROBOT = "🤖"
TURNS = 8  # on a page


def log_screen(table: Table, viewer: int | None, history: History, offset: int, locale: str) -> Screen:
    """Return a page of the log, as somebody may know it."""
    names = names_of(table, locale)
    page = Page(COLOUR).text(f"### {text('log-title', locale)}")
    lines = []
    for turn in history.turns:
        story = turn_story(turn.events, turn.seat, names, locale, viewer)
        stood_in = turn.robot and table.players[turn.seat].human  # who was away, and came back
        who = f"{ROBOT} " if stood_in else ""
        told = story or player_name(names, turn.seat, locale) + " …"
        back = f" {text('log-taken-back', locale, count=turn.taken_back)}" if turn.taken_back else ""
        lines.append(f"**{turn.number}.** {who}{told}{back}")
    page.text(*(lines or [text("log-empty", locale)]))
    buttons = [controls.why(table.id, locale)] if table.robots_played and not offset else []
    if offset + TURNS < history.total:
        older = ControlId(controls.LOG_PAGE, table.id, None, str(offset + TURNS))
        buttons.append(Button(text("button-older", locale), older))
    if offset:
        newer = ControlId(controls.LOG_PAGE, table.id, None, str(max(0, offset - TURNS)))
        buttons.append(Button(text("button-newer", locale), newer))
    return page.buttons(*buttons).screen()
