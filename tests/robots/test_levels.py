"""Does each level play better than the one below? Small counts here; docs/robots.md has the large ones."""

import pytest

from bot.game import Options, outcome
from bot.robots import ORDINARY, ROBOTS, Budget
from bot.robots.match import play_match


def share(better: str, worse: str, players: int, count: int, budget: Budget = ORDINARY) -> float:
    """Return the share of games that one robot wins against others on every other seat."""
    won = 0.0
    for number in range(count):
        seat = number % players
        robots = [ROBOTS[better if at == seat else worse] for at in range(players)]
        result = outcome(play_match(Options(players), f"duel {number}", robots, budget))
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    return won / count


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(
    ("better", "worse", "goal", "least"),
    [
        ("greedy", "random", 0.95, 0.8),
        ("easy", "random", 0.5, 0.5),
        ("normal", "easy", 0.75, 0.6),
        ("normal", "greedy", 0.65, 0.5),
    ],
)
@pytest.mark.parametrize("count", [pytest.param(30, marks=pytest.mark.ci), pytest.param(1_000, marks=pytest.mark.soak)])
def test_two_players(better: str, worse: str, goal: float, least: float, count: int) -> None:
    assert share(better, worse, 2, count) >= (goal - 0.02 if count >= 1_000 else least)  # chance takes two points


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("normal", "easy"), ("normal", "greedy")])
@pytest.mark.parametrize("count", [pytest.param(16, marks=pytest.mark.ci), pytest.param(400, marks=pytest.mark.soak)])
def test_four_players(better: str, worse: str, count: int) -> None:
    assert share(better, worse, 4, count) > 0.3


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(
    ("count", "nodes", "least"),
    [pytest.param(6, 60, 0.15, marks=pytest.mark.ci), pytest.param(200, 500, 0.55, marks=pytest.mark.soak)],
)
def test_hard_against_normal(count: int, nodes: int, least: float) -> None:
    assert share("hard", "normal", 2, count, Budget(nodes=nodes)) >= least
