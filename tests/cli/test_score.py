"""Does `conspiracy score` tell what a Chamber is worth, and refuse what could not lie on a table?"""

from typing import Any

import pytest

from tests.cli.running import conspiracy, json_lines

POSITION: dict[str, Any] = {
    "id": 7,
    "chamber": ["mage-3", "mage-1", "farmer-1", "mage-4"],
    "locations": {"3": "silver_keys"},
    "pearls": 4,
}


def test_a_position_is_answered_by_category() -> None:
    run = conspiracy("score", given=json_lines(POSITION))
    assert run.status == 0
    assert run.lines == [
        {
            "id": 7,
            "lords": 5,
            "locations": 2,
            "coalition": 6,
            "coalition_size": 2,
            "coalition_places": [1, 2],
            "can_control": False,
            "can_swap": True,
        }
    ]


def test_an_empty_chamber_has_no_coalition() -> None:
    answer = conspiracy("score", given=json_lines({"chamber": [], "locations": {}, "pearls": 0})).lines[0]
    assert (answer["coalition"], answer["coalition_size"], answer["coalition_places"]) == (0, 0, [])
    assert "id" not in answer


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"chamber": ["mage-5"]}, "there is no Lord 'mage-5'"),
        ({"chamber": ["mage-1", None, "mage-1"]}, "there is no Lord None"),
        ({"chamber": [["mage-1"]]}, "there is no Lord"),
        ({"chamber": ["mage-1"] * 16}, "15 places, not 16"),
        ({"chamber": ["mage-0", "mage-0", "farmer-1"]}, "not 2 copies of mage-0"),
        ({"chamber": ["mage-1"] * 5}, "not 5 copies of mage-1"),
        ({"chamber": {"1": "mage-1"}}, "chamber must be a list"),
        ({"chamber": None}, "chamber must be a list"),
        ({"locations": {"3": "atlantis"}}, "there is no Location 'atlantis'"),
        ({"locations": {"3": None}}, "there is no Location None"),
        ({"locations": {"2": "pearl_1", "3": "pearl_1"}}, "pearl_1 stands twice"),
        ({"locations": {"5": "pearl_1"}}, "place 5 lies on no Lord"),
        ({"locations": {"1": "influence_7"}}, "place 1 lies on a Lord without key"),
        ({"locations": {"0": "influence_7"}}, "no place '0'"),
        ({"locations": {"16": "influence_7"}}, "no place '16'"),
        ({"locations": {"03": "influence_7"}}, "no place '03'"),
        ({"locations": []}, "locations must be an object"),
        ({"locations": None}, "locations must be an object"),
        ({"pearls": -1}, "pearls must be a number"),
        ({"pearls": 2}, "at least 3"),
        ({"pearls": 3.0}, "pearls must be a number"),
        ({"pearls": True}, "pearls must be a number"),
        ({"pearls": None}, "pearls must be a number"),
        ({"locations": {"3": "pearl_3"}, "pearls": 5}, "at least 6"),
    ],
)
def test_a_position_that_could_not_lie_on_a_table_is_refused(changes: dict[str, Any], says: str) -> None:
    run = conspiracy("score", given=json_lines({**POSITION, **changes}, POSITION))
    assert run.status == 1
    bad, good = run.lines
    assert (bad["id"], bad["line"]) == (7, 1)
    assert says in bad["error"]
    assert good["id"] == 7


@pytest.mark.parametrize("value", [None, 3, "mage-1", ["mage-1"], True])
def test_what_is_no_position_is_refused(value: object) -> None:
    run = conspiracy("score", given=b"\n" + json_lines(value))
    assert run.status == 1
    assert run.lines[0]["line"] == 2
    assert run.lines[0]["id"] is None


def test_a_field_named_twice_is_refused() -> None:
    run = conspiracy("score", given=b'{"chamber":["mage-1"],"locations":{"1":"pearl_1","1":"pearl_2"},"pearls":9}')
    assert run.lines[0]["error"] == "an object names the same field twice"


def test_pearls_may_be_more_than_the_cards_give() -> None:
    assert conspiracy("score", given=json_lines({**POSITION, "pearls": 9})).status == 0
