"""Does one find the rule and the card that one looks for?"""

import pytest

from bot.game.cards import LOCATIONS, LORDS
from bot.i18n import LOCALES
from cogs.screens.rulebook import TOPICS, card_entries, find_cards, topic, topics

MOST_RULE_TEXT = 1_500


@pytest.mark.parametrize("locale", LOCALES)
def test_every_topic_has_a_title_and_a_text(locale: str) -> None:
    assert [page.id for page in topics(locale)] == list(TOPICS)
    for page in topics(locale):
        assert 5 <= len(page.title) <= 45
        assert 200 <= len(page.text) <= MOST_RULE_TEXT
        assert page.text.count("**") % 2 == 0
        assert page.text.count("```") % 2 == 0
    assert topic("no-such-topic", locale) == topics(locale)[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_there_once_and_is_found_by_its_own_name(locale: str) -> None:
    entries = card_entries(locale)
    assert [entry.card for entry in entries] == [*LORDS, *LOCATIONS]
    assert len({entry.id for entry in entries}) == len({entry.name for entry in entries}) == 59
    for entry in entries:
        assert find_cards(entry.name, locale)[0] == entry
        assert find_cards(entry.id, locale)[0] == entry
        assert find_cards(entry.name.upper(), locale)[0] == entry
        assert len(entry.name) <= 100
        assert len(entry.line) <= 140


@pytest.mark.parametrize(
    ("query", "locale", "first"),
    [
        ("mage", "en", "mage-0"),
        ("Mages 4", "en", "mage-4"),
        ("politico 6", "es", "politician-6"),
        ("POLÍTICO 6", "es", "politician-6"),
        ("nacar", "es", "pearl_2"),
        ("cripta de na", "es", "pearl_2"),
        ("marees", "fr", "followers_merchant"),
        ("escalier", "fr", "alliance_1"),
        ("l'escalier", "fr", "alliance_1"),
        ("TRONE", "fr", "influence_7"),
        ("the coral", "en", "influence_7"),
        ("  coral  ", "en", "influence_7"),
        ("6", "fr", "farmer-6"),
    ],
)
def test_part_of_a_name_finds_the_card(query: str, locale: str, first: str) -> None:
    assert find_cards(query, locale)[0].id == first


def test_names_that_begin_so_come_first() -> None:
    found = [entry.name for entry in find_cards("la", "es")]
    starts = [name.startswith("La") for name in found]
    assert starts == sorted(starts, reverse=True)
    assert any(not start for start in starts) or len(found) == 25


@pytest.mark.parametrize("locale", LOCALES)
def test_no_query_is_any_card_and_the_limit_holds(locale: str) -> None:
    assert len(find_cards("", locale)) == len(find_cards("   ", locale)) == 25
    assert len(find_cards("", locale, limit=100)) == 59
    assert len(find_cards("a", locale, limit=3)) == 3


@pytest.mark.parametrize(
    "query",
    ["%", "_", "*", "?", "[a-z]", ".*", "\\", "\x00", "\u202e", "' OR 1=1 --", "🟪", "\ud83d", "zzz", "(" * 10_000],
)
def test_se_06_wildcards_and_control_characters_find_nothing(query: str) -> None:
    for locale in LOCALES:
        assert find_cards(query, locale) == ()


def test_long_queries_and_letters_between_control_characters_do_no_harm() -> None:
    assert find_cards("mage" + "x" * 100_000, "en") == ()
    assert find_cards("ma\u0301ge 4", "en")[0].id == "mage-4"
