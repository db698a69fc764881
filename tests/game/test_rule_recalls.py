"""What do the recalls take back, and what do Locations without immediate effect leave alone?"""

from dataclasses import replace

import pytest

from bot.game import GameState
from bot.game.events import Controlled, Discarded, LocationsLeft, Recalled, Reshuffled, TurnBegan
from bot.game.state import Deck, Reshuffle
from tests.game.tables import events_of, locations, options, play, table_with

FOURTEEN = (
    "farmer-1 farmer-1+influence_7 farmer-1 farmer-1+locations soldier-1 soldier-1+gold_keys soldier-1 "
    "soldier-1+silver_keys merchant-1 merchant-1+pearl_pairs merchant-1 mage-6 mage-4 mage-3"
)
NINE_MAGES = "mage-0 mage-1 mage-1+locations mage-2 mage-2+influence_7 mage-3 mage-3 mage-4 mage-4"


def taken(effect: str, *, piles: str = "", locations_on_top: str = "") -> GameState:
    """Return a state in which seat 0 may take that Location face up, as its second Lord's key has won one."""
    state = table_with(
        "mage-1", "", lords_on_top="mage-1", face_up=effect, piles=piles, locations_on_top=locations_on_top
    )
    return play(state, "explore:1", "recruit:mage-1")


def test_recall_lords_shuffles_all_discarded_lords_back_into_the_deck() -> None:
    """[R] Deck and piles become one deck."""
    state = taken("recall_lords", piles="soldier-4 mage-3 farmer-6")
    order = tuple(reversed([*state.lord_deck, *state.piles[0], *state.piles[1], *state.piles[4]]))
    state = replace(state, fate=(Reshuffle(Deck.LORDS, order),))
    assert events_of(state, "control:recall_lords") == (
        Controlled(0, locations("recall_lords")[0], 2),
        Recalled(Deck.LORDS, 3),
        Reshuffled(Deck.LORDS, order),
        TurnBegan(1, 2),
    )
    after = play(state, "control:recall_lords")
    assert (after.lord_deck, after.piles, after.shuffles) == (order, ((),) * 5, 3)
    assert (after.location_deck, after.face_up) == (state.location_deck, ())
    assert options(after) == ["explore:1", "explore:2", "explore:3"]


def test_recall_lords_takes_back_what_this_turn_discarded() -> None:
    """[D] Lords drawn and not kept lie on their piles before any power applies."""
    state = table_with("mage-1", "", lords_on_top="mage-1 soldier-6 farmer-0", face_up="recall_lords")
    state = play(state, "explore:3", "recruit:mage-1")
    after = play(state, "control:recall_lords")
    assert Recalled(Deck.LORDS, 2) in events_of(state, "control:recall_lords")
    assert (after.piles, len(after.lord_deck)) == (((),) * 5, 58)


def test_recall_lords_takes_back_the_rest_of_a_pile_too_large() -> None:
    """[D] Likewise."""
    state = table_with(FOURTEEN, "", piles="merchant-1 merchant-3 merchant-4 mage-2", face_up="recall_lords")
    state = play(state, "rally:merchant", "recruit:merchant-1")
    assert Recalled(Deck.LORDS, 3) in events_of(state, "control:recall_lords")
    after = play(state, "control:recall_lords")
    assert (after.piles, len(after.lord_deck)) == (((),) * 5, 60 - 15)


@pytest.mark.parametrize("left", [0, 1])
def test_recall_lords_refills_an_empty_deck(left: int) -> None:
    """[R] Exploring is possible again."""
    state = table_with("mage-1", NINE_MAGES, lords_on_top="soldier-2", lords_left=left, face_up="recall_lords")
    state = play(state, "rally:mage", "recruit:mage-1,mage-6")
    assert len(state.lord_deck) == left
    assert Recalled(Deck.LORDS, 60 - 12 - left) in events_of(state, "control:recall_lords")
    after = play(state, "control:recall_lords")  # and then the mage reveals one of them
    assert (sum(map(len, after.piles)), len(after.lord_deck)) == (1, 60 - 12 - 1)
    assert "explore:3" in options(after)


@pytest.mark.parametrize("effect", ["recall_lords", "recall_locations"])
def test_a_recall_with_nothing_to_take_back_shuffles_nothing(effect: str) -> None:
    """[D] Order of effects: the Location itself was the only one face up."""
    state = taken(effect)
    assert events_of(state, f"control:{effect}") == (Controlled(0, locations(effect)[0], 2), TurnBegan(1, 2))
    after = play(state, f"control:{effect}")
    assert (after.shuffles, after.lord_deck, after.location_deck) == (2, state.lord_deck, state.location_deck)


def test_recall_locations_shuffles_all_face_up_locations_back_into_the_deck() -> None:
    """[R] Lords and their piles are left alone."""
    state = taken("influence_7 recall_locations gold_keys", piles="mage-3")
    order = (*locations("gold_keys"), *reversed(state.location_deck), *locations("influence_7"))
    state = replace(state, fate=(Reshuffle(Deck.LOCATIONS, order),))
    assert events_of(state, "control:recall_locations") == (
        Controlled(0, locations("recall_locations")[0], 2),
        Recalled(Deck.LOCATIONS, 2),
        Reshuffled(Deck.LOCATIONS, order),
        TurnBegan(1, 2),
    )
    after = play(state, "control:recall_locations")
    assert (after.location_deck, after.face_up, after.shuffles) == (order, (), 3)
    assert (after.lord_deck, after.piles) == (state.lord_deck, state.piles)


def test_recall_locations_takes_back_those_drawn_and_not_kept() -> None:
    """[D] They are face up before the immediate effect of the kept one."""
    state = taken("influence_7", locations_on_top="gold_keys recall_locations locations")
    state = play(state, "scout:3")
    told = events_of(state, "control:recall_locations")
    assert told[:3] == (
        LocationsLeft(locations("gold_keys locations")),
        Controlled(0, locations("recall_locations")[0], 2),
        Recalled(Deck.LOCATIONS, 3),
    )
    after = play(state, "control:recall_locations")
    assert (after.face_up, len(after.location_deck)) == ((), 23)


@pytest.mark.parametrize("effect", ["any_two_keys", "whole_deck", "influence_7", "silver_keys", "followers_mage"])
def test_a_location_without_immediate_effect_changes_nothing_but_the_chamber(effect: str) -> None:
    """[R] The table of Locations."""
    state = taken(effect, piles="mage-3")
    assert events_of(state, f"control:{effect}") == (Controlled(0, locations(effect)[0], 2), TurnBegan(1, 2))
    after = play(state, f"control:{effect}")
    assert (after.shuffles, after.restriction, after.pearl_master) == (2, None, None)
    assert (after.lord_deck, after.piles, after.location_deck) == (state.lord_deck, state.piles, state.location_deck)


def test_discarded_lords_stay_discarded_without_a_recall() -> None:
    """[R] Set-up: neither deck is ever reformed from its discards."""
    state = table_with("", "", lords_on_top="mage-4 soldier-6 farmer-0", lords_left=3)
    state = play(state, "explore:3")
    assert any(isinstance(event, Discarded) for event in events_of(state, "recruit:mage-4"))
    after = play(state, "recruit:mage-4")
    assert (after.lord_deck, after.shuffles) == ((), 2)
