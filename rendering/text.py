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
    return sum(_extent(run, size)[1] for run in runs(text, face))


def _extent(run: Run, size: int) -> tuple[tuple[float, float, float, float], float]:
    """Return the box around a run from where its baseline begins, and how far it advances."""
    face = font(run.source, size)
    box = face.getbbox(run.text, anchor="ls", direction=run.direction)
    part = size / run.source.strike * PICTURE if run.source.strike else 1.0
    left, top, right, bottom = (edge * part for edge in box)
    return (left, top, right, bottom), face.getlength(run.text, direction=run.direction) * part


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


@lru_cache(maxsize=LABELS_KEPT)
def label(text: str, style: Style) -> Label:
    """Return a drawable text as a picture of its own."""
    pieces = runs(text, style.face, style.base)
    stroke = style.stroke if style.outline else 0
    cursor = 0.0
    boxes: list[tuple[float, float, float, float]] = []
    for run in pieces:
        box, advance = _extent(run, style.size)
        boxes.append((cursor + box[0], box[1], cursor + box[2], box[3]))
        cursor += advance
    left = int(min((box[0] for box in boxes), default=0)) - 1
    top = int(min((box[1] for box in boxes), default=0)) - 1
    right = int(max((box[2] for box in boxes), default=0)) + 2
    bottom = int(max((box[3] for box in boxes), default=0)) + 2
    origin = (left - stroke, top - stroke)
    size = (right - left + 2 * stroke, bottom - top + 2 * stroke)
    image = Image.new("RGBA", size, (*(style.outline if stroke and style.outline else style.fill), 0))
    if stroke and style.outline:
        image.putalpha(_mask(text, style, size, origin, stroke))
    image.paste(style.fill, (0, 0), _mask(text, style, size, origin, 0))
    _paste_pictures(image, text, style, origin)
    return Label(image, *origin, cursor, (left + 1, top + 1, right - 2, bottom - 2))


def _mask(text: str, style: Style, size: tuple[int, int], origin: tuple[int, int], stroke: int) -> Image.Image:
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    cursor = 0.0
    for run in runs(text, style.face, style.base):
        if not run.source.strike:
            at = (cursor - origin[0], -origin[1])
            face = font(run.source, style.size)
            draw.text(at, run.text, 255, face, anchor="ls", direction=run.direction, stroke_width=stroke)
        cursor += _extent(run, style.size)[1]
    return mask


def _paste_pictures(image: Image.Image, text: str, style: Style, origin: tuple[int, int]) -> None:
    """Paste what a font of pictures draws, in its colours: it has one size, from which it is made smaller."""
    cursor = 0.0
    for run in runs(text, style.face, style.base):
        (left, top, right, bottom), advance = _extent(run, style.size)
        if run.source.strike:
            face = font(run.source, style.size)
            x, y, x2, y2 = (round(edge) for edge in face.getbbox(run.text, anchor="ls", direction=run.direction))
            drawn = Image.new("RGBA", (max(1, x2 - x), max(1, y2 - y)))
            pen = ImageDraw.Draw(drawn)
            pen.text((-x, -y), run.text, font=face, anchor="ls", direction=run.direction, embedded_color=True)
            small = drawn.resize((max(1, round(right - left)), max(1, round(bottom - top))), Image.Resampling.LANCZOS)
            image.alpha_composite(small, (max(0, round(cursor + left) - origin[0]), max(0, round(top) - origin[1])))
        cursor += advance
