"""What have I chosen, and what has the server? A sentence a setting, with what changes it beside or below."""

from bot.i18n import LOCALES, text
from bot.service import Preferences, ServerPreferences
from cogs.screens import controls
from cogs.ui.ids import ControlId
from cogs.ui.looks import Reader
from cogs.ui.page import Button, Illustration, Option, Page, Screen, Style
from rendering.themes import THEMES

COLOUR = 0x5B7083
AS_ELSEWHERE = "-"  # the value of an option that takes a choice back


def settings_screen(own: Preferences, reader: Reader, sample: Illustration) -> Screen:
    """Return somebody's own settings, with a sample of their look."""
    locale = reader.locale
    page = Page(COLOUR).text(f"### {text('settings-title', locale)}", f"-# {text('settings-intro', locale)}")
    own_theme = own.theme in THEMES
    _theme(page, reader, "settings-theme" if own_theme else "settings-theme-server", locale)
    as_server = Option(
        text("theme-server", locale),
        AS_ELSEWHERE,
        "" if own_theme else text("theme-server-line", locale, theme=_theme_name(reader.theme.name, locale)),
        not own_theme,
    )
    themes = _themes(reader.theme.name if own_theme else "", locale)
    page.select(text("theme-placeholder", locale), ControlId(controls.SET, "", None, "theme"), [as_server, *themes])
    page.picture(sample)
    _toggle(page, controls.SET, "letters", locale, on=reader.theme.letters)
    _toggle(page, controls.SET, "text_only", locale, on=own.text_only)
    mute = Button(
        text("button-unmute" if own.muted else "button-mute", locale), _switch(controls.SET, "muted", on=not own.muted)
    )
    return page.setting(mentioned(locale, muted=own.muted), mute).screen()


def server_screen(server: ServerPreferences, public: Reader, sample: Illustration, locale: str) -> Screen:
    """Return the settings of a server, with a sample of its look; `public` is how everybody reads there."""
    page = Page(COLOUR).text(f"### {text('server-title', locale)}", f"-# {text('server-intro', locale)}")
    _theme(page, public, "settings-theme", locale)
    themes = _themes(public.theme.name, locale)
    page.select(text("theme-placeholder", locale), ControlId(controls.SET_SERVER, "", None, "theme"), themes)
    page.picture(sample)
    _toggle(page, controls.SET_SERVER, "letters", locale, on=public.theme.letters)
    key = "server-language" if server.locale else "server-language-discord"
    page.text(text(key, locale, language=text("language", public.locale)))
    discords = Option(text("language-discord", locale), AS_ELSEWHERE, chosen=server.locale is None)
    languages = [Option(text("language", code), code, chosen=code == server.locale) for code in LOCALES]
    place = ControlId(controls.SET_SERVER, "", None, "locale")
    return page.select(text("language-placeholder", locale), place, [discords, *languages]).screen()


def mentioned(locale: str, *, muted: bool) -> str:
    """Return whether messages mention the reader."""
    return text("games-muted" if muted else "games-mentioned", locale)


def _theme(page: Page, reader: Reader, key: str, locale: str) -> None:
    page.text(text(key, locale, theme=_theme_name(reader.theme.name, locale)))


def _theme_name(name: str, locale: str) -> str:
    return text(f"theme-{name}", locale)


def _themes(chosen: str, locale: str) -> list[Option]:
    return [
        Option(_theme_name(name, locale), name, text(f"theme-{name}-line", locale), name == chosen) for name in THEMES
    ]


def _toggle(page: Page, route: str, field: str, locale: str, *, on: bool) -> None:
    key = field.replace("_", "-")
    said = text(f"settings-{key}-{'on' if on else 'off'}", locale)
    button = text(f"button-{key}-{'off' if on else 'on'}", locale)
    page.setting(said, Button(button, _switch(route, field, on=not on), Style.secondary))


def _switch(route: str, field: str, *, on: bool) -> ControlId:
    return ControlId(route, "", None, f"{field}:{'on' if on else 'off'}")
