"""Does the bot stay alive and responsive whatever happens to a picture?"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.cli.sample import NAMES, sample_game
from bot.game import view_for
from rendering import DEFAULT, ENGLISH, draw_chamber, draw_table
from rendering.studio import FontFaultError, Studio, key_of
from tests.processes import alive, children
from tests.rendering.poses import broken_package, counted, crash, fail, hang, still


def run(script: Callable[[Studio], Awaitable[None]], *, timeout: float = 20.0, kept: int = 1 << 20) -> None:
    async def whole() -> None:
        studio = Studio(timeout=timeout, kept=kept)
        try:
            await script(studio)
        finally:
            await studio.close()

    asyncio.run(whole())


def test_it_draws_what_the_function_draws() -> None:
    view = view_for(sample_game(4, 5)[0], None)

    async def script(studio: Studio) -> None:
        await studio.start()
        drawn = await studio.draw(draw_table, view, NAMES, ENGLISH, DEFAULT)
        assert drawn == draw_table(view, NAMES, ENGLISH, DEFAULT)

    run(script)


def test_it_does_not_start_without_its_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # RN-06

    async def script(studio: Studio) -> None:
        with pytest.raises(FontFaultError, match="fontpkg-cinzel does not hold"):
            await studio.start()

    folder = str(broken_package(tmp_path, None))
    monkeypatch.setattr(sys, "path", [folder, *sys.path])  # which a spawned process is given
    run(script)


def test_equal_pictures_are_drawn_once(tmp_path: Path) -> None:
    file = str(tmp_path / "log")

    async def script(studio: Studio) -> None:
        await asyncio.gather(*(studio.draw(counted, file, 0.3) for _ in range(8)))
        await studio.draw(counted, file, 0.3)

    run(script)
    assert len(Path(file).read_text().splitlines()) == 1


def test_one_who_gives_up_does_not_take_the_picture_from_the_others(tmp_path: Path) -> None:
    async def script(studio: Studio) -> None:
        await studio.draw(still, 1)
        first = asyncio.create_task(studio.draw(counted, str(tmp_path / "log"), 0.3))
        second = asyncio.create_task(studio.draw(counted, str(tmp_path / "log"), 0.3))
        await asyncio.sleep(0.05)
        first.cancel()
        assert await second is not None

    run(script)


def test_what_nobody_waits_for_any_more_is_not_drawn(tmp_path: Path) -> None:
    async def script(studio: Studio) -> None:
        await studio.draw(still, 1)
        under_way = asyncio.create_task(studio.draw(counted, str(tmp_path / "begun"), 0.3))
        await asyncio.sleep(0.05)
        given_up = asyncio.create_task(studio.draw(counted, str(tmp_path / "waiting"), 0.3))
        await asyncio.sleep(0.05)
        given_up.cancel()
        under_way.cancel()
        await studio.draw(still, 2)

    run(script)
    assert (tmp_path / "begun").exists()
    assert not (tmp_path / "waiting").exists()


def test_equal_views_have_equal_keys_and_different_ones_have_not() -> None:
    one, same = (view_for(sample_game(3, 4)[0], None) for _ in range(2))
    assert one.seats[0].points is not None  # kept by one view, not yet by the other
    other = view_for(sample_game(3, 5)[0], None)
    names = NAMES[:3]
    assert key_of(draw_table, (one, names, ENGLISH, DEFAULT), {}) == key_of(
        draw_table, (same, names, ENGLISH, DEFAULT), {}
    )
    keys = {
        key_of(draw_table, (one, names, ENGLISH, DEFAULT), {}),
        key_of(draw_table, (other, names, ENGLISH, DEFAULT), {}),
        key_of(draw_chamber, (one, names, ENGLISH, DEFAULT), {}),
        key_of(draw_table, (one, names[::-1], ENGLISH, DEFAULT), {}),
    }
    assert len(keys) == 4


def test_a_crashed_worker_is_replaced(tmp_path: Path) -> None:
    async def script(studio: Studio) -> None:
        assert await studio.draw(crash, str(tmp_path / "once"), 1) is not None
        assert await studio.draw(crash, str(tmp_path / "always"), 9) is None
        assert await studio.draw(still, 1) is not None

    run(script)


def test_a_drawing_that_hangs_gives_none_and_its_worker_is_replaced() -> None:
    async def script(studio: Studio) -> None:
        await studio.draw(still, 1)
        start = time.monotonic()
        assert await studio.draw(hang) is None
        assert time.monotonic() - start < 5
        await asyncio.sleep(0.3)
        assert await studio.draw(still, 2) is not None

    run(script, timeout=1.0)


def test_a_fault_of_a_drawing_is_raised_and_not_kept() -> None:
    async def script(studio: Studio) -> None:
        for _ in range(2):
            with pytest.raises(ValueError, match="no such colour"):
                await studio.draw(fail)

    run(script)


def test_what_is_kept_is_bounded() -> None:
    async def script(studio: Studio) -> None:
        for size in range(400, 460):
            await studio.draw(still, size)
            assert studio.kept <= 1000
        assert studio.kept > 0
        assert await studio.draw(still, 5000) is not None
        assert studio.kept <= 1000

    run(script, kept=1000)


def test_the_event_loop_goes_on_while_a_picture_is_drawn(tmp_path: Path) -> None:
    async def script(studio: Studio) -> None:
        await studio.draw(still, 1)
        task = asyncio.create_task(studio.draw(counted, str(tmp_path / "log"), 0.5))
        ticks = 0
        while not task.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks > 20

    run(script)


def test_closing_answers_who_still_waits() -> None:
    async def script(studio: Studio) -> None:
        await studio.draw(still, 1)
        waiting = asyncio.create_task(studio.draw(hang))
        await asyncio.sleep(0.1)
        await studio.close()
        assert await waiting is None
        assert await studio.draw(still, 7) is None

    run(script, timeout=2.0)


SCRIPT = """
import asyncio, os, sys
from rendering.studio import Studio
from tests.rendering.poses import hang, still

async def main():
    studio = Studio(timeout=2.0)
    await studio.draw(still, 1)
    work = asyncio.create_task(studio.draw(hang))
    await asyncio.sleep(0.2)
    print(os.getpid(), flush=True)
    {end}

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("end", ["await studio.close()", "return", "raise SystemExit(3)"])
def test_the_process_always_ends(tmp_path: Path, end: str) -> None:
    file = tmp_path / "ending.py"
    file.write_text(SCRIPT.format(end=end))
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run([sys.executable, str(file)], capture_output=True, check=False, timeout=30, env=environment)
    assert done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_workers_end_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "killed.py"
    file.write_text(SCRIPT.format(end="await asyncio.sleep(60)"))
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        [sys.executable, str(file)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as bot:
        assert bot.stdout is not None
        assert int(bot.stdout.readline()) == bot.pid
        workers = children(bot.pid)
        bot.send_signal(signal.SIGKILL)
        bot.wait()
    assert workers
    deadline = time.monotonic() + 10
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)
