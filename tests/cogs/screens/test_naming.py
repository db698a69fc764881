"""Has everything a name, and does it fit? Lords, Locations, choices, points."""

from itertools import product
from typing import get_args

import pytest

from bot.game import Action, Points, parse, view_for
from bot.game.actions import Explore, KeepReplay, Rally, Recruit, Scout, ScoutAll, SpendReplay, Stay
from bot.game.cards import GUILDS, LOCATIONS, LORDS, Guild, lord
from bot.game.state import ChooseOrder
from bot.i18n import LOCALES
from cogs.screens import naming
from tests.game import tables
from tests.words import played, played_alone

MOST_ON_A_BUTTON = 80
MOST_SEEN = 34  # of a button, on a phone
VIEWS = [view_for(state, state.decider) for seed in (1, 7) for state in played(seed)[0]]
SOLO_VIEWS = [view_for(state, state.decider) for states, _ in played_alone() for state in states]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_lord_has_a_name_a_mark_and_a_power(locale: str) -> None:
    names = {naming.lord_name(card, locale) for card in LORDS}
    assert len(names) == len(LORDS)
    for card in LORDS:
        assert naming.lord_mark(card, locale).endswith(f" {naming.lord_name(card, locale)}")
        assert 10 <= len(naming.lord_power(card, locale)) <= 90
    assert len({naming.lord_power(card, locale) for card in LORDS}) == 6


@pytest.mark.parametrize("locale", LOCALES)
def test_every_location_has_a_name_a_line_and_a_short_form(locale: str) -> None:
    assert len({naming.location_name(card, locale) for card in LOCATIONS}) == len(LOCATIONS)
    for card in LOCATIONS:
        name, whole = naming.location_name(card, locale), naming.location_line(card, locale)
        assert 6 <= len(name) <= 30
        assert whole.startswith(name)
        assert len(whole.removeprefix(name).lstrip("\u00a0: ")) <= 90, whole
        assert len(naming.location_short(card, locale)) <= 40
        assert name in naming.location_title(card, locale)
    assert len({naming.location_short(card, locale) for card in LOCATIONS}) == len(LOCATIONS)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_of_a_location_are_those_of_the_catalogue(locale: str) -> None:
    """A plain reading: what a line states in digits is what the card gives."""
    for card in LOCATIONS:
        line = naming.location_line(card, locale)
        for count in {card.pearls, card.base} - {0}:
            assert str(count) in line, line
        if card.points == 2:
            assert "2" in line, line


def test_how_things_are_called() -> None:
    mage, vault = lord("mage-4"), next(card for card in LOCATIONS if card.id == "pearl_2")
    assert [naming.lord_name(mage, locale) for locale in ("en", "es", "fr")] == ["Mage 4", "Mago 4", "Mage 4"]
    assert naming.lord_mark(mage, "es") == "🟪 Mago 4"
    assert naming.location_line(vault, "en") == "The Nacre Vault: 2 pearls now, 4 points at the end"
    assert naming.location_title(vault, "fr") == "«\u00a0Le Caveau de nacre\u00a0»"
    assert naming.together(["a", "b", "c"], "es") == "a, b y c"
    assert naming.together(["a"], "fr") == "a"
    assert naming.together([], "fr") == naming.listed([], "fr") == ""
    assert naming.listed(["a", "b", "c"], "fr") == "a\u00a0; b\u00a0; c"
    assert naming.guild_name(Guild.FARMER, "fr") == "Cultivateur"


def test_spanish_says_e_before_the_sound_of_an_i() -> None:
    for last in ("intercambia los Lores", "Inés", "**Hilario**", "🤖 Isla", "íntimo"):
        assert naming.together(["Ana", last], "es") == f"Ana e {last}"
        assert naming.together(["Ana", last], "fr") == f"Ana et {last}"
    for last in ("hierro", "Bruno", "**Ana**", "gana", "4"):
        assert naming.together(["Ana", last], "es") == f"Ana y {last}"


@pytest.mark.parametrize("locale", LOCALES)
def test_points_by_category(locale: str) -> None:
    said = naming.points_line(Points(lords=14, locations=8, coalition=9, pearl_master=5), locale)
    assert all(number in said for number in ("36", "14", "8", "9", "5"))
    assert naming.points_line(None, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_action_of_whole_games_fits_a_button(locale: str) -> None:
    seen = set()
    for view in [*VIEWS, *SOLO_VIEWS]:
        labels = {}
        for action, _ in zip(view.legal, range(60), strict=False):
            labels[action] = naming.action_label(action, view, locale)
            seen.add(type(action))
        assert len(set(labels.values())) == len(labels)
        assert all(0 < len(label) <= MOST_ON_A_BUTTON for label in labels.values()), labels
    assert seen == set(get_args(Action))


@pytest.mark.parametrize(("locale", "guild"), list(product(LOCALES, GUILDS)))
def test_the_largest_pile_and_the_longest_names_fit_a_button(locale: str, guild: Guild) -> None:
    view = VIEWS[0]
    pile = tuple(card for card in LORDS if card.guild is guild for _ in range(card.copies))
    object.__setattr__(view, "piles", (pile,) * len(GUILDS))
    for action in (Rally(guild), Recruit(pile)):
        label = naming.action_label(action, view, locale)
        assert label.endswith(naming.influence(pile))
        assert len(label) <= MOST_ON_A_BUTTON
    for card in LOCATIONS:
        assert len(naming.action_label(parse(f"control:{card.id}"), view, locale)) <= MOST_ON_A_BUTTON


@pytest.mark.parametrize("locale", LOCALES)
def test_a_location_is_worth_what_the_view_says(locale: str) -> None:
    for view in VIEWS[::20]:
        for card in view.face_up:
            worth, said = view.worth(card), naming.location_worth(view, card, locale)
            assert (str(worth) in said) == (worth > 0)


def test_one_lord_of_a_pile_is_placed_not_kept() -> None:
    state = tables.start("farmer-1 farmer-2")
    view = view_for(state, 0)
    assert not isinstance(view.decision, ChooseOrder)
    assert naming.action_label(parse("recruit:farmer-1"), view, "en") == "Place the Farmers: 1"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "action", [*map(Explore, (1, 2, 3)), *map(Scout, (1, 2, 3)), ScoutAll(), Stay(), SpendReplay(), KeepReplay()]
)
def test_what_is_always_offered_is_not_cut_on_a_phone(action: Action, locale: str) -> None:
    assert len(naming.action_label(action, VIEWS[0], locale)) <= MOST_SEEN
