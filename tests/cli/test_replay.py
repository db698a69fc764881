"""Does `conspiracy replay` give every turn's state, and say where a record goes wrong?"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import conspiracy, conspiracy_anew, json_lines
from tests.game.playthrough import RECORDS, SOLO_RECORDS
from tests.game.test_records import lines, own_records


@pytest.mark.parametrize("file", [RECORDS, SOLO_RECORDS], ids=lambda file: file.name)
def test_recorded_games_are_answered_turn_by_turn(file: Path) -> None:
    run = conspiracy_anew("replay", str(file))
    assert run.status == 0
    for answer, record in zip(run.lines, lines(file), strict=True):
        assert answer == {
            "id": record["id"],
            "turns": [turn["state"] for turn in record["turns"]],
            "final": record["final"],
        }


def test_a_game_that_is_not_over_has_no_final() -> None:
    record = own_records()[0]
    record["turns"] = record["turns"][:4]
    del record["final"], record["id"]
    answer = conspiracy("replay", given=json_lines(record)).lines[0]
    assert answer["final"] is None
    assert len(answer["turns"]) == 4
    assert "id" not in answer
    assert "mismatch" not in answer


def test_a_claim_that_differs_is_named_by_turn_and_field() -> None:
    record = own_records()[0]
    record["turns"][2]["state"]["pearls"][1] += 1
    run = conspiracy("replay", given=json_lines(record))
    assert run.lines[0]["mismatch"] == {"turn": 3, "field": "pearls", "path": "pearls.1"}
    assert run.status == 0


def broken(turn: int, actions: list[str]) -> dict[str, Any]:
    record = own_records()[0]
    record["turns"][turn - 1]["actions"] = actions
    return record


def test_an_illegal_action_in_the_middle_is_said_with_turn_and_reason() -> None:
    run = conspiracy("replay", given=json_lines(broken(5, ["explore:1", "stay"]), own_records()[1]))
    assert run.status == 1
    assert run.lines[0] == {"id": "two_players", "line": 1, "error": "turn 5: stay is not allowed here"}
    assert "turns" in run.lines[1]


def test_every_way_to_break_a_record_is_said_in_words() -> None:
    def change(**fields: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON value
        return {**own_records()[0], **fields}

    record = own_records()[0]
    twice = [record["lord_deck"][1], *record["lord_deck"][1:]]
    shuffled = next(record for record in own_records() if record["shuffles"])
    cases = {
        "turn 1: 'jump' is not an action": broken(1, ["jump"]),
        "turn 2: the turn is not played to its end": broken(2, []),
        "turn 1: explore:1 comes after the end of the turn": broken(1, [*record["turns"][0]["actions"], "explore:1"]),
        "turn 1: it is another player's turn": change(turns=[{"player": 1, "actions": []}]),
        "turn 28: the game is already over": change(turns=[*record["turns"], {"player": 0, "actions": []}]),
        "players cannot be 5": change(players=5),
        "'players' is missing or not of its kind": change(players=None),
        "'turns' is missing or not of its kind": change(turns=7),
        "there is no Lord 'mage-7'": change(lord_deck=["mage-7"]),
        "there is no Location 'moon'": change(location_deck=["moon"]),
        "the deck of lords does not hold each card exactly once": change(lord_deck=twice),
        "needs a reshuffle that the record does not have": {**shuffled, "shuffles": []},
        "does not hold the cards that were to be shuffled": {
            **shuffled,
            "shuffles": [{"deck": "lords", "order": []}, *shuffled["shuffles"]],
        },
    }
    run = conspiracy("replay", given=json_lines(*cases.values()))
    assert run.status == 1
    for (says, case), answer in zip(cases.items(), run.lines, strict=True):
        over = len(record["turns"]) + 1
        assert says.replace("turn 28", f"turn {over}") in answer["error"], (answer, case["id"])


def test_any_id_is_given_back() -> None:
    record = {**own_records()[0], "id": {"deep": ["é", 2**70]}}
    run = conspiracy("replay", given=json.dumps(record).encode())
    assert run.lines[0]["id"] == record["id"]
