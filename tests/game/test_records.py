"""Do whole games agree with records of them? Those of an independent implementation, where at hand, and our own."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.game import Code, GameError, Options, parse
from bot.game.deal import new_game
from bot.game.position import assess, read_position
from bot.game.record import Mismatch, final, read_record, replay, table, write_record
from tests.game.playing import at_random, hoarding, steps
from tests.game.playthrough import RECORDS, SOLO_RECORDS

SHARED = Path(__file__).parents[3] / "shared" / "data"
needs_shared = pytest.mark.skipif(not SHARED.is_dir(), reason="no records of another implementation beside the project")

Json = dict[str, Any]


def lines(path: Path) -> Iterator[Json]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def own_records() -> list[Json]:
    return [*lines(RECORDS), *lines(SOLO_RECORDS)]


def assert_agrees(record: Json) -> None:
    result = replay(read_record(record))
    for number, (turn, state) in enumerate(zip(record["turns"], result.states, strict=True), 1):
        assert table(state) == turn["state"], f"game {record['id']}, turn {number}"
    assert final(result.outcome) == record["final"]
    assert result.mismatch is None


@needs_shared
def test_sixty_games_of_an_independent_implementation_agree_in_every_turn() -> None:
    count = 0
    for record in lines(SHARED / "games.jsonl.gz"):
        assert_agrees(record)
        count += 1
    assert count == 60


@needs_shared
def test_six_hundred_positions_of_an_independent_implementation_agree() -> None:
    count = 0
    for position in lines(SHARED / "positions.jsonl.gz"):
        assert assess(read_position(position)) == position["expect"], position["id"]
        count += 1
    assert count == 600


@needs_shared
def test_a_game_written_from_a_recorded_deal_is_the_record() -> None:
    for record in lines(SHARED / "games.jsonl.gz"):
        read = read_record(record)
        actions = [parse(text) for turn in read.turns for text in turn.actions]
        assert write_record(record["id"], read.options, read.deal, actions) == record


@pytest.mark.parametrize("record", own_records(), ids=lambda record: record["id"])
def test_our_own_records_agree_in_every_turn(record: Json) -> None:
    assert_agrees(record)


@pytest.mark.parametrize("opponent", ["nobody", "Mage", "", 3, [], {}, True])
def test_an_opponent_that_does_not_exist_is_refused(opponent: object) -> None:
    with pytest.raises(GameError) as refused:
        read_record({**own_records()[0], "opponent": opponent})
    assert (refused.value.code, refused.value.params) == (Code.BAD_RECORD, {"field": "opponent"})


def test_a_solo_game_has_a_field_more_and_no_other_game_has() -> None:
    for record in own_records():
        solo = record["id"].startswith("solo_")
        assert ("opponent" in record) is solo
        for turn in record["turns"]:
            assert ("replay_token" in turn["state"]) is solo
            assert ["extra" in scores for scores in turn["state"]["scores"]][:2] == [False, solo]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_from_a_seed_is_written_so_that_it_replays_without_the_seed(players: int) -> None:
    options = Options(players, bonus_locations=True)
    for chooser in (at_random, hoarding):
        game = list(steps(options, "record", chooser(players)))
        record = write_record("x", options, "record", [action for _, action, _ in game])
        assert "record" not in json.dumps(record)
        assert_agrees(json.loads(json.dumps(record)))
        assert len(record["turns"]) == game[-1][0].turn_number


def test_a_record_without_states_replays_to_the_same() -> None:
    for record in own_records():
        bare = {**record, "turns": [{**turn, "state": None} for turn in record["turns"]]}
        del bare["final"]
        result = replay(read_record(bare))
        assert [table(state) for state in result.states] == [turn["state"] for turn in record["turns"]]
        assert final(result.outcome) == record["final"]
        assert result.mismatch is None


def test_a_running_game_may_end_in_the_middle_of_a_turn() -> None:
    record = own_records()[0]
    record["turns"] = record["turns"][:3]
    last = record["turns"][2]
    last["actions"] = last["actions"][:1]
    del last["state"], record["final"]
    result = replay(read_record(record))
    assert len(result.states) == 3
    assert result.outcome is None
    assert table(result.states[2])["next_player"] == last["player"]


def changed(record: Json, turn: int, path: list[Any], value: object) -> Json:
    place: Any = record["turns"][turn - 1]["state"] if turn else record["final"]
    for key in path[:-1]:
        place = place[key]
    assert place[path[-1]] != value or type(place[path[-1]]) is not type(value)
    place[path[-1]] = value
    return record


@pytest.mark.parametrize(
    ("turn", "path", "value"),
    [
        (1, ["lord_deck"], 99),
        (2, ["scores", 1, "total"], 77),
        (3, ["chambers", 0, 0], "mage-9"),
        (4, ["piles", "mage"], [1, 1, 1, 1, 1]),
        (5, ["restriction"], {"kind": "forced_pair", "owner": 9}),
        (6, ["next_player"], None),
        (7, ["pearls", 0], True),
        (8, ["face_up"], "none"),
        (0, ["winners"], [0, 1]),
        (0, ["scores", 0, "rank"], 9),
    ],
)
def test_a_record_that_claims_something_else_is_told_where(turn: int, path: list[Any], value: object) -> None:
    record = changed(own_records()[1], turn, path, value)
    mismatch = replay(read_record(record)).mismatch
    assert mismatch == Mismatch(turn or None, ".".join(map(str, path if turn else ["final", *path])))


def test_the_first_of_two_false_claims_is_named() -> None:
    record = changed(changed(own_records()[0], 9, ["lord_deck"], -1), 4, ["location_deck"], -1)
    assert replay(read_record(record)).mismatch == Mismatch(4, "location_deck")


def test_a_claim_with_a_field_too_many_or_too_few_is_a_mismatch() -> None:
    record = own_records()[0]
    record["turns"][1]["state"]["weather"] = "fine"
    assert replay(read_record(record)).mismatch == Mismatch(2, "weather")
    record = own_records()[0]
    del record["turns"][1]["state"]["pearls"]
    assert replay(read_record(record)).mismatch == Mismatch(2, "pearls")


def test_a_final_claimed_for_a_game_that_is_not_over_is_a_mismatch() -> None:
    record = own_records()[0]
    record["turns"] = record["turns"][:5]
    assert replay(read_record(record)).mismatch == Mismatch(None, "final")


def refused(record: Json) -> GameError:
    with pytest.raises(GameError) as caught:
        replay(read_record(record))
    return caught.value


@pytest.mark.parametrize(
    ("actions", "action", "reason"),
    [
        (["explore:9"], "explore:9", Code.UNKNOWN_ACTION),
        (["stay"], "stay", Code.ILLEGAL_ACTION),
        (["explore:1"], None, "turn_incomplete"),
        ([], None, "turn_incomplete"),
    ],
)
def test_a_turn_that_cannot_be_played_is_named_with_its_reason(
    actions: list[str], action: str | None, reason: str
) -> None:
    record = own_records()[0]
    record["turns"][1]["actions"] = actions
    error = refused(record)
    assert error.code is Code.BAD_TURN
    assert error.params == {"turn": 2, "action": action, "reason": reason}


def test_an_action_after_the_end_of_its_turn_is_refused() -> None:
    record = own_records()[0]
    record["turns"][1]["actions"].append("explore:1")
    assert refused(record).params == {"turn": 2, "action": "explore:1", "reason": "turn_complete"}


def test_a_turn_of_the_wrong_player_or_after_the_end_is_refused() -> None:
    record = own_records()[0]
    record["turns"][2]["player"] = 1
    assert refused(record).params == {"turn": 3, "action": None, "reason": Code.NOT_YOUR_DECISION}
    record = own_records()[0]
    record["turns"].append({"player": 0, "actions": ["explore:1"]})
    assert refused(record).params["reason"] is Code.GAME_OVER


def test_a_record_without_a_needed_reshuffle_is_refused_at_its_turn() -> None:
    record = next(record for record in own_records() if record["shuffles"])
    record["shuffles"] = []
    error = refused(record)
    assert (error.code, error.params["reason"]) == (Code.BAD_TURN, Code.MISSING_SHUFFLE)
    record = next(record for record in own_records() if record["shuffles"])
    record["shuffles"][0]["order"] = record["shuffles"][0]["order"][1:]
    assert refused(record).params["reason"] is Code.BAD_SHUFFLE


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", "2"),
        ("players", True),
        ("players", None),
        ("bonus_locations", 0),
        ("lord_deck", None),
        ("lord_deck", [1]),
        ("location_deck", {}),
        ("shuffles", None),
        ("turns", "none"),
        ("final", []),
    ],
)
def test_a_record_with_a_field_missing_or_of_another_kind_is_refused(field: str, value: object) -> None:
    error = refused({**own_records()[0], field: value})
    assert (error.code, error.params) == (Code.BAD_RECORD, {"field": field})


@pytest.mark.parametrize(
    ("field", "entry", "named"),
    [
        ("turns", None, "turns"),
        ("turns", {"player": 0, "actions": "explore:1"}, "actions"),
        ("turns", {"player": None, "actions": []}, "player"),
        ("turns", {"player": 0, "actions": [], "state": 1}, "state"),
        ("shuffles", [], "shuffles"),
        ("shuffles", {"deck": "pearls", "order": []}, "shuffles"),
        ("shuffles", {"deck": "lords"}, "order"),
    ],
)
def test_a_damaged_turn_or_reshuffle_is_refused(field: str, entry: object, named: str) -> None:
    record = own_records()[0]
    record[field] = [entry]
    error = refused(record)
    assert (error.code, error.params) == (Code.BAD_RECORD, {"field": named})


def test_what_is_no_record_at_all_is_refused() -> None:
    nothings: tuple[object, ...] = (None, [], "game", 7)
    for nothing in nothings:
        with pytest.raises(GameError) as caught:
            read_record(nothing)
        assert caught.value.params == {"field": "record"}


@pytest.mark.parametrize(
    ("field", "card", "code"),
    [
        ("lord_deck", "mage-9", Code.UNKNOWN_LORD),
        ("location_deck", "atlantis", Code.UNKNOWN_LOCATION),
        ("lord_deck", "mage-6", Code.BAD_DECK),
        ("location_deck", "pearl_1", Code.BAD_DECK),
    ],
)
def test_a_deck_with_a_wrong_card_is_refused(field: str, card: str, code: Code) -> None:
    record = own_records()[0]
    record[field][0 if record[field][0] != card else 1] = card
    assert refused(record).code is code


def test_a_deck_that_is_too_short_or_too_long_is_refused() -> None:
    record = own_records()[0]
    record["lord_deck"].pop()
    assert refused(record).code is Code.BAD_DECK
    record = own_records()[0]
    record["location_deck"].append("unaligned")
    assert refused(record).code is Code.BAD_DECK


def test_the_first_state_of_a_deal_is_that_of_the_seed_it_was_written_from() -> None:
    record = read_record(write_record(1, Options(3), "seed", []))
    assert table(new_game(record.options, deal=record.deal)) == table(new_game(Options(3), "seed"))
