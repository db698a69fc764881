"""Does a robot's turn come in time whatever happens to the robot, and does the loop go on meanwhile?"""

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from bot.game import GameState, Options, new_game
from bot.robots import ROBOTS, Budget, Robot
from bot.robots.turns import play_turn
from bot.service.moves import Moves
from bot.service.thinking import StoppedThinkingError, Thinking
from bot.workers import CrashedError, Workers
from tests.service.gone_wrong import cheat, crash, fail, hang, ponder

FEW = Budget(nodes=20)
STATE = new_game(Options(2), "thinking")


def as_played(robot: str, state: GameState = STATE) -> list[str]:
    """Return what a robot that is well does in that turn."""
    return [str(action) for action in play_turn(state, ROBOTS[robot], "seed", FEW)]


def notations(moves: Moves) -> list[str]:
    return [str(move.action) for move in moves.moves]


@dataclass
class Bench:
    """Workers and who thinks in them."""

    workers: Workers

    def thinking(self, longest: float = 30.0, **robots: Robot) -> Thinking:
        return Thinking({**ROBOTS, **robots}, FEW, workers=self.workers, longest=longest)


@pytest.fixture
async def bench() -> AsyncIterator[Bench]:
    workers = Workers()
    yield Bench(workers)
    await workers.close()


async def test_hard_thinks_in_a_worker_and_plays_as_it_would_here(bench: Bench) -> None:
    assert notations(await bench.thinking().turn("hard", STATE, "seed")) == as_played("hard")


async def test_the_others_start_no_worker(bench: Bench) -> None:
    for name in ("random", "greedy", "easy", "normal"):
        assert notations(await bench.thinking().turn(name, STATE, "seed")) == as_played(name)
    assert bench.workers.processes == []


async def test_workers_are_made_ready_for_those_who_need_them(bench: Bench) -> None:
    await bench.thinking().prepare(["normal", "easy"])
    assert bench.workers.processes == []
    await bench.thinking().prepare(["normal", "hard"])
    assert len(bench.workers.processes) == 1


@pytest.mark.parametrize("broken", [fail, cheat, crash])
async def test_a_robot_that_fails_is_replaced_by_normal(
    bench: Bench, broken: Robot, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        moves = await bench.thinking(hard=broken).turn("hard", STATE, "seed")
    assert notations(moves) == as_played("normal")
    assert "the robot hard" in caplog.text
    assert notations(await bench.thinking().turn("hard", STATE, "seed")) == as_played("hard")


async def test_one_that_hangs_costs_its_time_and_nothing_else(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    await bench.workers.start()
    began = time.monotonic()
    moves = await bench.thinking(longest=0.6, hard=hang).turn("hard", STATE, "seed")
    assert time.monotonic() - began < 8
    assert notations(moves) == as_played("normal")
    assert "took more than 0.6 seconds" in caplog.text
    assert notations(await bench.thinking().turn("hard", STATE, "seed")) == as_played("hard")


async def test_a_killed_worker_is_replaced_and_the_turn_played_as_ever(bench: Bench) -> None:
    await bench.workers.start()
    thinking = bench.thinking(hard=ponder)
    turn = asyncio.create_task(thinking.turn("hard", STATE, "seed"))
    await asyncio.sleep(0.2)
    os.kill(bench.workers.processes[0], signal.SIGKILL)
    assert notations(await turn) == [str(action) for action in play_turn(STATE, ponder, "seed", FEW)]


async def test_where_normal_fails_too_chance_plays(bench: Bench) -> None:
    thinking = bench.thinking(hard=fail, normal=cheat)
    assert notations(await thinking.turn("hard", STATE, "seed")) == as_played("random")


async def test_the_loop_goes_on_while_robots_think(bench: Bench) -> None:
    await bench.workers.start()
    thinking = bench.thinking(hard=ponder)
    turn = asyncio.create_task(thinking.turn("hard", STATE, "seed"))
    ticks = 0
    while not turn.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 15


class Noting(Workers):
    """Workers that note which budget they are given, and do the work here."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[float | None] = []

    async def run(self, _: float, __: Any, *args: Any, **___: Any) -> Any:  # type: ignore[override]  # noqa: ANN401
        self.given.append(args[-1].seconds)
        await asyncio.sleep(0)
        return play_turn(args[0], ROBOTS["random"], "seed", FEW)


async def test_a_crowd_shares_the_time() -> None:
    workers = Noting()
    thinking = Thinking(budget=Budget(seconds=1.0, clock=time.monotonic), workers=workers)
    await asyncio.gather(*(thinking.turn("hard", STATE, "seed") for _ in range(4)))
    assert workers.given == [1.0, 1 / 3, 1 / 2, 1.0]  # the first one came alone


async def test_a_stop_leaves_the_turn_for_the_next_start(bench: Bench) -> None:
    await bench.workers.start()
    thinking = bench.thinking(hard=hang)
    turn = asyncio.create_task(thinking.turn("hard", STATE, "seed"))
    await asyncio.sleep(0.1)
    await thinking.close()
    with pytest.raises(StoppedThinkingError):
        await turn
    with pytest.raises(StoppedThinkingError):
        await thinking.turn("hard", STATE, "seed")
    assert notations(await thinking.turn("normal", STATE, "seed")) == as_played("normal")


async def test_a_crash_is_told_and_the_next_work_is_done(bench: Bench) -> None:
    with pytest.raises(CrashedError):
        await bench.workers.run(5, os._exit, 3)
    assert await bench.workers.run(30, abs, -3) == 3
    with pytest.raises(ZeroDivisionError):
        await bench.workers.run(30, divmod, 1, 0)


def test_a_turn_thinks_no_longer_than_five_decisions() -> None:
    """Whatever the number of decisions, by a clock that every decision moves by all that it was given."""
    now = 0.0
    given = []

    def slow(view: object, budget: Budget, rng: Random) -> object:
        nonlocal now
        given.append(budget.seconds or 0.0)
        now += budget.seconds or 0.0
        return ROBOTS["random"](view, FEW, rng)  # type: ignore[arg-type]

    for number in range(40):
        before, state = now, new_game(Options(2), f"long {number}")
        play_turn(state, slow, "seed", Budget(seconds=1.0, clock=lambda: now))  # type: ignore[arg-type]
        assert now - before <= 5.0
    assert given
    assert max(given) <= 1.0
