"""What have screens of settings in common? Pages, sentences with switches, and themes, languages, clocks to choose."""

from collections.abc import Sequence
from typing import Final

from bot.i18n import LOCALES, text
from bot.service import Clock
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Option, Page, Style
from rendering.themes import THEMES

COLOUR: Final = 0x5B7083
AS_ELSEWHERE: Final = "-"  # the value of an option that takes a choice back
LOOK: Final = "look"  # the first page, of people and of servers


def new_page(title: str, intro: str, route: str, pages: Sequence[str], here: str, locale: str) -> Page:
    """Return a page in the making, with the way to the others of the same settings."""
    page = Page(COLOUR).text(f"### {text(title, locale)}", f"-# {text(intro, locale)}")
    return page.buttons(
        *(
            Button(
                text(f"button-page-{each}", locale),
                ControlId(route, "", None, each),
                Style.primary if each == here else Style.secondary,
                disabled=each == here,
            )
            for each in pages
        )
    )


def switch(page: Page, route: str, field: str, said: str, button: str, *, on: bool) -> None:
    """Add a sentence about a setting, with the button that makes it the other one."""
    page.setting(said, Button(button, ControlId(route, "", None, f"{field}:{'off' if on else 'on'}")))


def toggle(page: Page, route: str, field: str, locale: str, *, on: bool, button: str = "") -> None:
    """Add a setting whose two sentences and buttons are called after it."""
    key = field.replace("_", "-")
    said = text(f"settings-{key}-{'on' if on else 'off'}", locale)
    switch(page, route, field, said, text(f"button-{button or key}-{'off' if on else 'on'}", locale), on=on)


def theme_name(name: str, locale: str) -> str:
    """Return what a theme is called."""
    return text(f"theme-{name}", locale)


def themes(chosen: str, locale: str) -> list[Option]:
    """Return every theme to choose from."""
    return [
        Option(theme_name(name, locale), name, text(f"theme-{name}-line", locale), name == chosen) for name in THEMES
    ]


def languages(chosen: str | None, otherwise: str) -> list[Option]:
    """Return every language by its own name, after the option to follow what Discord says."""
    followed = Option(otherwise, AS_ELSEWHERE, chosen=chosen not in LOCALES)
    return [followed, *(Option(text("language", code), code, chosen=code == chosen) for code in LOCALES)]


def clocks(chosen: Clock, locale: str) -> list[Option]:
    """Return every clock to choose from."""
    lines = {clock: text(f"pace-{clock}-line", locale) for clock in (Clock.LIVE, Clock.NONE)}
    return [Option(clock_name(each, locale), each.value, lines.get(each, ""), each is chosen) for each in Clock]


def clock_name(clock: Clock, locale: str) -> str:
    """Return how long a turn may take, in a few words."""
    return text(f"pace-{clock}", locale)
