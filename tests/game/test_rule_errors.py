"""How are mistakes refused? Every code of `apply`, `parse` and `new_game`, and that nothing has changed."""

from typing import Any, cast

import pytest

from bot.game import Action, Code, GameError, GameState, Options, apply, encode, new_game, parse
from bot.game.actions import Explore, Recruit
from tests.game.tables import deal, lords, options, play, start, table_with

COMPLETE = (
    "farmer-1 farmer-1+influence_7 farmer-1 farmer-1+locations soldier-1 soldier-1+gold_keys soldier-1 "
    "soldier-1+silver_keys merchant-1 merchant-1+pearl_pairs merchant-1 mage-6 mage-4 mage-3 politician-3"
)


def refusal(state: GameState, action: object, seat: int | None = None) -> GameError:
    """Return the error of an action, and hold that the state is as it was."""
    before = encode(state)
    with pytest.raises(GameError) as error:
        apply(state, cast("Action", action), seat)
    assert encode(state) == before
    return error.value


def at_every_decision() -> dict[str, GameState]:
    """Return a state of each decision of seat 0."""
    keys = table_with(
        "mage-1 mage-3", "", lords_on_top="mage-1 soldier-0 soldier-4", face_up="influence_7", piles="farmer-3"
    )
    owner = table_with("mage-2 mage-2+whole_deck mage-1", "", lords_on_top="mage-1")
    return {
        "recruiting": keys,
        "drawn": play(keys, "explore:3"),
        "order": play(keys, "rally:farmer"),
        "swap": play(table_with("mage-3", "", lords_on_top="mage-0"), "explore:1", "recruit:mage-0"),
        "location": play(keys, "explore:1", "recruit:mage-1"),
        "scouted": play(keys, "explore:1", "recruit:mage-1", "scout:2"),
        "from_deck": play(owner, "explore:1", "recruit:mage-1", "scout:all"),
    }


DECISIONS = at_every_decision()
NOTATIONS = [
    "explore:1",
    "explore:3",
    "rally:farmer",
    "rally:mage",
    "recruit:mage-1",
    "recruit:farmer-3",
    "recruit:politician-6",
    "recruit:mage-1,soldier-4",
    "swap:1-2",
    "swap:1-15",
    "stay",
    "scout:1",
    "scout:3",
    "scout:all",
    "control:influence_7",
    "control:pearl_1",
    "control:unaligned",
]


@pytest.mark.parametrize("decision", DECISIONS)
def test_at_each_decision_only_its_own_actions_are_legal(decision: str) -> None:
    """FORMATS.md, actions: all others are refused by name and leave the state as it was."""
    state = DECISIONS[decision]
    legal = options(state)
    refused = [notation for notation in NOTATIONS if notation not in legal]
    assert len(refused) >= 11
    for notation in refused:
        error = refusal(state, parse(notation))
        assert (error.code, error.params) == (Code.ILLEGAL_ACTION, {"action": notation})
    for notation in legal:
        before = encode(state)
        apply(state, parse(notation))
        assert encode(state) == before


@pytest.mark.parametrize("decision", DECISIONS)
@pytest.mark.parametrize("seat", [1, 2, -1])
def test_a_seat_that_need_not_decide_is_refused(decision: str, seat: int) -> None:
    """[R] Also with an action that would be legal for the other."""
    state = DECISIONS[decision]
    for notation in (options(state)[0], "rally:politician"):
        error = refusal(state, parse(notation), seat)
        assert (error.code, error.params) == (Code.NOT_YOUR_DECISION, {"decider": 0})


def test_the_seat_that_decides_may_name_itself() -> None:
    """Whoever must decide, named or not."""
    state = start("mage-4")
    assert apply(state, Explore(1), 0) == apply(state, Explore(1)) == apply(state, Explore(1), None)


@pytest.mark.parametrize("seat", [None, 0, 1, 7])
@pytest.mark.parametrize("action", [Explore(1), "explore:1", None])
def test_after_the_end_everything_is_refused_as_over(action: object, seat: int | None) -> None:
    """[R] Whoever asks for whatever."""
    state = table_with(COMPLETE, "mage-2", lords_on_top="farmer-4", turn=1, last_turns_by=0)
    error = refusal(play(state, "explore:1", "recruit:farmer-4"), action, seat)
    assert (error.code, error.params) == (Code.GAME_OVER, {})


@pytest.mark.parametrize("action", ["explore:1", None, 3, ("explore", 1), Explore])
def test_what_is_no_action_is_refused_as_unknown(action: object) -> None:
    """A text has to be parsed first."""
    error = refusal(start(), action)
    assert (error.code, error.params) == (Code.UNKNOWN_ACTION, {"text": repr(action)})


@pytest.mark.parametrize("action", [Explore(0), Explore(4), Explore(-1), Recruit(()), Recruit(lords("mage-1"))])
def test_an_action_built_by_hand_is_judged_like_any_other(action: Action) -> None:
    """Not every value of an action's type is legal."""
    assert refusal(start(), action).code is Code.ILLEGAL_ACTION


@pytest.mark.parametrize(
    "text",
    [
        "",
        "explore",
        "explore:",
        "explore:0",
        "explore:4",
        "explore:02",
        "explore:-1",
        " explore:1",
        "Explore:1",
        "rally:fish",
        "rally:",
        "recruit:",
        "recruit:mage-5",
        "recruit:mage-1,",
        "recruit:mage-1, mage-1",
        "recruit:" + ",".join(["mage-1"] * 16),
        "swap:3-3",
        "swap:0-3",
        "swap:3-16",
        "swap:3",
        "swap:1-2-3",
        "stay:1",
        "stay:",
        "scout:0",
        "scout:4",
        "scout:All",
        "control:",
        "control:pearl_4",
        "claim:pearl_2",
        "resign",
    ],
)
def test_a_text_outside_the_notation_is_refused(text: str) -> None:
    """FORMATS.md, actions."""
    with pytest.raises(GameError) as error:
        parse(text)
    assert (error.value.code, error.value.params) == (Code.UNKNOWN_ACTION, {"text": text})


@pytest.mark.parametrize("players", [0, 1, 5, -2, None, "2", 2.0, True])
def test_a_game_needs_two_to_four_players(players: object) -> None:
    """[R] Set-up."""
    chosen = Options(cast("int", players))
    with pytest.raises(GameError) as seeded:
        new_game(chosen, "a seed")
    with pytest.raises(GameError) as dealt:
        new_game(chosen, deal=deal())
    for error in (seeded.value, dealt.value):
        assert (error.code, error.params) == (Code.BAD_OPTIONS, {"option": "players", "value": players})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_and_four_players_are_welcome(players: int) -> None:
    """[R] Set-up."""
    assert len(new_game(Options(players), "s").seats) == players


@pytest.mark.parametrize("option", ["bonus_locations", "points_hidden"])
@pytest.mark.parametrize("value", [0, 1, None, "yes"])
def test_options_are_yes_or_no(option: str, value: object) -> None:
    """A value from elsewhere that only looks like one is refused."""
    given = cast("dict[str, Any]", {option: value})
    with pytest.raises(GameError) as error:
        new_game(Options(2, **given), "s")
    assert (error.value.code, error.value.params) == (Code.BAD_OPTIONS, {"option": option, "value": value})


@pytest.mark.parametrize("seed", [None, "", 7, b"seed"])
def test_a_game_needs_a_seed_or_a_deal_and_never_repeats_a_seed(seed: object) -> None:
    """An error message must not tell a secret."""
    with pytest.raises(GameError) as error:
        new_game(Options(2), cast("str", seed))
    assert (error.value.code, error.value.params) == (Code.BAD_OPTIONS, {"option": "seed", "value": None})


def test_an_error_reads_as_its_code_and_what_it_is_about() -> None:
    """For logs; the words for people are written elsewhere."""
    error = refusal(start(), parse("stay"))
    assert str(error) == "illegal_action action='stay'"
    assert str(GameError(Code.GAME_OVER)) == "game_over"
