"""Does a whole game go on when words are missing?"""

import re
from pathlib import Path
from random import Random

import pytest

from bot import i18n
from bot.game import view_for
from bot.i18n import LOCALES, ROOT, Words
from cogs.screens.alt import table_alt
from cogs.screens.description import describe
from cogs.screens.story import recap
from tests.words import NAMES, catalogue_without, played

KEYS = sorted(
    {
        key
        for file in (ROOT / "en").glob("*.ftl")
        for key in re.findall(r"^([a-z]\S*) =", file.read_text(), re.MULTILINE)
    }
)


def tell_a_game(locale: str) -> str:
    states, turns = played(5)
    said = [recap(turns, NAMES, locale, 100_000)]
    for state in states[::6]:
        view = view_for(state, state.decider)
        said += [describe(view, NAMES, locale), table_alt(view, NAMES, locale)]
    return "\n".join(said)


@pytest.mark.parametrize("attempt", range(4))
def test_i18_01_keys_removed_are_said_in_english_with_one_warning_each(
    attempt: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(attempt)
    dropped = {locale: rng.sample(KEYS, 10) for locale in LOCALES if locale != "en"}
    dropped["fr"].append("story-turn")  # one that every game needs
    monkeypatch.setattr(i18n, "WORDS", catalogue_without(tmp_path, dropped))
    for locale, keys in dropped.items():
        caplog.clear()
        assert tell_a_game(locale) == tell_a_game(locale)
        warned = [record.getMessage().partition(" in ")[0].removeprefix("message ") for record in caplog.records]
        assert len(warned) == len(set(warned))
        assert set(warned) <= set(keys)
    assert "story-turn" in warned


def test_i18_01_a_whole_language_removed_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    words = catalogue_without(tmp_path, {})
    for file in (tmp_path / "fr").glob("*.ftl"):
        file.unlink()
    english = tell_a_game("en")
    words = Words(tmp_path)
    assert "fr" not in words.languages
    monkeypatch.setattr(i18n, "WORDS", words)
    assert tell_a_game("fr") == english
    messages = [record.getMessage() for record in caplog.records]
    assert len(messages) == len(set(messages)) > 10


def test_i18_01_a_key_that_english_lacks_too_is_readable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(i18n, "WORDS", catalogue_without(tmp_path, {locale: ["table-no-master"] for locale in LOCALES}))
    state, *_ = played(5)[0]
    assert "table no master" in describe(view_for(state, None), NAMES, "es")
    assert len(caplog.records) == 2
