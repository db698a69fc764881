"""How soon is a click answered? Our bot beside the barest one that discord.py can be, on the same sandbox.

Run: python -m benchmarks.discord [--clicks 600] [--games 500] [--pace 20]
"""

import argparse
import asyncio
import gc
import statistics
import tempfile
from pathlib import Path

from benchmarks.bare_bot import EDIT, PICTURE, TEXT
from benchmarks.crowd import READS, Answers, Crowd
from benchmarks.process import BARE, OURS, Bot, running
from benchmarks.town import Town, build
from benchmarks.yardstick import loop, seconds
from bot.cli.sample import MIDDLE, NAMES, sample_game
from bot.game import view_for
from rendering import DEFAULT, ENGLISH, draw_table
from sandbox import Sandbox

SETTLING = 30  # clicks that do not count: connections open, first pictures
PICTURES = ("panel", "see", "act")
MICRO = 1000


def line(name: str, times: list[float]) -> str:
    """Return a row of the table: median and 99th percentile of milliseconds."""
    if not times:
        return f"{name:34}     none"
    p99 = times[min(len(times) - 1, len(times) * 99 // 100)]
    return f"{name:34} {statistics.median(times):8.1f} {p99:8.1f} {times[-1]:8.1f} ms {len(times):6}"


async def clicked_bare(town: Town, answers: Answers, kind: str) -> None:
    """Click once at the barest bot."""
    place = town.places[answers.count % len(town.places)]
    person = place.person or next(iter(town.people.values()))
    message = place.message
    if kind == EDIT:
        message = (await person.forge(place.message, PICTURE)).messages[0]
    answers.note("log" if kind == TEXT else kind, await person.forge(message, kind))


async def measure_bare(town: Town, bot: Bot, clicks: int, pace: float) -> None:
    """Measure the barest bot, one click in flight and at a pace."""
    for title, rate in (("one in flight", 0.0), (f"{pace:.0f} a second", pace)):
        answers, begun, tasks = Answers(), asyncio.get_running_loop().time(), []
        await bot.look_inside()
        before = bot.seconds()
        for number in range(clicks):
            click = clicked_bare(town, answers, (TEXT, PICTURE, EDIT)[number % 3])
            if rate:
                await asyncio.sleep(begun + number / rate - asyncio.get_running_loop().time())
                tasks.append(asyncio.create_task(click))
            else:
                await click
        await asyncio.gather(*tasks)
        spent = (bot.seconds() - before) * MICRO / (answers.count * 4 / 3)  # an edit takes a click before it
        inside = await bot.look_inside()
        print(line(f"barest, {title}: text", answers.of("log")))
        print(line(f"barest, {title}: picture", answers.of(PICTURE)))
        print(line(f"barest, {title}: edit", answers.of(EDIT)))
        print(f"{'':34} {spent:.1f} ms of processor a click, loop late by {inside['lag_p99'] * MICRO:.1f} ms (p99)")
        town.sandbox.recorder.clear()


async def measure_ours(town: Town, bot: Bot, clicks: int, pace: float) -> None:
    """Measure our bot, one click in flight and at a pace."""
    crowd = Crowd(town.sandbox, town.places, town.people)
    await crowd.in_a_row(SETTLING)
    for title, rate in (("one in flight", 0.0), (f"{pace:.0f} a second", pace)):
        crowd.answers = answers = Answers()
        await bot.look_inside()
        before = bot.seconds()
        await (crowd.steadily(clicks, rate) if rate else crowd.in_a_row(clicks))
        spent = (bot.seconds() - before) * MICRO / answers.count
        inside = await bot.look_inside()
        for kind in (*READS, *PICTURES):
            print(line(f"ours, {title}: {kind}", answers.of(kind)))
        print(line(f"ours, {title}: ALL TEXT", answers.of(*READS)))
        print(line(f"ours, {title}: ALL PICTURES", answers.of(*PICTURES)))
        print(f"{'':34} {spent:.1f} ms of processor a click, loop late by {inside['lag_p99'] * MICRO:.1f} ms (p99)")
        print(f"{'':34} after 1.5 s {answers.late}, deferred {answers.deferred}, without picture {answers.bare}")


async def measure(clicks: int, games: int, pace: float) -> None:
    """Measure both, the barest before and after ours: the machine may have other work."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        picture = folder / "picture.webp"
        picture.write_bytes(draw_table(view_for(sample_game(4, MIDDLE)[0], None), NAMES, ENGLISH, DEFAULT).data)
        async with Sandbox() as sandbox:
            town = await build(sandbox, games, folder)
            gc.freeze()
            gc.disable()  # the sandbox keeps every message: its collections would be counted as the bots' time
            print(f"yardstick {seconds(loop) * MICRO:.1f} ms; {games} games; picture {picture.stat().st_size >> 10} KB")
            print(f"{'':34} {'median':>8} {'p99':>8} {'most':>8}    {'clicks':>6}")
            async with running(BARE, sandbox, folder, BENCHMARK_PICTURE=str(picture)) as bot:
                await sandbox.feed.until(lambda: sandbox.gateway.connected, 30)
                await measure_bare(town, bot, clicks, pace)
            async with running(OURS, sandbox, folder, DATABASE_URL=town.url) as bot:
                await bot.until_logged("ready as")
                await measure_ours(town, bot, clicks, pace)
                if "Traceback" in bot.log():
                    print(bot.log())


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=600, help="of each measurement")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--pace", type=float, default=20.0, help="clicks a second")
    given = parser.parse_args()
    asyncio.run(measure(given.clicks, given.games, given.pace))


if __name__ == "__main__":
    main()
