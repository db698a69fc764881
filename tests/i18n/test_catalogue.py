"""Is every language complete, and does the check find every fault? One run over all messages."""

import re
import shutil
from pathlib import Path

import pytest

from bot import i18n
from bot.i18n import LOCALES, ROOT, Words
from tests.words import catalogue_without

MESSAGES = {
    (locale, file.stem): file.read_text("utf-8") for locale in LOCALES for file in sorted((ROOT / locale).glob("*.ftl"))
}


def test_every_language_says_everything_that_english_says() -> None:
    assert not i18n.check(), "\n".join(i18n.check())


def test_the_languages_are_the_folders() -> None:
    assert set(LOCALES) >= {"en", "es", "fr"}


def test_the_check_lists_every_fault_at_once(tmp_path: Path) -> None:
    catalogue_without(tmp_path, {"es": ["power-3"], "fr": ["lord"]})
    with (tmp_path / "es" / "cards.ftl").open("a", encoding="utf-8") as file:
        file.write('\nnonsense = { \nempty-one = { "" }\npower-4 = Otra vez.\n')
    story = tmp_path / "fr" / "story.ftl"
    story.write_text(
        story.read_text("utf-8").replace("story-took = prend le { $lord }", "story-took = prend { $card }")
    )
    table = tmp_path / "fr" / "table.ftl"
    table.write_text(table.read_text("utf-8") + "\ntable-wrong = { -no-such-term }\n")
    faults = "\n".join(Words(tmp_path).check())
    for fault in (
        "es/cards.ftl: power-3 is missing",
        "es/cards.ftl: gone-power-3 is not in en",
        "es/cards.ftl: empty-one is empty",
        "es/cards.ftl: power-4 is there twice",
        "'nonsense = {",
        "fr/cards.ftl: lord is missing",
        "fr/story.ftl: story-took takes $card, in en/story.ftl $lord",
        "fr/table.ftl: table-wrong: Unknown term: -no-such-term",
    ):
        assert fault in faults, faults


def test_a_new_language_is_one_folder(tmp_path: Path) -> None:
    shutil.copytree(ROOT, tmp_path, dirs_exist_ok=True)
    shutil.copytree(ROOT / "es", tmp_path / "pt-BR")
    words = Words(tmp_path)
    assert not words.check()
    assert words.choose("pt-BR") == words.choose("pt-PT") == words.choose("pt") == "pt-BR"


@pytest.mark.parametrize("topic", sorted({topic for _, topic in MESSAGES}))
def test_french_keeps_its_spaces(topic: str) -> None:
    """A line must not break before a colon or inside guillemets."""
    said = re.sub(r"^#.*$", "", MESSAGES["fr", topic], flags=re.MULTILINE)
    assert not re.search(r"(?<![\s ]) [:;!?»](?!\S)|« ", said)
    assert not re.search(r"\w[;!?»]", said)


@pytest.mark.parametrize(("locale", "topic"), sorted(MESSAGES))
def test_apostrophes_and_quotation_marks_are_typographic(locale: str, topic: str) -> None:
    said = re.sub(r"^#.*$", "", MESSAGES[locale, topic], flags=re.MULTILINE)
    assert not re.search(r"\w'\w|\"\w", said)
    if locale == "es":
        assert said.count("¡") == said.count("!")
        assert said.count("¿") == said.count("?")


@pytest.mark.parametrize("topic", sorted({topic for _, topic in MESSAGES}))
def test_french_puts_no_word_that_elides_before_a_name(topic: str) -> None:
    """As in "de Inés": no message can know whether a name begins with a vowel."""
    assert not re.search(r"\b(de|que|le|la|se|ne|si|je|me|te|ce) \{ \$names? \}", MESSAGES["fr", topic], re.IGNORECASE)
