"""How long does a picture take, how large is it, and how much of that is merely its encoding?"""

import asyncio
import io
import resource
import statistics
import time
from collections.abc import Callable

from PIL import Image

from benchmarks.yardstick import loop, seconds
from bot.cli.sample import MIDDLE, NAMES, sample_choice, sample_game
from bot.game import view_for
from rendering import DEFAULT, ENGLISH, Picture, draw_chamber, draw_choice, draw_scores, draw_table
from rendering.canvas import METHOD, QUALITY
from rendering.studio import Studio
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


def report(name: str, draw: Callable[[], Picture]) -> None:
    """Print one picture's figures."""
    picture = draw()
    with Image.open(io.BytesIO(picture.data)) as image:
        ready = image.convert("RGB")
    (clock, processor), (_, bare) = median(draw), median(lambda: encode(ready))
    size, kilo = f"{picture.width}x{picture.height}", len(picture.data) / KILO
    print(f"{name:14} {size:>10} {kilo:6.0f} KB {clock:8.1f} {processor:10.1f} {bare:10.1f}")


async def lag() -> None:
    """Print how late the event loop is while a studio draws."""
    start = time.perf_counter()
    studio = Studio()
    await studio.start()
    print(f"studio ready after {time.perf_counter() - start:.2f} s")
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
    await studio.close()


def main() -> None:
    """Print every picture's figures."""
    start = time.perf_counter()
    warm(DEFAULT)
    print(f"yardstick {seconds(loop) * 1000:.1f} ms; warming up {time.perf_counter() - start:.2f} s")
    end, half = view_for(sample_game(4, 99)[0], None), view_for(sample_game(4, MIDDLE)[0], None)
    choosing = sample_choice()
    choice = view_for(choosing, choosing.decider)
    print(f"{'median ms':35}    clock  processor   encoding")
    report("table, middle", lambda: draw_table(half, NAMES, ENGLISH, DEFAULT))
    report("table, full", lambda: draw_table(end, NAMES, ENGLISH, DEFAULT))
    report("chamber", lambda: draw_chamber(end, 0, NAMES[0], ENGLISH, DEFAULT))
    report("choice", lambda: draw_choice(choice, choice.drawn_lords, NAMES[0], ENGLISH, DEFAULT))
    report("scores", lambda: draw_scores(end, NAMES, ENGLISH, DEFAULT))
    print(f"memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KILO} MB")
    asyncio.run(lag())


if __name__ == "__main__":
    main()
