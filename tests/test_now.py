"""Does a file move the bot's clock, at once, and does a bad one do no harm?"""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.now import MovedClock, real_time

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


def at_noon() -> datetime:
    return NOON


def put(file: Path, written: str) -> None:
    """Replace a file as the sandbox does."""
    other = file.with_name("new")
    other.write_text(written)
    other.replace(file)


def test_a_file_moves_the_clock_and_the_next_one_moves_it_again(tmp_path: Path) -> None:
    clock = MovedClock(tmp_path / "clock", at_noon)
    assert clock() == NOON
    for seconds in (90.5, 91.5, 86_400.0, -60.0, 0.0):  # some of the same length
        put(tmp_path / "clock", str(seconds))
        assert clock() == clock() == NOON + timedelta(seconds=seconds)
    put(tmp_path / "clock", "7\n")
    assert clock() == NOON + timedelta(seconds=7)
    (tmp_path / "clock").unlink()
    assert clock() == NOON


@pytest.mark.parametrize("written", ["", "soon", "nan", "inf", "1e300", "1 2", "\x00\x00"])
def test_what_is_no_number_counts_as_nothing_and_is_said_once(
    tmp_path: Path, written: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    file = tmp_path / "clock"
    clock = MovedClock(file, at_noon)
    assert clock() == clock() == NOON
    assert len(caplog.records) == 1  # it is missing
    put(file, "5")
    assert clock() == NOON + timedelta(seconds=5)
    put(file, written)
    assert clock() == clock() == NOON
    (said,) = caplog.records[1:]
    assert "CLOCK_FILE" in said.getMessage()
    assert str(file) in said.getMessage()
    put(file, "6")
    assert clock() == NOON + timedelta(seconds=6)


def test_a_folder_or_bytes_in_its_place_do_no_harm(tmp_path: Path) -> None:
    assert MovedClock(tmp_path, at_noon)() == NOON
    (tmp_path / "clock").write_bytes(b"\xff\xfe5")
    assert MovedClock(tmp_path / "clock", at_noon)() == NOON


def test_it_is_not_read_again_while_it_stays_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path / "clock", "5")
    clock = MovedClock(tmp_path / "clock", at_noon)
    assert clock() == NOON + timedelta(seconds=5)
    monkeypatch.setattr(Path, "read_text", lambda *_: pytest.fail("read again"))
    assert clock() == NOON + timedelta(seconds=5)


def test_the_real_time_is_the_machines() -> None:
    assert abs(real_time() - datetime.now(UTC)) < timedelta(seconds=5)
    assert MovedClock(Path(os.devnull))() - real_time() < timedelta(seconds=5)
