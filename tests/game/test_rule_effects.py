"""How do forced_first and forced_pair restrict recruiting, and for how long?"""

import pytest

from bot.game import Code, GameError, GameState, apply, parse, view_for
from bot.game.cards import Effect
from bot.game.events import (
    Controlled,
    GameEnded,
    RestrictionLifted,
    RestrictionSet,
    TurnBegan,
)
from bot.game.state import Restriction, binds
from tests.game.tables import events_of, locations, names, options, play, stands, table_with

FOURTEEN = (
    "farmer-1 farmer-1+influence_7 farmer-1 farmer-1+locations soldier-1 soldier-1+gold_keys soldier-1 "
    "soldier-1+silver_keys merchant-1 merchant-1+pearl_pairs merchant-1 mage-6 mage-4 mage-3"
)
SIX_FARMERS = "farmer-0 farmer-1 farmer-1+locations farmer-2 farmer-2+influence_7 farmer-3"


def taken(effect: str, *others: str, top: str = "", piles: str = "") -> GameState:
    """Return a state in which seat 0 may take that Location face up, as its second Lord's key has won one."""
    state = table_with("mage-1", *(others or ("",)), lords_on_top=f"mage-1 {top}", face_up=effect, piles=piles)
    return play(state, "explore:1", "recruit:mage-1")


@pytest.mark.parametrize("effect", ["forced_first", "forced_pair"])
def test_a_restriction_is_set_when_its_location_is_taken(effect: str) -> None:
    """[R] The table of Locations."""
    state = taken(effect)
    assert events_of(state, f"control:{effect}") == (
        Controlled(0, locations(effect)[0], 2),
        RestrictionSet(0, Effect(effect)),
        TurnBegan(1, 2),
    )
    assert state.restriction is None
    assert play(state, f"control:{effect}").restriction == Restriction(Effect(effect), 0)


def test_forced_first_leaves_opponents_nothing_but_the_top_card() -> None:
    """[R] No rally, no larger draw."""
    state = play(taken("forced_first", piles="soldier-4 mage-3", top="merchant-4"), "control:forced_first")
    assert (state.turn, options(state)) == (1, ["explore:1"])
    for notation in ("explore:2", "explore:3", "rally:soldier", "rally:mage"):
        with pytest.raises(GameError) as error:
            apply(state, parse(notation))
        assert error.value.code is Code.ILLEGAL_ACTION
    after = play(state, "explore:1", "recruit:merchant-4")
    assert (stands(after, 1), after.lord_deck) == ("merchant-4", state.lord_deck[1:])


def test_forced_pair_makes_opponents_draw_two_keep_one_and_discard_the_other() -> None:
    """[R]."""
    state = play(taken("forced_pair", piles="soldier-4", top="merchant-4 merchant-3"), "control:forced_pair")
    assert (state.turn, options(state)) == (1, ["explore:2"])
    for notation in ("explore:1", "explore:3", "rally:soldier"):
        with pytest.raises(GameError) as error:
            apply(state, parse(notation))
        assert error.value.code is Code.ILLEGAL_ACTION
    state = play(state, "explore:2")
    assert options(state) == ["recruit:merchant-3", "recruit:merchant-4"]
    after = play(state, "recruit:merchant-4")
    assert (stands(after, 1), names(after.piles[2]), names(after.piles[1])) == ("merchant-4", "merchant-3", "soldier-4")


@pytest.mark.parametrize(
    ("effect", "left", "open_to_it"),
    [
        ("forced_first", 0, None),
        ("forced_first", 1, ["explore:1"]),
        ("forced_first", 2, ["explore:1"]),
        ("forced_pair", 0, None),
        ("forced_pair", 1, ["explore:1"]),
        ("forced_pair", 2, ["explore:2"]),
        ("forced_pair", 3, ["explore:2"]),
    ],
)
def test_a_restriction_is_void_while_the_lord_deck_is_empty(
    effect: str, left: int, open_to_it: list[str] | None
) -> None:
    """[D] And under forced_pair with one card left one explores 1."""
    owner = f"mage-1 mage-1+{effect}"
    state = table_with("", owner, lords_left=left, restriction=(effect, 1))
    rallies = ["rally:farmer", "rally:soldier", "rally:merchant", "rally:politician", "rally:mage"]
    assert options(state) == (open_to_it or rallies)
    assert view_for(state, 0).bound(0) == (None if open_to_it is None else Effect(effect))


@pytest.mark.parametrize("effect", [Effect.FORCED_FIRST, Effect.FORCED_PAIR])
@pytest.mark.parametrize("owner", [0, 1, 2, 3])
def test_a_restriction_binds_every_player_but_its_owner(effect: Effect, owner: int) -> None:
    """[D]."""
    restriction = Restriction(effect, owner)
    assert [binds(restriction, seat, 1) for seat in range(4)] == [
        None if seat == owner else effect for seat in range(4)
    ]
    assert [binds(restriction, seat, 0) for seat in range(4)] == [None] * 4
    assert [binds(None, seat, 60) for seat in range(4)] == [None] * 4


@pytest.mark.parametrize("effect", ["forced_first", "forced_pair"])
def test_the_owner_of_a_restriction_recruits_freely(effect: str) -> None:
    """[D] It binds opponents; at the owner's next turn it ends anyway."""
    state = table_with(f"mage-1 mage-1+{effect}", "", piles="farmer-3", restriction=(effect, 0))
    assert options(state) == ["explore:1", "explore:2", "explore:3", "rally:farmer"]


def test_a_restriction_ends_when_its_owners_next_turn_begins() -> None:
    """[D] All opponents are bound once; then the owner recruits freely, and so do they."""
    state = taken("forced_first", "", "", piles="soldier-4", top="merchant-2 merchant-1 politician-2 politician-1")
    state = play(state, "control:forced_first")
    for _ in range(2):
        assert options(state) == ["explore:1"]
        state = play(state, "explore:1")
        recruit = options(state)[0]
        before, state = state, play(state, recruit)
    assert events_of(before, recruit)[-2:] == (TurnBegan(0, 4), RestrictionLifted(0))
    assert (state.turn, state.restriction) == (0, None)
    free = ["explore:1", "explore:2", "explore:3", "rally:soldier"]
    assert options(state) == free
    state = play(state, "explore:1", "recruit:politician-2")
    assert (state.turn, options(state)) == (1, free)


def test_a_turn_that_is_not_the_owners_lifts_nothing() -> None:
    """[D]."""
    state = taken("forced_pair", "", "", top="merchant-2 merchant-1 politician-2")
    state = play(state, "control:forced_pair", "explore:2")
    told = events_of(state, "recruit:merchant-2")
    assert not any(isinstance(event, RestrictionLifted) for event in told)
    assert play(state, "recruit:merchant-2").restriction == Restriction(Effect.FORCED_PAIR, 0)


def test_a_restriction_replaces_an_earlier_one_of_another_player() -> None:
    """[D] It then lasts until the new owner's next turn, and binds the old one."""
    state = table_with(
        "mage-1 mage-1+forced_first",
        "farmer-1",
        lords_on_top="farmer-1 merchant-4 merchant-3 politician-2",
        face_up="forced_pair",
        turn=1,
        restriction=("forced_first", 0),
    )
    state = play(state, "explore:1", "recruit:farmer-1")
    told = events_of(state, "control:forced_pair")
    assert told[-2:] == (RestrictionSet(1, Effect.FORCED_PAIR), TurnBegan(0, 3))  # the old one ended unsaid
    state = play(state, "control:forced_pair")
    assert (state.turn, state.restriction) == (0, Restriction(Effect.FORCED_PAIR, 1))
    assert options(state) == ["explore:2"]
    state = play(state, "explore:2")
    assert events_of(state, "recruit:merchant-4")[-2:] == (TurnBegan(1, 4), RestrictionLifted(1))
    assert play(state, "recruit:merchant-4").restriction is None


def test_a_restriction_replaces_an_earlier_one_of_the_same_player() -> None:
    """[D] Both may come in one turn."""
    state = table_with("", "", piles="mage-1 mage-1 mage-2 mage-2", face_up="forced_first forced_pair")
    state = play(state, "rally:mage", "recruit:mage-1,mage-1,mage-2,mage-2", "control:forced_pair")
    assert state.restriction == Restriction(Effect.FORCED_PAIR, 0)
    state = play(state, "control:forced_first")
    assert (state.restriction, options(state)) == (Restriction(Effect.FORCED_FIRST, 0), ["explore:1"])


def test_a_restriction_whose_owner_has_no_further_turn_lasts_to_the_end_of_the_game() -> None:
    """[D] It binds the last turns of all others."""
    state = table_with(FOURTEEN, "", "", lords_on_top="merchant-1 soldier-2 soldier-2", face_up="forced_first")
    state = play(state, "explore:1", "recruit:merchant-1", "control:forced_first")
    for _ in range(2):
        assert options(state) == ["explore:1"]
        state = play(state, "explore:1")
        before, state = state, play(state, "recruit:soldier-2")
    assert events_of(before, "recruit:soldier-2")[-1] == GameEnded()
    assert (state.over, state.restriction) == (True, Restriction(Effect.FORCED_FIRST, 0))


def test_a_restriction_void_for_want_of_a_deck_binds_again_after_a_recall() -> None:
    """[D] Void *while* the deck is empty: three players, the second recalls the Lords, the third is bound."""
    state = table_with(
        "mage-1 mage-1+forced_first",
        "farmer-1",
        f"{SIX_FARMERS} farmer-3 farmer-4 farmer-4 farmer-6",
        lords_left=0,
        face_up="recall_lords gold_keys",
        turn=1,
        restriction=("forced_first", 0),
    )
    state = play(state, "rally:farmer", "recruit:farmer-1")
    assert options(play(state, "control:gold_keys"))[0] == "rally:soldier"
    state = play(state, "control:recall_lords")
    assert (state.turn, options(state)) == (2, ["explore:1"])
