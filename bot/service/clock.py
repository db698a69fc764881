"""When is somebody's time up? Real hours, less those in which they sleep, in their own time zone."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

MINUTES_A_DAY: Final = 24 * 60
LONGEST_SLEEP: Final = 12 * 60  # minutes: a clock that hardly ever runs would hold up the table


class Clock(StrEnum):
    """How long a turn may take."""

    LIVE = "live"
    HOUR = "1h"
    EIGHT_HOURS = "8h"
    DAY = "24h"
    THREE_DAYS = "3d"
    WEEK = "7d"
    NONE = "none"

    @property
    def span(self) -> timedelta | None:
        """The time for a turn; None without a limit."""
        return SPANS.get(self)

    @property
    def sleeps(self) -> bool:
        """Whether quiet hours stop it: at a live table everybody has come to play now."""
        return self is not Clock.LIVE


SPANS: Final = {
    Clock.LIVE: timedelta(minutes=5),
    Clock.HOUR: timedelta(hours=1),
    Clock.EIGHT_HOURS: timedelta(hours=8),
    Clock.DAY: timedelta(days=1),
    Clock.THREE_DAYS: timedelta(days=3),
    Clock.WEEK: timedelta(days=7),
}


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The hours of every day in which somebody is not to be disturbed, from minute `start` of their day to `end`.

    They may run over midnight. Where clocks are put forward, a time that does not exist is as much later; where they
    are put back, hours begin with the first of two equal times and end with the second: nobody is woken early.
    Raises ValueError for hours that are none, or more than twelve, and for time zones that there are not.
    """

    start: int
    end: int
    zone: str

    def __post_init__(self) -> None:
        if not (0 <= self.start < MINUTES_A_DAY and 0 <= self.end < MINUTES_A_DAY):
            raise ValueError("no such time of day")
        if not 0 < (self.end - self.start) % MINUTES_A_DAY <= LONGEST_SLEEP:
            raise ValueError("quiet hours last up to twelve hours")
        zone_of(self.zone)

    def until(self, now: datetime) -> datetime | None:
        """Return when the hours end that have begun; None where somebody may be disturbed."""
        ends = [end for start, end in self._around(now) if start <= now < end]
        return max(ends, default=None)

    def since(self, now: datetime) -> datetime:
        """Return when the next ones begin, at or after a moment."""
        return min(start for start, _ in self._around(now) if start >= now)

    def _around(self, now: datetime) -> Iterator[tuple[datetime, datetime]]:
        zone = zone_of(self.zone)
        today = now.astimezone(zone).date()
        for days in (-1, 0, 1, 2, 3):
            day = today + timedelta(days=days)
            start = _instant(day, self.start, zone, fold=0)
            last = day if self.start < self.end else day + timedelta(days=1)
            end = _instant(last, self.end, zone, fold=1)
            if start < end:  # where clocks are put forward, hours may vanish
                yield start, end


def zone_of(name: str) -> ZoneInfo:
    """Return a time zone by its name, such as Europe/Madrid; raise ValueError if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError, ValueError) as error:
        raise ValueError(f"no such time zone: {name}") from error


def later(start: datetime, span: timedelta, quiet: QuietHours | None = None) -> datetime:
    """Return when a span has passed since a moment, not counting somebody's quiet hours; never within these."""
    if quiet is None:
        return start + span
    at = quiet.until(start) or start
    while at + span > (asleep := quiet.since(at)):
        span -= asleep - at
        at = quiet.until(asleep) or asleep
    return at + span


def passed(start: datetime, end: datetime, quiet: QuietHours | None = None) -> timedelta:
    """Return how long it is from a moment to a later one, not counting somebody's quiet hours."""
    if quiet is None:
        return end - start
    at, total = quiet.until(start) or start, timedelta(0)
    while at < end:
        asleep = min(end, quiet.since(at))
        total += asleep - at
        at = quiet.until(asleep) or asleep
        if asleep == end:
            break
    return total


def _instant(day: date, minute: int, zone: ZoneInfo, fold: int) -> datetime:
    local = datetime.combine(day, time(minute // 60, minute % 60, fold=fold), zone)
    if _vanished(local):
        local = local.replace(fold=0)
    return local.astimezone(UTC)


def _vanished(local: datetime) -> bool:
    """Whether clocks are put forward over a time of day."""
    return local.astimezone(UTC).astimezone(local.tzinfo).replace(tzinfo=None) != local.replace(tzinfo=None)
