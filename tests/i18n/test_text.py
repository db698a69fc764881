"""Are words chosen well: plural forms, fall-backs, nothing ever raised?"""

import logging
from pathlib import Path

import pytest

from bot import i18n
from bot.i18n import LOCALES, Words, text

PLURALS = {
    "points": {
        "en": ("0 points", "1 point", "2 points", "5 points"),
        "es": ("0 puntos", "1 punto", "2 puntos", "5 puntos"),
        "fr": ("0 point", "1 point", "2 points", "5 points"),
    },
    "pearls": {
        "en": ("no pearls", "1 pearl", "2 pearls", "5 pearls"),
        "es": ("ninguna perla", "1 perla", "2 perlas", "5 perlas"),
        "fr": ("aucune Perle", "1 Perle", "2 Perles", "5 Perles"),
    },
    "chamber-count": {
        "en": ("0 Lords of 15", "1 Lord of 15", "2 Lords of 15", "5 Lords of 15"),
        "es": ("0 Lores de 15", "1 Lord de 15", "2 Lores de 15", "5 Lores de 15"),
        "fr": ("0 Seigneur sur 15", "1 Seigneur sur 15", "2 Seigneurs sur 15", "5 Seigneurs sur 15"),
    },
}


@pytest.mark.parametrize("key", PLURALS)
@pytest.mark.parametrize("locale", LOCALES)
def test_plural_forms(key: str, locale: str) -> None:
    if locale in PLURALS[key]:
        assert tuple(text(key, locale, count=count) for count in (0, 1, 2, 5)) == PLURALS[key][locale]


@pytest.fixture
def words(tmp_path: Path) -> Words:
    for locale, said in {"en": "hello = Hello { $name }\nonly = Only here\n", "fr": "hello = Salut { $nom }\n"}.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(said)
    return Words(tmp_path)


def test_a_missing_message_is_said_in_english_with_one_warning(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert [words.text("only", "fr", {}) for _ in range(3)] == ["Only here"] * 3
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "only" in caplog.text
    assert "fr" in caplog.text


def test_a_missing_parameter_is_said_in_english_too(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert words.text("hello", "fr", {"name": "Ana"}) == "Hello Ana"
    assert len(caplog.records) == 1


def test_a_parameter_that_nobody_gives_does_no_harm(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert "Hello" in words.text("hello", "en", {})
    assert len(caplog.records) == 1


def test_an_unknown_message_is_its_key_in_readable_form(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert words.text("no-such_thing", "fr", {}) == "no such thing"
    assert len(caplog.records) == 2


def test_an_unknown_language_speaks_english(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert [words.text("only", "xx", {}) for _ in range(2)] == ["Only here"] * 2
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    "odd", [None, [], object(), "{ $x }", "{", "\x00", "\ud83d", -1, 2.5, 10**30, float("nan"), float("-inf"), True]
)
def test_odd_parameters_never_raise(odd: object) -> None:
    for locale in LOCALES:
        assert text("pearls", locale, count=odd)
        assert text("lord", locale, guild=odd, ip=odd)


def test_text_of_players_is_not_read_as_a_message() -> None:
    assert text("seat-number", "en", number="{ $number } { lord }") == "Seat { $number } { lord }"


def test_all_languages_can_be_read_beforehand(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "WORDS", words)
    i18n.load()
    assert all("bundle" in vars(language) for language in words.languages.values())


def test_has_tells_a_languages_own_messages(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "WORDS", words)
    assert i18n.has("only", "en")
    assert not i18n.has("only", "fr")
    assert not i18n.has("only", "xx")
