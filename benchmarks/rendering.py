"""How long does a picture take, how large is it, how much of that is its encoding, and how does Skia do?"""

import asyncio
import importlib.util
import io
import resource
import statistics
import time
from collections.abc import Callable

from PIL import Image

from benchmarks.skia_scene import MISSING, skia_scene
from benchmarks.yardstick import loop, seconds
from bot.cli.filming import frames_of
from bot.cli.sample import MIDDLE, NAMES, sample_choice, sample_game, sample_play
from bot.game import view_for
from bot.game.cards import LORDS
from rendering import DEFAULT, ENGLISH, draw_film, draw_table
from rendering.canvas import METHOD, QUALITY, Canvas
from rendering.card import compose_card
from rendering.chamber import compose_chamber
from rendering.choice import compose_choice
from rendering.scores import compose_scores
from rendering.studio import Studio
from rendering.table import compose_table
from rendering.warm import warm

ROUNDS = 50
KILO = 1024


def median(work: Callable[[], object]) -> tuple[float, float]:
    """Return the median milliseconds of some rounds, by the clock and of the processor, after one that does not count.

    The second is what the first would be on a machine that has nothing else to do.
    """
    work()
    clock: list[float] = []
    processor: list[float] = []
    for _ in range(ROUNDS):
        start, busy = time.perf_counter(), time.process_time()
        work()
        clock.append(time.perf_counter() - start)
        processor.append(time.process_time() - busy)
    return statistics.median(clock) * 1000, statistics.median(processor) * 1000


def encode(image: Image.Image) -> bytes:
    """Encode a ready picture as the canvas does."""
    stream = io.BytesIO()
    image.save(stream, "WEBP", quality=QUALITY, method=METHOD)
    return stream.getvalue()


def report(name: str, compose: Callable[[], Canvas]) -> None:
    """Print one picture's figures."""
    picture = compose().picture(name)
    with Image.open(io.BytesIO(picture.data)) as image:
        ready = image.convert("RGB")
    (clock, processor), (_, drawing) = median(lambda: compose().picture(name)), median(compose)
    bare = median(lambda: encode(ready))[1]
    size, kilo = f"{picture.width}x{picture.height}", len(picture.data) / KILO
    print(f"{name:14} {size:>10} {kilo:6.0f} KB {clock:8.1f} {processor:10.1f} {drawing:10.1f} {bare:10.1f}", end="")
    scene = skia_scene(compose)
    if scene is None:
        print()
        return
    draw, encoded = scene
    print(f" {median(draw)[1]:10.1f} {median(encoded)[1]:10.1f} {len(encoded()) / KILO:6.0f} KB")


async def lag() -> None:
    """Print how late the event loop is while a studio draws."""
    start = time.perf_counter()
    studio = Studio()
    await studio.start()
    print(f"studio ready after {time.perf_counter() - start:.2f} s")
    await studio.draw(draw_table, view_for(sample_game(4, MIDDLE)[0], None), NAMES, ENGLISH, DEFAULT)
    print(f"first picture after {time.perf_counter() - start:.2f} s")
    states = [sample_game(4, rounds)[0] for rounds in range(1, 15)]
    late: list[float] = []

    async def watch() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            late.append((time.perf_counter() - before - 0.005) * 1000)

    watcher = asyncio.create_task(watch())
    start = time.perf_counter()
    await asyncio.gather(*(studio.draw(draw_table, view_for(state, None), NAMES, ENGLISH, DEFAULT) for state in states))
    print(f"{len(states)} tables through the studio: {(time.perf_counter() - start) * 1000 / len(states):.1f} ms each")
    watcher.cancel()
    late.sort()
    print(f"event loop late by {late[len(late) * 99 // 100]:.1f} ms (p99), {late[-1]:.1f} ms at most")
    start = time.perf_counter()
    frames = tuple(frames_of(sample_play(len(NAMES)), NAMES, "en"))
    watcher = asyncio.create_task(watch())
    late.clear()
    film = await studio.film(draw_film, frames, NAMES, ENGLISH, DEFAULT)
    watcher.cancel()
    size, took = len(film.data) / KILO if film else 0, time.perf_counter() - start
    print(f"film of {len(frames)} turns in its process: {took:.1f} s, {size:.0f} KB; loop late by {max(late):.1f} ms")
    await studio.close()
    busy = time.process_time()
    draw_film(frames, NAMES, ENGLISH, DEFAULT)
    print(f"the same in this one: {time.process_time() - busy:.1f} s of processor")


def main() -> None:
    """Print every picture's figures."""
    start = time.perf_counter()
    warm(DEFAULT)
    print(f"yardstick {seconds(loop) * 1000:.1f} ms; warming up {time.perf_counter() - start:.2f} s")
    end, half = view_for(sample_game(4, 99)[0], None), view_for(sample_game(4, MIDDLE)[0], None)
    choosing = sample_choice()
    choice = view_for(choosing, choosing.decider)
    columns = f"{'clock':>8} {'processor':>10} {'drawing':>10} {'encoding':>10} {'Skia draws':>10} {'+ encodes':>10}"
    print(f"{'median ms':35}{columns}")
    report("table, middle", lambda: compose_table(half, NAMES, ENGLISH, DEFAULT))
    report("table, full", lambda: compose_table(end, NAMES, ENGLISH, DEFAULT))
    report("chamber", lambda: compose_chamber(end, 0, NAMES[0], ENGLISH, DEFAULT))
    report("choice", lambda: compose_choice(choice, choice.drawn_lords, NAMES[0], ENGLISH, DEFAULT))
    report("scores", lambda: compose_scores(end, NAMES, ENGLISH, DEFAULT))
    report("card", lambda: compose_card(LORDS[-1], ENGLISH, DEFAULT, ("What it does.",)))
    if importlib.util.find_spec("skia") is None:
        print(MISSING)
    print(f"memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KILO} MB")
    asyncio.run(lag())


if __name__ == "__main__":
    main()
