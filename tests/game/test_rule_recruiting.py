"""How are Lords recruited? Exploring the deck, rallying a pile, and what happens to the rest."""

import pytest

from bot.game import Code, GameError, apply, parse
from bot.game.cards import all_lords
from bot.game.events import (
    Discarded,
    Explored,
    LordsDrawn,
    PearlMasterNamed,
    PearlsGained,
    Rallied,
    Recruited,
    ShieldTaken,
    TurnBegan,
)
from bot.game.state import ChooseDrawn, ChooseOrder, ChooseRecruiting, GameState
from tests.game.tables import events_of, guild, lords, names, options, pile, play, stands, start, table_with

ALL_RALLIES = ["rally:farmer", "rally:soldier", "rally:merchant", "rally:politician", "rally:mage"]
THIRTEEN = (
    "mage-1 mage-1+influence_7 mage-1 mage-1+locations mage-3 mage-4 mage-6 "
    "farmer-1 farmer-1+silver_keys farmer-3 farmer-4 farmer-6 farmer-3"
)


def refused(state: GameState, notation: str) -> bool:
    """Say whether an action is illegal now."""
    with pytest.raises(GameError) as error:
        apply(state, parse(notation))
    return error.value.code is Code.ILLEGAL_ACTION and error.value.params == {"action": notation}


@pytest.mark.parametrize("count", [1, 2, 3])
def test_explore_draws_one_to_three_lords_from_the_top(count: int) -> None:
    """[S pp.4-5]."""
    state = start("mage-4 soldier-6 mage-1 farmer-3")
    after = play(state, f"explore:{count}")
    drawn = lords("mage-4 soldier-6 mage-1")[:count]
    assert after.decision == ChooseDrawn(drawn)
    assert after.lord_deck == state.lord_deck[count:]
    assert (after.decider, after.turn, after.turn_number) == (0, 0, 1)
    assert after.seats == state.seats
    assert after.piles == ((),) * 5
    assert events_of(state, f"explore:{count}") == (Explored(0, count), LordsDrawn(0, drawn))


def test_the_first_turn_is_a_free_choice_of_how_many_to_draw() -> None:
    """[S pp.4-5] Every pile is empty: only exploring is left."""
    state = start()
    assert state.decision == ChooseRecruiting()
    assert options(state) == ["explore:1", "explore:2", "explore:3"]


@pytest.mark.parametrize(
    ("left", "explorations"),
    [
        (0, []),
        (1, ["explore:1"]),
        (2, ["explore:1", "explore:2"]),
        (3, ["explore:1", "explore:2", "explore:3"]),
        (4, ["explore:1", "explore:2", "explore:3"]),
    ],
)
def test_nobody_draws_more_lords_than_the_deck_holds(left: int, explorations: list[str]) -> None:
    """[S pp.4-5] With an empty deck only rallying is left."""
    state = table_with("", "", lords_left=left)
    assert len(state.lord_deck) == left
    assert options(state) == explorations + ALL_RALLIES
    for count in (1, 2, 3):
        if f"explore:{count}" not in explorations:
            assert refused(state, f"explore:{count}")


@pytest.mark.parametrize(
    ("piles", "rallies"),
    [
        ("", []),
        ("farmer-1", ["rally:farmer"]),
        ("mage-0 soldier-1 mage-1", ["rally:soldier", "rally:mage"]),
        ("politician-6 merchant-6", ["rally:merchant", "rally:politician"]),
        ("mage-1 politician-1 merchant-1 soldier-1 farmer-1", ALL_RALLIES),
    ],
)
def test_only_a_pile_that_holds_lords_can_be_rallied(piles: str, rallies: list[str]) -> None:
    """[S pp.4-5]."""
    state = table_with("", "", piles=piles)
    assert options(state) == ["explore:1", "explore:2", "explore:3", *rallies]
    for rally in ALL_RALLIES:
        if rally not in rallies:
            assert refused(state, rally)


def test_exactly_one_of_the_lords_drawn_is_kept_and_the_others_go_to_the_piles_of_their_guilds() -> None:
    """[S pp.4-5]."""
    state = play(table_with("", "", lords_on_top="mage-4 soldier-4 mage-6", piles="mage-1 farmer-1"), "explore:3")
    assert options(state) == ["recruit:soldier-4", "recruit:mage-4", "recruit:mage-6"]
    after = play(state, "recruit:soldier-4")
    assert stands(after, 0) == "soldier-4"
    assert [names(lying) for lying in after.piles] == ["farmer-1", "", "", "", "mage-1 mage-4 mage-6"]
    assert after.lord_deck == state.lord_deck


def test_lords_drawn_and_not_kept_are_named_to_all_before_the_recruit_is_placed() -> None:
    """[S pp.4-5] They lie on their piles before any power applies."""
    state = play(start("mage-4 soldier-3 mage-1"), "explore:3")
    assert events_of(state, "recruit:mage-4") == (
        Discarded(lords("soldier-3 mage-1")),
        Recruited(0, lords("mage-4"), 1),
        ShieldTaken(0, lords("mage-4")[0], 1),
        PearlsGained(0, 1, 1),
        PearlMasterNamed(0),
        TurnBegan(1, 2),
    )


def test_a_single_lord_drawn_leaves_nothing_to_discard() -> None:
    """[S pp.4-5] Exploring one card is taking it."""
    state = play(start("mage-2"), "explore:1")
    assert options(state) == ["recruit:mage-2"]
    after = play(state, "recruit:mage-2")
    assert after.piles == ((),) * 5
    assert not any(isinstance(event, Discarded) for event in events_of(state, "recruit:mage-2"))


def test_of_two_equal_lords_drawn_one_is_kept_and_one_discarded() -> None:
    """[S pp.4-5]."""
    state = play(start("mage-4 mage-4 farmer-1"), "explore:3")
    assert options(state) == ["recruit:farmer-1", "recruit:mage-4"]
    after = play(state, "recruit:mage-4")
    assert (stands(after, 0), pile(after, "mage"), pile(after, "farmer")) == ("mage-4", "mage-4", "farmer-1")


@pytest.mark.parametrize(
    "notation",
    ["recruit:mage-4,soldier-6", "recruit:mage-6", "recruit:mage-4,mage-4", "explore:1", "stay", "rally:mage"],
)
def test_nothing_but_keeping_one_of_the_lords_drawn_follows_exploring(notation: str) -> None:
    """[S pp.4-5]."""
    state = play(table_with("", "", lords_on_top="mage-4 soldier-6", piles="mage-1"), "explore:2")
    assert refused(state, notation)


def test_rally_takes_all_lords_of_one_pile() -> None:
    """[S pp.4-5] The other piles and the deck are left alone."""
    state = table_with("farmer-6", "", piles="mage-4 soldier-1 mage-2 mage-3")
    assert events_of(state, "rally:mage") == (Rallied(0, guild("mage")),)
    chosen = play(state, "rally:mage")
    assert chosen.decision == ChooseOrder(guild("mage"))
    assert (chosen.piles, chosen.lord_deck, chosen.seats) == (state.piles, state.lord_deck, state.seats)
    after = play(chosen, "recruit:mage-3,mage-2,mage-4")
    assert stands(after, 0) == "farmer-6 mage-3 mage-2 mage-4"
    assert [names(lying) for lying in after.piles] == ["", "soldier-1", "", "", ""]
    assert after.lord_deck == state.lord_deck


@pytest.mark.parametrize("name", ["farmer", "soldier", "merchant", "politician", "mage"])
def test_each_guild_has_a_pile_of_its_own(name: str) -> None:
    """[S pp.4-5]."""
    state = table_with("", "", piles="farmer-2 soldier-2 merchant-2 politician-2 mage-2")
    after = play(state, f"rally:{name}", f"recruit:{name}-2")
    assert stands(after, 0) == f"{name}-2"
    assert [pile(after, other) for other in ("farmer", "soldier", "merchant", "politician", "mage")] == [
        "" if other == name else f"{other}-2" for other in ("farmer", "soldier", "merchant", "politician", "mage")
    ]


@pytest.mark.parametrize(
    "notation",
    [
        "recruit:mage-4",
        "recruit:mage-4,mage-3",
        "recruit:mage-4,mage-4,mage-3",
        "recruit:mage-4,mage-3,mage-6,mage-6",
        "recruit:mage-4,mage-3,soldier-1",
        "rally:soldier",
        "explore:1",
    ],
)
def test_a_rally_recruits_neither_fewer_nor_other_lords_than_the_pile_holds(notation: str) -> None:
    """[S pp.4-5] As long as there are free places for all."""
    state = play(table_with("", "", piles="mage-4 mage-3 mage-6 soldier-1"), "rally:mage")
    assert refused(state, notation)


def test_a_rally_may_place_the_lords_in_any_order() -> None:
    """[S p.6] Equal Lords make equal orders."""
    state = play(table_with("", "", piles="mage-1 mage-4 mage-1"), "rally:mage")
    assert options(state) == [
        "recruit:mage-1,mage-1,mage-4",
        "recruit:mage-1,mage-4,mage-1",
        "recruit:mage-4,mage-1,mage-1",
    ]


def test_a_pile_larger_than_the_free_places_fills_them_with_lords_of_choice_and_keeps_the_rest() -> None:
    """[S p.12] Two places are free, three Lords lie there."""
    state = table_with(THIRTEEN, "", piles="soldier-1 soldier-4 soldier-6 mage-2")
    state = play(state, "rally:soldier")
    assert options(state) == [
        "recruit:soldier-1,soldier-4",
        "recruit:soldier-1,soldier-6",
        "recruit:soldier-4,soldier-1",
        "recruit:soldier-4,soldier-6",
        "recruit:soldier-6,soldier-1",
        "recruit:soldier-6,soldier-4",
    ]
    assert refused(state, "recruit:soldier-6")
    assert refused(state, "recruit:soldier-1,soldier-4,soldier-6")
    assert refused(state, "recruit:soldier-6,soldier-6")
    after = play(state, "recruit:soldier-6,soldier-1")
    assert stands(after, 0) == f"{THIRTEEN} soldier-6 soldier-1"
    assert state.lord_deck[0].name == "farmer-0"  # which the soldier reveals
    assert [names(lying) for lying in after.piles] == ["farmer-0", "soldier-4", "", "", "mage-2"]


@pytest.mark.parametrize(
    ("piles", "recruited", "rest"),
    [
        ("soldier-4", "soldier-4", ""),
        ("soldier-4 soldier-3", "soldier-3,soldier-4", ""),
        ("soldier-4 soldier-3 soldier-4", "soldier-4,soldier-4", "soldier-3"),
        ("soldier-3 soldier-4 soldier-1 soldier-4", "soldier-1,soldier-4", "soldier-3 soldier-4"),
    ],
)
def test_what_a_rally_leaves_is_what_finds_no_place(piles: str, recruited: str, rest: str) -> None:
    """[S p.12] One, two, three and four Lords for two free places."""
    after = play(table_with(THIRTEEN, "", piles=piles), "rally:soldier", f"recruit:{recruited}")
    assert stands(after, 0) == f"{THIRTEEN} {recruited.replace(',', ' ')}"
    assert pile(after, "soldier") == rest


def test_with_one_free_place_one_lord_of_a_pile_is_recruited() -> None:
    """[S p.12]."""
    state = play(table_with(f"{THIRTEEN} soldier-1", "", piles="soldier-4 soldier-3 soldier-4"), "rally:soldier")
    assert options(state) == ["recruit:soldier-3", "recruit:soldier-4"]
    after = play(state, "recruit:soldier-4")
    assert (stands(after, 0), pile(after, "soldier")) == (f"{THIRTEEN} soldier-1 soldier-4", "soldier-3 soldier-4")


def test_a_chamber_with_one_free_place_may_still_draw_three_lords() -> None:
    """[S pp.4-5] One of them is kept in any case."""
    state = table_with(f"{THIRTEEN} soldier-1", "", lords_on_top="soldier-3 soldier-4 soldier-2")
    after = play(state, "explore:3", "recruit:soldier-4")
    assert (stands(after, 0), pile(after, "soldier")) == (f"{THIRTEEN} soldier-1 soldier-4", "soldier-3 soldier-2")


def test_lords_never_leave_the_game() -> None:
    """[R] Nothing is put back into the deck by recruiting, and nothing is lost."""
    state = play(start("mage-4 soldier-3 mage-1"), "explore:3", "recruit:mage-4")
    lying = [lord for one in state.piles for lord in one]
    every = [*state.lord_deck, *lying, *state.seats[0].chamber.lords]
    assert sorted(map(repr, every)) == sorted(map(repr, all_lords()))
    assert len(state.lord_deck) == 57


@pytest.mark.parametrize(("left", "choice"), [(1, "explore:1"), (0, "rally:mage")])
def test_the_last_of_sixty_lords_still_finds_the_last_of_sixty_places(left: int, choice: str) -> None:
    """[R] A turn: one of the two ways is always open; four players, all other places taken."""
    every = names(all_lords()).split()
    chambers = [" ".join(every[first : first + 15]) for first in (0, 15, 30, 45)]
    chambers[3] = chambers[3].removesuffix(" mage-6")
    state = table_with(*chambers, lords_left=left, turn=3, last_turns_by=0)
    assert options(state) == [choice]
    after = play(state, choice, "recruit:mage-6")
    assert after.over
    assert [len(seat.chamber.lords) for seat in after.seats] == [15, 15, 15, 15]
    assert (after.lord_deck, after.piles) == ((), ((),) * 5)
