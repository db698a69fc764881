"""What time is it in the sandbox, and who must be woken when a test moves it?"""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta


@dataclass(order=True)
class Timer:
    """One call that is due at an instant; cancel it and it never happens."""

    when: float
    number: int
    callback: Callable[[], object] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        """Make sure the callback is not called any more."""
        self.cancelled = True


class Clock:
    """The sandbox's time: the real one plus an offset, or (running=False) one that only a test moves."""

    def __init__(self, start: datetime | None = None, *, running: bool = True) -> None:
        real = time.time()
        self._running = running
        self._offset = (start.timestamp() if start is not None else real) - (real if running else 0.0)
        self._timers: list[Timer] = []
        self._numbers = itertools.count()
        self._wake_up: asyncio.TimerHandle | None = None
        self._advancing = False

    def timestamp(self) -> float:
        """Seconds since 1970."""
        return self._offset + (time.time() if self._running else 0.0)

    def now(self) -> datetime:
        """Give the same instant as an aware datetime in UTC."""
        return datetime.fromtimestamp(self.timestamp(), UTC)

    @property
    def ahead(self) -> float:
        """Seconds by which it is ahead of the machine's clock."""
        return self._offset - (0.0 if self._running else time.time())

    def advance(
        self, *, weeks: float = 0, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0
    ) -> None:
        """Move forward; everything that falls due on the way happens at its own instant, in order."""
        step = timedelta(weeks=weeks, days=days, hours=hours, minutes=minutes, seconds=seconds)
        if step < timedelta(0):
            raise ValueError("the sandbox's clock only goes forward")
        target = self.timestamp() + step.total_seconds()
        self._advancing = True
        try:
            while (timer := self._next()) is not None and timer.when <= target:
                self._offset += max(0.0, timer.when - self.timestamp())
                heapq.heappop(self._timers)
                timer.callback()
            self._offset += max(0.0, target - self.timestamp())
        finally:
            self._advancing = False
            self._schedule()

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        """Call back at a timestamp, whether real time passes or a test moves the clock."""
        timer = Timer(when, next(self._numbers), callback)
        heapq.heappush(self._timers, timer)
        self._schedule()
        return timer

    def rest(self) -> None:
        """Wake nobody until the next call to this clock: the event loop is about to end."""
        if self._wake_up is not None:
            self._wake_up.cancel()
            self._wake_up = None

    def _next(self) -> Timer | None:
        while self._timers and self._timers[0].cancelled:
            heapq.heappop(self._timers)
        return self._timers[0] if self._timers else None

    def _schedule(self) -> None:
        if self._advancing:  # once at the end, not after each of perhaps thousands of calls
            return
        self.rest()
        timer = self._next()
        if timer is not None and self._running:
            delay = max(0.0, timer.when - self.timestamp())
            self._wake_up = asyncio.get_running_loop().call_later(delay, self._fire)

    def _fire(self) -> None:
        self._wake_up = None
        while (timer := self._next()) is not None and timer.when <= self.timestamp():
            heapq.heappop(self._timers)
            timer.callback()
        self._schedule()
