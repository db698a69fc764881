"""Do all fonts come from packages, and is every fault of one told at the start (RN-06)?"""

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import ImageFont, features

from rendering import check, fonts
from rendering.fonts import FALLBACKS, Face, FontError, Source, coverage, font, path_of


@pytest.fixture
def fresh() -> Iterator[None]:
    font.cache_clear()
    coverage.cache_clear()
    yield
    font.cache_clear()
    coverage.cache_clear()


def test_this_machine_can_draw() -> None:
    assert check() == []


def test_every_font_lies_in_an_installed_package() -> None:  # RN-06
    for source in (*(face.value for face in Face), *FALLBACKS):
        assert "site-packages" in path_of(source).parts
        spec = importlib.util.find_spec(source.package)
        assert spec is not None
        licence = (path_of(source).parents[1] / "LICENSE").read_text()
        assert "SIL OPEN FONT LICENSE" in licence.upper()


@pytest.mark.usefixtures("fresh")
def test_a_missing_font_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:  # RN-06
    monkeypatch.setattr(
        fonts, "find_spec", lambda name: None if name == "fontpkg_cinzel" else importlib.util.find_spec(name)
    )
    assert check() == ["the font package fontpkg-cinzel is not installed"]


@pytest.mark.usefixtures("fresh")
def test_a_font_file_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "FALLBACKS", (Source("fontpkg_cinzel", "Gone.ttf"),))
    assert check() == ["the font package fontpkg-cinzel does not hold Gone.ttf"]


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("content", [b"", b"not a font", b"\0\1\0\0" + b"\xff" * 64], ids=["empty", "text", "noise"])
def test_a_damaged_font_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    file = tmp_path / "broken.ttf"
    file.write_bytes(content)
    monkeypatch.setattr(fonts, "path_of", lambda _: file)
    faults = check()
    assert any(
        "AlegreyaSans-Medium.ttf of the font package fontpkg-alegreya-sans is damaged" in fault for fault in faults
    )


@pytest.mark.usefixtures("fresh")
def test_a_damaged_table_of_characters_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "broken.ttf"
    file.write_bytes(b"\0\1\0\0\0\1" + b"\0" * 40)
    monkeypatch.setattr(fonts, "path_of", lambda _: file)
    with pytest.raises(FontError, match="is damaged"):
        coverage(Face.TEXT.value)


def test_without_raqm_the_check_says_so(monkeypatch: pytest.MonkeyPatch) -> None:  # RN-03
    monkeypatch.setattr(features, "check", lambda feature: feature != "raqm")
    assert any("Raqm" in fault for fault in check())


def test_coverage_says_what_the_font_draws() -> None:
    """A character that is covered has another picture than the box for missing glyphs."""
    for source in (*(face.value for face in Face), *FALLBACKS):
        loaded = font(source, 24)
        missing = bytes(loaded.getmask("\U000f0000"))
        assert ord("\U000f0000") not in coverage(source)
        for code in [code for code in sorted(coverage(source)) if chr(code).isalpha()][:200:5]:
            assert bytes(loaded.getmask(chr(code))) != missing, f"{source.file}: {code:x}"


def test_variable_fonts_get_their_weight() -> None:
    light = ImageFont.truetype(path_of(Face.FIGURE.value), 40)
    assert font(Face.FIGURE.value, 40).getlength("23") > light.getlength("23")


def test_no_font_of_the_system_is_opened() -> None:  # RN-06
    code = (
        "import sys; opened = []\n"
        "sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == 'open' else None)\n"
        "from bot.cli.sample import sample_game, NAMES\n"
        "from bot.game import view_for\n"
        "from rendering import *\n"
        "draw_table(view_for(sample_game(4, 3)[0], None), NAMES, ENGLISH, DEFAULT)\n"
        "fonts = [name for name in opened if name.lower().endswith(('.ttf', '.otf', '.ttc', '.pcf'))]\n"
        "assert all('fontpkg_' in name for name in fonts), fonts\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr.decode()
