"""What has the server chosen? Its look on one page; where games are opened, and how, on another."""

from typing import Final

from bot.i18n import text
from bot.service import ServerPreferences
from cogs.screens import controls
from cogs.screens.wishes import LOOK, clock_name, clocks, languages, new_page, switch, theme_name, themes, toggle
from cogs.ui.ids import ControlId
from cogs.ui.looks import Reader
from cogs.ui.page import Button, Illustration, Page, Screen

GAMES: Final = "games"
PAGES: Final = (LOOK, GAMES)

# Fields of what a new table has: the sentences of the lobby that say so, and their button.
DEFAULTS: Final = {
    "threads": ("lobby-thread-on", "lobby-thread-off", "button-thread"),
    "bonus": ("lobby-bonus-on", "lobby-bonus-off", "button-bonus"),
    "hidden": ("lobby-points-hidden", "lobby-points-shown", "button-points"),
    "hints": ("lobby-hints-on", "lobby-hints-off", "button-hints"),
}


def server_look_screen(server: ServerPreferences, public: Reader, sample: Illustration, locale: str) -> Screen:
    """Return how everybody sees the game on a server, with a sample; `public` is how they read there."""
    page = _page(LOOK, locale)
    page.text(text("settings-theme", locale, theme=theme_name(public.theme.name, locale)))
    page.select(text("theme-placeholder", locale), _set("theme"), themes(public.theme.name, locale))
    page.picture(sample)
    toggle(page, controls.SET_SERVER, "letters", locale, on=public.theme.letters)
    key = "server-language" if server.locale else "server-language-discord"
    page.text(text(key, locale, language=text("language", public.locale)))
    offered = languages(server.locale, text("language-discord", locale))
    return page.select(text("language-placeholder", locale), _set("locale"), offered).screen()


def server_games_screen(server: ServerPreferences, known: tuple[int, ...], locale: str) -> Screen:
    """Return where tables may be opened and what new ones have; `known` are those of the places that still exist."""
    page = _page(GAMES, locale)
    _places(page, server, known, locale)
    on, off = text("server-quiet-on", locale), text("server-quiet-off", locale)
    label = text(f"button-server-quiet-{'off' if server.quiet else 'on'}", locale)
    switch(page, controls.SET_SERVER, "quiet", on if server.quiet else off, label, on=server.quiet)
    page.text(f"-# {text('server-defaults', locale)}")
    page.text(text("server-pace", locale, clock=clock_name(server.pace, locale)))
    page.select(text("pace-placeholder", locale), _set("clock"), clocks(server.pace, locale))
    states = {"threads": server.threads, "bonus": server.bonus, "hidden": server.hidden, "hints": server.hinted}
    for field, (said, said_off, button) in DEFAULTS.items():
        chosen = bool(states[field])
        sentence = text(said if chosen else said_off, locale)
        switch(page, controls.SET_SERVER, field, sentence, text(button, locale), on=chosen)
    return page.screen()


def mentions(places: tuple[int, ...]) -> str:
    """Return channels as people click them."""
    return ", ".join(f"<#{each}>" for each in places)


def _places(page: Page, server: ServerPreferences, known: tuple[int, ...], locale: str) -> None:
    if server.places:
        said = text("server-places", locale, channels=mentions(server.places))
        page.setting(said, Button(text("button-places-all", locale), _set("channels:all")))
    else:
        page.text(text("server-places-all", locale))
    page.channels(text("places-placeholder", locale), _set("channels"), known)


def _page(here: str, locale: str) -> Page:
    return new_page("server-title", "server-intro", controls.SERVER_PAGE, PAGES, here, locale)


def _set(field: str) -> ControlId:
    return ControlId(controls.SET_SERVER, "", None, field)
