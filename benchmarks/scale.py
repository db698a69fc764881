"""Does a large bot start at once, and does it stay small? Ten thousand open games, then thousands of clicks.

Run: python -m benchmarks.scale [--games 10000] [--clicks 2000]; the full count is --clicks 20000
"""

import argparse
import asyncio
import gc
import tempfile
import time
from pathlib import Path

from benchmarks.crowd import Crowd
from benchmarks.process import OURS, Bot, memory_of, running
from benchmarks.town import Town, build
from benchmarks.yardstick import loop, seconds
from sandbox import Sandbox

STEPS = 10  # rows of the table, at least
LONGEST_STEP = 2000
PACE = 20.0  # clicks a second: 20,000 take a quarter of an hour
MICRO = 1000


async def first_click(town: Town, bot: Bot) -> float:
    """Click as soon as the bot listens; return the seconds from its start to the answer."""
    place = town.places[-1]
    person = place.person or next(iter(town.people.values()))
    await town.sandbox.feed.until(lambda: town.sandbox.gateway.connected, 60)
    await person.forge(place.message, f"words/{place.game}//")
    return time.perf_counter() - bot.started


def row(clicks: int, bot: Bot, inside: dict[str, int], crowd: Crowd) -> str:
    """Return a row of the table."""
    workers = "; ".join(str(memory_of(pid)) for pid in bot.workers)
    slow = f"after 1.5 s {crowd.answers.late}, unfinished {crowd.answers.unfinished}"
    return f"{clicks:7} {bot.memory()}   workers: {workers}   objects {inside['objects']}, {slow}"


async def measure(games: int, clicks: int) -> None:
    """Start the bot on that many games and click."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Sandbox() as sandbox:
            begun = time.perf_counter()
            town = await build(sandbox, games, folder)
            size = (folder / "conspiracy.db").stat().st_size >> 20
            print(f"yardstick {seconds(loop) * MICRO:.1f} ms")
            print(
                f"{games} open games, {size} MB, {len(town.people)} people; made in {time.perf_counter() - begun:.0f} s"
            )
            gc.freeze()
            gc.disable()  # the sandbox keeps every message: its collections would be counted as the bot's time
            for _ in range(3):
                async with running(OURS, sandbox, folder, DATABASE_URL=town.url) as bot:
                    answered = await first_click(town, bot)
                    ready = await bot.until_logged("ready as")
                    print(f"first click answered {answered:.2f} s after the start, ready after {ready:.2f} s")
                sandbox.gateway.sessions.clear()
            async with running(OURS, sandbox, folder, DATABASE_URL=town.url) as bot:
                await bot.until_logged("ready as")
                await grow(town, bot, clicks)


async def grow(town: Town, bot: Bot, clicks: int) -> None:
    """Click, and print every so often what has become of the bot."""
    crowd = Crowd(town.sandbox, town.places, town.people)
    before = (await bot.look_inside())["sizes"]
    print(row(0, bot, before, crowd))
    step, done = min(LONGEST_STEP, max(1, clicks // STEPS)), 0
    inside = before
    while done < clicks:
        await crowd.steadily(step, PACE)
        done += step
        inside = (await bot.look_inside())["sizes"]
        print(row(done, bot, inside, crowd), flush=True)
    for line in bot.log().splitlines():
        if "ERROR" in line or "Traceback" in line:
            print(line)
    print("what could grow, before and after:")
    for name in sorted(inside):
        print(f"  {name:50} {before.get(name, 0):8} {inside[name]:8}")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--clicks", type=int, default=2_000)
    given = parser.parse_args()
    asyncio.run(measure(given.games, given.clicks))


if __name__ == "__main__":
    main()
