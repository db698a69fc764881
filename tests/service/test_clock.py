"""When is somebody's time up? In every time zone, over both changes of the clocks, awake and asleep."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.clock import LONGEST_SLEEP, MINUTES_A_DAY, Clock, QuietHours, later, passed

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Santiago", "UTC")


def local(zone: str, year: int, month: int, day: int, hour: int, minute: int = 0, fold: int = 0) -> datetime:
    return datetime(year, month, day, hour, minute, fold=fold, tzinfo=ZoneInfo(zone)).astimezone(UTC)


def night(zone: str, start: int = 23, end: int = 8) -> QuietHours:
    return QuietHours(start * 60, end * 60, zone)


def test_without_quiet_hours_a_day_is_a_day_of_real_hours() -> None:
    """TM-01: "24 h per turn" stays 24 real hours, also where a local day has 23."""
    start = local("Europe/Berlin", 2026, 3, 28, 18)
    assert later(start, DAY) - start == DAY


@pytest.mark.parametrize("zone", ZONES)
def test_tm_01_quiet_hours_are_the_same_time_of_day_all_year(zone: str) -> None:
    """Every local day has one night, from 23 to 8 by the clock on the wall, over every change of the clocks."""
    quiet = night(zone)
    at = datetime(2026, 1, 1, 12, tzinfo=UTC)
    for _ in range(400):
        asleep = quiet.since(at)
        awake = quiet.until(asleep)
        assert awake is not None
        begun, ended = asleep.astimezone(ZoneInfo(zone)), awake.astimezone(ZoneInfo(zone))
        assert (begun.hour, begun.minute, ended.hour, ended.minute) == (23, 0, 8, 0)
        assert begun.date() + DAY == ended.date()
        assert timedelta(hours=8) <= awake - asleep <= timedelta(hours=10)
        at = awake


def test_tm_01_an_hour_that_does_not_exist_comes_as_much_later() -> None:
    """Berlin, 29 March 2026: 02:30 is skipped; hours that begin then begin at 03:30."""
    quiet = QuietHours(2 * 60 + 30, 6 * 60, "Europe/Berlin")
    start = local("Europe/Berlin", 2026, 3, 29, 0)
    assert quiet.since(start) == local("Europe/Berlin", 2026, 3, 29, 3, 30)
    assert quiet.until(quiet.since(start)) == local("Europe/Berlin", 2026, 3, 29, 6)
    vanished = QuietHours(2 * 60, 3 * 60, "Europe/Berlin")  # the whole hour that is skipped
    assert vanished.since(start) >= local("Europe/Berlin", 2026, 3, 29, 3)


def test_tm_01_of_an_hour_that_comes_twice_nobody_is_woken_early() -> None:
    """Berlin, 25 October 2026: 02:30 comes twice; quiet hours begin with the first and end with the second."""
    start = local("Europe/Berlin", 2026, 10, 24, 20)
    asleep = QuietHours(22 * 60, 2 * 60 + 30, "Europe/Berlin")
    assert asleep.until(asleep.since(start)) == local("Europe/Berlin", 2026, 10, 25, 2, 30, fold=1)
    begins = QuietHours(2 * 60 + 30, 9 * 60, "Europe/Berlin")
    assert begins.since(start) == local("Europe/Berlin", 2026, 10, 25, 2, 30, fold=0)


def test_the_clock_sleeps_with_the_player() -> None:
    quiet = night("Europe/Madrid")
    start = local("Europe/Madrid", 2026, 11, 30, 22)
    assert later(start, 8 * HOUR, quiet) == local("Europe/Madrid", 2026, 12, 1, 15)
    asleep = local("Europe/Madrid", 2026, 12, 1, 3)
    assert later(asleep, HOUR, quiet) == local("Europe/Madrid", 2026, 12, 1, 9)
    assert quiet.until(asleep) == local("Europe/Madrid", 2026, 12, 1, 8)
    assert quiet.until(start) is None


@st.composite
def hours(draw: st.DrawFn) -> QuietHours:
    start = draw(st.integers(0, MINUTES_A_DAY - 1))
    long = draw(st.integers(1, LONGEST_SLEEP))
    return QuietHours(start, (start + long) % MINUTES_A_DAY, draw(st.sampled_from(ZONES)))


moments = st.timedeltas(timedelta(0), 730 * DAY).map(lambda since: datetime(2026, 1, 1, tzinfo=UTC) + since)
spans = st.timedeltas(timedelta(minutes=1), timedelta(days=7))


@given(moments, spans, hours())
def test_time_passes_as_it_is_counted(start: datetime, span: timedelta, quiet: QuietHours) -> None:
    end = later(start, span, quiet)
    assert passed(start, end, quiet) == span
    assert quiet.until(end - timedelta(microseconds=1)) is None  # the last moment is one in which they were awake
    assert end >= start + span
    half = later(start, span / 2, quiet)
    assert start < half < end


@pytest.mark.parametrize(("start", "end"), [(0, 0), (600, 600), (0, 12 * 60 + 1), (-1, 60), (0, 24 * 60)])
def test_hours_that_are_none_or_too_many_are_refused(start: int, end: int) -> None:
    with pytest.raises(ValueError, match=r"quiet hours|time of day"):
        QuietHours(start, end, "UTC")


@pytest.mark.parametrize("zone", ["", "Europe/Atlantis", "../../etc/passwd", "/etc/localtime", "\0", "Europe"])
def test_time_zones_that_there_are_not_are_refused(zone: str) -> None:
    with pytest.raises(ValueError, match="time zone"):
        QuietHours(0, 60, zone)


def test_each_clock_has_its_time() -> None:
    assert [clock.span for clock in Clock] == [*sorted(filter(None, (clock.span for clock in Clock))), None]
    assert [clock for clock in Clock if not clock.sleeps] == [Clock.LIVE]
