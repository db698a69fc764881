"""Does a budget end when it is used up: by a clock that is handed in, or by nodes?"""

import pickle
import time
from random import Random

import pytest

from bot.game import Options, new_game, view_for
from bot.game.actions import Explore
from bot.robots import ROBOTS, Budget
from bot.robots.budget import Spending
from tests.game.playing import hoarding, steps


class Clock:
    """A clock that goes on by a step whenever it is asked."""

    def __init__(self, step: float) -> None:
        self.step, self.asked = step, 0

    def __call__(self) -> float:
        self.asked += 1
        return self.asked * self.step


def spent(spending: Spending) -> int:
    while spending.another():
        pass
    return spending.used


def test_nodes_are_counted() -> None:
    assert spent(Budget(nodes=7).start()) == 7
    assert spent(Budget(nodes=0).start()) == 0


def test_time_ends_by_the_clock_that_is_handed_in() -> None:
    clock = Clock(0.25)
    assert spent(Budget(seconds=2, clock=clock).start()) == 7
    assert spent(Budget(seconds=0, clock=clock).start()) == 0


def test_whichever_limit_comes_first_ends_it() -> None:
    assert spent(Budget(seconds=2, nodes=3, clock=Clock(0.25)).start()) == 3
    assert spent(Budget(seconds=2, nodes=99, clock=Clock(0.25)).start()) == 7


@pytest.mark.parametrize(
    "limits",
    [
        {},
        {"clock": time.monotonic},
        {"seconds": 1.0},
        {"seconds": -1.0, "clock": time.monotonic},
        {"seconds": float("nan"), "clock": time.monotonic},
        {"nodes": -1},
    ],
)
def test_a_budget_without_sense_is_refused(limits: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"budget|seconds|nodes"):
        Budget(**limits)  # type: ignore[arg-type]


def test_a_budget_goes_to_another_process() -> None:
    budget = Budget(seconds=0.5, nodes=9, clock=time.monotonic)
    assert pickle.loads(pickle.dumps(budget)) == budget  # noqa: S301


def test_hard_asks_the_clock_before_each_node_and_stops_when_it_says_so() -> None:
    view = view_for(new_game(Options(2), "clock"), 0)
    clock = Clock(0.1)
    action = ROBOTS["hard"](view, Budget(seconds=1, clock=clock), Random(1))
    assert action in view.legal
    assert clock.asked == 11  # the start, nine nodes, and the answer that time is up


@pytest.mark.parametrize("name", ROBOTS)
def test_without_time_or_nodes_a_robot_still_decides(name: str) -> None:
    for number, (state, _, _) in enumerate(steps(Options(2), "none", hoarding("none"))):
        view = view_for(state, state.turn)
        for budget in (Budget(nodes=0), Budget(seconds=0.0, clock=time.monotonic)):
            assert ROBOTS[name](view, budget, Random(number)) in view.legal


def test_hard_spends_no_more_nodes_than_it_may() -> None:
    view = view_for(new_game(Options(3), "nodes"), 0)
    clock = Clock(0.0)
    ROBOTS["hard"](view, Budget(seconds=1, nodes=25, clock=clock), Random(1))
    assert clock.asked == 26
    assert Explore(1) in view.legal
