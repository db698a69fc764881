"""What is drawn on, and what has been drawn where? A picture in the making, with a trace that tests read."""

import io
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from PIL import Image

from bot.game.cards import GUILDS, Guild
from rendering.fonts import Face
from rendering.layout import Box
from rendering.sprites import rounded
from rendering.text import Style, fitted, label
from rendering.theme import Colour, Theme, Veil
from rendering.water import water
from rendering.words import ENGLISH, Words

# Measured on a table of four (benchmarks/rendering.py): lossless is three times as slow and six times as large.
QUALITY = 75
METHOD = 0
PNG = ".png"
SUFFIXES = (".webp", PNG)


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: WebP, its name for the message, its size in pixels."""

    data: bytes
    filename: str
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Trace:
    """Something drawn: of what kind, what it shows, and where."""

    kind: str
    what: str
    box: Box


@dataclass(slots=True)
class Canvas:
    """The picture in the making."""

    image: Image.Image
    theme: Theme
    letters: tuple[str, ...] = ()  # of the guilds, where they are asked for
    traces: list[Trace] = field(default_factory=list)

    def letter(self, guild: Guild | None) -> str:
        """Return a guild's letter; nothing where letters are not asked for, or for no guild."""
        return self.letters[GUILDS.index(guild)] if self.letters and guild is not None else ""

    def mark(self, kind: str, what: str, box: Box) -> None:
        """Note what has been drawn where."""
        self.traces.append(Trace(kind, what, box))

    def marked(self, kind: str) -> Iterator[Trace]:
        """Yield what has been drawn of a kind."""
        return (trace for trace in self.traces if trace.kind == kind)

    def paste(self, sprite: Image.Image, x: float, y: float) -> None:
        """Put a sprite down by its upper left corner."""
        self.image.paste(sprite, (round(x), round(y)), sprite)

    def put(self, sprite: Image.Image, x: float, y: float) -> Box:
        """Put a sprite down by its centre; return where it lies."""
        left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
        self.image.paste(sprite, (left, top), sprite)
        return Box(left, top, sprite.width, sprite.height)

    def panel(self, box: Box, radius: int, fill: Veil, edge: Veil, line: int) -> None:
        """Draw a rectangle with round corners."""
        self.paste(rounded(round(box.width), round(box.height), radius, fill, edge, line), box.x, box.y)

    def figure(self, text: str, x: float, y: float, style: Style, kind: str = "text") -> Box:
        """Draw a short text with the middle of its letters on a point; return where they lie."""
        piece = label(text, style)
        left, top, right, bottom = piece.ink
        base, line = round(x - (left + right) / 2), round(y - (top + bottom) / 2)
        self.paste(piece.image, base + piece.left, line + piece.top)
        box = Box(base + left, line + top, right - left, bottom - top)
        self.mark(kind, text, box)
        return box

    def line(
        self, text: str, box: Box, style: Style, *, smallest: int, substitute: str = "", side: str = "left"
    ) -> Box:
        """Draw any text within a box, as large as fits, at one side of it; return where its letters lie."""
        shown, size = fitted(text, style.face, style.size, smallest, int(box.width), substitute)
        if not shown:
            return Box(box.x, box.y, 0, 0)
        fit = replace(style, size=size)
        try:
            piece = label(shown, fit)
        except OSError:  # glyphs that FreeType cannot paint
            shown, size = fitted(substitute, style.face, style.size, smallest, int(box.width))
            piece = label(shown, fit)
        left, top, right, bottom = piece.ink
        x = {"left": box.x - left, "right": box.right - right, "middle": box.centre[0] - (left + right) / 2}[side]
        base = round(box.centre[1] + CAPITALS[style.face] * size / 2)  # by capitals, so that neighbours share a line
        self.paste(piece.image, round(x) + piece.left, base + piece.top)
        ink = Box(round(x) + left, base + top, right - left, bottom - top)
        self.mark("text", shown, ink)
        return ink

    def picture(self, name: str) -> Picture:
        """Encode the picture."""
        stream = io.BytesIO()
        self.image.save(stream, "WEBP", quality=QUALITY, method=METHOD)
        return Picture(stream.getvalue(), f"{name}.webp", self.image.width, self.image.height)


def written_as(picture: Picture, suffix: str) -> bytes:
    """Return a picture's data as one of SUFFIXES; WebP for any other."""
    if suffix.lower() != PNG:
        return picture.data
    stream = io.BytesIO()
    with Image.open(io.BytesIO(picture.data)) as image:
        image.save(stream, "PNG")
    return stream.getvalue()


CAPITALS = {Face.DISPLAY: 0.7, Face.FIGURE: 0.7, Face.TEXT: 0.64}  # their height, as a part of the size


def canvas(theme: Theme, width: int, height: float, words: Words = ENGLISH) -> Canvas:
    """Return an empty picture: nothing but water."""
    letters = words.letters if theme.letters else ()
    theme = replace(theme, letters=False)  # what is kept looks the same with letters and without
    whole, tall = water(theme, width), round(height)
    if tall <= whole.height:
        return Canvas(whole.crop((0, 0, width, tall)), theme, letters)
    deeper = Image.new("RGB", (width, tall), theme.floor)
    deeper.paste(whole)
    return Canvas(deeper, theme, letters)


def plain(face: Face, size: int, fill: Colour) -> Style:
    """Return a style without outline."""
    return Style(face, size, fill)
