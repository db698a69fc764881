"""What changes with `whole_deck`? The only source is the deck, which its owner alone looks through."""

import pytest

from bot.game import Code, GameError, apply, parse, view_for
from bot.game.cards import Key, all_locations
from bot.game.events import (
    Controlled,
    KeyRevealed,
    LocationsDrawn,
    NoLocationLeft,
    Recalled,
    Recruited,
    Reshuffled,
    Scouted,
    TurnBegan,
)
from bot.game.state import ChooseFromDeck, ChooseLocation, ChooseRecruiting, Deck, GameState, Reshuffle
from tests.game.tables import counter, events_of, locations, lords, names, options, play, stands, table_with

OWN = "mage-2 mage-2+whole_deck"


def winning(*more: str, top: str = "", face_up: str = "", left: int | None = None, drawn: str = "mage-1") -> GameState:
    """Return a state in which the owner of `whole_deck` has just won a Location with a third Lord's key."""
    state = table_with(
        f"{OWN} mage-1", *more, lords_on_top=drawn, locations_on_top=top, face_up=face_up, locations_left=left
    )
    return play(state, "explore:1", f"recruit:{drawn}")


def test_the_only_source_is_the_whole_deck() -> None:
    """[R] Not those face up, nor a few from the top."""
    state = winning("", face_up="influence_7 locations")
    assert state.decision == ChooseLocation(4)
    assert options(state) == ["scout:all"]
    for notation in ("control:influence_7", "scout:1", "scout:3", "control:gold_keys"):
        with pytest.raises(GameError) as error:
            apply(state, parse(notation))
        assert error.value.code is Code.ILLEGAL_ACTION


def test_the_deck_is_shown_in_catalogue_order_and_lies_as_it_was() -> None:
    """[R] Its order stays secret, also from the one who looks through it."""
    state = winning("", top="followers_mage pearl_1 locations", face_up="influence_7")
    in_deck = tuple(
        location for location in all_locations(bonus=False) if location.id not in ("influence_7", "whole_deck")
    )
    assert events_of(state, "scout:all") == (
        Scouted(0, len(in_deck), whole_deck=True),
        LocationsDrawn(0, in_deck),
    )
    looking = play(state, "scout:all")
    assert looking.decision == ChooseFromDeck(4)
    assert looking.location_deck == state.location_deck
    assert options(looking) == [f"control:{location}" for location in in_deck]
    assert view_for(looking, 0).deck_locations == in_deck


def test_any_location_of_the_deck_may_be_taken_and_the_deck_is_reshuffled() -> None:
    """[R] The face-up Locations stay where they are."""
    state = play(winning("", face_up="influence_7 silver_keys"), "scout:all")
    kept = state.location_deck[-1]
    assert kept.effect is None
    after = play(state, f"control:{kept}")
    assert stands(after, 0) == f"{OWN} mage-1 mage-1+{kept}"
    assert counter(after, 0) == ""
    assert after.face_up == locations("influence_7 silver_keys")
    assert sorted(names(after.location_deck).split()) == sorted(
        location.id for location in state.location_deck if location is not kept
    )
    assert after.shuffles == state.shuffles + 1
    assert events_of(state, f"control:{kept}") == (
        Reshuffled(Deck.LOCATIONS, after.location_deck),
        Controlled(0, kept, 4),
        TurnBegan(1, 2),
    )


def test_a_face_up_location_cannot_be_taken_while_looking_through_the_deck() -> None:
    """[R]."""
    state = play(winning("", face_up="influence_7"), "scout:all")
    with pytest.raises(GameError) as error:
        apply(state, parse("control:influence_7"))
    assert error.value.code is Code.ILLEGAL_ACTION


def test_taking_whole_deck_itself_shuffles_nothing_but_rules_the_next_location_of_the_same_turn() -> None:
    """[R] Its effect begins at once."""
    state = table_with("", "", piles="mage-1 mage-1 mage-2 mage-2", face_up="whole_deck influence_7")
    state = play(state, "rally:mage", "recruit:mage-1,mage-1,mage-2,mage-2", "control:whole_deck")
    assert (state.shuffles, state.decision) == (2, ChooseLocation(4))
    assert options(state) == ["scout:all"]


def test_whole_deck_serves_its_owner_alone() -> None:
    """[R]."""
    state = table_with("farmer-1", OWN, lords_on_top="farmer-1", face_up="influence_7")
    state = play(state, "explore:1", "recruit:farmer-1")
    assert options(state) == ["control:influence_7", "scout:1", "scout:2", "scout:3"]


def test_the_deck_is_reshuffled_before_the_effect_of_the_location_kept() -> None:
    """[D] `recall_locations` then shuffles once more, with the face-up Locations."""
    first = locations("pearl_3 gold_keys pearl_2")
    second = locations("influence_7 pearl_2 gold_keys locations pearl_3")
    away = [location.id for location in all_locations(bonus=False)]
    for used in ("whole_deck", "recall_locations", *names(second).split()):
        away.remove(used)
    # The other 17 Locations lie on the keys of two opponents.
    keys = ["1", "1", "1", "1", "2", "2"]
    held = [f"{guild}-{ip}" for guild in ("farmer", "soldier", "merchant") for ip in keys][: len(away)]
    loaded = [f"{lord}+{at}" for lord, at in zip(held, away, strict=True)]
    state = table_with(
        f"{OWN} mage-1",
        " ".join(loaded[:9]),
        " ".join(loaded[9:]),
        lords_on_top="mage-1",
        locations_on_top="gold_keys pearl_2 recall_locations pearl_3",
        face_up="influence_7 locations",
        fate=(Reshuffle(Deck.LOCATIONS, first), Reshuffle(Deck.LOCATIONS, second)),
    )
    state = play(state, "explore:1", "recruit:mage-1", "scout:all")
    assert events_of(state, "control:recall_locations") == (
        Reshuffled(Deck.LOCATIONS, first),
        Controlled(0, locations("recall_locations")[0], 4),
        Recalled(Deck.LOCATIONS, 2),
        Reshuffled(Deck.LOCATIONS, second),
        TurnBegan(1, 2),
    )
    after = play(state, "control:recall_locations")
    assert (after.location_deck, after.face_up, after.shuffles) == (second, (), 4)


def test_recall_locations_out_of_the_deck_shuffles_once_when_nothing_lies_face_up() -> None:
    """[D] Nothing to take back: the reshuffle of the look is the only one."""
    looking = play(winning(""), "scout:all")
    after = play(looking, "control:recall_locations")
    assert events_of(looking, "control:recall_locations") == (
        Reshuffled(Deck.LOCATIONS, after.location_deck),
        Controlled(0, locations("recall_locations")[0], 4),
        TurnBegan(1, 2),
    )
    assert (after.shuffles, len(after.location_deck)) == (3, 22)


def test_taking_the_last_location_of_the_deck_leaves_an_empty_deck() -> None:
    """FORMATS.md: the reshuffle of nothing is recorded as an empty order."""
    state = winning("", top="locations", left=1)
    assert state.location_deck == locations("locations")
    after = play(state, "scout:all", "control:locations")
    assert events_of(state, "scout:all") == (Scouted(0, 1, whole_deck=True), LocationsDrawn(0, locations("locations")))
    assert events_of(state, "scout:all", "control:locations")[2] == Reshuffled(Deck.LOCATIONS, ())
    assert (after.location_deck, after.shuffles) == ((), 3)
    assert after.face_up == state.face_up


def test_with_an_empty_deck_nothing_is_won_and_the_keys_stay_on_the_counter() -> None:
    """[D] Though Locations lie face up."""
    state = table_with(f"{OWN} mage-1", "", lords_on_top="mage-1", locations_left=0)
    assert len(state.face_up) == 23
    state = play(state, "explore:1")
    assert events_of(state, "recruit:mage-1") == (
        Recruited(0, lords("mage-1"), 4),
        KeyRevealed(0, Key.SILVER, 4),
        NoLocationLeft(0),
        TurnBegan(1, 2),
    )
    state = play(state, "recruit:mage-1")
    assert (counter(state, 0), state.decision, state.decider) == ("silver silver", ChooseRecruiting(), 1)


def test_each_further_key_asks_again() -> None:
    """[D] Also in the same turn, and with all the keys together."""
    state = table_with(OWN, "", piles="soldier-1 soldier-1 soldier-2", locations_left=0)
    state = play(state, "rally:soldier")
    told = events_of(state, "recruit:soldier-1,soldier-1,soldier-2")
    assert [event for event in told if isinstance(event, KeyRevealed | NoLocationLeft)] == [
        KeyRevealed(0, Key.SILVER, 3),
        KeyRevealed(0, Key.SILVER, 4),
        NoLocationLeft(0),
        KeyRevealed(0, Key.GOLD, 5),
        NoLocationLeft(0),
    ]
    assert counter(play(state, "recruit:soldier-1,soldier-1,soldier-2"), 0) == "silver silver gold"


def waiting() -> GameState:
    """Return a state in which seat 0 has three keys and no deck, and seat 1 is about to recall the Locations."""
    state = table_with(
        OWN,
        "farmer-1",
        piles="soldier-1 soldier-1 soldier-2",
        locations_left=0,
        lords_on_top="farmer-1 politician-3 merchant-3 soldier-2 merchant-4 mage-1",
    )
    state = play(state, "rally:soldier", "recruit:soldier-1,soldier-1,soldier-2", "explore:1", "recruit:farmer-1")
    assert (state.turn, state.location_deck) == (1, ())
    assert options(state) == [f"control:{location}" for location in state.face_up]
    return state


def test_a_deck_that_is_refilled_asks_nothing_by_itself() -> None:
    """[D] Neither when it is refilled, nor in the owner's turn, nor when a Lord without key is recruited."""
    state = play(waiting(), "control:recall_locations")
    assert (len(state.location_deck), state.face_up) == (22, ())
    assert (state.turn, state.decision, counter(state, 0)) == (0, ChooseRecruiting(), "silver silver gold")
    state = play(state, "explore:1", "recruit:politician-3")
    assert (state.turn, state.decision, counter(state, 0)) == (1, ChooseRecruiting(), "silver silver gold")
    assert stands(state, 0) == f"{OWN} soldier-1 soldier-1 soldier-2 politician-3"


def test_the_next_key_after_the_refill_wins_with_four_keys_and_spends_them_all() -> None:
    """[D] The Location goes on the Lord whose key asked."""
    state = play(waiting(), "control:recall_locations", "explore:1", "recruit:politician-3")
    state = play(state, "explore:1", "recruit:merchant-3", "explore:1", "recruit:soldier-2")
    assert (state.turn, state.decision) == (0, ChooseLocation(7))
    assert counter(state, 0) == "silver silver gold gold"
    state = play(state, "scout:all", "control:locations")
    assert stands(state, 0) == f"{OWN} soldier-1 soldier-1 soldier-2 politician-3 soldier-2+locations"
    assert counter(state, 0) == ""
    assert len(state.location_deck) == 21
    # and a single key thereafter wins nothing
    state = play(state, "explore:1", "recruit:merchant-4", "explore:1", "recruit:mage-1")
    assert (state.turn, counter(state, 0)) == (1, "silver")


def test_whole_deck_taken_while_the_deck_is_empty_wins_nothing_for_the_next_keys_of_the_turn() -> None:
    """[D] The two gold keys find no deck, nor does the silver key after them."""
    state = table_with("", "", piles="mage-1 mage-1 mage-2 mage-2 mage-1", locations_left=0)
    state = play(state, "rally:mage", "recruit:mage-1,mage-1,mage-2,mage-2,mage-1")
    told = events_of(state, "control:whole_deck")
    assert [event for event in told if isinstance(event, NoLocationLeft)] == [NoLocationLeft(0), NoLocationLeft(0)]
    state = play(state, "control:whole_deck")
    assert (state.turn, counter(state, 0)) == (1, "gold gold silver")
    assert stands(state, 0) == "mage-1 mage-1+whole_deck mage-2 mage-2 mage-1"
