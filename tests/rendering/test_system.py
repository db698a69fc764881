"""Do fonts of the machine help with names that no package has the letters of, and never harm?"""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from rendering import DEFAULT, script, system
from rendering.fonts import FALLBACKS, Face, Source, coverage, path_of
from rendering.script import drawable, runs
from rendering.system import EMOJI_STRIKE, system_sources
from rendering.text import Style, fitted, label, width_of

HEEBO = next(source for source in FALLBACKS if source.package == "fontpkg_heebo")
NOTO = next(source for source in FALLBACKS if source.package == "fontpkg_noto_sans")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine with fonts in one folder, which draw what no package does: the packages for these are gone."""
    monkeypatch.setattr(system, "FOLDERS", (str(tmp_path),))
    monkeypatch.setattr(script, "FALLBACKS", tuple(each for each in FALLBACKS if each not in (HEEBO, NOTO)))
    monkeypatch.setattr(script, "system_sources", system_sources)
    for kept in (system_sources, fitted, label):
        kept.cache_clear()
    yield tmp_path
    for kept in (system_sources, fitted, label):
        kept.cache_clear()


@pytest.mark.usefixtures("folder")
def test_without_such_fonts_nothing_is_missing_but_the_letters() -> None:
    assert system_sources() == ()
    assert drawable("Nacho שלום", Face.DISPLAY) == "Nacho"


def test_a_font_of_the_machine_draws_what_no_package_can(folder: Path) -> None:
    (folder / "deep").mkdir()
    shutil.copy(path_of(HEEBO), folder / "deep" / "NotoSansCJK-Bold.ttc")
    assert drawable("Nacho שלום", Face.DISPLAY) == "Nacho שלום"
    assert {run.source.package for run in runs("Nacho שלום", Face.DISPLAY)} == {"fontpkg_cinzel", ""}


def test_pictures_have_one_size_and_are_made_smaller(folder: Path) -> None:  # RN-02
    shutil.copy(path_of(NOTO), folder / "NotoColorEmoji.ttf")  # its outlines at the one size stand for pictures
    (emoji,) = system_sources()
    picture = chr(min(code for code in coverage(emoji) - coverage(Face.DISPLAY.value) if chr(code).isprintable()))
    assert emoji.strike == EMOJI_STRIKE
    assert drawable(f"12{picture}34", Face.DISPLAY) == f"12{picture}34"
    assert [run.source.strike for run in runs(f"12{picture}34", Face.DISPLAY)] == [None, EMOJI_STRIKE, None]
    for size in range(10, 49, 2):
        alone = label(picture, Style(Face.DISPLAY, size, DEFAULT.text))
        assert 0 < alone.image.height < 2 * size
        assert alone.image.getbbox() is not None
        assert width_of(picture, Face.DISPLAY, size) < 2 * size


@pytest.mark.parametrize("name", ["NotoSansCJK-Bold.ttc", "NotoColorEmoji.ttf"])
@pytest.mark.parametrize("content", [b"", b"ttcf", b"not a font", b"\0\1\0\0" + b"\xff" * 64])
def test_a_damaged_font_of_the_machine_is_left_out(
    folder: Path, name: str, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / name).write_bytes(content)
    assert system_sources() == ()
    assert f"the font {folder / name} is damaged" in caplog.text


def test_real_fonts_where_this_machine_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    system_sources.cache_clear()
    there: tuple[Source, ...] = system_sources()
    if not any(source.strike for source in there):
        pytest.skip("no font of emoji is installed")
    monkeypatch.setattr(script, "system_sources", system_sources)
    for name in ("👩‍🚀🏳️‍🌈", "🇪🇸❤️👍🏽", "👨‍👩‍👧‍👦" * 8):
        shown = drawable(name, Face.DISPLAY)
        assert {run.source.strike for run in runs(shown, Face.DISPLAY)} == {EMOJI_STRIKE}
        assert len(script.clusters(shown)) <= 8
