"""Does the page speak every language wholly? The same words in each, and each word that a script asks for."""

import re

import pytest

from sandbox.page.server import STATIC
from sandbox.page.tools import FAILURES, PERMISSIONS, REQUESTS
from sandbox.page.words import WORDS, discords, words_for

SCRIPTS = "\n".join(path.read_text() for path in STATIC.iterdir() if path.name.endswith(".js"))


@pytest.mark.parametrize("locale", sorted(WORDS))
def test_every_language_has_the_same_words_with_the_same_gaps(locale: str) -> None:
    assert WORDS[locale].keys() == WORDS["en"].keys()
    for key, text in WORDS[locale].items():
        assert text.strip(), key
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", WORDS["en"][key])), key


def test_every_word_that_is_asked_for_is_there_and_no_other() -> None:
    asked = set(re.findall(r'word\("([\w-]+)"', SCRIPTS))
    asked |= {f"part-{key}" for key in re.findall(r'part\("(\w+)"', SCRIPTS)}
    asked |= {f"request-{key}" for key in REQUESTS} | {f"how-{key}" for key in FAILURES}
    asked |= {f"permission-{permission.name}" for permission in PERMISSIONS}
    asked |= {f"bot-{state}" for state in ("stopped", "starting", "online", "offline", "ended", "gone")}
    asked |= {"tool-minute", "tool-quarter", "tool-hour", "tool-day", "tool-week", "tool-request", "tool-how"}
    asked |= {"ping", "pings", "failed", "no-response", "not-possible"}
    assert asked == WORDS["en"].keys()


def test_a_language_that_is_not_spoken_gets_english() -> None:
    assert words_for("de") == WORDS["en"]
    assert words_for("es-419")["send"] == WORDS["es"]["send"]
    assert (discords("fr-CA"), discords("pt"), discords("ES")) == ("fr", "en-US", "es-ES")


def test_no_script_asks_for_anything_from_elsewhere() -> None:
    pages = (
        SCRIPTS
        + (STATIC / "index.html").read_text()
        + "".join(path.read_text() for path in STATIC.iterdir() if path.name.endswith(".css"))
    )
    assert not re.search(r"https?://|//\w+\.\w+/|@import|\burl\(|\beval\b|new Function", pages)
