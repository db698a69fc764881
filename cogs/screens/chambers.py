"""What stands in a Chamber? One player's, large, and the way to the others."""

from bot.i18n import text
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.description import describe_chamber
from cogs.screens.naming import player_name
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Illustration, InWords, Page, Screen, Style

COLOUR = 0x1B6B8F


def chamber_screen(table: Table, viewer: int | None, seat: int, picture: Illustration, locale: str) -> Screen:
    """Return a seat's Chamber as somebody sees it, in a picture and in words."""
    names = names_of(table, locale)
    page = Page(COLOUR).text(f"### {text('chambers-title', locale)}").picture(picture)
    if not isinstance(picture, InWords):
        page.text(describe_chamber(table.view(viewer), seat, names, locale))
    buttons = [
        Button(
            player_name(names, other, locale, markdown=False),
            ControlId(controls.CHAMBER, table.id, None, str(other)),
            Style.primary if other == seat else Style.secondary,
            chosen=other == seat,
        )
        for other in range(len(names))
    ]
    return page.buttons(*buttons).screen()
