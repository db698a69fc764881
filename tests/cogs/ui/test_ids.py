"""Do custom ids say what they should, and is everything else refused?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.screens import controls
from cogs.ui.ids import LONGEST, ControlId, read


@pytest.mark.parametrize(
    ("control", "text"),
    [
        (ControlId("act", "ab12cd34", 17, "explore:2"), "act/ab12cd34/17/explore:2"),
        (ControlId("order", "ab12cd34", None, "merchant:6431"), "order/ab12cd34//merchant:6431"),
        (ControlId("rules"), "rules///"),
        (ControlId("act", "ab12cd34", 0, "stay"), "act/ab12cd34/0/stay"),
    ],
)
def test_a_custom_id_is_route_game_version_and_detail(control: ControlId, text: str) -> None:
    assert str(control) == text
    assert read(text) == control


LONGEST_DETAILS = [
    (controls.PLACE, "politician:" + "643322111110"),  # all Lords of a guild
    (controls.ACT, "control:strongest_politician"),
    (controls.SEE, "control:followers_politician"),
    (controls.ORDER, "politician:" + "643322111110"),
]


@pytest.mark.parametrize(("route", "detail"), LONGEST_DETAILS)
def test_the_longest_ids_fit(route: str, detail: str) -> None:
    control = ControlId(route, "a" * 8, 999_999, detail)
    assert len(str(control)) <= LONGEST
    assert read(str(control)) == control


def test_an_id_that_is_too_long_is_a_fault_of_ours() -> None:
    with pytest.raises(ValueError, match="custom id of"):
        str(ControlId("act", "a" * 8, 1, "x" * 100))


@pytest.mark.parametrize(
    "text",
    [
        *("", "act", "act/a/1", "act/a/1/x/y", "ACT/a/1/x", "act/A/1/x", "act/a/-1/x", "act/a/1234567890/x"),
        *("act/a/1/\n", "/a/1/x", "act/a/1/" + "x" * 100),
        "act/a/١/x",  # noqa: RUF001 - a digit of another script
    ],
)
def test_what_is_no_id_of_ours_is_none(text: str) -> None:
    assert read(text) is None


@given(st.text(max_size=120))
def test_any_text_is_an_id_that_prints_the_same_or_none(text: str) -> None:
    control = read(text)
    assert control is None or str(control) == text or control.version is not None


def test_every_route_has_a_name_of_its_own() -> None:
    names = [value for name, value in vars(controls).items() if name.isupper() and isinstance(value, str)]
    assert len(names) == len(set(names)) > 10
