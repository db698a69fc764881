"""What time is it for the bot, where somebody moves its clock? The machine's time, and as much as a file says."""

import logging
import math
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

LONGEST: Final = 100 * 366 * 86_400.0  # seconds either way: beyond it nobody means it


def real_time() -> datetime:
    """Return the time by the machine's clock."""
    return datetime.now(UTC)


class MovedClock:
    """A clock that a file moves: its one number is how many seconds to add, and counts as soon as it stands there.

    A file that is missing or holds no such number counts as 0, which the log says once.
    """

    def __init__(self, file: Path, real: Callable[[], datetime] = real_time) -> None:
        self._file = file
        self._real = real
        self._stamp: tuple[int, ...] | None = None
        self._offset = timedelta()
        self._silent = False  # the fault that stands has been told

    def __call__(self) -> datetime:
        """Return the time, aware and in UTC."""
        stamp = self._stamped()
        if stamp != self._stamp:
            self._stamp = stamp
            self._offset = timedelta(seconds=self._read())
        return self._real() + self._offset

    def _stamped(self) -> tuple[int, ...]:
        """Return what changes whenever the file does; nothing where there is none."""
        try:
            found = self._file.stat()
        except OSError:
            return ()
        return found.st_mtime_ns, found.st_size, found.st_ino

    def _read(self) -> float:
        try:
            seconds = _seconds(self._file.read_text())
        except (OSError, ValueError) as error:
            if not self._silent:
                level = logging.INFO if isinstance(error, FileNotFoundError) else logging.WARNING
                log.log(level, "CLOCK_FILE %s counts as 0: %s", self._file, type(error).__name__)
            self._silent = True
            return 0.0
        self._silent = False
        return seconds


def _seconds(written: str) -> float:
    seconds = float(written)
    if not math.isfinite(seconds) or abs(seconds) > LONGEST:
        raise ValueError(seconds)
    return seconds
