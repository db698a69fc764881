"""What have I chosen? My look on one page, how and when I am told on another; a sentence a setting."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.i18n import LOCALES, text
from bot.service import Notify, Preferences
from bot.service.zones import local_time, written_time
from cogs.screens import controls
from cogs.screens.wishes import AS_ELSEWHERE, LOOK, languages, new_page, theme_name, themes, toggle
from cogs.ui.ids import ControlId
from cogs.ui.looks import Reader
from cogs.ui.page import MOST_OPTIONS, Button, Illustration, Option, Page, Screen
from rendering.themes import THEMES

CALLS: Final = "calls"
PAGES: Final = (LOOK, CALLS)


def look_screen(own: Preferences, reader: Reader, sample: Illustration) -> Screen:
    """Return how somebody wants to see the game, with a sample of their look."""
    locale = reader.locale
    page = new_page("settings-title", "settings-intro", controls.SETTINGS_PAGE, PAGES, LOOK, locale)
    own_theme = own.theme in THEMES
    name = theme_name(reader.theme.name, locale)
    page.text(text("settings-theme" if own_theme else "settings-theme-server", locale, theme=name))
    as_server = Option(
        text("theme-server", locale),
        AS_ELSEWHERE,
        "" if own_theme else text("theme-server-line", locale, theme=name),
        not own_theme,
    )
    offered = [as_server, *themes(reader.theme.name if own_theme else "", locale)]
    page.select(text("theme-placeholder", locale), _set("theme"), offered)
    page.picture(sample)
    toggle(page, controls.SET, "letters", locale, on=reader.theme.letters)
    toggle(page, controls.SET, "text_only", locale, on=own.text_only)
    toggle(page, controls.SET, "hints", locale, on=own.hints, button="own-hints")
    key = "settings-language" if own.locale in LOCALES else "settings-language-discord"
    page.text(text(key, locale, language=text("language", locale)))
    offered = languages(own.locale, text("own-language-discord", locale))
    return page.select(text("own-language-placeholder", locale), _set("locale"), offered).screen()


def calls_screen(
    own: Preferences, locale: str, now: datetime, note: str = "", places: Sequence[str] | None = None
) -> Screen:
    """Return how and when somebody is told that it is their turn.

    `places` are time zones of which one is to be chosen: none, where whatever was written is not like any.
    """
    page = new_page("settings-title", "settings-intro", controls.SETTINGS_PAGE, PAGES, CALLS, locale)
    if places is not None:
        note = text("zone-unclear" if places else "zone-unknown", locale)
    if note:
        page.text(f"> {note}")
    if places:
        page.select(text("zone-placeholder", locale), _set("zone"), _zones(places, locale, now))
    page.text(told(own.notify, locale))
    page.select(text("notify-placeholder", locale), _set("notify"), _ways(own.notify, locale))
    toggle(page, controls.SET, "next_up", locale, on=own.next_up)
    toggle(page, controls.SET, "reminder", locale, on=own.reminder)
    _hours(page, own, locale, now)
    return page.screen()


def told(notify: str, locale: str) -> str:
    """Return how somebody is told that it is their turn."""
    return text(f"settings-notify-{notify if notify in set(Notify) else Notify.MENTION}", locale)


def _set(field: str) -> ControlId:
    return ControlId(controls.SET, "", None, field)


def _ways(chosen: str, locale: str) -> list[Option]:
    return [
        Option(text(f"notify-{each}", locale), each.value, text(f"notify-{each}-line", locale), each == chosen)
        for each in Notify
    ]


def _zones(names: Sequence[str], locale: str, now: datetime) -> list[Option]:
    return [
        Option(zone_name(name), name, text("zone-now", locale, time=local_time(name, now) or ""))
        for name in names[:MOST_OPTIONS]
    ]


def zone_name(zone: str) -> str:
    """Return a time zone as people read it."""
    return zone.replace("_", " ")


def _hours(page: Page, own: Preferences, locale: str, now: datetime) -> None:
    quiet = own.quiet
    page.text(*_said_of_hours(own, locale, now))
    known = own.zone is not None and local_time(own.zone, now) is not None
    written = f"{written_time(quiet.start)}|{written_time(quiet.end)}" if quiet else "|"
    ask = ControlId(controls.ASK_QUIET, "", None, f"{locale}|{written}")
    page.buttons(
        Button(text("button-zone", locale), ControlId(controls.ASK_ZONE, "", None, locale)),
        Button(text("button-quiet", locale), ask, disabled=not known),
        *([Button(text("button-quiet-off", locale), _set("quiet:off"))] if quiet else []),
    )


def _said_of_hours(own: Preferences, locale: str, now: datetime) -> list[str]:
    if own.zone is None:
        return [text("settings-zone-unknown", locale)]
    time = local_time(own.zone, now)
    if time is None:
        return [text("settings-zone-gone", locale, zone=zone_name(own.zone))]
    here = text("settings-zone", locale, time=time, zone=zone_name(own.zone))
    quiet = own.quiet
    if quiet is None:
        return [here, text("settings-quiet-none", locale)]
    hours = {"from": written_time(quiet.start), "to": written_time(quiet.end)}
    return [here, text("settings-quiet", locale, **hours)]
