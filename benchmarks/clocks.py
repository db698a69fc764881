"""What does looking at ten thousand clocks cost, and how soon are five hundred deadlines of one second dealt with?

Run: python -m benchmarks.clocks [--games 10000] [--due 500]
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from benchmarks.process import OURS, Bot, running
from benchmarks.town import Town, build
from benchmarks.yardstick import loop, seconds
from bot.db import Database, clocks, open_database
from bot.db.rows import ClockRow
from bot.service import Ladder
from bot.service.timing import Called, Step
from sandbox import Sandbox

ROUNDS = 200
MICRO = 1000
DAY = timedelta(days=1)
SOON = timedelta(seconds=5)
PATIENCE = 300  # seconds


def clock(user_id: int, turn: int, due: datetime) -> ClockRow:
    """Return the clock of a turn that is up at a moment."""
    wake = due
    return ClockRow(
        turn, user_id, due - DAY, DAY, due, Called.MENTION, step=Step.REMINDED, told=Step.REMINDED, wake=wake
    )


async def wind_up(town: Town, database: Database) -> None:
    """Give every game a clock that is up some day."""
    now = datetime.now(UTC)
    async with database.writing() as connection:
        for number, place in enumerate(town.places):
            person = place.person.id if place.person is not None else 0
            await clocks.set_clock(connection, place.game, clock(person, 1, now + DAY * (1 + number % 7)))


async def looked_at(database: Database) -> list[float]:
    """Return the milliseconds that looking for what is due takes, nothing being due."""
    ladder, spent = Ladder(database), []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        await ladder.due(datetime.now(UTC), 50)
        await ladder.next_wake()
        spent.append((time.perf_counter() - started) * MICRO)
    return sorted(spent)


async def all_at_once(town: Town, database: Database, bot: Bot, count: int) -> None:
    """Let that many deadlines fall into one second; print how long their tables wait for the question."""
    await bot.until_logged("ready as")
    moment = datetime.now(UTC) + SOON
    async with database.writing() as connection:
        for place in town.places[:count]:
            person = place.person.id if place.person is not None else 0
            wound = replace(clock(person, 1, moment), wake=moment)
            await clocks.set_clock(connection, place.game, wound)
    recorder = town.sandbox.recorder
    before = len(recorder.exchanges)
    started = time.perf_counter() + (moment - datetime.now(UTC)).total_seconds()
    asked, refused, after = 0, 0, list[float]()
    while asked < count and time.perf_counter() - started < PATIENCE:
        await asyncio.sleep(0.05)
        posts = [each for each in recorder.exchanges[before:] if each.route == "POST /channels/{channel_id}/messages"]
        refused = sum(each.status == 429 for each in posts)
        done = sum(each.status == 200 for each in posts)
        after += [time.perf_counter() - started] * (done - asked)
        asked = done
    print(f"{asked} of {count} tables asked; 429: {refused}")
    if after:
        print(f"after the deadline: median {statistics.median(after):.1f} s, last {after[-1]:.1f} s")


async def measure(games: int, count: int) -> None:
    """Build the games, look at the clocks, and let some of them ring."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Sandbox() as sandbox:
            town = await build(sandbox, games, folder)
            sandbox.rate_limits.realistic = True
            database = await open_database(town.url)
            try:
                await wind_up(town, database)
                spent = await looked_at(database)
                print(f"yardstick {seconds(loop) * MICRO:.1f} ms")
                print(f"{games} clocks, nothing due: {statistics.median(spent):.2f} ms, p99 {spent[-2]:.2f} ms")
                async with running(OURS, sandbox, folder, DATABASE_URL=town.url) as bot:
                    await all_at_once(town, database, bot, count)
            finally:
                await database.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--due", type=int, default=500)
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.games, arguments.due))


if __name__ == "__main__":
    main()
