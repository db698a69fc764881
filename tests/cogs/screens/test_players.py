"""Can a player's name harm the text around it? Whatever people call themselves, in every place where names stand."""

import re
import unicodedata
from types import SimpleNamespace

import pytest

from bot.game import view_for
from bot.game.events import TurnBegan
from bot.i18n import LOCALES
from cogs.screens.alt import chamber_alt, table_alt
from cogs.screens.description import decision_line, describe, describe_chamber
from cogs.screens.players import escape, plain, player_name
from cogs.screens.story import recap, turn_story
from tests.words import full_table, played

STATES, TURNS = played(3)

# name -> as Discord text, written so that it is shown letter by letter
WRITTEN = {
    "Nacho": "Nacho",
    "_a_": r"\_a\_",
    "**b**": r"\*\*b\*\*",
    "||s||": r"\|\|s\|\|",
    "`c`": r"\`c\`",
    "~~d~~": r"\~\~d\~\~",
    "# Big": r"\# Big",
    "-# small": r"\-# small",
    "> q": r"\> q",
    "- list": r"\- list",
    "1. first": r"1\. first",
    "12) twelfth": r"12\) twelfth",
    "[x](https://evil.example)": r"\[x\](https\://evil.example)",
    "https://evil.example": r"https\://evil.example",
    "<t:0:R>": r"\<t\:0\:R>",
    "<@123>": "\\<@\u200b123>",
    "<@&123>": "\\<@\u200b&123>",
    "@everyone": "@\u200beveryone",
    "@here": "@\u200bhere",
    "\\": "\\\\",
    "\\`@everyone\\`": "\\\\\\`@\u200beveryone\\\\\\`",
    ":smile:": r"\:smile\:",
    "</b>": r"\</b>",
    "'; drop table": "'; drop table",
    "{ $name }": "{ $name }",
    "a\nb\r\nc\u2028d\te": "a b c d e",
    "\u202eniw": "niw",
    "\u2066x\u2069\u200e": "x",
    "a\x00b\x1bc": "abc",
    "x\ud83dy": "xy",
    "محمد": "\u2068محمد\u2069",
    "\U0001d534\U0001d522\U0001d526\U0001d52f\U0001d521": "\U0001d534\U0001d522\U0001d526\U0001d52f\U0001d521",
    "👩‍👩‍👧": "👩‍👩‍👧",
}
NAMELESS = [None, "", "   ", "\u3164", "\u2800\u2800", "\u200d\u200d", "\u202e", "\n\t", "\x00", "\u200b"]
BIDI = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u200e\u200f\u061c")
ACTIVE = re.compile(r"@everyone|@here|(?<!\\)<|:smile:|https?://|(?<!\\)(\|\||~~|`)")


@pytest.mark.parametrize("name", WRITTEN)
def test_se_12_names_are_shown_letter_by_letter(name: str) -> None:
    assert escape(name) == WRITTEN[name]


@pytest.mark.parametrize("name", NAMELESS)
@pytest.mark.parametrize("locale", LOCALES)
def test_names_that_show_nothing_are_seats(name: str | None, locale: str) -> None:
    assert plain(name) == escape(name) == ""
    said = {player_name(["Ana", name], 1, locale), player_name(["Ana"], 1, locale, markdown=False)}
    (one,) = said
    assert re.fullmatch(r"\w+ 2", one)


def test_us_07_equal_names_are_told_apart_by_their_seats() -> None:
    names = ["Ana", "ana", "Bruno", "\uff21\uff4e\uff41"]
    shown = [player_name(names, seat, "en") for seat in range(4)]
    assert shown == ["Ana (seat 1)", "ana (seat 2)", "Bruno", "\uff21\uff4e\uff41 (seat 4)"]
    assert player_name(["_", "_"], 1, "es", markdown=False) == "_ (asiento 2)"
    assert player_name(["_", "_"], 1, "fr") == r"\_ (siège 2)"


def test_nobody_can_be_called_like_a_seat_or_like_a_numbered_name() -> None:
    for names in (["Seat 2", None], ["Ana", "Ana", "Ana (seat 1)", "Ana (seat 2)"], [None, "seat 1", "", "Seat 3"]):
        for markdown in (True, False):
            shown = [player_name(names, seat, "en", markdown=markdown).casefold() for seat in range(len(names))]
            assert len(set(shown)) == len(names)


def test_accents_do_not_run_over_other_lines_and_names_have_an_end() -> None:
    tower = plain("a" + "\u0301\u0302" * 15 + "b")
    assert sum(unicodedata.combining(letter) > 0 for letter in tower) <= 3
    assert tower.endswith("b")
    assert len(plain("W" * 500)) == 32


def everything(name: str | None, locale: str) -> tuple[list[str], list[str]]:
    """Return what every function makes of a name on each seat: as Discord text, and without markdown."""
    names = [name, f"{name}", "Bruno", name]
    rich: list[str] = [recap(TURNS, names, locale, 100_000), recap(TURNS, names, locale, 150)]
    bare = [turn_story(turn.events, turn.seat, names, locale, markdown=False) for turn in TURNS]
    for state in (*STATES[::12], STATES[-1], full_table(5)):
        for seat in (None, 0, 3):
            view = view_for(state, seat)
            rich += [describe(view, names, locale), decision_line(view, names, locale)]
            rich += [describe_chamber(view, 0, names, locale)]
            bare += [table_alt(view, names, locale), chamber_alt(view, 3, name, locale)]
            bare += [decision_line(view, names, locale, markdown=False)]
    for turn in TURNS[:9]:
        rich.append(turn_story(turn.events, turn.seat, names, locale, turn.seat))
    return rich, bare


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "name", ["@everyone", "<@&123>", "\u202e`<t:0:R>`\n# Big", "[x](https://evil.example)", "||:smile:||~~"]
)
def test_se_04_se_12_no_function_lets_a_name_act(name: str, locale: str) -> None:
    rich, bare = everything(name, locale)
    for said in (*rich, *bare):
        assert not BIDI & set(said)
        assert "\n# Big" not in said
        said.encode()
    shown = WRITTEN.get(name, escape(name))
    assert any(shown in said for said in rich)
    for said in rich:
        assert not ACTIVE.search(said), said
    assert any(plain(name) in said for said in bare)
    assert not any("\\" in said or "**" in said for said in bare)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_nameless_table_is_told_by_seats(locale: str) -> None:
    assert everything(None, locale)
    assert everything("\x00", locale)


def test_a_turn_needs_only_two_things() -> None:
    turn = SimpleNamespace(seat=0, events=(TurnBegan(0, 7),))
    assert recap([turn], ["Ana"], "en", 100) == ""
