"""Does one turn's thought see every choice, no hidden card, and what a sound player sees?"""

from random import Random

import pytest

from bot.game import GameState, Options, legal_actions, parse, view_for
from bot.game.actions import Recruit, Swap
from bot.robots import ORDINARY
from bot.robots.easy import decide_easily
from bot.robots.hard import decide_well
from bot.robots.imagining import imagine, perform
from bot.robots.normal import decide_soundly
from bot.robots.playing_out import play_turns
from bot.robots.thinking import candidates, play_carefully, survey, values
from tests.game.playing import hoarding, steps
from tests.game.tables import play, table_with

FULL = (
    "farmer-1 farmer-2 farmer-3 farmer-4 soldier-1 soldier-2 soldier-3 merchant-1 merchant-2 merchant-3 mage-1 mage-2"
)


def states(seed: int) -> list[GameState]:
    options = Options(2 + seed % 3, bonus_locations=seed % 2 == 0)
    return [state for state, _, _ in steps(options, f"thinking {seed}", hoarding(seed))]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_thought_of_is_legal_and_only_alike_orders_and_swaps_are_left_out(seed: int) -> None:
    for state in states(seed):
        legal = legal_actions(state, state.turn)
        thought_of = candidates(survey(view_for(state, state.turn)))
        assert thought_of
        assert all(action in legal for action in thought_of)
        assert len(set(thought_of)) == len(thought_of)
        if legal.listed and not any(isinstance(action, Swap) for action in legal.listed):
            assert set(thought_of) == set(legal.listed)
        if legal.places == 1:
            assert {action.lords[0] for action in thought_of if isinstance(action, Recruit)} == set(legal.recruits)


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_the_decks_changes_no_value(seed: int) -> None:
    """The look ahead is made in imagined games too, whose decks lie in some order: it must not see the top card."""
    for state in states(seed):
        view = view_for(state, state.turn)
        one, other = (imagine(view, Random(number)) for number in (1, 2))
        found = values(one)
        assert values(other) == pytest.approx(found)
        assert values(survey(view)) == pytest.approx(found)


@pytest.mark.parametrize("seed", range(3))
def test_imagined_turns_end_where_the_turn_ends(seed: int) -> None:
    for number, state in enumerate(states(seed)):
        view = view_for(state, state.turn)
        careful, fast = imagine(view, Random(number)), imagine(view, Random(number))
        for action in candidates(careful)[:2]:
            after = careful.copy()
            perform(after, action)
            if after.turn == careful.turn:
                play_carefully(after)
            assert after.over() or after.turn != careful.turn or len(after.sides) == 1
        play_turns(fast, 1)
        assert fast.over() or fast.turn == (view.turn + 1) % len(view.sides)
        play_turns(fast, 99)
        assert fast.over()


def chosen(state: GameState) -> str:
    return str(decide_soundly(view_for(state, state.turn), ORDINARY, Random(0)))


def test_normal_takes_the_shield_and_not_the_mere_influence() -> None:
    state = table_with("farmer-6 mage-1", "", lords_on_top="farmer-4 mage-3 soldier-0")
    drawn = play(state, "explore:2")
    assert chosen(drawn) == "recruit:mage-3"
    assert str(decide_easily(view_for(drawn, 0), ORDINARY, Random(1))) == "recruit:farmer-4"


def test_normal_orders_a_pile_so_that_its_keys_win_most() -> None:
    state = play(table_with("", "", piles="mage-1 mage-2 mage-1 mage-2"), "rally:mage")
    action = parse(chosen(state))
    assert isinstance(action, Recruit)
    ips = [lord.ip for lord in action.lords]
    assert ips in ([1, 1, 2, 2], [2, 2, 1, 1])  # two Locations; any other order wins one


@pytest.mark.parametrize(("rival", "taken"), [("farmer-1", "mage"), ("farmer-2", "politician")])
def test_normal_takes_the_pile_whose_key_would_win_the_next_player_a_location(rival: str, taken: str) -> None:
    assert chosen(table_with("soldier-4", rival, piles="mage-1 politician-2")) == f"rally:{taken}"


def test_robots_that_think_end_a_game_that_they_win_and_none_that_they_lose() -> None:
    strong = "politician-4 politician-4 politician-3 politician-3 mage-6 soldier-6 merchant-6 farmer-6"
    won = table_with(strong, f"{FULL} mage-3 mage-4 soldier-4", piles="politician-6", last_turns_by=1)
    for decide in (decide_soundly, decide_well):
        assert str(decide(view_for(won, 0), ORDINARY, Random(0))) == "rally:politician"
