"""Who draws what takes seconds? A process for that alone: it gives way to all others, and ends when it is done."""

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from bot.workers import started, within
from rendering.canvas import Picture

log = logging.getLogger(__name__)

TIMEOUT = 60.0  # seconds; a film takes a tenth of it


class Projector:
    """Draws films one after the other: a second one would only slow down the first."""

    def __init__(self, timeout: float = TIMEOUT) -> None:
        self._timeout = timeout
        self._one = asyncio.Lock()

    async def draw(
        self, drawing: Callable[..., Picture], args: tuple[object, ...], kwargs: dict[str, object]
    ) -> Picture | None:
        """Return what a `draw_…` function makes of its arguments; None when it takes too long or its process crashes.

        Raises what the function raises. Whoever cancels this ends the process.
        """
        async with self._one:
            starting = asyncio.ensure_future(asyncio.to_thread(started, 1, leisurely=True))
            try:
                pool, ids = await asyncio.shield(starting)
            except (BrokenProcessPool, OSError):
                log.warning("the process that draws films ends at once")
                return None
            except asyncio.CancelledError:
                with contextlib.suppress(BrokenProcessPool, OSError):
                    pool, ids = await starting  # half born, it would complain when killed
                    _end(ids)
                    pool.shutdown(wait=False, cancel_futures=True)
                raise
            try:
                work = asyncio.wrap_future(pool.submit(within, self._timeout, partial(drawing, *args, **kwargs)))
                return await asyncio.wait_for(work, self._timeout)
            except BrokenProcessPool:
                log.warning("the process that draws a film crashed")
            except TimeoutError:
                log.warning("a film took more than %s seconds", self._timeout)
                _end(ids)
            except asyncio.CancelledError:
                _end(ids)
                raise
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
        return None


def _end(ids: list[int]) -> None:
    for process in ids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)
