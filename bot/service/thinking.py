"""Who plays a robot's turn, in time and whatever happens? Threads, processes, and a weaker robot in need."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.game import Action, GameState
from bot.robots import ORDINARY, ROBOTS, Budget, Robot
from bot.robots.turns import play_turn
from bot.service.moves import Moves, by_robot
from bot.workers import CrashedError, Workers

log = logging.getLogger(__name__)

STAND_IN: Final = "normal"  # the robot that takes over from people who left, and from robots that fail
LAST_RESORT: Final = "random"
SEARCHING: Final = frozenset({"hard"})  # robots that take their time; the others decide within milliseconds
LONGEST: Final = 8.0  # seconds that a robot's turn may take, waiting for a worker included
LONGEST_IN_NEED: Final = 1.0  # seconds for each robot that takes over; together ten
FURTHER_ATTEMPTS: Final = 1  # at a turn whose worker crashes

# Runs a function with its arguments outside the event loop.
Executor = Callable[..., Awaitable[Any]]


class StoppedThinkingError(Exception):
    """The bot stops: the turn is left for its next start."""


class Thinking:
    """Plays the turns of robots: those that search in the workers, where there are some, the others in a thread."""

    def __init__(
        self,
        robots: Mapping[str, Robot] = ROBOTS,
        budget: Budget = ORDINARY,
        *,
        workers: Workers | None = None,
        executor: Executor = asyncio.to_thread,
        searching: frozenset[str] = SEARCHING,
        longest: float = LONGEST,
    ) -> None:
        self._robots = robots
        self._budget = budget
        self._workers = workers
        self._executor = executor
        self._searching = searching
        self._longest = longest
        self._free = asyncio.Semaphore(workers.count if workers is not None else 1)
        self._asked = 0  # turns that wait for a worker, or have one
        self._under_way: set[asyncio.Task[tuple[Action, ...]]] = set()
        self._stopped = False

    async def turn(self, name: str, state: GameState, seed: str) -> Moves:
        """Return the rest of the turn of a robot; of the stand-in, or else by chance, where that robot fails.

        Raises StoppedThinkingError.
        """
        for choice, seconds in ((name, self._longest), (STAND_IN, LONGEST_IN_NEED), (LAST_RESORT, LONGEST_IN_NEED)):
            robot = self._robots.get(choice)
            if robot is None:  # a later version dropped it
                continue
            try:
                if choice in self._searching and self._workers is not None:
                    actions = await self._search(self._workers, robot, state, seed)
                else:
                    work = self._executor(play_turn, state, robot, seed, self._budget)
                    actions = await asyncio.wait_for(work, seconds)
                return by_robot(state, actions)
            except StoppedThinkingError:
                raise
            except TimeoutError:
                log.warning("the robot %s took more than %s seconds for a turn", choice, seconds)
            except CrashedError:
                log.warning("the robot %s made its worker crash", choice)
            except Exception:
                log.exception("the robot %s failed", choice)
        raise RuntimeError(f"no robot can play for {name}")

    async def prepare(self, names: Iterable[str]) -> None:
        """Start the workers, if one of these robots is going to need them: the first turn does not wait for that."""
        if self._workers is not None and not self._stopped and self._searching & set(names):
            try:
                await self._workers.start()
            except CrashedError:
                log.warning("no process can think for robots")

    async def close(self) -> None:
        """Stop: turns that take their time are left as they are."""
        self._stopped = True
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._workers is not None:
            await self._workers.close()

    async def _search(self, workers: Workers, robot: Robot, state: GameState, seed: str) -> tuple[Action, ...]:
        if self._stopped:
            raise StoppedThinkingError
        task = asyncio.create_task(self._in_worker(workers, robot, state, seed))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        try:
            return await task
        except asyncio.CancelledError:
            if self._stopped:
                raise StoppedThinkingError from None
            raise

    async def _in_worker(self, workers: Workers, robot: Robot, state: GameState, seed: str) -> tuple[Action, ...]:
        attempts = FURTHER_ATTEMPTS
        self._asked += 1
        try:
            async with asyncio.timeout(self._longest) as limit, self._free:
                while True:
                    left = (limit.when() or 0.0) - asyncio.get_running_loop().time()
                    budget = self._share(workers)
                    try:
                        return await workers.run(max(0.01, left), play_turn, state, robot, seed, budget)
                    except CrashedError:
                        if not attempts:
                            raise
                        log.warning("a worker that thinks for robots crashed; another one takes its place")
                        attempts -= 1
        finally:
            self._asked -= 1

    def _share(self, workers: Workers) -> Budget:
        """Return what a decision gets: less time where several tables wait, so that none waits long."""
        if self._budget.seconds is None:
            return self._budget
        crowd = max(1.0, self._asked / workers.count)
        return replace(self._budget, seconds=self._budget.seconds / crowd)
