"""Which small pictures are made once and used again? Coloured signs, pearls, hexagons, lines of light."""

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.layout import corners, hexagon_height
from rendering.pen import OVERSAMPLE
from rendering.signs import Sign, shape
from rendering.theme import Colour, Veil

SPRITES_KEPT = 256  # of each kind; together below 20 MB
ROUNDED_KEPT = 48
WHITE = (255, 255, 255)
ROUND_FROM = 4  # pixels: a line that wide would show the corners of the filter
LARGE = 100_000  # pixels: such a rectangle takes up to 4 MB, and only a few of the last pictures' come again
LARGE_KEPT = 6


def tinted(mask: Image.Image, colour: Colour) -> Image.Image:
    """Return a mask as a picture in one colour."""
    image = Image.new("RGBA", mask.size, (*colour, 0))
    image.putalpha(mask)
    return image


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    """Return a rectangle that goes from one colour to another."""
    column = (1, size[1])
    ramp = Image.linear_gradient("L").resize(column, box=(0, 0, 1, 256))
    mixed_down = Image.composite(Image.new("RGB", column, bottom), Image.new("RGB", column, top), ramp)
    return mixed_down.resize(size, Image.Resampling.NEAREST)  # a row is of one colour


def fading(size: tuple[int, int]) -> Image.Image:
    """Return what is light above and dark below, as a mask."""
    ramp = Image.linear_gradient("L").transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return ramp.resize((1, size[1]), box=(0, 0, 1, 256)).resize(size, Image.Resampling.NEAREST)


def _widened(mask: Image.Image, by: int) -> Image.Image:
    """Return a shape made wider on every side."""
    if not by:
        return mask
    if by < ROUND_FROM:
        return mask.filter(ImageFilter.MaxFilter(2 * by + 1)).filter(ImageFilter.GaussianBlur(0.6))
    return mask.filter(ImageFilter.GaussianBlur(by * 0.62)).point(lambda value: min(255, max(0, value - 12) * 8))


def outlined(mask: Image.Image, top: Colour, bottom: Colour, line: Colour, width: int) -> Image.Image:
    """Return a shape in two colours with a dark line around it, larger by that line on every side."""
    size = (mask.width + 2 * width, mask.height + 2 * width)
    middle = Image.new("L", size, 0)
    middle.paste(mask, (width, width))
    around = _widened(middle, width)
    image = tinted(ImageChops.lighter(around, middle), line)
    image.paste(gradient(size, top, bottom), (0, 0), middle)
    return image


def relief(mask: Image.Image, top: Colour, bottom: Colour, line: Colour, width: int) -> Image.Image:
    """Return a shape as `outlined` does, and round as if lit from the upper left."""
    image = outlined(mask, top, bottom, line, width)
    depth = max(1, mask.width // 26)
    soft = mask.filter(ImageFilter.GaussianBlur(depth * 0.7))
    for colour, (x, y), strength in ((WHITE, (1, 1), 150), (line, (-1, -1), 120)):
        edge = ImageChops.subtract(mask, ImageChops.offset(soft, x * depth, y * depth))
        image.paste(colour, (width, width), faint(edge, strength))
    return image


@lru_cache(maxsize=SPRITES_KEPT)
def sign(kind: Sign, size: int, top: Colour, bottom: Colour, line: Colour, width: int = 2) -> Image.Image:
    """Return a sign in colour with its outline; it is `size + 2 * width` wide."""
    return outlined(shape(kind, size), top, bottom, line, width)


@lru_cache(maxsize=SPRITES_KEPT)
def faint_sign(kind: Sign, size: int, colour: Colour, strength: int) -> Image.Image:
    """Return the shadow of a sign."""
    return tinted(faint(shape(kind, size), strength), colour)


@lru_cache(maxsize=SPRITES_KEPT)
def pearl(size: int, light: Colour, shade: Colour, line: Colour) -> Image.Image:
    """Return a pearl, lit from the upper left."""
    big = size * OVERSAMPLE
    ball = Image.new("RGB", (big, big), light)
    fall = Image.radial_gradient("L").resize((2 * big, 2 * big))  # its centre is to be the glint
    left, top = round(big * 0.66), round(big * 0.7)
    fall = fall.crop((left, top, left + big, top + big))
    ball.paste(Image.new("RGB", (big, big), shade), (0, 0), fall.point(lambda value: min(255, int(value * 1.9))))
    glint = ImageDraw.Draw(ball)
    glint.ellipse((big * 0.24, big * 0.2, big * 0.44, big * 0.36), fill=(255, 255, 255))
    mask = shape(Sign.PEARL, size)
    image = tinted(mask.filter(ImageFilter.MaxFilter(3)), line)
    image.paste(ball.reduce(OVERSAMPLE), (0, 0), mask.filter(ImageFilter.MinFilter(3)))
    return image


@lru_cache(maxsize=SPRITES_KEPT)
def hexagon_mask(width: int, inset: float = 0.0) -> Image.Image:
    """Return an upright hexagon of that width as a mask, made smaller by `inset` on every side."""
    size = (width, round(hexagon_height(width)))
    big = Image.new("L", (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), 0)
    points = corners(big.width / 2, big.height / 2, (width - 2 * inset) * OVERSAMPLE)
    ImageDraw.Draw(big).polygon(points, fill=255)
    return big.reduce(OVERSAMPLE)


@lru_cache(maxsize=SPRITES_KEPT)
def hexagon_medal(width: int, top: Colour, bottom: Colour, line: Colour, stroke: int) -> Image.Image:
    """Return a hexagon of that width in two colours with a line around it."""
    return outlined(hexagon_mask(width - 2 * stroke), top, bottom, line, stroke)


@lru_cache(maxsize=SPRITES_KEPT)
def hexagon_veil(width: int, colour: Veil) -> Image.Image:
    """Return a hexagon of that width in a translucent colour."""
    return tinted(faint(hexagon_mask(width, 2), colour[3]), colour[:3])


def faint(mask: Image.Image, strength: int) -> Image.Image:
    """Return a mask that covers only so much, of 255."""
    return mask.point([value * strength // 255 for value in range(256)])


@lru_cache(maxsize=SPRITES_KEPT)
def hexagon_ring(width: int, line: float, colour: Veil, *, dashed: bool = False) -> Image.Image:
    """Return the outline of a hexagon as a picture, whole or in dashes."""
    size = (width, round(hexagon_height(width)))
    big = Image.new("L", (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), 0)
    draw = ImageDraw.Draw(big)
    points = corners(big.width / 2, big.height / 2, (width - line - 1) * OVERSAMPLE)
    stroke = max(1, round(line * OVERSAMPLE))
    dashes = 6 if dashed else 1
    for (x, y), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        for dash in range(dashes):
            a, b = (dash / dashes, (dash + (0.55 if dashed else 1)) / dashes)
            draw.line((x + (x2 - x) * a, y + (y2 - y) * a, x + (x2 - x) * b, y + (y2 - y) * b), 255, stroke)
    if not dashed:
        for x, y in points:
            draw.ellipse((x - stroke / 2, y - stroke / 2, x + stroke / 2, y + stroke / 2), fill=255)
    return tinted(faint(big.reduce(OVERSAMPLE), colour[3]), colour[:3])


@lru_cache(maxsize=SPRITES_KEPT)
def lit_edge(width: int, edge: int, line: float, colour: Veil) -> tuple[Image.Image, int, int]:
    """Return one edge of a hexagon as a line of light with its glow, and where it lies from the hexagon's centre.

    Edges count clockwise from the one right of the top corner.
    """
    big = Image.new("L", (2 * width * OVERSAMPLE,) * 2, 0)
    points = corners(big.width / 2, big.height / 2, width * OVERSAMPLE)
    a, b = points[edge], points[(edge + 1) % 6]
    draw = ImageDraw.Draw(big)
    radius = line * OVERSAMPLE / 2
    draw.line((*a, *b), fill=255, width=round(2 * radius))
    for x, y in (a, b):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    core = big.reduce(OVERSAMPLE)
    glow = core.filter(ImageFilter.GaussianBlur(line)).point(lambda value: min(255, int(value * 0.8)))
    mask = faint(ImageChops.lighter(core, glow), colour[3])
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    return tinted(mask.crop((left, top, right, bottom)), colour[:3]), left - width, top - width


def rounded(width: int, height: int, radius: int, fill: Veil, edge: Veil, line: int) -> Image.Image:
    """Return a rectangle with round corners: translucent, with an edge."""
    drawn = _rounded_large if width * height > LARGE else _rounded_small
    return drawn(width, height, radius, fill, edge, line)


def _rounded(width: int, height: int, radius: int, fill: Veil, edge: Veil, line: int) -> Image.Image:
    image = Image.new("RGBA", (width, height), (*edge[:3], 0))
    mask = rounded_mask(width, height, radius)
    image.putalpha(faint(mask, edge[3]))
    inner = rounded_mask(width - 2 * line, height - 2 * line, max(1, radius - line))
    image.paste(Image.new("RGBA", inner.size, fill), (line, line), inner)
    return image


_rounded_small = lru_cache(maxsize=ROUNDED_KEPT)(_rounded)
_rounded_large = lru_cache(maxsize=LARGE_KEPT)(_rounded)


def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """Return a rectangle with round corners as a mask; only the corners are drawn large."""
    mask = Image.new("L", (width, height), 255)
    corner = Image.new("L", (2 * radius * OVERSAMPLE,) * 2, 0)
    ImageDraw.Draw(corner).ellipse((0, 0, corner.width - 1, corner.height - 1), fill=255)
    corner = corner.reduce(OVERSAMPLE)
    for x, left in ((0, 0), (radius, width - radius)):
        for y, top in ((0, 0), (radius, height - radius)):
            mask.paste(corner.crop((x, y, x + radius, y + radius)), (left, top))
    return mask


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """Return a colour between two: the first at 0, the other at 1."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def shade(colour: Colour, factor: float) -> Colour:
    """Return a colour made darker, or above 1 lighter."""
    red, green, blue = (max(0, min(255, math.floor(part * factor))) for part in colour)
    return red, green, blue
