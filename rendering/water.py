"""What lies behind everything? Water, lit from above, darker the deeper it gets."""

from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.layout import DEEPEST
from rendering.sprites import fading, gradient
from rendering.theme import Theme

WATERS_KEPT = 2  # one per theme and width, 6 MB each; a third theme takes a tenth of a second to paint anew
COARSE = 4  # water is soft: a quarter of the size is enough to paint it
LIT_DEPTH = 0.42  # where the light from the surface ends
RAYS = 9
BUBBLES = 70


@lru_cache(maxsize=WATERS_KEPT)
def water(theme: Theme, width: int) -> Image.Image:
    """Return the water of that width, as deep as any picture needs."""
    size = (width // COARSE, DEEPEST // COARSE)
    lit = round(size[1] * LIT_DEPTH)
    coarse = Image.new("RGB", size, theme.floor)
    coarse.paste(gradient((size[0], lit), theme.surface, theme.middle), (0, 0))
    coarse.paste(gradient((size[0], size[1] - lit), theme.middle, theme.floor), (0, lit))
    coarse = coarse.filter(ImageFilter.GaussianBlur(size[0] / 14))
    coarse.paste(theme.ray[:3], (0, 0), _rays(theme, size))
    coarse.paste(theme.floor, (0, 0), _edges(size))
    whole = coarse.resize((width, DEEPEST), Image.Resampling.BICUBIC)
    _bubbles(whole, theme)
    return whole


def _rays(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """Return the light that falls through the surface, as a mask."""
    rng = Random("light")
    mask = Image.new("L", size, 0)
    width, height = size
    for _ in range(RAYS):
        beam = Image.new("L", size, 0)
        top, broad = rng.uniform(0.05, 0.95) * width, rng.uniform(0.02, 0.07) * width
        foot = top + (top - width / 2) * 0.9
        reach = height * rng.uniform(0.3, 0.62)
        points = [
            (top - broad / 2, -4),
            (top + broad / 2, -4),
            (foot + broad * 1.8, reach),
            (foot - broad * 1.8, reach),
        ]
        ImageDraw.Draw(beam).polygon(points, fill=round(theme.ray[3] * rng.uniform(0.5, 1.0)))
        mask = ImageChops.add(mask, beam.filter(ImageFilter.GaussianBlur(broad / 3)))
    whole = Image.new("L", size, 0)
    whole.paste(fading((width, height * 2 // 3)), (0, 0))
    return ImageChops.multiply(mask, whole)


def _edges(size: tuple[int, int]) -> Image.Image:
    """Return the dark towards the sides, as a mask."""
    sides = Image.linear_gradient("L").rotate(90).resize(size)
    return sides.point(lambda value: int(70 * (abs(value - 127.5) / 127.5) ** 3))


def _bubbles(image: Image.Image, theme: Theme) -> None:
    rng = Random("bubbles")
    for _ in range(BUBBLES):
        radius = rng.uniform(2, 9)
        x, y = rng.uniform(0, image.width), rng.uniform(0, 1) ** 2 * image.height
        edge = round(radius * 2) + 4
        big = Image.new("L", (edge * 4, edge * 4), 0)
        draw = ImageDraw.Draw(big)
        draw.ellipse((8, 8, edge * 4 - 8, edge * 4 - 8), fill=theme.bubble[3] // 3, outline=theme.bubble[3], width=5)
        draw.ellipse((edge * 1.1, edge * 1.0, edge * 1.8, edge * 1.6), fill=theme.bubble[3] * 2)
        image.paste(theme.bubble[:3], (round(x), round(y)), big.reduce(4))
