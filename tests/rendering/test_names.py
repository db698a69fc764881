"""Can any name be shown? Every script, every length, never a box for a missing glyph (RN-01, RN-02, RN-03, RN-05)."""

import unicodedata
from random import Random

import pytest

from rendering import DEFAULT, ENGLISH
from rendering.canvas import canvas
from rendering.fonts import Face, coverage
from rendering.layout import Box
from rendering.script import JOINERS, drawable, runs
from rendering.table import compose_table
from rendering.text import Style, fitted, label, width_of
from tests.rendering.scenes import scene

CLAIMED = {  # RN-01: scripts that we say we can draw
    "latin": "Ŧħë Œuvre ¿Qué? ¡Sí! ñandú",
    "cyrillic": "Дмитрий",
    "greek": "Αλέξανδρος",
    "arabic": "محمد",
    "persian": "می\u200cخواهم",
    "hebrew": "שלום",
    "devanagari": "हिन्दी क्षत्रिय",
    "thai": "ไทยน้ำ",
    "vietnamese": "Nguyễn Thị Ánh",
}
STRANGE = [
    "",
    " ",
    "W" * 32,
    "i",
    "﷽" * 32,
    "👨‍👩‍👧‍👦" * 8,
    "👩‍🚀🏳️‍🌈",
    "a" + "\u0301" * 31,
    "\u0301\u0302",
    "محمد",
    "שלום 12",
    "abc محمد 12",
    "𝔴𝔢𝔦𝔯𝔡",
    "ㅤ",
    "_x_",
    "@everyone",
    "</b>",
    "'; drop table",
    "=HYPERLINK(1)",
    "月が綺麗です",
    "한국어",
    "✿.ꀘ𝔦𝔴𝔦",
    "\u202eevil\u202c",
    "two\nlines\r\nand\u2028more\tand\0nothing",
    "\ud83d",
    "mage",
    "Nacho",
    "\u200d\u200c",
    "x" * 4000,
    "Z\u0338a\u0335l\u0337g\u0336o\u0335",  # marks that the face itself does not have
]


def glyphs_missing(text: str, face: Face) -> list[str]:
    return [
        letter
        for run in runs(text, face)
        for letter in run.text
        if letter not in JOINERS and ord(letter) not in coverage(run.source)
    ]


@pytest.mark.parametrize("name", CLAIMED.values(), ids=CLAIMED)
@pytest.mark.parametrize("face", Face)
def test_names_of_the_scripts_we_claim_lose_nothing(name: str, face: Face) -> None:  # RN-01
    assert drawable(name, face) == unicodedata.normalize("NFC", name)
    assert not glyphs_missing(drawable(name, face), face)


@pytest.mark.parametrize("name", STRANGE, ids=range(len(STRANGE)))
@pytest.mark.parametrize("face", Face)
def test_no_glyph_is_ever_missing(name: str, face: Face) -> None:  # RN-01
    shown = drawable(name, face)
    assert not glyphs_missing(shown, face)
    assert drawable(shown, face) == shown


def test_what_no_font_has_is_left_out_and_a_name_of_nothing_is_the_seats() -> None:  # RN-01
    assert drawable("月 Nacho 🦑", Face.DISPLAY) == "Nacho"
    assert drawable("✿.ꀘ𝔦𝔴𝔦", Face.DISPLAY).endswith("iwi")
    for name in ("", "👩‍🚀🏳️‍🌈", "ㅤ", "한국어", "\ud83d", "\u0301"):
        assert fitted(name, Face.DISPLAY, 40, 30, 400, ENGLISH.substitute(1))[0] == "Seat 2"


@pytest.mark.parametrize("size", range(10, 49, 2))
def test_an_emoji_never_breaks_a_size(size: int) -> None:  # RN-02
    shown, fit = fitted("Nacho 🦑 👩‍🚀", Face.DISPLAY, size, 8, 300)
    assert shown == "Nacho"
    assert label(shown, Style(Face.DISPLAY, fit, DEFAULT.text)).image.width > 0


def test_right_to_left_names_run_from_right_to_left() -> None:  # RN-03
    (run,) = runs("محمد", Face.DISPLAY)
    assert run.direction == "rtl"
    assert [run.text for run in runs("abc محمد 12", Face.DISPLAY)] == ["abc ", "12", "محمد "]
    assert [run.text for run in runs("שלום 12", Face.DISPLAY)] == ["12", "שלום "]
    assert next(run.text for run in runs("12 שלום abc", Face.DISPLAY)) == "abc"


def test_a_sentence_runs_as_its_language_does_whatever_name_it_begins_with() -> None:  # RN-03
    sentence = "محمد has won"
    assert "".join(run.text for run in runs(sentence, Face.TEXT, 0)) == "محمد has won"
    assert "".join(run.text for run in runs(sentence, Face.TEXT, 1)) == "has wonمحمد "


def test_arabic_letters_are_joined() -> None:  # RN-03
    joined = width_of("محمد", Face.DISPLAY, 40)
    apart = sum(width_of(letter, Face.DISPLAY, 40) for letter in "محمد")
    assert abs(joined - apart) > 1  # other glyphs than those of single letters


def test_line_breaks_and_controls_become_one_space() -> None:  # RN-05
    assert drawable("a\nb\r\nc\u2028d\te\0f\x85g", Face.TEXT) == "a b c d ef g"
    assert drawable("\u202eevil\u202c\u2066x\u2069", Face.TEXT) == "evilx"
    for separator in ("\n", "\r\n", "\u2028", "\t", "\0"):
        drawing = canvas(DEFAULT, 400, 200)
        drawing.line(f"a{separator}b", Box(0, 0, 300, 60), Style(Face.TEXT, 40, DEFAULT.text), smallest=20)


def test_marks_do_not_tower() -> None:
    assert len(drawable("a" + "\u0316" * 31, Face.TEXT)) == 3


def test_long_names_are_made_smaller_then_shortened() -> None:
    assert fitted("Coralie", Face.DISPLAY, 40, 30, 300) == ("Coralie", 40)
    shown, size = fitted("Abismo Profundo", Face.DISPLAY, 40, 30, 330)
    assert (shown, size < 40) == ("Abismo Profundo", True)
    for name in STRANGE:
        shown, size = fitted(name, Face.DISPLAY, 40, 30, 300, "Seat 1")
        assert shown
        assert size >= 30
        assert width_of(shown, Face.DISPLAY, size) <= 300
    assert fitted("one two three four", Face.TEXT, 40, 40, 220)[0] == "one two…"
    assert fitted("W" * 32, Face.DISPLAY, 40, 30, 300)[0].endswith("…")


@pytest.mark.parametrize("at", range(0, len(STRANGE), 4))
def test_tables_of_strange_names_keep_their_shape(at: int) -> None:
    view, _ = scene(4, "middle")
    names = (STRANGE[at:] + STRANGE)[:4]
    drawing = compose_table(view, names, ENGLISH, DEFAULT)
    texts = list(drawing.marked("text"))
    for number, one in enumerate(texts):
        assert Box(0, 0, *drawing.image.size).holds(one.box)
        assert not any(one.box.overlaps(other.box) for other in texts[number + 1 :])


def random_name(rng: Random) -> str:
    alphabets = [*CLAIMED.values(), *STRANGE[:-1]]
    letters = "".join(rng.choice(alphabets) for _ in range(3))
    return "".join(rng.choice(letters or "x") for _ in range(rng.randint(0, 32)))


def draw_random_names(count: int) -> None:
    rng = Random("names")
    for _ in range(count):
        name = random_name(rng)
        for face in (Face.DISPLAY, Face.TEXT):
            shown, size = fitted(name, face, 40, 28, 300, "Seat 1")
            assert width_of(shown, face, size) <= 300
            assert label(shown, Style(face, size, DEFAULT.text)).image.width <= 340


@pytest.mark.ci
def test_random_names() -> None:
    draw_random_names(300)


@pytest.mark.soak
def test_very_many_random_names() -> None:
    draw_random_names(20_000)
