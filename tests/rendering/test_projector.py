"""Is a film drawn without anybody waiting longer for anything else, and does its process end?"""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bot.cli.filming import frames_of
from bot.cli.sample import NAMES, sample_play
from rendering import DEFAULT, ENGLISH, draw_film
from rendering.projector import Projector
from rendering.studio import Studio
from tests.processes import alive, children
from tests.rendering.poses import counted, crash, fail, hang, nice, still
from tests.rendering.test_studio import run


def test_a_film_is_drawn_in_a_process_of_its_own_that_ends(tmp_path: Path) -> None:
    file = tmp_path / "log"

    async def script(studio: Studio) -> None:
        await studio.draw(counted, str(file), 0)
        assert await studio.film(counted, str(file), 0.1) is not None
        await studio.draw(counted, str(file), 0.2)

    run(script)
    worker, projector, again = (int(line) for line in file.read_text().splitlines())
    assert worker == again != projector
    until(lambda: not alive(projector))


def test_it_draws_what_the_function_draws() -> None:
    frames = tuple(frames_of(sample_play(2), NAMES, "en"))[:2]

    async def script(studio: Studio) -> None:
        assert await studio.film(draw_film, frames, NAMES[:2], ENGLISH, DEFAULT) == draw_film(
            frames, NAMES[:2], ENGLISH, DEFAULT
        )

    run(script)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="processes have no niceness")
def test_the_process_of_a_film_gives_way() -> None:
    async def script(studio: Studio) -> None:
        film = await studio.film(nice)
        assert film is not None
        assert int(film.data) >= min(19, os.nice(0) + 10)

    run(script)


def test_nobody_waits_for_a_film() -> None:
    async def script(studio: Studio) -> None:
        await studio.draw(still, 1)
        film = asyncio.create_task(studio.film(hang))
        await asyncio.sleep(0.1)
        for size in range(2, 6):
            assert await studio.draw(still, size) is not None
        assert not film.done()

    run(script)


def test_equal_films_are_drawn_once_and_small_ones_kept(tmp_path: Path) -> None:
    file = str(tmp_path / "log")

    async def script(studio: Studio) -> None:
        await asyncio.gather(*(studio.film(counted, file, 0.2) for _ in range(4)))
        await studio.film(counted, file, 0.2)
        assert await studio.film(still, 400) is not None
        assert studio.kept == 1

    run(script, kept=1000)
    assert len(Path(file).read_text().splitlines()) == 1


def test_a_film_that_crashes_or_fails_harms_nothing(tmp_path: Path) -> None:
    async def script(studio: Studio) -> None:
        assert await studio.film(crash, str(tmp_path / "log"), 9) is None
        with pytest.raises(ValueError, match="no such colour"):
            await studio.film(fail)
        assert await studio.film(still, 1) is not None

    run(script)


def test_a_film_that_takes_too_long_is_given_up() -> None:
    async def script() -> None:
        assert await Projector(timeout=0.5).draw(hang, (), {}) is None

    asyncio.run(script())


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("wait", [0.0, 0.05, 1.5])
def test_closing_ends_a_film_at_once(wait: float) -> None:
    before = set(children(os.getpid()))

    async def script(studio: Studio) -> None:
        film = asyncio.create_task(studio.film(hang))
        await asyncio.sleep(wait)
        await studio.close()
        assert await film is None
        assert await studio.film(still, 1) is None

    run(script)
    until(lambda: not [child for child in children(os.getpid()) if child not in before and alive(child)])


def test_a_film_that_is_closed_before_its_first_step_is_none() -> None:
    async def script(studio: Studio) -> None:
        film = asyncio.create_task(studio.film(hang))
        while not studio._under_way:  # noqa: ASYNC110 - not an instant later
            await asyncio.sleep(0)
        await studio.close()
        assert await film is None

    run(script)


def until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_process_that_ends_at_once_is_no_film(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_count: int, *, leisurely: bool) -> None:
        assert leisurely
        raise BrokenProcessPool

    async def script(studio: Studio) -> None:
        monkeypatch.setattr("rendering.projector.started", broken)
        assert await studio.film(still, 1) is None
        monkeypatch.undo()
        assert await studio.film(still, 1) is not None

    run(script)
