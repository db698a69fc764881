"""Who works while the bot goes on listening? Processes of their own, behind an asyncio front.

Whoever crashes is replaced, and whoever takes too long ends itself: nobody else could stop code that hangs in C.
"""

import asyncio
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
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import ParamSpec, TypeVar

M_MMAP_THRESHOLD = -3
LARGE_BYTES = 512 << 10
LEISURE = 10  # how much a process that nobody waits for gives way

Given = ParamSpec("Given")
Result = TypeVar("Result")


class CrashedError(Exception):
    """The process that worked is no more; the next work gets another one."""


class Workers:
    """Some processes, started when first needed; to be used from one event loop, and closed there."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._starting: asyncio.Future[tuple[ProcessPoolExecutor, list[int]]] | None = None
        self._ids: list[int] = []
        self._opening = asyncio.Lock()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that there are now."""
        return [] if self._pool is None else self._ids

    async def start(self) -> None:
        """Start them; starting takes a while, so another thread does it. Raises CrashedError where they end at once."""
        try:
            await self._open()
        except BrokenProcessPool as error:
            raise CrashedError from error

    async def run(
        self, seconds: float, function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Return what a function returns, in a worker; raise what it raises.

        Raises TimeoutError when it takes longer, its worker ending itself, and CrashedError when that dies. The start
        of the workers does not count, the waiting for one of them does.
        """
        try:
            pool = await self._open()
        except BrokenProcessPool as error:
            raise CrashedError from error
        try:
            work = asyncio.wrap_future(pool.submit(within, seconds, partial(function, *args, **kwargs)))
            return await asyncio.wait_for(work, seconds)
        except BrokenProcessPool as error:
            self._drop(pool)
            raise CrashedError from error

    async def close(self) -> None:
        """Take no more work; workers end at once, or when the time of what they do is up."""
        if self._starting is not None:
            with contextlib.suppress(BrokenProcessPool, OSError):
                self._pool, _ = await self._starting
        if self._pool is not None:
            self._drop(self._pool)

    async def _open(self) -> ProcessPoolExecutor:
        async with self._opening:
            if self._pool is None:
                # Shielded: workers that are half born when they are killed complain on standard error.
                self._starting = asyncio.ensure_future(asyncio.to_thread(started, self.count))
                pool, self._ids = await asyncio.shield(self._starting)
                self._pool = pool
            return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)


def within(seconds: float, work: Callable[[], Result]) -> Result:
    """Do something in a worker, which ends itself when it takes longer."""
    limited = sys.stderr is not None
    if limited:
        faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return work()
    finally:
        if limited:
            faulthandler.cancel_dump_traceback_later()


def started(count: int, *, leisurely: bool = False) -> tuple[ProcessPoolExecutor, list[int]]:
    """Return processes, once they are there, and their ids; `leisurely` ones give way to all others.

    Takes a while: not for the event loop's thread.
    """
    pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _prepare, (leisurely,))
    try:
        return pool, [begun.result() for begun in [pool.submit(os.getpid) for _ in range(count)]]
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise


def _prepare(leisurely: bool) -> None:  # noqa: FBT001 - ProcessPoolExecutor passes it by position
    """Leave interrupts to the bot, end with it even when it is killed, and give back the memory of large blocks."""
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
