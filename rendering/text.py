"""How does text come onto a picture? Measured, fitted or shortened, outlined, in whatever fonts it takes."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.fonts import Face, font
from rendering.script import Run, clusters, drawable, runs
from rendering.theme import Colour

BREAKS = re.compile(r"[^\S\u00a0\u202f]+")  # a line may end at every space but those two
ELLIPSIS = "…"
LABELS_KEPT = 200  # a figure has a few kilobytes, a name up to 60
PICTURE = 0.94  # how large pictures stand among letters of a size
SIZE_STEP = 4  # names are fitted in steps: each size is a font of its own in memory
FITS_KEPT = 2000
WRAPS_KEPT = 200


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks: its face and size, its colour, and the line around it.

    `base` is 0 for sentences that run from left to right whatever name they begin with, 1 for those that run from right
    to left, and None for names, which run as their first letter does.
    """

    face: Face
    size: int
    fill: Colour
    outline: Colour | None = None
    stroke: int = 0
    base: int | None = None


@dataclass(frozen=True, slots=True)
class Label:
    """A finished piece of text: to be pasted at `left`, `top` from where its baseline begins."""

    image: Image.Image
    left: int
    top: int
    advance: float
    ink: tuple[int, int, int, int]  # around the letters without their outline, from the baseline's beginning


def width_of(text: str, face: Face, size: int) -> float:
    """Return how wide a drawable text is."""
    return sum(_advance(run, size) for run in runs(text, face))


def _advance(run: Run, size: int) -> float:
    return font(run.source, size).getlength(run.text, direction=run.direction) * _part(run, size)


def _part(run: Run, size: int) -> float:
    """Return how much of itself a run keeps at a size: fonts of pictures have a single size of their own."""
    return size / run.source.strike * PICTURE if run.source.strike else 1.0


@lru_cache(maxsize=FITS_KEPT)
def fitted(text: str, face: Face, size: int, smallest: int, width: int, substitute: str = "") -> tuple[str, int]:
    """Return a text, and the size in which it is at most that wide: smaller first, then shorter.

    What cannot be drawn is left out; of a text of which nothing is left, the substitute is taken.
    """
    text = drawable(text, face) or drawable(substitute, face)
    full = width_of(text, face, size)
    if full > width:
        size = max(smallest, int(size * width / full) // SIZE_STEP * SIZE_STEP)
    return shortened(text, lambda piece: width_of(piece, face, size) <= width), size


@lru_cache(maxsize=WRAPS_KEPT)
def wrapped(text: str, face: Face, size: int, width: int) -> tuple[str, ...]:
    """Return a text in lines at most that wide, broken between words; a longer word is shortened."""
    lines: list[str] = []
    for piece in BREAKS.split(text):
        word = drawable(piece, face)
        if not word:
            continue
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, face, size) <= width:
            lines[-1] = longer
        else:
            lines.append(shortened(word, lambda part: width_of(part, face, size) <= width))
    return tuple(lines)


def shortened(text: str, fits: Callable[[str], bool]) -> str:
    """Return the text, or the longest beginning that fits with an ellipsis: of whole words, if that is most of it."""
    if fits(text):
        return text
    letters = clusters(text)
    low, high = 0, len(letters)
    while low < high:  # the longest that fits, by halves: names may be long
        middle = (low + high + 1) // 2
        if fits("".join(letters[:middle]).rstrip() + ELLIPSIS):
            low = middle
        else:
            high = middle - 1
    beginning = "".join(letters[:low]).rstrip()
    words = "".join(letters[: low + 1]).rpartition(" ")[0].rstrip(" ,;:.")
    return (words if 2 * len(words) > len(beginning) else beginning) + ELLIPSIS


@dataclass(frozen=True, slots=True)
class _Piece:
    """A run where it will lie: from which point of the baseline on, and the box around its letters."""

    run: Run
    at: float
    box: tuple[float, float, float, float]


def _laid_out(text: str, style: Style) -> tuple[list[_Piece], float]:
    """Return the runs of a drawable text one after the other, and how far they advance together."""
    pieces: list[_Piece] = []
    cursor = 0.0
    for run in runs(text, style.face, style.base):
        part = _part(run, style.size)
        box = font(run.source, style.size).getbbox(run.text, anchor="ls", direction=run.direction)
        left, top, right, bottom = (edge * part for edge in box)
        pieces.append(_Piece(run, cursor, (cursor + left, top, cursor + right, bottom)))
        cursor += _advance(run, style.size)
    return pieces, cursor


@lru_cache(maxsize=LABELS_KEPT)
def label(text: str, style: Style) -> Label:
    """Return a drawable text as a picture of its own."""
    pieces, advance = _laid_out(text, style)
    stroke = style.stroke if style.outline else 0
    left = int(min((piece.box[0] for piece in pieces), default=0)) - 1
    top = int(min((piece.box[1] for piece in pieces), default=0)) - 1
    right = int(max((piece.box[2] for piece in pieces), default=0)) + 2
    bottom = int(max((piece.box[3] for piece in pieces), default=0)) + 2
    origin = (left - stroke, top - stroke)
    size = (right - left + 2 * stroke, bottom - top + 2 * stroke)
    image = Image.new("RGBA", size, (*(style.outline if stroke and style.outline else style.fill), 0))
    if stroke and style.outline:
        image.putalpha(_mask(pieces, style, size, origin, stroke))
    image.paste(style.fill, (0, 0), _mask(pieces, style, size, origin, 0))
    _paste_pictures(image, pieces, style, origin)
    return Label(image, *origin, advance, (left + 1, top + 1, right - 2, bottom - 2))


def _mask(
    pieces: list[_Piece], style: Style, size: tuple[int, int], origin: tuple[int, int], stroke: int
) -> Image.Image:
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    for piece in pieces:
        run = piece.run
        if not run.source.strike:
            at = (piece.at - origin[0], -origin[1])
            face = font(run.source, style.size)
            draw.text(at, run.text, 255, face, anchor="ls", direction=run.direction, stroke_width=stroke)
    return mask


def _paste_pictures(image: Image.Image, pieces: list[_Piece], style: Style, origin: tuple[int, int]) -> None:
    """Paste what a font of pictures draws, in its colours: it has one size, from which it is made smaller."""
    for piece in pieces:
        run = piece.run
        if not run.source.strike:
            continue
        left, top, right, bottom = piece.box
        face = font(run.source, style.size)
        x, y, x2, y2 = (round(edge) for edge in face.getbbox(run.text, anchor="ls", direction=run.direction))
        drawn = Image.new("RGBA", (max(1, x2 - x), max(1, y2 - y)))
        pen = ImageDraw.Draw(drawn)
        pen.text((-x, -y), run.text, font=face, anchor="ls", direction=run.direction, embedded_color=True)
        small = drawn.resize((max(1, round(right - left)), max(1, round(bottom - top))), Image.Resampling.LANCZOS)
        image.alpha_composite(small, (max(0, round(left) - origin[0]), max(0, round(top) - origin[1])))
