"""Is a single Chamber read right? What `conspiracy score` rests on."""

import pytest

from bot.game.cards import Key, location, lord
from bot.game.chamber import NEIGHBOURS, _neighbours, uncovered_keys
from bot.game.position import assess, read_position
from bot.game.state import Seat


def test_the_table_of_neighbours_is_what_its_geometry_gives() -> None:
    assert _neighbours() == NEIGHBOURS


LORDS = tuple(map(lord, ("mage-1", "mage-3", "farmer-2", "soldier-1")))


@pytest.mark.parametrize(
    ("covered", "keys"),
    [
        ([], (Key.SILVER, Key.GOLD, Key.SILVER)),
        ([1], (Key.GOLD, Key.SILVER)),
        ([3], (Key.SILVER,)),
        ([3, 1], (Key.SILVER,)),
        ([4], ()),
    ],
)
def test_the_counter_holds_the_keys_beyond_the_highest_covered_place(covered: list[int], keys: tuple[Key, ...]) -> None:
    assert uncovered_keys(LORDS, covered) == keys
    assert uncovered_keys((), []) == ()


def test_a_position_is_read_with_shields_counter_and_locations_by_place() -> None:
    names = ["mage-1", "mage-3", "farmer-2", "mage-3", "soldier-1", "soldier-2"]
    seat = read_position({"chamber": names, "locations": {"5": "gold_keys", "3": "pearl_1"}, "pearls": 5})
    assert isinstance(seat, Seat)
    assert seat.pearls == 5
    assert seat.chamber.shields == (3, 6, 0, 0, 2)
    assert seat.chamber.counter == (Key.GOLD,)
    assert seat.chamber.locations == ((3, location("pearl_1")), (5, location("gold_keys")))


@pytest.mark.parametrize(
    ("chamber", "locations", "can_control", "can_swap"),
    [
        (["mage-1", "mage-1"], {}, True, False),
        (["mage-1", "mage-2"], {}, False, False),
        (["mage-1", "mage-2", "farmer-2"], {}, True, False),
        (["mage-1", "mage-1"], {"1": "silver_keys"}, False, False),
        (["mage-1", "mage-1", "mage-2"], {"1": "any_two_keys"}, True, False),
        (["mage-1", "mage-1"], {"1": "any_two_keys"}, False, False),
        (["mage-0", "farmer-6"], {}, False, True),
        (["mage-0"], {}, False, False),
    ],
)
def test_a_position_tells_what_its_owner_may_do(
    chamber: list[str], locations: dict[str, str], *, can_control: bool, can_swap: bool
) -> None:
    answer = assess(read_position({"chamber": chamber, "locations": locations, "pearls": 0}))
    assert (answer["can_control"], answer["can_swap"]) == (can_control, can_swap)
