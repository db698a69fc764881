"""Can somebody play from the words alone? Everything on the table is said, nothing hidden is, and it fits."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from bot.game import GameState, PlayerView, view_for
from bot.game.cards import LORDS
from bot.game.forecast import determinise
from bot.game.state import ChooseDrawn, ChooseFromDeck, ChooseScouted, Decision
from bot.i18n import LOCALES
from cogs.screens.alt import MOST_ALT_TEXT, chamber_alt, table_alt
from cogs.screens.description import (
    MOST_TEXT,
    decision_line,
    describe,
    describe_chamber,
)
from cogs.screens.naming import guild_plural, influence, location_name, location_short, lord_name
from cogs.screens.story import turn_story
from tests.words import NAMES, full_table, played, played_alone

GAMES = {seed: played(seed) for seed in (1, 7)}
STATES = [state for states, _ in GAMES.values() for state in states]
MOST_BYTES = 9_500
LONG_NAMES = [
    ["_" * 31 + str(seat) for seat in range(4)],
    ["<" * 16 + "@" * 15 + str(seat) for seat in range(4)],
    ["\ufdfd" * 31 + str(seat) for seat in range(4)],
    ["\U0001f9ff" * 31 + str(seat) for seat in range(4)],
    ["*" * 32] * 4,
]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_lord_and_location_on_the_table_is_named(locale: str) -> None:
    for state in STATES[:: 5 if locale == "en" else 15]:
        view = view_for(state, state.decider)
        said = describe(view, NAMES, locale)
        assert len(said) <= MOST_TEXT
        for seat in view.seats:
            side = describe_chamber(view, seat.seat, NAMES, locale)
            assert side in said
            standing = Counter(seat.chamber.lords)
            assert all(side.count(lord_name(lord, locale)) == standing[lord] for lord in LORDS)
            assert all(location_name(location, locale) in side for _, location in seat.chamber.locations)
            assert str(seat.pearls) in side or not seat.pearls
            assert seat.points is None or str(seat.points.total) in side
        for location in view.face_up:
            assert f"{location_name(location, locale)}" in said
            assert location_short(location, locale) in said
        for guild in {lord.guild for pile in view.piles for lord in pile}:
            assert f"{guild_plural(guild, locale)} {influence(view.pile(guild))}" in said
        assert f" {view.lord_deck}" in said
        assert f" {view.location_deck}" in said
        assert decision_line(view, NAMES, locale) in said


CHAMBER = """\
**Nacho** (you): 42 points (Lords 19, Locations 12, Coalition 6, Pearl Master 5), 20 pearls, Pearl Master
No key on the counter.
Row 1 (1\u20135): Farmer 0; Mage 0; Farmer 1 (The Coral Throne, 7 points); Soldier 1 (The Oyster Terrace, 5 points); \
Merchant 1 (silver key)
Row 2 (6\u20139): Politician 1 (silver key); Mage 1 (silver key); Soldier 2 (gold key); Politician 2 (gold key)
Row 3 (10\u201312): Farmer 3 (Shield); Merchant 3 (Shield); Mage 3 (Shield)
Row 4 (13\u201314): Soldier 4; Politician 4 (Shield)
Row 5 (15): Soldier 6 (Shield)
Largest Coalition: places 2, 7."""


def test_a_chamber_is_read_row_by_row() -> None:
    assert describe_chamber(view_for(full_table(2), 0), 0, NAMES, "en") == CHAMBER
    assert chamber_alt(view_for(full_table(2), 0), 0, "Nacho", "en") == CHAMBER.replace("**", "")


@pytest.mark.parametrize("locale", LOCALES)
def test_all_decisions_of_whole_games_are_told_to_the_decider_and_to_others(locale: str) -> None:
    met = set()
    for state in [*STATES, *(state for states, _ in played_alone() for state in states)]:
        if state.decider is None:
            assert decision_line(view_for(state, 0), NAMES, locale) == ""
            continue
        met.add(type(state.decision))
        mine = decision_line(view_for(state, state.decider), NAMES, locale)
        others = decision_line(view_for(state, (state.decider + 1) % len(state.seats)), NAMES, locale)
        assert NAMES[state.decider] in others
        assert NAMES[state.decider] not in mine
        assert mine != others
        assert others == decision_line(view_for(state, None), NAMES, locale)
    assert met == set(get_args(Decision))


def other_world(view: PlayerView, seed: int) -> GameState:
    """Return a state in which all that the view hides is another."""
    rng = Random(seed)
    lords, locations = list(view.unseen_lords.elements()), list(view.unseen_locations)
    rng.shuffle(lords)
    rng.shuffle(locations)
    return determinise(view, tuple(lords), tuple(locations))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reader", [None, 0, 1])
def test_a_description_holds_nothing_hidden(reader: int | None, locale: str) -> None:
    for number, state in enumerate(STATES[::9]):
        view = view_for(state, reader)
        for said in (describe, table_alt):
            first, second = (
                said(view_for(other_world(view, number + world), reader), NAMES, locale) for world in (0, 99)
            )
            assert first == second == said(view, NAMES, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_cards_drawn_are_told_to_the_one_who_drew(locale: str) -> None:
    met = set()
    for state in STATES:
        view = view_for(state, state.decider)
        drawn = [lord_name(lord, locale) for lord in view.drawn_lords]
        drawn += [location_name(location, locale) for location in (*view.drawn_locations, *view.deck_locations)]
        said = describe(view, NAMES, locale)
        assert all(name in said for name in drawn)
        if drawn:
            met.add(type(state.decision))
    assert met == {ChooseDrawn, ChooseScouted, ChooseFromDeck}


@pytest.mark.parametrize("locale", LOCALES)
def test_hidden_points_stay_hidden_but_for_ones_own(locale: str) -> None:
    states, _ = played(4, points_hidden=True)
    view = view_for(states[-6], 1)
    said = [describe_chamber(view, seat, NAMES, locale).splitlines()[0] for seat in range(4)]
    hidden = describe_chamber(view_for(states[-6], None), 1, NAMES, locale).splitlines()[0]
    assert "Coali" in said[1]
    assert not any("Coali" in said[seat] for seat in (0, 2, 3))
    assert "Coali" not in hidden
    assert "Coali" in describe_chamber(view_for(states[-1], None), 1, NAMES, locale)


@pytest.mark.parametrize("names", LONG_NAMES)
@pytest.mark.parametrize("controlled", [0, 1, 8, 15, 29])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_table_fits(locale: str, controlled: int, names: list[str]) -> None:
    state = full_table(controlled)
    for reader in (None, 0):
        view = view_for(state, reader)
        said = describe(view, names, locale)
        assert len(said) <= MOST_TEXT
        assert len(said.encode()) <= MOST_BYTES
        assert said.endswith(describe_chamber(view, 3, names, locale))  # nothing was cut off
        for seat in view.seats:
            for _, location in seat.chamber.locations:
                assert location_name(location, locale) in said
        assert all(location_name(location, locale) in said for location in view.face_up)
        for number, side in enumerate(state.seats):
            alt = chamber_alt(view, number, names[number], locale)
            assert len(alt) <= MOST_ALT_TEXT
            assert all(lord_name(lord, locale) in alt for lord in side.chamber.lords)


@pytest.mark.parametrize("names", LONG_NAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_table_alt_states_turn_points_pearls_piles_and_what_changed(locale: str, names: list[str]) -> None:
    for states, turns in GAMES.values():
        state = states[-3]
        turn = turns[-2]
        view = view_for(state, None)
        story = turn_story(turn.events, turn.seat, names, locale, markdown=False)
        alt = table_alt(view, names, locale, story)
        assert len(alt) <= MOST_ALT_TEXT
        assert story[:60] in alt
        assert str(view.turn_number) in alt
        for seat in view.seats:
            assert seat.points
            assert str(seat.points.total) in alt
    piles = tuple(tuple(lord for lord in LORDS if lord.suit == suit for _ in range(lord.copies)) for suit in range(5))
    crowded = table_alt(view_for(replace(full_table(0), piles=piles), None), names, locale, story)
    assert len(crowded) <= MOST_ALT_TEXT
    assert f"{guild_plural(LORDS[0].guild, locale)} 12" in crowded


@pytest.mark.parametrize("locale", LOCALES)
def test_a_finished_game_names_its_winners(locale: str) -> None:
    for states, _ in GAMES.values():
        view = view_for(states[-1], None)
        assert view.outcome
        for said in (describe(view, NAMES, locale), table_alt(view, NAMES, locale)):
            assert all(NAMES[seat] in said.split("\n\n")[0] for seat in view.outcome.winners)
        tied = replace(view, outcome=replace(view.outcome, winners=(0, 3)))
        assert "Nacho, Inés" in describe(tied, NAMES, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_an_empty_table_is_described_too(locale: str) -> None:
    said = describe(view_for(STATES[0], 0), NAMES, locale)
    assert "\n\n\n" not in said
    assert all(name in said for name in NAMES)
