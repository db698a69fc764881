"""What is everything worth? Each category, every Location."""

import pytest

from bot.game import Points, cards
from bot.game.cards import LOCATIONS
from bot.game.scoring import location_points, points_of, seat_points
from bot.game.state import Seat
from tests.game.tables import chamber, seat_of, table_with

# A Chamber that tells all Locations apart: 5 silver and 3 gold Lords, covered and not.
#  1 mage-6   2 mage-1   3 mage-1*  4 farmer-3  5 farmer-3
#    6 mage-2   7 mage-4  8 farmer-4  9 soldier-2
#      10 soldier-2*  11 soldier-1  12 farmer-0
#          13 soldier-1*  14 merchant-1
MIXED = (
    "mage-6 mage-1 mage-1+gold_keys farmer-3 farmer-3 mage-2 mage-4 farmer-4 soldier-2 "
    "soldier-2+influence_7 soldier-1 farmer-0 soldier-1+pearl_1 merchant-1"
)

WORTH = {
    "influence_7": 7,
    "pearl_1": 5,
    "pearl_2": 4,
    "pearl_3": 3,
    "silver_keys": 5,
    "gold_keys": 6,
    "pearl_pairs": 4,  # of 9 pearls
    "locations": 6,
    "forced_first": 3,
    "forced_pair": 3,
    "recall_lords": 3,
    "recall_locations": 3,
    "any_two_keys": 3,
    "whole_deck": 3,
    "strongest_farmer": 4,
    "strongest_soldier": 2,
    "strongest_merchant": 1,
    "strongest_politician": 0,
    "strongest_mage": 6,
    "followers_farmer": 5,
    "followers_soldier": 5,
    "followers_merchant": 2,
    "followers_politician": 1,
    "followers_mage": 6,
    "alliance_1": 3,
    "alliance_2": 4,
    "alliance_3": 4,
    "alliance_4": 4,
    "unaligned": 3,
}


@pytest.mark.parametrize("name", [location.id for location in LOCATIONS])
def test_every_location_is_worth_what_its_card_says(name: str) -> None:
    """[R] The tables of Locations, column "at the end of the game"."""
    assert location_points(cards.location(name), chamber(MIXED), 9) == WORTH[name]


EMPTY_WORTH = {
    "influence_7": 7,
    "pearl_1": 5,
    "pearl_2": 4,
    "pearl_3": 3,
    **dict.fromkeys(["forced_first", "forced_pair", "recall_lords", "recall_locations"], 3),
    **dict.fromkeys(["any_two_keys", "whole_deck"], 3),
    **{f"followers_{guild}": 1 for guild in ("farmer", "soldier", "merchant", "politician", "mage")},
    "unaligned": 1,
}


@pytest.mark.parametrize("name", [location.id for location in LOCATIONS])
def test_what_counts_cards_is_worth_its_fixed_part_where_there_are_none(name: str) -> None:
    """[R] An empty Chamber without pearls: the fixed part alone."""
    assert location_points(cards.location(name), chamber(""), 0) == EMPTY_WORTH.get(name, 0)


@pytest.mark.parametrize(("pearls", "pairs"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (8, 4)])
def test_only_complete_pairs_of_pearls_count(pearls: int, pairs: int) -> None:
    """[R] `pearl_pairs`."""
    assert location_points(cards.location("pearl_pairs"), chamber(""), pearls) == pairs


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("mage-1 mage-1+locations", 2),
        ("mage-1 mage-1+locations mage-1 mage-1+influence_7", 4),
        ("mage-1 mage-1+pearl_1 mage-2 mage-2+locations farmer-1 farmer-1+pearl_2", 6),
    ],
)
def test_locations_counts_itself_and_those_taken_before_and_after(text: str, points: int) -> None:
    """[R] `locations`."""
    assert location_points(cards.location("locations"), chamber(text), 0) == points


@pytest.mark.parametrize(
    ("text", "silver", "gold"),
    [
        ("", 0, 0),
        ("mage-0 mage-3 mage-4 mage-6", 0, 0),
        ("mage-1", 1, 0),
        ("mage-2", 0, 2),
        ("mage-1 mage-1+silver_keys farmer-2", 2, 2),
        ("mage-2 mage-2+gold_keys farmer-2 farmer-1", 1, 6),
    ],
)
def test_key_lords_count_also_when_their_keys_are_spent_or_covered(text: str, silver: int, gold: int) -> None:
    """[R] `silver_keys`, `gold_keys`."""
    assert location_points(cards.location("silver_keys"), chamber(text), 0) == silver
    assert location_points(cards.location("gold_keys"), chamber(text), 0) == gold


def test_unaligned_counts_the_lords_of_zero_and_six() -> None:
    """[R] No others, whatever their guild."""
    unaligned = cards.location("unaligned")
    assert location_points(unaligned, chamber("mage-0 mage-1 mage-2 mage-3 mage-4 mage-6 farmer-6 soldier-0"), 0) == 5


@pytest.mark.parametrize(
    ("ip", "text", "points"),
    [
        (1, "mage-1 farmer-1 soldier-1 mage-2 mage-1", 3),
        (2, "mage-2 farmer-2 soldier-3 mage-2 farmer-2 mage-1", 4),
        (3, "mage-3 farmer-2 soldier-3", 2),
        (4, "mage-4 farmer-4 soldier-4", 6),
    ],
)
def test_an_alliance_counts_once_for_silver_lords_and_twice_for_others(ip: int, text: str, points: int) -> None:
    """[R] Bonus Locations."""
    assert location_points(cards.location(f"alliance_{ip}"), chamber(text), 0) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("", 0),
        ("mage-0", 0),
        ("mage-4", 4),
        ("mage-4 mage-4 mage-3", 4),
        ("mage-1 mage-6 farmer-3 farmer-4 soldier-2 merchant-0 politician-1 politician-1", 6 + 4 + 2 + 0 + 1),
    ],
)
def test_of_each_guild_the_strongest_lord_counts(text: str, points: int) -> None:
    """[S pp.7, 12] The one with the Shield."""
    assert seat_points(seat_of(text), pearl_master=False).lords == points


@pytest.mark.parametrize(
    ("text", "points"), [("", 0), ("mage-0", 3), ("mage-1 farmer-1", 3), ("mage-1 mage-2", 6), (MIXED, 15)]
)
def test_the_largest_coalition_counts_three_a_lord(text: str, points: int) -> None:
    """[S p.11] In MIXED the mages on places 1, 2, 3, 6 and 7."""
    assert seat_points(seat_of(text), pearl_master=False).coalition == points


@pytest.mark.parametrize(("master", "points"), [(True, 5), (False, 0)])
def test_the_pearl_master_counts_five(master: bool, points: int) -> None:
    """[S pp.9, 12] Pearls themselves count nothing."""
    seat = Seat(chamber(""), 9)
    assert seat_points(seat, pearl_master=master) == Points(0, 0, 0, points)


def test_the_total_is_the_sum_of_the_four_categories() -> None:
    """[R] Scoring."""
    points = seat_points(Seat(chamber(MIXED), 9), pearl_master=True)
    assert points == Points(
        lords=4 + 2 + 1 + 6,
        locations=6 + 7 + 5,
        coalition=15,
        pearl_master=5,
    )
    assert points.total == 13 + 18 + 15 + 5


def test_points_are_counted_from_ones_own_side_of_the_table() -> None:
    """[R] Neither Chamber, nor pearls, nor token of another seat count."""
    state = table_with("mage-4", "farmer-3 farmer-1 farmer-1+pearl_pairs", pearl_master=1)
    assert points_of(state, 0) == Points(4, 0, 3, 0)
    assert points_of(state, 1) == Points(3, 1, 9, 5)


@pytest.mark.parametrize(("name", "points"), [("followers_mage", 4), ("strongest_mage", 4), ("strongest_farmer", 2)])
def test_the_covered_lord_counts_like_any_other(name: str, points: int) -> None:
    """[R] A Location covers the key, not the Lord."""
    assert location_points(cards.location(name), chamber("mage-4 mage-1 mage-1+influence_7 farmer-2"), 0) == points
