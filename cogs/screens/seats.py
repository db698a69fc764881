"""Which seats has somebody left, and who may take them? The way back to one's own, and the offer to everybody."""

from bot.i18n import text
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.naming import player_name
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Screen, Style

COLOUR = 0x2A9D8F


def return_screen(table: Table, locale: str) -> Screen:
    """Return what somebody who left is told: a robot plays for them, until they come back."""
    button = Button(text("button-return", locale), ControlId(controls.RETURN, table.id), Style.success)
    return Page(COLOUR).text(text("return-question", locale)).buttons(button).screen()


def offer_screen(table: Table, locale: str) -> Screen:
    """Return the public offer of the seats that robots keep; one line where there is none any more."""
    if not table.open_seats:
        return Page().text(f"-# {text('offer-over', locale)}").screen()
    names = names_of(table, locale)
    page = Page(COLOUR).text(text("offer-title", locale))
    page.text(*(f"{player.position + 1}. {player_name(names, player.position, locale)}" for player in table.open_seats))
    return page.buttons(
        *(
            Button(
                text("button-take", locale, number=player.position + 1),
                ControlId(controls.TAKE, table.id, None, str(player.position)),
                Style.success,
            )
            for player in table.open_seats
        )
    ).screen()
