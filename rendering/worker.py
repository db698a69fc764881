"""What does a process that draws do beside drawing? It ends in time, with the bot, and gives back what it held."""

import contextlib
import ctypes
import faulthandler
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait

from rendering.canvas import Picture

M_MMAP_THRESHOLD = -3
LARGE_BYTES = 512 << 10
LEISURE = 10  # how much a process that nobody waits for gives way


def started(workers: int, *, leisurely: bool = False) -> tuple[ProcessPoolExecutor, list[int]]:
    """Return processes that draw, once they are there, and their ids; `leisurely` ones give way to all others.

    Takes a while: not for the event loop's thread.
    """
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _prepare, (leisurely,))
    return pool, [begun.result() for begun in [pool.submit(os.getpid) for _ in range(workers)]]


def draw_within(
    seconds: float, drawing: Callable[..., Picture], args: tuple[object, ...], kwargs: dict[str, object]
) -> Picture:
    """Draw in a worker, which ends itself when it takes longer: nobody else could stop code that hangs in C."""
    limited = sys.stderr is not None
    if limited:
        faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return drawing(*args, **kwargs)
    finally:
        if limited:
            faulthandler.cancel_dump_traceback_later()


def _prepare(leisurely: bool) -> None:  # noqa: FBT001 - ProcessPoolExecutor passes it by position
    """Leave interrupts to the bot, end with it even when it is killed, and give back the memory of large images."""
    if leisurely and hasattr(os, "nice"):
        os.nice(LEISURE)
    with contextlib.suppress(OSError, AttributeError):  # the GNU C library's alone: it would keep some 15 MB for later
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE_BYTES)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
