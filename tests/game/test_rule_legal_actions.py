"""What does `legal_actions` promise? One judge that lists, counts and decides without contradicting itself."""

from dataclasses import replace
from itertools import permutations

import pytest

from bot.game import LegalActions, legal_actions, parse
from bot.game.actions import Recruit, Scout
from bot.game.cards import Lord
from tests.game.tables import lords, options, play, start, table_with

TWELVE = (
    "mage-1 mage-1+locations mage-3 mage-4 mage-6 farmer-1 "
    "farmer-1+silver_keys farmer-3 farmer-4 farmer-6 farmer-3 mage-3"
)


def orders_of(some: tuple[Lord, ...], places: int) -> set[tuple[Lord, ...]]:
    """Return every distinct order of that many of these Lords, the slow way."""
    return set(permutations(some, places))


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_that_does_not_decide_may_do_nothing(seat: int) -> None:
    """[R] One seat acts at a time."""
    legal = legal_actions(start(players=4), seat)
    assert list(legal) == []
    assert (len(legal), bool(legal), legal.only(), legal.next_lords()) == (0, False, None, ())
    assert parse("explore:1") not in legal


def test_a_spectator_may_do_nothing_also_when_nobody_decides() -> None:
    """[R] Not even once the game is over and no seat decides either."""
    state = start()
    assert list(legal_actions(state, None)) == []
    assert list(legal_actions(replace(state, decider=None, decision=None), None)) == []


def test_the_seat_that_decides_may_do_what_is_listed_and_nothing_else() -> None:
    """FORMATS.md, actions."""
    legal = legal_actions(start(), 0)
    assert [str(action) for action in legal] == ["explore:1", "explore:2", "explore:3"]
    assert (len(legal), bool(legal), legal.only(), legal.next_lords()) == (3, True, None, ())
    assert all(action in legal for action in legal)
    assert parse("rally:mage") not in legal
    assert parse("recruit:mage-1") not in legal
    assert Recruit(()) not in legal


def test_a_game_that_is_over_allows_nothing() -> None:
    """[R] End of the game."""
    legal = LegalActions()
    assert (list(legal), len(legal), bool(legal), legal.only()) == ([], 0, False, None)
    assert Recruit(()) not in legal


@pytest.mark.parametrize(
    ("piles", "only"),
    [
        ("mage-4", "recruit:mage-4"),
        ("mage-4 mage-4", "recruit:mage-4,mage-4"),
        ("mage-4 mage-3", None),
        ("mage-3 mage-4", None),
        ("mage-1 mage-1 mage-2", None),
    ],
)
def test_a_pile_of_equal_lords_leaves_a_single_order(piles: str, only: str | None) -> None:
    """FORMATS.md: forced decisions are recorded all the same, so something must tell them apart."""
    state = play(table_with("", "", piles=piles), "rally:mage")
    found = legal_actions(state, 0).only()
    assert (None if found is None else str(found)) == only
    assert (len(options(state)) == 1) == (only is not None)


def test_a_single_action_is_the_only_one() -> None:
    """FORMATS.md: `explore:1` under a restriction, `recruit` after `explore:1`."""
    state = table_with("mage-3", "farmer-1 farmer-1+forced_first", restriction=("forced_first", 1))
    legal = legal_actions(state, 0)
    assert (len(legal), str(legal.only())) == (1, "explore:1")
    drawn = legal_actions(play(state, "explore:1"), 0)
    assert (len(drawn), str(drawn.only())) == (1, f"recruit:{state.lord_deck[0]}")


@pytest.mark.parametrize(
    ("chamber", "pile", "places"),
    [
        ("", "soldier-1", 1),
        ("", "soldier-1 soldier-1", 2),
        ("", "soldier-1 soldier-2 soldier-2", 3),
        ("", "soldier-0 soldier-1 soldier-1 soldier-3", 4),
        (TWELVE, "soldier-0 soldier-1 soldier-1", 3),
        (TWELVE, "soldier-0 soldier-1 soldier-1 soldier-3", 3),
        (TWELVE, "soldier-1 soldier-1 soldier-1 soldier-1 soldier-2 soldier-2", 3),
        (f"{TWELVE} mage-4", "soldier-1 soldier-2 soldier-2 soldier-3 soldier-4", 2),
        (f"{TWELVE} mage-4 farmer-4", "soldier-1 soldier-2 soldier-2", 1),
    ],
)
def test_the_orders_of_a_pile_are_listed_counted_and_recognised_alike(chamber: str, pile: str, places: int) -> None:
    """[S pp.6, 12] Every distinct order once; a pile too large fills the free places."""
    state = play(table_with(chamber, "", piles=pile), "rally:soldier")
    legal = legal_actions(state, 0)
    wanted = orders_of(lords(pile), places)
    listed = [action.lords for action in legal if isinstance(action, Recruit)]
    assert len(listed) == len(set(listed)) == len(list(legal))
    assert set(listed) == wanted
    assert len(legal) == len(wanted)
    assert legal
    assert all(Recruit(order) in legal for order in wanted)
    for size in range(1, len(lords(pile)) + 1):
        for order in orders_of(lords(pile), size) - wanted:
            assert Recruit(order) not in legal


def test_a_recruit_that_the_pile_holds_too_few_of_is_not_legal() -> None:
    """[S pp.4-5] Each card once."""
    legal = legal_actions(play(table_with("", "", piles="mage-1 mage-1 mage-4"), "rally:mage"), 0)
    assert Recruit(lords("mage-4 mage-1 mage-1")) in legal
    assert Recruit(lords("mage-4 mage-4 mage-1")) not in legal
    assert Recruit(lords("mage-1 mage-1 mage-1")) not in legal
    assert Recruit(lords("mage-1 mage-1 mage-3")) not in legal


def test_a_whole_guild_can_be_placed_in_more_orders_than_anyone_could_list() -> None:
    """[S p.6] 12 Lords with four, two, two and two alike: 12! / (4! 2! 2! 2!)."""
    guild = "mage-0 mage-1 mage-1 mage-1 mage-1 mage-2 mage-2 mage-3 mage-3 mage-4 mage-4 mage-6"
    legal = legal_actions(play(table_with("", "", piles=guild), "rally:mage"), 0)
    assert len(legal) == 479_001_600 // (24 * 2 * 2 * 2)
    assert legal.only() is None
    assert Recruit(lords(guild)) in legal


def test_an_order_can_be_chosen_lord_by_lord() -> None:
    """[S p.6] What may follow, kind by kind, from the lowest influence."""
    legal = legal_actions(play(table_with("", "", piles="mage-4 mage-1 mage-3 mage-1"), "rally:mage"), 0)
    assert legal.next_lords() == lords("mage-1 mage-3 mage-4")
    assert legal.next_lords(lords("mage-1")) == lords("mage-1 mage-3 mage-4")
    assert legal.next_lords(lords("mage-1 mage-1")) == lords("mage-3 mage-4")
    assert legal.next_lords(lords("mage-1 mage-1 mage-4")) == lords("mage-3")
    assert legal.next_lords(lords("mage-1 mage-1 mage-4 mage-3")) == ()


def test_an_order_is_complete_when_no_place_is_free() -> None:
    """[S p.12] Three places for four Lords."""
    legal = legal_actions(
        play(table_with(TWELVE, "", piles="soldier-1 soldier-2 soldier-3 soldier-4"), "rally:soldier"), 0
    )
    assert legal.next_lords(lords("soldier-4 soldier-1")) == lords("soldier-2 soldier-3")
    assert legal.next_lords(lords("soldier-4 soldier-1 soldier-2")) == ()


def test_one_of_the_lords_drawn_may_be_kept_whatever_their_number() -> None:
    """[S pp.4-5]."""
    state = play(start("mage-4 mage-4 farmer-1"), "explore:3")
    legal = legal_actions(state, 0)
    assert legal.next_lords() == lords("farmer-1 mage-4")
    assert legal.next_lords(lords("mage-4")) == ()
    assert (len(legal), legal.only()) == (2, None)


def test_two_equal_lords_drawn_are_one_action() -> None:
    """[S pp.4-5]."""
    legal = legal_actions(play(start("mage-4 mage-4"), "explore:2"), 0)
    assert (len(legal), legal.only()) == (1, Recruit(lords("mage-4")))


def test_asking_twice_gives_the_same_answer() -> None:
    """The judge has no memory that could mislead."""
    state = table_with("mage-1", "", lords_on_top="mage-1")
    state = play(state, "explore:1", "recruit:mage-1")
    first = list(legal_actions(state, 0))
    assert first == list(legal_actions(state, 0))
    assert Scout(3) in legal_actions(state, 0)
    assert list(legal_actions(state, 1)) == []
    assert list(legal_actions(play(state, "scout:1"), 0)) != first
