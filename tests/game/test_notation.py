"""Is every action written one way and read back? The notation of custom ids, logs, records and bug reports."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game import Action, Code, GameError, parse
from bot.game.actions import (
    Control,
    Explore,
    KeepReplay,
    Rally,
    Recruit,
    Reveal,
    Scout,
    ScoutAll,
    SpendReplay,
    Stay,
    Swap,
)
from bot.game.cards import GUILDS, LOCATIONS, LORDS, lord

EVERY_ACTION: list[Action] = [
    *map(Explore, (1, 2, 3)),
    *map(Rally, GUILDS),
    *(Recruit((lord,)) for lord in LORDS),
    Recruit(LORDS[:12]),
    Recruit((lord("mage-1"),) * 15),
    *(Swap(a, b) for a in range(1, 15) for b in range(a + 1, 16)),
    Stay(),
    *map(Scout, (1, 2, 3)),
    ScoutAll(),
    *map(Control, LOCATIONS),
    Reveal(),
    SpendReplay(),
    KeepReplay(),
]

# Each of these looks like an action and is none.
MALFORMED = """
explore explore: explore:0 explore:4 explore:02 explore:1.0 explore:+1 EXPLORE:1 explore:1:1
rally rally: rally:mages rally:Mage rally:mage,mage
recruit recruit: recruit:mage recruit:mage-5 recruit:mage-1, recruit:,mage-1 recruit:mage-1,,mage-1
swap swap: swap:1 swap:1-1 swap:0-3 swap:1-16 swap:1-2-3 swap:1--2 swap:a-b swap:01-2
stay: stay:x stays Stay reveal: reveal:1 replay: replay:x keep: keep:x keeps
scout scout: scout:0 scout:4 scout:ALL
control control: control:atlantis control:Pearl_1
:explore : - ,
"""
ODD = ["", " ", "explore:1 ", " stay", "stay\n", "explore:\u0661", "recruit:" + ",".join(["mage-1"] * 16)]


@pytest.mark.parametrize("action", EVERY_ACTION, ids=str)
def test_an_action_is_read_back_from_its_notation(action: Action) -> None:
    assert parse(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("explore:2", Explore(2)),
        ("rally:merchant", Rally(GUILDS[2])),
        ("recruit:merchant-4,merchant-1", Recruit((lord("merchant-4"), lord("merchant-1")))),
        ("swap:3-9", Swap(3, 9)),
        ("stay", Stay()),
        ("scout:2", Scout(2)),
        ("scout:all", ScoutAll()),
        ("control:pearl_2", Control(LOCATIONS[2])),
    ],
)
def test_the_notation_is_that_of_the_formats(text: str, action: Action) -> None:
    assert parse(text) == action
    assert str(action) == text


def test_a_swap_is_read_either_way_and_printed_with_the_lower_place_first() -> None:
    assert parse("swap:9-3") == parse("swap:3-9") == Swap(9, 3) == Swap(3, 9)
    assert str(parse("swap:15-1")) == "swap:1-15"


@pytest.mark.parametrize("text", [*MALFORMED.split(), *ODD])
def test_a_malformed_text_is_no_action(text: str) -> None:
    with pytest.raises(GameError) as caught:
        parse(text)
    assert (caught.value.code, caught.value.params) == (Code.UNKNOWN_ACTION, {"text": text})


@given(st.text(max_size=20) | st.from_regex(r"(explore|scout|swap|rally|recruit|control):[a-z0-9,-]*", fullmatch=True))
def test_any_text_is_an_action_that_prints_the_same_or_is_refused(text: str) -> None:
    try:
        action = parse(text)
    except GameError as error:
        refusal = error.code
    else:
        assert str(action) == text or isinstance(action, Swap)
        return
    assert refusal is Code.UNKNOWN_ACTION


@pytest.mark.parametrize("value", [None, 7, b"stay", ["stay"], Stay()])
def test_what_is_no_text_is_no_notation(value: object) -> None:
    with pytest.raises(GameError) as caught:
        parse(value)  # type: ignore[arg-type]  # as a forged request might
    assert caught.value.code is Code.UNKNOWN_ACTION
