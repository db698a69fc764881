"""Whose wish counts? One's own, else the server's, else what everybody gets."""

import pytest

from bot.service import Preferences, ServerPreferences
from cogs.ui.looks import Reader, as_person, as_server
from rendering.themes import DEFAULT, THEMES

NOTHING = Preferences()
ANY = ServerPreferences()


def look(reader: Reader) -> tuple[str, bool]:
    return reader.theme.name, reader.theme.letters


@pytest.mark.parametrize(
    ("own", "server", "expected"),
    [
        (NOTHING, ANY, (DEFAULT.name, False)),
        (NOTHING, ServerPreferences("coral", letters=True), ("coral", True)),
        (Preferences("contrast"), ServerPreferences("coral", letters=True), ("contrast", True)),
        (Preferences(letters=False), ServerPreferences("coral", letters=True), ("coral", False)),
        (Preferences(letters=True), ANY, (DEFAULT.name, True)),
        (Preferences("gone"), ServerPreferences("coral"), ("coral", False)),
        (Preferences("gone"), ServerPreferences("gone too"), (DEFAULT.name, False)),
    ],
)
def test_ones_own_wish_comes_first(own: Preferences, server: ServerPreferences, expected: tuple[str, bool]) -> None:
    assert look(as_person(own, server, "fr")) == expected
    assert as_person(own, server, "fr").locale == "fr"


def test_in_public_nobodys_own_wish_counts() -> None:
    assert look(as_server(ServerPreferences("coral", letters=True), "en")) == ("coral", True)
    assert look(as_server(ANY, "en")) == (DEFAULT.name, False)
    assert not as_server(ANY, "en").text_only


def test_a_look_differs_from_its_theme_in_nothing_but_the_letters() -> None:
    assert as_person(Preferences(DEFAULT.name), ANY, "en").theme == DEFAULT
    assert as_person(Preferences("coral", letters=True), ANY, "en").theme != THEMES["coral"]
