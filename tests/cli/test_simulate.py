"""Does `conspiracy simulate` play the games it is asked for and count them right?"""

import json
from collections import defaultdict
from typing import Any

import pytest

from bot.cli.simulate import Tally, play, rotated
from bot.game import Options
from tests.cli.running import conspiracy


def simulate(*arguments: str) -> dict[str, Any]:
    run = conspiracy("simulate", *arguments)
    assert run.status == 0, run.err
    result: dict[str, Any] = json.loads(run.out)
    return result


def test_the_result_has_the_fields_of_the_formats() -> None:
    result = simulate("--games", "6", "--players", "3", "--robots", "random,greedy,random", "--seed", "4")
    assert set(result) == {"games", "seconds", "games_per_second", "robots"}
    assert result["games"] == 6
    assert set(result["robots"]) == {"random", "greedy"}
    assert set(result["robots"]["random"]) == {"games", "wins", "mean_score", "win_share", "win_share_95"}
    assert (result["robots"]["random"]["games"], result["robots"]["greedy"]["games"]) == (12, 6)
    assert sum(robot["wins"] for robot in result["robots"].values()) == pytest.approx(6, abs=0.01)


def test_the_same_seed_plays_the_same_games_and_another_one_others() -> None:
    runs = [simulate("--games", "9", "--robots", "random", "--seed", seed)["robots"] for seed in ("1", "1", "2")]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_one_robot_plays_every_seat_of_two_three_and_four_player_games() -> None:
    assert simulate("--games", "6", "--robots", "random")["robots"]["random"]["games"] == 2 * (2 + 3 + 4)
    assert simulate("--games", "2", "--robots", "random", "--players", "4")["robots"]["random"]["games"] == 8


def test_seats_are_rotated_from_game_to_game() -> None:
    assert [rotated(["a", "b", "c"], game) for game in range(4)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
        ["a", "b", "c"],
    ]
    assert rotated(["a"], 5) == ["a"]


def test_a_shared_victory_counts_as_its_share() -> None:
    tally: dict[str, Tally] = defaultdict(Tally)
    for number in range(400):
        play(Options(2), str(number), ["random", "random"], tally)
    assert tally["random"].wins == 400  # a shared one gives half to each of the two


def test_bonus_locations_change_the_games() -> None:
    plain = simulate("--games", "8", "--players", "2", "--robots", "random")
    bonus = simulate("--games", "8", "--players", "2", "--robots", "random", "--bonus-locations")
    assert plain["robots"] != bonus["robots"]
