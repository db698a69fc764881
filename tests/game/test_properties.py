"""What holds in every game? Properties over random play; a failing game shrinks to a short one."""

import json
from collections import Counter
from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game import (
    Action,
    Code,
    GameError,
    GameState,
    Options,
    Points,
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
from bot.game.actions import Explore, Recruit, Stay, Swap
from bot.game.cards import GUILDS, LORDS, Lord, all_locations, all_lords
from bot.game.chamber import NEIGHBOURS, Chamber
from bot.game.events import LordsDrawn, Reshuffled
from bot.game.forecast import determinise
from bot.game.scoring import location_points, points_of
from tests.game.playing import Chooser, Step, at_random, by_numbers, hoarding, steps

tables = st.builds(Options, st.integers(2, 4), bonus_locations=st.booleans(), points_hidden=st.booleans())
seeds = st.integers(0, 2**16).map(str)
numbers = st.lists(st.integers(0, 2**20), max_size=150)
choosers = st.one_of(numbers.map(by_numbers), seeds.map(at_random), seeds.map(hoarding))

SMALL = pytest.param(60, marks=pytest.mark.ci)


@given(tables, seeds, choosers)
def test_no_invariant_is_ever_broken(options: Options, seed: str, choose: Chooser) -> None:
    for state, action, applied in steps(options, seed, choose):
        assert problems(applied.state) == [], (action, state)


@given(tables, seeds, choosers)
def test_only_the_decider_has_actions(options: Options, seed: str, choose: Chooser) -> None:
    for state, _, applied in steps(options, seed, choose):
        last = applied.state
        for seat in range(options.players):
            assert bool(legal_actions(state, seat)) == (seat == state.decider)
            assert bool(view_for(state, seat).legal) == (seat == state.decider)
        assert not view_for(state, None).legal
    assert all(not legal_actions(last, seat) for seat in range(options.players))


@pytest.mark.parametrize("count", [SMALL, pytest.param(10_000, marks=pytest.mark.soak)])
def test_a_game_always_ends_and_every_state_has_an_action(count: int) -> None:
    for number in range(count):
        options = Options(2 + number % 3, bonus_locations=number % 2 == 0)
        choose = (at_random, hoarding)[number % 4 > 1](number)
        turns = 0
        for state, _, applied in steps(options, str(number), choose):
            turns = state.turn_number
            last = applied.state
        assert outcome(last) is not None
        assert problems(last) == []
        assert turns <= 15 * options.players + 1


@given(tables, seeds, choosers)
def test_notation_and_snapshot_round_trip(options: Options, seed: str, choose: Chooser) -> None:
    for state, action, applied in steps(options, seed, choose):
        assert parse(str(action)) == action
        assert decode(json.loads(json.dumps(encode(applied.state)))) == applied.state
        assert all(parse(str(listed)) == listed for listed in legal_actions(state, state.turn).listed)


@given(tables, seeds, choosers)
def test_the_same_seed_and_actions_give_the_same_game(options: Options, seed: str, choose: Chooser) -> None:
    game = list(steps(options, seed, choose))
    state = new_game(options, seed)
    other = new_game(Options(2), "another table at the same time")
    for before, action, applied in game:
        assert state == before
        again = apply(state, parse(str(action)))
        other = apply(other, next(iter(legal_actions(other, other.turn)))).state if not other.over else other
        assert again == applied
        state = again.state


@given(tables, seeds, choosers, seeds)
def test_what_a_seat_sees_does_not_depend_on_what_is_hidden(
    options: Options, seed: str, choose: Chooser, fill: str
) -> None:
    """The strongest form of the rule of secrets: any other world that agrees with a view gives the same view."""
    rng = Random(fill)
    for state, _, _ in steps(options, seed, choose):
        for seat in (None, *range(options.players)):
            view = view_for(state, seat)
            lords = list(view.unseen_lords.elements())
            locations = list(view.unseen_locations)
            rng.shuffle(lords)
            rng.shuffle(locations)
            world = determinise(view, lords, locations)
            assert problems(world) == []
            assert view_for(world, seat) == view
            assert repr(view_for(world, seat)) == repr(view)


@given(tables, seeds, choosers)
def test_no_view_holds_a_deck_or_anothers_draw(options: Options, seed: str, choose: Chooser) -> None:
    for state, _, _ in steps(options, seed, choose):
        known = Counter(lord for pile in state.piles for lord in pile)
        known.update(lord for side in state.seats for lord in side.chamber.lords)
        for seat in (None, *range(options.players)):
            view = view_for(state, seat)
            own = Counter(view.drawn_lords) if seat == state.decider else Counter()
            assert seat == state.decider or not (view.drawn_lords or view.drawn_locations or view.deck_locations)
            assert view.unseen_lords == Counter(all_lords()) - known - own
            assert len(state.lord_deck) <= view.unseen_lords.total()
            text = repr(view)
            assert repr(state.fate) not in text
            assert f"lord_deck={len(state.lord_deck)}, location_deck={len(state.location_deck)}," in text


@given(tables, seeds, choosers)
def test_events_reach_only_their_audience(options: Options, seed: str, choose: Chooser) -> None:
    for state, _, applied in steps(options, seed, choose):
        for seat in (None, *range(options.players)):
            for event in visible(applied.events, seat):
                assert not isinstance(event, Reshuffled)
                assert not isinstance(event, LordsDrawn) or seat == state.turn


@given(tables, seeds, choosers)
def test_points_reckoned_from_scratch_equal_the_running_ones(options: Options, seed: str, choose: Chooser) -> None:
    for _, _, applied in steps(options, seed, choose):
        state = applied.state
        for seat in range(options.players):
            if seat != state.turn or not state.queue:  # while powers wait, their Shields wait too
                assert points_of(state, seat) == reckoned(state, seat)


def reckoned(state: GameState, seat: int) -> Points:
    """Reckon a seat's points the slow way, without Shields or the Coalition search of the engine."""
    side = state.seats[seat]
    lords = side.chamber.lords
    strongest = {guild: max([lord.ip for lord in lords if lord.guild is guild], default=0) for guild in GUILDS}
    largest = max((len(reached(side.chamber, place)) for place in range(1, len(lords) + 1)), default=0)
    return Points(
        sum(strongest.values()),
        sum(location_points(location, side.chamber, side.pearls) for _, location in side.chamber.locations),
        3 * largest,
        5 if state.pearl_master == seat else 0,
    )


def reached(chamber: Chamber, start: int) -> set[int]:
    """Return all places that one comes to from `start` over Lords of one guild."""
    found, edge = {start}, {start}
    while edge:
        edge = {
            near
            for place in edge
            for near in NEIGHBOURS[place]
            if near <= len(chamber.lords) and chamber.at(near).guild is chamber.at(start).guild
        } - found
        found |= edge
    return found


@given(tables, seeds, choosers, st.integers(0, 200))
def test_a_forecast_is_what_comes_to_pass(options: Options, seed: str, choose: Chooser, at: int) -> None:
    game = list(steps(options, seed, choose))
    state, action, applied = game[at % len(game)]
    forecast = view_for(state, state.turn).foresee(action)
    side = applied.state.seats[state.turn]
    assert (forecast.chamber, forecast.pearls) == (side.chamber, side.pearls)
    assert forecast.before == points_of(state, state.turn)
    assert forecast.after == points_of(applied.state, state.turn)
    assert forecast.pearl_master == (applied.state.pearl_master == state.turn)


actions = st.one_of(
    st.integers(-1, 9).map(Explore),
    st.lists(st.sampled_from(LORDS), max_size=4).map(lambda lords: Recruit(tuple(lords))),
    st.builds(Swap, st.integers(-1, 17), st.integers(-1, 17)),
    st.just(Stay()),
    st.sampled_from([None, 7, "explore:1", Explore]),
)


@given(tables, seeds, choosers, st.integers(0, 300), actions)
def test_an_illegal_action_changes_nothing_and_names_its_code(
    options: Options, seed: str, choose: Chooser, at: int, action: object
) -> None:
    game: list[Step] = list(steps(options, seed, choose))
    state = game[at % len(game)][0]
    wanted = cast("Action", action)  # whatever a forged request holds
    kept = encode(state)
    other = (state.turn + 1) % options.players
    with pytest.raises(GameError) as caught:
        apply(state, wanted, other)
    assert caught.value.code is Code.NOT_YOUR_DECISION
    if isinstance(action, Action) and action in legal_actions(state, state.turn):
        assert apply(state, wanted, state.turn).state != state
    else:
        with pytest.raises(GameError) as caught:
            apply(state, wanted, state.turn)
        assert caught.value.code is (Code.ILLEGAL_ACTION if isinstance(action, Action) else Code.UNKNOWN_ACTION)
    assert encode(state) == kept
    with pytest.raises(GameError) as caught:
        apply(game[-1][2].state, wanted)
    assert caught.value.code is Code.GAME_OVER


@given(tables, seeds, choosers, st.integers(0, 300))
def test_any_legal_order_can_be_built_lord_by_lord(options: Options, seed: str, choose: Chooser, at: int) -> None:
    recruiting = [state for state, action, _ in steps(options, seed, choose) if isinstance(action, Recruit)]
    state = recruiting[at % len(recruiting)]
    legal = legal_actions(state, state.turn)
    rng = Random(at)
    chosen: tuple[Lord, ...] = ()
    while following := legal.next_lords(chosen):
        chosen = (*chosen, rng.choice(following))
    assert Recruit(chosen) in legal
    if len(legal) < 500:
        listed = list(legal)
        assert len(listed) == len(set(listed)) == len(legal)
        assert Recruit(chosen) in listed
        assert all(action in legal for action in listed)


def test_all_locations_are_counted_by_a_spectator() -> None:
    view = view_for(new_game(Options(2, bonus_locations=True), "x"), None)
    assert {*view.unseen_locations, *view.face_up} == set(all_locations(bonus=True))
