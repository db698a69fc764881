"""Does `conspiracy simulate` play the games it is asked for and count them right?"""

import json
from collections import defaultdict
from typing import Any

import pytest

from bot.cli.simulate import Tally, interval, play, rotated
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


def test_the_limits_of_a_search_are_its_arguments() -> None:
    few, again, more = (
        simulate("--games", "1", "--robots", "hard,normal", "--seed", "3", "--nodes", nodes)["robots"]
        for nodes in ("10", "10", "200")
    )
    assert few == again
    assert few != more
    timed = simulate("--games", "1", "--robots", "hard,normal", "--seconds", "0.001")
    assert timed["robots"]["hard"]["games"] == 1


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (650, 1_000, 0.6199, 0.6790)],
)
def test_the_interval_holds_the_true_share_in_95_of_100_cases(wins: float, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)
