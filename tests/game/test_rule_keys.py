"""When do keys win a Location, and which can be taken? The counter, the face-up Locations, scouting."""

import pytest

from bot.game import Code, GameError, apply, parse
from bot.game.cards import Key
from bot.game.chamber import uncovered_keys
from bot.game.events import (
    Controlled,
    Event,
    KeyRevealed,
    LocationsDrawn,
    LocationsLeft,
    NoLocationLeft,
    Recruited,
    Scouted,
    ShieldTaken,
    TurnBegan,
)
from bot.game.state import ChooseLocation, ChooseRecruiting, ChooseScouted, GameState
from tests.game.tables import counter, events_of, locations, lords, options, play, shields, stands, table_with

SILVER, GOLD = "mage-1", "mage-2"


def draw(state: GameState) -> tuple[GameState, tuple[Event, ...]]:
    """Play a whole recruitment of the top Lord, up to the next decision."""
    state = play(state, "explore:1")
    recruit = options(state)[0]
    return play(state, recruit), events_of(state, recruit)


@pytest.mark.parametrize(
    ("before", "drawn", "wins", "on_counter"),
    [
        ("", "mage-1", False, "silver"),
        ("", "mage-2", False, "gold"),
        ("mage-1", "mage-1", True, "silver silver"),
        ("mage-2", "mage-2", True, "gold gold"),
        ("mage-1", "mage-2", False, "silver gold"),
        ("mage-2", "mage-1", False, "gold silver"),
        ("mage-1 mage-2", "mage-1", True, "silver gold silver"),
        ("mage-1 mage-2", "mage-2", True, "silver gold gold"),
        ("mage-2 mage-1", "mage-1", True, "gold silver silver"),
        ("mage-2 mage-1", "mage-2", True, "gold silver gold"),
        ("mage-1 farmer-6 soldier-4", "farmer-1", True, "silver silver"),  # whatever guild, whatever lies between
        ("mage-1 mage-1+influence_7", "mage-1", False, "silver"),
        ("mage-1 mage-1+influence_7 mage-1", "mage-2", False, "silver gold"),
        ("mage-1 mage-1+influence_7 mage-2", "mage-2", True, "gold gold"),
        ("mage-2 mage-1 mage-1+influence_7 mage-1", "mage-1", True, "silver silver"),
    ],
)
def test_two_identical_keys_or_three_of_any_kind_win_a_location(
    before: str, drawn: str, wins: bool, on_counter: str
) -> None:
    """[S pp.7-9] Keys are counted since the last Location."""
    state, _ = draw(table_with(before, "", lords_on_top=drawn))
    place = len(before.split()) + 1
    assert state.decision == (ChooseLocation(place) if wins else ChooseRecruiting())
    assert counter(state, 0) == on_counter
    assert state.decider == (0 if wins else 1)


@pytest.mark.parametrize(
    ("before", "drawn", "wins", "on_counter"),
    [
        ("", "mage-1", False, "silver"),
        ("", "mage-2", False, "gold"),
        ("mage-1", "mage-2", True, "silver gold"),
        ("mage-2", "mage-1", True, "gold silver"),
        ("mage-1", "mage-1", True, "silver silver"),
        ("mage-2", "mage-2", True, "gold gold"),
    ],
)
def test_with_any_two_keys_every_second_key_wins_a_location(
    before: str, drawn: str, wins: bool, on_counter: str
) -> None:
    """[R] For the rest of the game."""
    own = f"farmer-1 farmer-1+any_two_keys {before}"
    state, _ = draw(table_with(own, "", lords_on_top=drawn))
    assert state.decision == (ChooseLocation(len(own.split()) + 1) if wins else ChooseRecruiting())
    assert counter(state, 0) == on_counter


def test_any_two_keys_works_from_the_very_next_key_on_in_the_same_turn() -> None:
    """[S pp.7-9] Silver silver, then gold silver in one rally."""
    state = table_with("", "", piles="mage-1 mage-1 mage-2 mage-1", face_up="any_two_keys locations")
    state = play(state, "rally:mage", "recruit:mage-1,mage-1,mage-2,mage-1")
    assert state.decision == ChooseLocation(2)
    state = play(state, "control:any_two_keys")
    assert state.decision == ChooseLocation(4)
    assert counter(state, 0) == "gold silver"
    state = play(state, "control:locations")
    assert stands(state, 0) == "mage-1 mage-1+any_two_keys mage-2 mage-1+locations"
    assert counter(state, 0) == ""


@pytest.mark.parametrize(
    ("covered", "keys"),
    [
        ((), "silver gold silver silver"),
        ((1,), "gold silver silver"),
        ((3,), "silver silver"),
        ((1, 3), "silver silver"),
        ((3, 1), "silver silver"),
        ((6,), ""),
    ],
)
def test_the_counter_holds_the_keys_beyond_the_last_location(covered: tuple[int, ...], keys: str) -> None:
    """[D] Of the places covered the highest counts, whatever order they come in."""
    standing = lords("mage-1 farmer-3 mage-2 mage-1 farmer-0 mage-1")
    assert " ".join(uncovered_keys(standing, covered)) == keys


def test_any_two_keys_serves_its_owner_alone() -> None:
    """[R]."""
    state, _ = draw(table_with("mage-1", "farmer-1 farmer-1+any_two_keys", lords_on_top="mage-2"))
    assert (state.decider, counter(state, 0)) == (1, "silver gold")


def test_the_keys_of_an_opponent_do_not_count() -> None:
    """[S pp.7-9]."""
    state, _ = draw(table_with("", "mage-1 mage-2", lords_on_top="mage-1"))
    assert (state.decider, counter(state, 0), counter(state, 1)) == (1, "silver", "silver gold")


def test_a_key_is_told_when_it_comes_to_the_counter() -> None:
    """[S pp.7-9] After the Shield of its Lord."""
    state = play(table_with("farmer-3", "", lords_on_top="mage-2"), "explore:1")
    assert events_of(state, "recruit:mage-2") == (
        Recruited(0, lords("mage-2"), 2),
        ShieldTaken(0, lords("mage-2")[0], 2),
        KeyRevealed(0, Key.GOLD, 2),
        TurnBegan(1, 2),
    )


@pytest.mark.parametrize(("keys", "place"), [("mage-1 mage-1", 2), ("mage-2 mage-1 mage-1", 3)])
def test_the_location_covers_the_key_that_completed_it_and_the_counter_returns_to_zero(keys: str, place: int) -> None:
    """[S pp.7-9] An odd key of the other colour is spent as well."""
    state = table_with(keys.rpartition(" ")[0], "", lords_on_top="mage-1", face_up="influence_7")
    state, _ = draw(state)
    assert events_of(state, "control:influence_7") == (
        Controlled(0, locations("influence_7")[0], place),
        TurnBegan(1, 2),
    )
    state = play(state, "control:influence_7")
    assert stands(state, 0) == f"{keys}+influence_7"
    assert counter(state, 0) == ""
    assert state.seats[0].chamber.locations == ((place, locations("influence_7")[0]),)


def test_the_location_goes_on_the_completing_lord_not_on_the_last_one_placed() -> None:
    """[S pp.6-9] All are placed before the first power applies."""
    state = table_with("farmer-4", "", piles="mage-1 mage-1 mage-3 mage-4", face_up="influence_7")
    state = play(state, "rally:mage", "recruit:mage-1,mage-3,mage-1,mage-4")
    assert stands(state, 0) == "farmer-4 mage-1 mage-3 mage-1 mage-4"
    assert (state.decision, state.queue) == (ChooseLocation(4), (5,))
    assert state.seats[0].pearls == 1 + 2  # the last Lord's power still waits
    state = play(state, "control:influence_7")
    assert stands(state, 0) == "farmer-4 mage-1 mage-3 mage-1+influence_7 mage-4"
    assert state.seats[0].pearls == 1 + 2 + 1
    assert (state.decider, state.queue) == (1, ())


def test_one_turn_may_win_several_locations() -> None:
    """[S pp.7-9] Four silver keys are two pairs."""
    state = table_with("", "", piles="mage-1 mage-1 mage-1 mage-1", face_up="influence_7 locations")
    state = play(state, "rally:mage", "recruit:mage-1,mage-1,mage-1,mage-1")
    assert (state.decision, state.queue, counter(state, 0)) == (ChooseLocation(2), (3, 4), "silver silver")
    state = play(state, "control:locations")
    assert (state.decision, state.queue, counter(state, 0)) == (ChooseLocation(4), (), "silver silver")
    state = play(state, "control:influence_7")
    assert stands(state, 0) == "mage-1 mage-1+locations mage-1 mage-1+influence_7"
    assert [place for place, _ in state.seats[0].chamber.locations] == [2, 4]
    assert state.decider == 1


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_a_location_is_taken_face_up_or_from_up_to_three_drawn(left: int) -> None:
    """[R] Never more than the deck still holds."""
    state, _ = draw(table_with("mage-1", "", lords_on_top="mage-1", locations_left=left))
    assert len(state.location_deck) == left
    face_up = [f"control:{location}" for location in state.face_up]
    assert len(face_up) == 24 - left
    assert options(state) == face_up + ["scout:1", "scout:2", "scout:3"][:left]


def test_without_a_face_up_location_the_deck_is_scouted() -> None:
    """[R]."""
    state, _ = draw(table_with("mage-1", "", lords_on_top="mage-1"))
    assert options(state) == ["scout:1", "scout:2", "scout:3"]


@pytest.mark.parametrize("notation", ["stay", "scout:all", "control:locations", "explore:1", "recruit:mage-1"])
def test_taking_a_location_is_compulsory(notation: str) -> None:
    """[D] Order of effects."""
    state, _ = draw(table_with("mage-1", "", lords_on_top="mage-1", face_up="influence_7"))
    with pytest.raises(GameError) as error:
        apply(state, parse(notation))
    assert (error.value.code, error.value.params) == (Code.ILLEGAL_ACTION, {"action": notation})


def test_a_face_up_location_that_is_taken_is_not_replaced() -> None:
    """[R] Set-up."""
    state, _ = draw(table_with("mage-1", "", lords_on_top="mage-1", face_up="influence_7 locations gold_keys"))
    after = play(state, "control:locations")
    assert after.face_up == locations("influence_7 gold_keys")
    assert after.location_deck == state.location_deck
    assert stands(after, 0) == "mage-1 mage-1+locations"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_of_the_locations_drawn_one_is_kept_and_the_others_lie_face_up(count: int) -> None:
    """[R] Available to all."""
    top = "gold_keys influence_7 locations silver_keys"
    state, _ = draw(table_with("mage-1", "", lords_on_top="mage-1", locations_on_top=top, face_up="pearl_1"))
    scouted = play(state, f"scout:{count}")
    drawn = locations(top)[:count]
    assert events_of(state, f"scout:{count}") == (Scouted(0, count), LocationsDrawn(0, drawn))
    assert Scouted(0, count).whole_deck is False
    assert scouted.decision == ChooseScouted(2, drawn)
    assert scouted.location_deck == state.location_deck[count:]
    assert scouted.face_up == locations("pearl_1")
    assert options(scouted) == [f"control:{location}" for location in drawn]
    kept = drawn[-1]
    left = drawn[:-1]
    told = (LocationsLeft(left),) if left else ()
    assert events_of(scouted, f"control:{kept}") == (*told, Controlled(0, kept, 2), TurnBegan(1, 2))
    after = play(scouted, f"control:{kept}")
    assert after.face_up == (*locations("pearl_1"), *left)
    assert after.location_deck == scouted.location_deck
    assert stands(after, 0) == f"mage-1 mage-1+{kept}"


def test_whoever_scouts_may_not_take_a_face_up_location_any_more() -> None:
    """[R] Either one of those face up, or one of those drawn."""
    state, _ = draw(table_with("mage-1", "", lords_on_top="mage-1", face_up="pearl_1"))
    scouted = play(state, "scout:2")
    with pytest.raises(GameError) as error:
        apply(scouted, parse("control:pearl_1"))
    assert error.value.code is Code.ILLEGAL_ACTION


def test_where_neither_deck_nor_table_holds_a_location_the_keys_stay_on_the_counter() -> None:
    """[D] Taking a Location; play cannot lead there, as no Chamber holds that many keys twice over."""
    covered = locations("influence_7 silver_keys gold_keys pearl_pairs locations forced_first forced_pair recall_lords")
    more = locations("recall_locations any_two_keys whole_deck strongest_farmer strongest_soldier strongest_merchant")
    last = locations("strongest_politician strongest_mage followers_farmer followers_soldier followers_merchant")
    end = locations("followers_politician followers_mage pearl_1 pearl_2 pearl_3")
    keys = lords("farmer-1 farmer-1 farmer-1 farmer-1 farmer-2 farmer-2 soldier-1 soldier-1")
    keys += lords("soldier-1 soldier-1 soldier-2 soldier-2 merchant-1 merchant-1 merchant-1 merchant-1")
    keys += lords("merchant-2 merchant-2 politician-1 politician-1 politician-1 politician-1 politician-2 politician-2")
    loaded = [f"{lord}+{at}" for lord, at in zip(keys, (*covered, *more, *last, *end), strict=True)]
    rivals = [" ".join(loaded[first : first + 8]) for first in (0, 8, 16)]
    state = table_with("mage-1", *rivals, lords_on_top="mage-1")
    assert (state.face_up, state.location_deck) == ((), ())
    state, told = draw(state)
    assert told == (
        Recruited(0, lords("mage-1"), 2),
        KeyRevealed(0, Key.SILVER, 2),
        NoLocationLeft(0),
        TurnBegan(1, 2),
    )
    assert (stands(state, 0), counter(state, 0), state.decider) == ("mage-1 mage-1", "silver silver", 1)


def test_a_key_lord_takes_its_shield_before_its_key_is_counted() -> None:
    """[S p.6] Its Shield is there while the Location is chosen."""
    state, _ = draw(table_with("mage-1", "", lords_on_top="farmer-1"))
    assert state.decision == ChooseLocation(2)
    assert shields(state, 0) == {"farmer": 2, "mage": 1}
