"""Which part of a name can be drawn, with which fonts, in which order? Any script; never a box for a missing glyph."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, takewhile

from rendering.fonts import FALLBACKS, Face, Source, coverage
from rendering.system import system_sources

JOINERS = "\u200c\u200d"  # they shape Persian and Devanagari; without letters around them they mean nothing
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category that show nothing
TOO_INTRICATE = "\ufdfd"  # a sentence in one glyph, which FreeType gives up on
SHADES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # of skin: part of the emoji before
MARKS_ON_A_LETTER = 2  # real scripts need no more; a hundred of them would cover the picture


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text that one font draws in one direction."""

    text: str
    source: Source
    level: int  # 0 left to right, 1 right to left, 2 a number within the latter

    @property
    def direction(self) -> str:
        """The direction, as Raqm wants it."""
        return "rtl" if self.level % 2 else "ltr"


def sources(face: Face) -> Iterator[Source]:
    """Yield the fonts to ask for a character, in order: the machine's only for what no package has."""
    yield face.value
    yield from FALLBACKS
    yield from system_sources()


def drawable(text: str, face: Face) -> str:
    """Return what can be drawn of a text, on one line, perhaps nothing."""
    kept: list[str] = []
    letter = ""  # with its marks so far
    marks = 0
    for character in _letters(text):
        if unicodedata.category(character) in {"Mn", "Mc", "Me"}:
            marks += 1
            if not letter or marks > MARKS_ON_A_LETTER or not _one_font(letter + character, face):
                continue
        elif character not in JOINERS:
            marks = 0
            letter = ""
        drawn = _with_glyphs(character, face)
        letter += drawn
        kept.append(drawn)
    return " ".join(_without_loose_joiners("".join(kept)).split())


def runs(text: str, face: Face, base: int | None = None) -> tuple[Run, ...]:
    """Return a drawable text as runs, from left to right as they are seen; `base` as in text.Style."""
    pieces: list[Run] = []
    source = face.value
    for at, (character, level) in enumerate(zip(text, _levels(text, base), strict=True)):
        if not _rides(character):
            marked = character + "".join(takewhile(_rides, text[at + 1 :]))
            source = _source(marked, face, source)
        if pieces and pieces[-1].source == source and pieces[-1].level == level:
            pieces[-1] = Run(pieces[-1].text + character, source, level)
        else:
            pieces.append(Run(character, source, level))
    return tuple(_seen(pieces))


def clusters(text: str) -> list[str]:
    """Return a text letter by letter, each with its marks and joiners: what may be cut off as one."""
    found: list[str] = []
    for character in text:
        joined = found and (_rides(character) or found[-1][-1] in JOINERS)
        if joined or (found and unicodedata.category(character) == "Mc"):
            found[-1] += character
        else:
            found.append(character)
    return found


def _letters(text: str) -> Iterator[str]:
    """Yield the characters of a text without those that steer instead of showing; breaks become spaces."""
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if character in BLANKS or category in {"Zs", "Zl", "Zp"} or character in "\t\n\r\v\f\x85":
            yield " "
        elif character in JOINERS or category not in {"Cc", "Cf", "Cs", "Co", "Cn"}:
            yield character


def _with_glyphs(character: str, face: Face) -> str:
    """Return the character, or the plain letters it stands for where only those have glyphs, or nothing."""
    if character == " " or character in JOINERS or _covered(character, face):
        return character
    plain = unicodedata.normalize("NFKC", character)
    return plain if all(_covered(letter, face) for letter in plain) else ""


def _covered(character: str, face: Face) -> bool:
    return character not in TOO_INTRICATE and any(ord(character) in coverage(source) for source in sources(face))


def _rides(character: str) -> bool:
    """Whether a character is drawn with the one before it, in the same font."""
    return character in JOINERS or character in SHADES or unicodedata.category(character) in {"Mn", "Me"}


def _one_font(letter: str, face: Face) -> bool:
    """Whether a font has a letter and its marks: from two fonts they do not meet."""
    needed = {ord(character) for character in letter if character not in JOINERS}
    return any(needed <= coverage(source) for source in sources(face))


def _source(letter: str, face: Face, before: Source) -> Source:
    """Return the font for a letter with its marks: the one before it where possible, lest words be torn for a space."""
    asked = chain((before,), sources(face)) if letter[0] == " " and not before.strike else sources(face)
    needed = {ord(character) for character in letter if character not in JOINERS}
    return next((source for source in asked if needed <= coverage(source)), face.value)


def _without_loose_joiners(text: str) -> str:
    kept = [
        character
        for at, character in enumerate(text)
        if character not in JOINERS or (0 < at < len(text) - 1 and _joins(text[at - 1]) and _joins(text[at + 1]))
    ]
    return "".join(kept)


def _joins(character: str) -> bool:
    return unicodedata.category(character)[0] in "LMS"


def _levels(text: str, given: int | None) -> list[int]:
    """Return each character's level: the part of the Unicode bidirectional algorithm that names need."""
    kinds = [unicodedata.bidirectional(character) for character in text]
    base = given if given is not None else next((int(kind != "L") for kind in kinds if kind in {"L", "R", "AL"}), 0)
    strong = base
    levels: list[int | None] = []
    for kind in kinds:
        if kind in {"L", "R", "AL"}:
            strong = int(kind != "L")
            levels.append(2 * base if not strong else 1)
        elif kind in {"EN", "AN"}:
            levels.append(2 if strong or base else 0)
        elif kind == "NSM" and levels:
            levels.append(levels[-1])
        else:
            levels.append(None)
    return _neutral(levels, base)


def _neutral(levels: list[int | None], base: int) -> list[int]:
    """Give spaces and signs the direction of both sides where these agree, else that of the whole."""
    result: list[int] = []
    for at, level in enumerate(levels):
        if level is not None:
            result.append(level)
            continue
        before = next((other for other in reversed(levels[:at]) if other is not None), base)
        after = next((other for other in levels[at:] if other is not None), base)
        inward = before > 0 and after > 0 and not (base == 1 and before == after == 2)
        result.append(1 if inward else before if before == after else base)
    return result


def _seen(pieces: list[Run]) -> list[Run]:
    """Reverse whatever runs from right to left, from the innermost level outwards."""
    ordered = list(pieces)
    for level in range(max((piece.level for piece in pieces), default=0), 0, -1):
        at = 0
        while at < len(ordered):
            end = at
            while end < len(ordered) and ordered[end].level >= level:
                end += 1
            ordered[at:end] = ordered[at:end][::-1]
            at = end + 1
    return ordered
