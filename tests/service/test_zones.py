"""Is it understood which time zone and which time of day somebody means, and is nothing else taken for one?"""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.service.zones import WELL_KNOWN, find_zones, is_zone, local_time, time_of_day, written_time, zone_named

ODD = ("", " ", "🦑", "\x00", "é" * 4000, "'; drop table people; --", "../../etc/passwd", "/etc/localtime", "%_\\", "-")


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Berlin", "Europe/Berlin"),
        ("  new  york ", "America/New_York"),
        ("NEW_YORK", "America/New_York"),
        ("são paulo", "America/Sao_Paulo"),
        ("Sao Paulo", "America/Sao_Paulo"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("europe/paris", "Europe/Paris"),
        ("Europe Paris", "Europe/Paris"),
        ("port-au-prince", "America/Port-au-Prince"),
        ("bogo", "America/Bogota"),
        ("utc", "UTC"),
        ("Calcutta", "Asia/Calcutta"),
        ("Indianapolis", "America/Indiana/Indianapolis"),
    ],
)
def test_a_city_or_zone_is_known_however_it_is_typed(typed: str, zone: str) -> None:
    assert zone_named(typed) == zone
    assert find_zones(typed)[0] == zone


@pytest.mark.parametrize(
    ("typed", "among"),
    [
        ("Londres", "Europe/London"),
        ("Moscú", "Europe/Moscow"),
        ("Nueva York", "America/New_York"),
        ("Bruselas", "Europe/Brussels"),
        ("Berln", "Europe/Berlin"),
        ("Paris, France", "Europe/Paris"),
        ("Ciudad de México", "America/Mexico_City"),
        ("new", "America/New_York"),
        ("america", "America/New_York"),
        ("san", "America/Santiago"),
    ],
)
def test_what_is_not_clear_is_suggested_and_not_taken(typed: str, among: str) -> None:
    assert zone_named(typed) is None
    assert among in find_zones(typed)


def test_an_offset_is_no_city() -> None:
    """Etc/GMT+5 lies west of Greenwich, and knows no summer time: nobody means that."""
    for typed in ("GMT+5", "+5", "UTC+2", "Factory", "localtime", "posixrules"):
        assert zone_named(typed) is None
        assert not is_zone(typed)


@pytest.mark.parametrize("typed", ODD)
def test_odd_input_finds_no_zone(typed: str) -> None:
    assert zone_named(typed) is None
    assert not is_zone(typed)
    assert len(find_zones(typed)) <= 25


def test_the_well_known_zones_are_zones_and_fit_into_a_select() -> None:
    assert len(set(WELL_KNOWN)) == len(WELL_KNOWN) == 25
    assert find_zones("") == WELL_KNOWN
    for zone in (*WELL_KNOWN, *find_zones("a"), *find_zones("e")):
        assert is_zone(zone)
        assert ZoneInfo(zone).key == zone


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("22:30", "22:30"),
        ("22h30", "22:30"),
        ("22 h 30", "22:30"),
        ("22.30", "22:30"),
        ("2230", "22:30"),
        ("7", "07:00"),
        ("7h", "07:00"),
        (" 07:05 ", "07:05"),
        ("10pm", "22:00"),
        ("10:30 PM", "22:30"),
        ("10 p. m.", "22:00"),
        ("12 am", "00:00"),
        ("12pm", "12:00"),
        ("24:00", "00:00"),
        ("0", "00:00"),
        ("\uff12\uff12\uff1a\uff13\uff10", "22:30"),  # in the wide digits of a Japanese keyboard
    ],
)
def test_times_of_day_are_read_as_people_write_them(typed: str, written: str) -> None:
    minute = time_of_day(typed)
    assert minute is not None
    assert written_time(minute) == written


@pytest.mark.parametrize(
    "typed", [*ODD, "25", "24:01", "12:60", "22:5", "13 pm", "0 am", "-1", "1e3", "midnight", "999"]
)
def test_what_is_no_time_of_day_is_none(typed: str) -> None:
    assert time_of_day(typed) is None


def test_the_time_somewhere_follows_clocks_that_are_put_forward_and_back() -> None:
    for before, expected in (
        (datetime(2026, 3, 29, 0, 59, tzinfo=UTC), "01:59"),
        (datetime(2026, 3, 29, 1, 0, tzinfo=UTC), "03:00"),
        (datetime(2026, 10, 25, 0, 59, tzinfo=UTC), "02:59"),
        (datetime(2026, 10, 25, 1, 0, tzinfo=UTC), "02:00"),
    ):
        assert local_time("Europe/Madrid", before) == expected
    assert local_time("Europe/Atlantis", datetime(2026, 1, 1, tzinfo=UTC)) is None
