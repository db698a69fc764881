"""Does an explanation name what a move brings, with the right numbers, and does a hint give the best one?"""

import pickle
from random import Random

import pytest

from bot.game import GameState, Options, apply, legal_actions, parse, view_for
from bot.game.cards import Guild, location, lord
from bot.game.state import ChoosePile, ChooseReplay
from bot.robots import ORDINARY, ROBOTS
from bot.robots.explaining import NOTABLE, Explanation, Reason, Why, explain, explain_turn, hint
from tests.game.playing import hoarding, steps
from tests.game.tables import play, table_with

FULL = (
    "farmer-1 farmer-2 farmer-3 farmer-4 soldier-1 soldier-2 soldier-3 merchant-1 merchant-2 merchant-3 mage-1 mage-2"
)


def told(state: GameState, action: str) -> dict[Why, Reason]:
    found = explain(view_for(state, state.turn), parse(action))
    return {reason.why: reason for reason in found.reasons}


def test_a_shield_names_its_lord_and_a_coalition_its_size() -> None:
    state = table_with("mage-1 mage-1", "", lords_on_top="mage-6 farmer-0 soldier-0")
    found = told(play(state, "explore:3"), "recruit:mage-6")
    assert found[Why.SHIELD] == Reason(Why.SHIELD, 5, lord=lord("mage-6"))
    assert found[Why.COALITION].count == 3
    assert Why.KEY not in found


def test_a_key_says_how_many_lie_there_and_when_they_win() -> None:
    state = table_with("farmer-1", "", piles="mage-2 soldier-1")
    one = told(state, "rally:mage")
    assert one[Why.KEY].count == 2
    assert Why.WINS_LOCATION not in one
    two = told(state, "rally:soldier")
    assert two[Why.WINS_LOCATION].worth > one[Why.KEY].worth
    assert Why.KEY not in two


def test_a_location_is_named() -> None:
    state = play(
        table_with("farmer-1", "", piles="soldier-1", face_up="influence_7 pearl_3"),
        "rally:soldier",
        "recruit:soldier-1",
    )
    found = told(state, "control:influence_7")
    assert found[Why.LOCATION] == Reason(Why.LOCATION, 7, location=location("influence_7"))
    assert told(state, "control:pearl_3")[Why.PEARL_MASTER].count == 3


def test_pearls_bring_nearer_to_the_token_or_the_token_itself() -> None:
    state = table_with("", "farmer-3 farmer-3", piles="mage-3 soldier-4 soldier-4 soldier-3 soldier-3")
    assert told(state, "rally:mage")[Why.PEARLS].count == 2
    taken = told(state, "rally:soldier")
    assert taken[Why.PEARL_MASTER].count == 6
    assert taken[Why.MANY].count == 4


def test_what_is_denied_names_the_rival_and_the_pile() -> None:
    state = table_with("farmer-6", "mage-4 mage-2 mage-2 mage-1", piles="mage-6 mage-1", pearl_master=1)
    found = told(state, "rally:mage")
    assert (found[Why.DENIES].seat, found[Why.DENIES].guild) == (1, Guild.MAGE)
    assert found[Why.DENIES].worth > 0


def test_what_is_left_to_the_next_player_counts_against_a_move() -> None:
    state = table_with(
        "farmer-6", "mage-2 mage-1 mage-1", lords_on_top="farmer-1 mage-6 soldier-1", piles="mage-3 mage-4"
    )
    found = told(play(state, "explore:3"), "recruit:farmer-1")
    assert (found[Why.LEAVES].seat, found[Why.LEAVES].guild) == (1, Guild.MAGE)
    assert found[Why.LEAVES].worth < 0
    assert Why.LEAVES not in told(play(state, "explore:3"), "recruit:mage-6")


def test_the_end_of_the_game_is_a_victory_or_brings_the_last_turns() -> None:
    nearly = f"{FULL} mage-3 mage-4"
    state = table_with(nearly, "soldier-1", piles="politician-6")
    assert Why.LAST_TURNS in told(state, "rally:politician")
    last = table_with("farmer-6", f"{FULL} mage-3 mage-4 soldier-4", piles="politician-6", last_turns_by=1)
    assert Why.VICTORY not in told(last, "rally:politician")
    strong = "politician-4 politician-4 politician-3 politician-3 mage-6 soldier-6 merchant-6 farmer-6"
    won = table_with(strong, f"{FULL} mage-3 mage-4 soldier-4", piles="politician-6", last_turns_by=1)
    assert Why.VICTORY in told(won, "rally:politician")


def test_a_draw_is_a_choice_of_so_many() -> None:
    state = table_with("", "")
    for count in (1, 2, 3):
        (reason,) = explain(view_for(state, 0), parse(f"explore:{count}")).reasons
        assert (reason.why, reason.count) == (Why.CHOICE, count)


def test_where_nothing_is_better_that_is_the_reason() -> None:
    state = play(table_with("mage-6 mage-4 mage-3", "", piles="farmer-0"), "rally:farmer", "recruit:farmer-0")
    assert told(state, "stay") == {Why.NOTHING_BETTER: Reason(Why.NOTHING_BETTER, 0.0)}


def test_a_hint_is_the_best_choice_and_nothing_is_behind_it() -> None:
    for number in range(4):
        for state, action, _ in steps(Options(2 + number % 3, bonus_locations=True), str(number), hoarding(number)):
            view = view_for(state, state.turn)
            best, done = hint(view), explain(view, action)
            assert best.action in view.legal
            assert (best.behind, best.rank, best.best) == (0, 1, best.action)
            assert done.behind >= 0
            assert 1 <= done.rank <= done.choices
            assert (done.rank == 1) == (done.behind < 1e-6)
            weights = [abs(reason.worth) for reason in done.reasons]
            assert weights == sorted(weights, reverse=True)
            assert done.reasons[0].why is Why.NOTHING_BETTER or min(weights) >= NOTABLE


def test_a_turn_is_told_as_what_came_of_it() -> None:
    """The draw and the Location to be won are left out where the card kept and the Location taken are there."""
    kinds: set[Why] = set()
    for number in range(3):
        turn: list[tuple[object, object]] = []
        rng = Random(number)
        state = play(table_with("", ""), "explore:1")
        while state.decider is not None:
            view = view_for(state, state.turn)
            action = legal_actions(state, state.turn).only() or ROBOTS["normal"](view, ORDINARY, rng)
            turn.append((view, action))
            after = apply(state, action).state
            if after.turn_number != state.turn_number:
                reasons = explain_turn(turn)  # type: ignore[arg-type]
                found = {reason.why for reason in reasons}
                kinds |= found
                assert reasons
                assert Why.CHOICE not in found or found == {Why.CHOICE}
                assert not {Why.LOCATION, Why.WINS_LOCATION} <= found
                turn = []
            state = after
    assert {Why.SHIELD, Why.COALITION, Why.LOCATION, Why.KEY, Why.DENIES} <= kinds


def test_a_pile_of_one_needs_no_order_to_be_explained() -> None:
    state = table_with("farmer-1", "", piles="mage-6")
    reasons = explain_turn([(view_for(state, 0), parse("rally:mage"))])
    assert Reason(Why.SHIELD, 6, lord=lord("mage-6")) in reasons


def test_only_who_decides_gets_a_hint_and_only_what_is_legal_is_explained() -> None:
    state = table_with("", "")
    for seat in (1, None):
        with pytest.raises(ValueError, match="nothing to decide"):
            hint(view_for(state, seat))
    with pytest.raises(ValueError, match="not open"):
        explain(view_for(state, 0), parse("stay"))
    with pytest.raises(ValueError, match="not open"):
        explain(view_for(state, 1), parse("explore:1"))


def test_in_a_solo_game_hints_are_given_but_for_what_only_solo_games_ask() -> None:
    asked = {True: 0, False: 0}
    for number in range(5):
        for state, _, _ in steps(Options(2, opponent=list(Guild)[number]), f"solo {number}", hoarding(number)):
            assert state.decider is not None
            view = view_for(state, state.decider)
            solo = isinstance(state.decision, ChoosePile | ChooseReplay)
            asked[solo] += 1
            if not solo and state.decider == 0:
                assert hint(view).action in view.legal
            elif solo:
                with pytest.raises(ValueError, match="solo"):
                    hint(view)
    assert min(asked.values()) > 0


def test_an_explanation_can_come_from_another_process() -> None:
    view = view_for(table_with("farmer-1", "", piles="mage-6"), 0)
    found = hint(pickle.loads(pickle.dumps(view)))  # noqa: S301
    assert found == hint(view)
    again: Explanation = pickle.loads(pickle.dumps(found))  # noqa: S301
    assert again == found
