"""Is a game kept whole? Snapshots: round trip, damage, earlier and later schemas."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.game import Code, Deal, GameError, GameState, Options, codec, decode, encode, new_game, problems
from bot.game.cards import Guild
from bot.game.record import read_record
from bot.game.state import ChooseFromDeck, ChooseScouted, Decision
from tests.game.playing import hoarding, steps
from tests.game.test_records import own_records

SNAPSHOTS = Path(__file__).parents[1] / "data" / "snapshots"


def states() -> dict[type[Decision | None], GameState]:
    """Return one state in the middle of a game for every kind of decision, and one that is over."""
    found: dict[Any, GameState] = {}
    for number in range(40):
        for _, _, applied in steps(Options(2 + number % 3, bonus_locations=True), str(number), hoarding(number)):
            found.setdefault(type(applied.state.decision), applied.state)
    for opponent in Guild:
        for _, _, applied in steps(Options(2, opponent=opponent), "solo", hoarding(opponent)):
            found.setdefault(type(applied.state.decision), applied.state)
    return found


STATES = states()


def test_every_kind_of_decision_is_at_hand() -> None:
    assert STATES.keys() == {*Decision.__args__, type(None)}


@pytest.mark.parametrize("state", STATES.values(), ids=lambda state: type(state.decision).__name__)
def test_a_snapshot_is_plain_json_and_comes_back_the_same(state: GameState) -> None:
    assert decode(json.loads(json.dumps(encode(state)))) == state


def test_a_game_from_a_recorded_deal_is_kept_with_its_reshuffles_to_come() -> None:
    record = read_record(next(record for record in own_records() if len(record["shuffles"]) > 1))
    state = new_game(record.options, deal=record.deal)
    assert isinstance(state.fate, tuple)
    again = decode(json.loads(json.dumps(encode(state))))
    assert again == state
    assert again.fate == record.deal.reshuffles


def test_decoding_gives_the_very_cards_of_the_catalogue() -> None:
    state = new_game(Options(2), "x")
    again = decode(encode(state))
    assert all(a is b for a, b in zip(again.lord_deck, state.lord_deck, strict=True))


@pytest.mark.parametrize("path", sorted(SNAPSHOTS.glob("*.json")), ids=lambda path: path.stem)
def test_snapshots_of_every_schema_stay_readable(path: Path) -> None:
    state = decode(json.loads(path.read_text()))
    assert problems(state) == []
    assert encode(state)["schema"] == codec.SCHEMA


def test_there_is_a_snapshot_of_every_schema() -> None:
    schemas = {json.loads(path.read_text())["schema"] for path in SNAPSHOTS.glob("*.json")}
    assert schemas == set(range(1, codec.SCHEMA + 1))


def test_a_snapshot_of_an_earlier_schema_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = encode(new_game(Options(2), "x"))
    first = codec.SCHEMA - 2
    old = {**snapshot, "schema": first, "coins": snapshot["turn"]}
    del old["turn"]
    steps_taken = {
        first: lambda kept: {**kept, "half": kept["coins"]},
        first + 1: lambda kept: {**kept, "turn": kept["half"]},
    }
    monkeypatch.setattr(codec, "UPGRADES", steps_taken)
    assert decode(old) == new_game(Options(2), "x")


@pytest.mark.parametrize("schema", [codec.SCHEMA + 1, 0, None, "1", True, 1.5])
def test_a_snapshot_of_an_unknown_schema_is_refused(schema: object) -> None:
    with pytest.raises(GameError) as caught:
        decode({**encode(new_game(Options(2), "x")), "schema": schema})
    assert (caught.value.code, caught.value.params) == (Code.UNKNOWN_SCHEMA, {"schema": schema})


@pytest.mark.parametrize("value", [None, [], "x", 3])
def test_what_is_no_snapshot_is_refused(value: object) -> None:
    with pytest.raises(GameError) as caught:
        decode(value)
    assert caught.value.code is Code.BAD_SNAPSHOT


DAMAGES = [
    (field, damage)
    for field in encode(STATES[ChooseScouted])
    for damage in ("gone", "text", "number", "list")
    if field != "schema" and (field, damage) not in {("fate", "text"), ("shuffles", "number")}  # such may be
]


@pytest.mark.parametrize(("field", "damage"), DAMAGES)
def test_a_damaged_snapshot_is_refused_and_never_half_read(field: str, damage: str) -> None:
    snapshot = deepcopy(encode(STATES[ChooseScouted]))
    if damage == "gone":
        del snapshot[field]
    else:
        snapshot[field] = {"text": "x", "number": 99, "list": ["x"]}[damage]
    with pytest.raises(GameError) as caught:
        decode(snapshot)
    assert caught.value.code is Code.BAD_SNAPSHOT


def test_a_snapshot_that_breaks_an_invariant_is_refused() -> None:
    snapshot = encode(STATES[ChooseFromDeck])
    snapshot["location_deck"] = snapshot["location_deck"][1:]
    with pytest.raises(GameError) as caught:
        decode(snapshot)
    assert caught.value.code is Code.BAD_SNAPSHOT
    assert "each card exactly once" in str(caught.value.params["fault"])


def test_a_deal_needs_no_seed_and_a_seed_no_deal() -> None:
    record = read_record(own_records()[0])
    assert new_game(record.options, deal=Deal(record.deal.lord_deck, record.deal.location_deck)).fate == ()
    assert new_game(record.options, "seed").fate == "seed"
