"""How do people part with a game? The proposal to end it, a seat offered to somebody, a game that sleeps."""

from bot.i18n import text
from bot.service.table import Ending, Player, Table
from cogs.screens import controls
from cogs.screens.lobby import closed_screen
from cogs.screens.naming import player_name, together
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Illustration, Page, Screen, Style

COLOUR = 0x2A9D8F
SLEEPING = 0x5B7083


def proposal_screen(table: Table, locale: str) -> Screen:
    """Return the public message that asks the table whether to end the game; one line where that is decided."""
    if not table.proposed:
        agreed = table.ending is Ending.AGREED
        return closed_screen("proposal-agreed" if agreed else "proposal-over", locale)
    agreed_by = [player for player in table.humans if player.agreed]
    others = [player for player in table.humans if not player.agreed]
    page = Page(COLOUR).text(f"**{text('proposal-title', locale)}**", text("proposal-line", locale))
    page.text(
        text("proposal-for", locale, names=_named(table, agreed_by, locale)),
        text("proposal-open", locale, count=len(others), names=_named(table, others, locale)),
    )
    return page.buttons(
        Button(text("button-agree", locale), ControlId(controls.AGREE, table.id), Style.danger),
        Button(text("button-play-on", locale), ControlId(controls.PLAY_ON, table.id), Style.success),
    ).screen()


def handing_screen(table: Table, seat: int, to: int, locale: str, *, notify: bool) -> Screen:
    """Return the public message that offers a seat to one person, whom it notifies unless they want no mentions."""
    name = player_name(names_of(table, locale), seat, locale)
    key = "handing-left" if table.players[seat].left else "handing-own"
    page = Page(COLOUR).text(text(key, locale, name=name, number=seat + 1), f"-# {text('handing-line', locale)}")
    buttons = (("accept", Style.success), ("decline", Style.secondary), ("withdraw", Style.secondary))
    page.buttons(
        *(Button(text(f"button-{each}", locale), ControlId(each, table.id, None, str(seat)), s) for each, s in buttons)
    )
    above = text("handing-above", locale, mention=f"<@{to}>")
    return page.screen(mentions=(to,) if notify else (), above=above)


def dormant_screen(table: Table, locale: str) -> Screen:
    """Return what the public message of a game becomes that sleeps: one line, and the way to wake it."""
    return Page().text(f"-# {text('post-dormant', locale)}").buttons(reopening(table, locale)).screen()


def asleep_screen(table: Table, locale: str, *, may_wake: bool) -> Screen:
    """Return what somebody is told who asks for their turn in a game that sleeps."""
    page = Page(SLEEPING).text(text("post-dormant", locale))
    return page.buttons(*([reopening(table, locale)] if may_wake else [])).screen()


def asleep_look(table: Table, picture: Illustration, locale: str, *, may_wake: bool) -> Screen:
    """Return the table of a game that sleeps, as everybody may see it."""
    page = Page(SLEEPING).text(text("post-dormant", locale)).picture(picture)
    page.buttons(*([reopening(table, locale)] if may_wake else []))
    return page.buttons(*controls.reading(table.id, locale, robots=table.robots_played)).screen()


def reopening(table: Table, locale: str) -> Button:
    """Return the button that takes up again a game that sleeps."""
    return Button(text("button-reopen", locale), ControlId(controls.REOPEN, table.id), Style.success)


def _named(table: Table, players: list[Player], locale: str) -> str:
    names = names_of(table, locale)
    return together([player_name(names, player.position, locale) for player in players], locale)
