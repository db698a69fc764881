"""What holds in every solo game? Random ones against each opponent."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game import (
    Action,
    Options,
    apply,
    decode,
    encode,
    legal_actions,
    new_game,
    outcome,
    parse,
    problems,
    view_for,
    visible,
)
from bot.game.actions import Control
from bot.game.cards import GUILDS, Guild
from bot.game.chamber import Chamber
from bot.game.events import LocationsDrawn, LordsDrawn, ReplaySpent, ReplayWon, Reshuffled
from bot.game.forecast import determinise
from bot.game.record import final, read_record, replay, table, write_record
from bot.game.scoring import points_of
from bot.game.state import AUTOMATON, PERSON, ChooseLocation, ChooseRecruiting
from bot.robots import ROBOTS
from bot.robots.match import play_match
from tests.game.playing import Chooser, at_random, by_numbers, hoarding, steps

tables = st.builds(
    Options,
    st.just(2),
    bonus_locations=st.booleans(),
    points_hidden=st.booleans(),
    opponent=st.sampled_from(GUILDS),
)
seeds = st.integers(0, 2**16).map(str)
numbers = st.lists(st.integers(0, 2**20), max_size=150)
choosers = st.one_of(numbers.map(by_numbers), seeds.map(at_random), seeds.map(hoarding))

SMALL = pytest.param(60, marks=pytest.mark.ci)


@given(tables, seeds, choosers)
def test_no_invariant_is_ever_broken_and_every_state_is_kept_whole(
    options: Options, seed: str, choose: Chooser
) -> None:
    for state, action, applied in steps(options, seed, choose):
        assert problems(applied.state) == [], (action, state)
        assert parse(str(action)) == action
        assert decode(json.loads(json.dumps(encode(applied.state)))) == applied.state


@given(tables, seeds, choosers)
def test_an_automaton_never_has_a_choice(options: Options, seed: str, choose: Chooser) -> None:
    for state, _, _ in steps(options, seed, choose):
        assert len(legal_actions(state, state.decider)) >= 1
        assert state.decider == PERSON or len(legal_actions(state, AUTOMATON)) == 1
        assert not legal_actions(state, AUTOMATON if state.decider == PERSON else PERSON)


@pytest.mark.parametrize("count", [SMALL, pytest.param(5_000, marks=pytest.mark.soak)])
def test_a_game_always_ends_with_one_winner(count: int) -> None:
    for number in range(count):
        options = Options(2, bonus_locations=number % 2 == 0, opponent=GUILDS[number % 5])
        for _, _, applied in steps(options, str(number), (at_random, hoarding)[number % 4 > 1](number)):
            last = applied.state
        result = outcome(last)
        assert result is not None
        assert len(result.winners) == 1
        assert last.turn_number <= 31


@given(tables, seeds, choosers, seeds)
def test_what_the_person_sees_does_not_depend_on_what_is_hidden(
    options: Options, seed: str, choose: Chooser, fill: str
) -> None:
    rng = Random(fill)
    for state, _, _ in steps(options, seed, choose):
        for seat in (None, PERSON):
            view = view_for(state, seat)
            lords = list(view.unseen_lords.elements())
            locations = list(view.unseen_locations)
            rng.shuffle(lords)
            rng.shuffle(locations)
            world = determinise(view, lords, locations)
            assert problems(world) == []
            assert repr(view_for(world, seat)) == repr(view)


@given(tables, seeds, choosers)
def test_events_reach_only_their_audience(options: Options, seed: str, choose: Chooser) -> None:
    for state, _, applied in steps(options, seed, choose):
        for seat in (None, PERSON, AUTOMATON):
            for event in visible(applied.events, seat):
                assert not isinstance(event, Reshuffled)
                assert not isinstance(event, LordsDrawn | LocationsDrawn) or seat == state.turn


@given(tables, seeds, choosers)
def test_a_game_replays_from_its_seed_and_from_its_record(options: Options, seed: str, choose: Chooser) -> None:
    game = list(steps(options, seed, choose))
    state = new_game(options, seed)
    for before, action, applied in game:
        assert state == before
        again = apply(state, parse(str(action)))
        assert again == applied
        state = again.state
    record = json.loads(json.dumps(write_record("x", options, seed, [action for _, action, _ in game])))
    result = replay(read_record(record))
    assert result.mismatch is None
    assert final(result.outcome) == record["final"]
    assert table(result.states[-1]) == record["turns"][-1]["state"]


@given(tables, seeds, choosers, st.integers(0, 200))
def test_a_forecast_of_the_person_is_what_comes_to_pass(options: Options, seed: str, choose: Chooser, at: int) -> None:
    own = [step for step in steps(options, seed, choose) if step[0].decider == PERSON]
    state, action, applied = own[at % len(own)]
    forecast = view_for(state, PERSON).foresee(action)
    assert forecast.before == points_of(state, PERSON)
    assert forecast.chamber == applied.state.seats[PERSON].chamber
    if state.turn == PERSON:
        assert forecast.after == points_of(applied.state, PERSON)


@given(tables, seeds, choosers)
def test_the_token_is_won_by_a_new_area_and_spent_for_a_turn(options: Options, seed: str, choose: Chooser) -> None:
    held = False
    for state, _, applied in steps(options, seed, choose):
        for event in applied.events:
            if isinstance(event, ReplayWon):
                assert not held
                assert new_areas(state.seats[PERSON].chamber, applied.state.seats[PERSON].chamber)
                held = True
            if isinstance(event, ReplaySpent):
                assert held
                assert isinstance(applied.state.decision, ChooseRecruiting)
                assert applied.state.turn == PERSON
                held = False
        assert applied.state.replay_token == held


def new_areas(before: Chamber, after: Chamber) -> bool:
    """Reckon the slow way, Lord by Lord: is there an area of three whose every earlier part was smaller?"""
    for count in range(len(before.lords) + 1, len(after.lords) + 1):
        now, earlier = Chamber(after.lords[:count]), Chamber(after.lords[: count - 1])
        area = now.area(count)
        parts = [len(earlier.area(place)) for place in area if place != count]
        if len(area) >= 3 and max(parts) < 3:
            return True
    return False


@given(tables, seeds, choosers)
def test_of_a_recorded_game_any_location_face_up_may_be_the_one(options: Options, seed: str, choose: Chooser) -> None:
    for state, action, _ in steps(options, seed, choose):
        if state.decider == AUTOMATON and isinstance(state.decision, ChooseLocation) and state.face_up:
            recorded = replace(state, fate=())
            assert set(legal_actions(recorded, AUTOMATON)) == {Control(location) for location in state.face_up}
            assert action in legal_actions(recorded, AUTOMATON)


@pytest.mark.parametrize("opponent", GUILDS)
def test_whoever_drives_games_drives_solo_games_too(opponent: Guild) -> None:
    """The automaton needs nobody to play for it: each of its decisions has one action."""
    last = play_match(Options(2, opponent=opponent), "solo", [ROBOTS["random"], refuse])
    assert outcome(last) is not None


def refuse(*_: object) -> Action:
    raise AssertionError
