"""How does a Chamber lie? Places and neighbours, the next free place, Coalitions, alliances."""

from itertools import product

import pytest

from bot.game.chamber import NEIGHBOURS, _neighbours
from bot.game.scoring import points_of
from tests.game.tables import chamber, play, stands, start, table_with

# Read off the picture of the pyramid, by hand.
TOUCHING = {
    1: {2, 6},
    2: {1, 3, 6, 7},
    3: {2, 4, 7, 8},
    4: {3, 5, 8, 9},
    5: {4, 9},
    6: {1, 2, 7, 10},
    7: {2, 3, 6, 8, 10, 11},
    8: {3, 4, 7, 9, 11, 12},
    9: {4, 5, 8, 12},
    10: {6, 7, 11, 13},
    11: {7, 8, 10, 12, 13, 14},
    12: {8, 9, 11, 14},
    13: {10, 11, 14, 15},
    14: {11, 12, 13, 15},
    15: {13, 14},
}

# The middle of each card, in card widths from the left edge and rows from the top.
MIDDLES = {
    place: (column + row / 2, row)
    for place, (row, column) in enumerate(
        ((row, column) for row, column in product(range(5), range(5)) if row + column < 5), 1
    )
}


def test_a_chamber_has_15_places() -> None:
    """[S p.6] Rows of 5, 4, 3, 2 and 1."""
    assert len(MIDDLES) == len(NEIGHBOURS) - 1 == 15
    assert chamber("").free == 15
    assert not chamber("").complete


@pytest.mark.parametrize("place", TOUCHING)
def test_two_places_are_adjacent_when_their_cards_touch(place: int) -> None:
    """[S p.6] The picture of the pyramid."""
    assert NEIGHBOURS[place] == tuple(sorted(TOUCHING[place]))


def test_the_neighbours_follow_from_the_shape_of_the_pyramid() -> None:
    """[S p.6] Each row is shifted by half a card: a card touches those beside it and those half a card off."""
    for a, (left, row) in MIDDLES.items():
        near = {
            b
            for b, (x, y) in MIDDLES.items()
            if (y == row and abs(x - left) == 1) or (abs(y - row) == 1 and abs(x - left) == 0.5)
        }
        assert near == TOUCHING[a]
    assert _neighbours() == ((), *(tuple(sorted(TOUCHING[place])) for place in TOUCHING))


def test_lords_take_the_next_free_places_from_left_to_right_and_top_to_bottom() -> None:
    """[S p.6]."""
    state = table_with("farmer-6 mage-4", "", piles="soldier-3 soldier-6 soldier-4")
    state = play(state, "rally:soldier", "recruit:soldier-6,soldier-4,soldier-3")
    assert stands(state, 0) == "farmer-6 mage-4 soldier-6 soldier-4 soldier-3"


def test_the_first_lord_stands_on_place_one() -> None:
    """[S p.6]."""
    state = play(start("mage-4 soldier-4"), "explore:1", "recruit:mage-4", "explore:1", "recruit:soldier-4")
    assert [stands(state, 0), stands(state, 1)] == ["mage-4", "soldier-4"]
    assert state.seats[0].chamber.at(1).name == "mage-4"


FOURTEEN = (
    "mage-3 mage-3 mage-4 mage-4 mage-6 soldier-3 soldier-3 "
    "soldier-4 soldier-4 soldier-6 farmer-3 farmer-3 farmer-4 farmer-4"
)


@pytest.mark.parametrize(
    ("text", "free", "complete"),
    [("", 15, False), ("mage-1", 14, False), (FOURTEEN, 1, False), (f"{FOURTEEN} farmer-6", 0, True)],
)
def test_a_chamber_is_complete_with_exactly_15_lords(text: str, free: int, complete: bool) -> None:
    """[R] End of the game."""
    assert (chamber(text).free, chamber(text).complete) == (free, complete)


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("", ()),
        ("mage-1", (1,)),
        ("mage-1 mage-2", (1, 2)),
        ("mage-1 farmer-1 mage-2", (1,)),  # 1 and 3 do not touch
        ("mage-1 farmer-1 farmer-2", (2, 3)),
        ("mage-1 mage-1 farmer-1 farmer-2 soldier-1", (1, 2)),  # a tie goes to the lowest place,
        ("mage-1 farmer-1 farmer-2 mage-1 mage-1", (2, 3)),  # also where the later guild in the catalogue
        ("soldier-1 mage-1 mage-2 farmer-1 farmer-1", (2, 3)),  # holds it
        ("farmer-1 mage-1 mage-2 soldier-1 farmer-1", (2, 3)),  # the place breaks a tie, the size comes first
        ("mage-1 farmer-1 farmer-1 farmer-1 soldier-1 mage-1", (2, 3, 4)),
        ("mage-1 mage-1 farmer-1 soldier-1 farmer-1 farmer-1 mage-2 farmer-2 farmer-2", (3, 5, 8, 9)),
        ("mage-1 farmer-1 soldier-1 merchant-1 mage-1 mage-2 farmer-2 soldier-2 merchant-2", (1, 6)),
        ("mage-1 mage-1 mage-1 farmer-1 farmer-1 farmer-1 soldier-1 soldier-1 farmer-2 mage-2", (1, 2, 3)),
        ("mage-1 farmer-1 mage-1 farmer-1 mage-1 mage-1 mage-2 farmer-2 farmer-1 mage-2", (1, 3, 6, 7, 10)),
    ],
)
def test_the_coalition_is_the_largest_group_of_adjacent_lords_of_one_guild(text: str, places: tuple[int, ...]) -> None:
    """[S p.11] A lone Lord is a Coalition of one; of several as large, the one with the lowest place is shown."""
    assert chamber(text).coalition() == places


def test_a_coalition_may_wind_through_the_whole_chamber() -> None:
    """[S p.11] Adjacent along a chain, not each to each: 5-9-12-14-15 run down the right edge."""
    winding = chamber(
        "farmer-1 soldier-1 farmer-1 soldier-1 mage-1 soldier-2 farmer-2 soldier-2 mage-1 "
        "farmer-3 soldier-3 mage-2 politician-3 mage-3 mage-4"
    )
    assert winding.coalition() == (5, 9, 12, 14, 15)


@pytest.mark.parametrize(
    ("text", "ip", "places"),
    [
        ("", 1, ()),
        ("mage-1", 2, ()),
        ("mage-1", 1, (1,)),
        ("mage-1 farmer-1 soldier-1", 1, (1, 2, 3)),
        ("mage-3 farmer-1 soldier-3", 3, (1,)),
        ("mage-4 mage-3 farmer-4 soldier-4 farmer-3 soldier-3", 4, (3, 4)),
        ("mage-4 mage-3 farmer-4 soldier-4 farmer-3 mage-3", 3, (2, 6)),
        ("mage-2 farmer-2 mage-4 soldier-2 farmer-2", 2, (1, 2)),
    ],
)
def test_an_alliance_is_the_largest_group_of_adjacent_lords_of_one_influence(
    text: str, ip: int, places: tuple[int, ...]
) -> None:
    """[R] Whatever their guild."""
    assert chamber(text).alliance(ip) == places


def test_a_swap_may_make_a_larger_coalition() -> None:
    """[R] Coalitions are counted where the Lords stand in the end."""
    state = table_with("mage-4 farmer-4 soldier-0 mage-3", "", lords_on_top="politician-0", pearl_master=0)
    assert points_of(state, 0).coalition == 3
    state = play(state, "explore:1", "recruit:politician-0", "swap:2-4")
    assert stands(state, 0) == "mage-4 mage-3 soldier-0 farmer-4 politician-0"
    assert points_of(state, 0).coalition == 6
