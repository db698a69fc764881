"""Do the pages of the settings say what is wished for, in every language, and keep to Discord's limits?"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.i18n import LOCALES, text
from bot.service import Clock, Notify, Preferences, ServerPreferences
from bot.service.zones import find_zones
from cogs.screens.server import server_games_screen, server_look_screen
from cogs.screens.settings import calls_screen, look_screen
from cogs.ui.looks import as_person, as_server
from cogs.ui.page import MOST_TEXT, Screen
from rendering.themes import THEMES

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
LONG_MENTIONS = ",".join(str(10**19 + number) for number in range(25))
MOST = Preferences("coral", letters=True, text_only=True, locale="fr", notify=Notify.DM, next_up=True, reminder=False)
SLEEPER = replace(MOST, hints=False, zone="America/Argentina/Buenos_Aires", quiet_from=1380, quiet_to=480)
SERVER = ServerPreferences(
    "coral", letters=True, locale="es", channels=LONG_MENTIONS, threads=True, clock="3d", bonus=True, quiet=True
)


def components(screen: Screen) -> list[dict[str, Any]]:
    """Return every component of a screen, with all that is in it."""

    def walk(found: object) -> Iterator[dict[str, Any]]:
        for each in found if isinstance(found, list) else [found]:
            if isinstance(each, dict):
                yield each
                yield from walk(each.get("components", []))
                yield from walk(each.get("accessory", []))

    shown = screen.view.to_components()  # type: ignore[no-untyped-call]  # the library's
    return [each for each in walk(shown) if "type" in each]


def said(screen: Screen) -> str:
    """Return all that a screen says."""
    return "\n".join(str(each["content"]) for each in components(screen) if "content" in each)


def pages(locale: str, own: Preferences, server: ServerPreferences) -> list[Screen]:
    """Return every page of the settings of a person and of a server."""
    reader = as_person(replace(own, locale=locale), server, "en")
    return [
        look_screen(own, reader, None),
        calls_screen(own, locale, NOON),
        calls_screen(own, locale, NOON, places=find_zones("")),
        calls_screen(own, locale, NOON, places=()),
        server_look_screen(server, as_server(server, locale), None, locale),
        server_games_screen(server, server.places, locale),
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("own", "server"), [(Preferences(), ServerPreferences()), (SLEEPER, SERVER)])
def test_every_page_keeps_to_the_limits(locale: str, own: Preferences, server: ServerPreferences) -> None:
    for screen in pages(locale, own, server):
        shown = components(screen)
        assert len(shown) <= 40
        assert len(said(screen)) <= MOST_TEXT
        ids = [each["custom_id"] for each in shown if "custom_id" in each]
        assert len(ids) == len(set(ids))
        for each in shown:
            assert not str(each.get("label", "")).endswith("…"), each
            assert len(each.get("options", [])) <= 25


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_says_how_late_it_is_and_when_nobody_disturbs(locale: str) -> None:
    shown = said(calls_screen(SLEEPER, locale, NOON))
    assert text("settings-zone", locale, time="09:00", zone="America/Argentina/Buenos Aires") in shown
    assert text("settings-quiet", locale, **{"from": "23:00", "to": "08:00"}) in shown
    assert text("settings-notify-dm", locale) in shown
    no_hours = said(calls_screen(replace(SLEEPER, quiet_from=None, quiet_to=None), locale, NOON))
    assert text("settings-quiet-none", locale) in no_hours


def test_the_time_of_day_follows_clocks_that_are_put_forward() -> None:
    own = Preferences(zone="Europe/Madrid")
    for month, expected in ((1, "13:00"), (7, "14:00")):
        assert expected in said(calls_screen(own, "en", NOON.replace(month=month)))


def test_hours_need_a_time_zone_that_there_is() -> None:
    for zone in (None, "Europe/Atlantis", "../etc/passwd", ""):
        own = Preferences(zone=zone, quiet_from=1380, quiet_to=480)
        screen = calls_screen(own, "en", NOON)
        (ask,) = (each for each in components(screen) if str(each.get("custom_id")).startswith("ask-quiet"))
        assert ask["disabled"]
        key = "settings-zone-unknown" if zone is None else "settings-zone-gone"
        assert text(key, "en", zone=zone) in said(screen)


def test_what_another_version_stored_is_as_if_nothing_were() -> None:
    assert said(calls_screen(Preferences(notify="pigeon"), "en", NOON)) == said(calls_screen(Preferences(), "en", NOON))
    old = ServerPreferences(clock="5y", locale="tlh")
    assert old.pace is Clock.DAY
    assert as_person(Preferences(locale="tlh"), old, "fr").locale == "fr"
    assert look_screen(Preferences("gone", locale="tlh"), as_person(Preferences(), old, "es"), None).view.children


@pytest.mark.parametrize("locale", LOCALES)
def test_every_way_and_every_clock_has_its_words(locale: str) -> None:
    for notify in Notify:
        assert said(calls_screen(Preferences(notify=notify), locale, NOON)).count(
            text(f"settings-notify-{notify}", locale)
        )
    for clock in Clock:
        shown = server_games_screen(ServerPreferences(clock=clock), (), locale)
        assert text("server-pace", locale, clock=text(f"pace-{clock}", locale)) in said(shown)
        (menu,) = (each for each in components(shown) if str(each.get("custom_id")).endswith("clock"))
        assert [each["value"] for each in menu["options"] if each.get("default")] == [clock]


def test_a_server_without_a_choice_shows_what_a_new_table_has() -> None:
    shown = said(server_games_screen(ServerPreferences(), (), "en"))
    keys = ("server-places-all", "lobby-thread-off", "lobby-bonus-off", "lobby-points-shown", "lobby-hints-on")
    assert all(text(key, "en") in shown for key in keys)


def test_only_channels_that_there_are_stand_in_the_select() -> None:
    shown = components(server_games_screen(SERVER, SERVER.places[:2], "en"))
    (menu,) = (each for each in shown if each["type"] == discord.ComponentType.channel_select.value)
    assert [each["id"] for each in menu["default_values"]] == [str(each) for each in SERVER.places[:2]]
    assert (menu["min_values"], menu["max_values"]) == (0, 25)


def test_themes_of_the_server_are_offered_to_whoever_has_none() -> None:
    for name in THEMES:
        server = ServerPreferences(name)
        shown = said(look_screen(Preferences(), as_person(Preferences(), server, "en"), None))
        assert text("settings-theme-server", "en", theme=text(f"theme-{name}", "en")) in shown
