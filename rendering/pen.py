"""How are shapes drawn? On a unit square, much larger than needed, and once."""

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

OVERSAMPLE = 4
CURVE_STEPS = 10

Point = tuple[float, float]
Stroke = Sequence[tuple[float, float, float]]  # points with the brush's radius there


class Pen:
    """Draws a mask: coordinates and radii are parts of its edge, from the upper left corner."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.scale = size * OVERSAMPLE
        self.image = Image.new("L", (self.scale, self.scale), 0)
        self.draw = ImageDraw.Draw(self.image)

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        """Fill a circle; ink 0 cuts."""
        self.oval(x, y, radius, radius, ink)

    def oval(self, x: float, y: float, across: float, down: float, ink: int = 255) -> None:
        """Fill an ellipse."""
        s = self.scale
        self.draw.ellipse(((x - across) * s, (y - down) * s, (x + across) * s, (y + down) * s), fill=ink)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        """Draw a circle's line, inwards from its radius, over whatever was inside."""
        self.disc(x, y, radius)
        self.disc(x, y, radius - width, 0)

    def polygon(self, points: Sequence[Point], ink: int = 255) -> None:
        """Fill a shape with corners."""
        self.draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=ink)

    def blob(self, points: Sequence[Point], ink: int = 255) -> None:
        """Fill a smooth closed shape through these points."""
        self.polygon([(x, y) for x, y, _ in _smooth([(x, y, 0.0) for x, y in points], closed=True)], ink)

    def brush(self, stroke: Stroke, ink: int = 255) -> None:
        """Draw a smooth line whose thickness changes on its way."""
        points = _smooth(stroke, closed=False)
        for (x, y, radius), (x2, y2, radius2) in pairwise(points):
            steps = max(1, int(math.hypot(x2 - x, y2 - y) * self.scale / max(1.0, radius * self.scale / 2)))
            for step in range(steps + 1):
                part = step / steps
                self.disc(x + (x2 - x) * part, y + (y2 - y) * part, radius + (radius2 - radius) * part, ink)

    def bar(self, a: Point, b: Point, radius: float, ink: int = 255) -> None:
        """Draw a straight line with round ends."""
        s = self.scale
        self.draw.line((a[0] * s, a[1] * s, b[0] * s, b[1] * s), fill=ink, width=max(1, round(2 * radius * s)))
        self.disc(*a, radius, ink)
        self.disc(*b, radius, ink)

    def mask(self) -> Image.Image:
        """Return what was drawn, at its size."""
        return self.image.reduce(OVERSAMPLE)


def _smooth(stroke: Stroke, *, closed: bool) -> list[tuple[float, float, float]]:
    """Return points of a Catmull-Rom curve through those given."""
    points = list(stroke)
    ends = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    curve: list[tuple[float, float, float]] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        curve += [_between(a, b, c, d, step / CURVE_STEPS) for step in range(CURVE_STEPS)]
    return curve if closed else [*curve, points[-1]]


def _between(
    a: tuple[float, float, float],
    b: tuple[float, float, float],
    c: tuple[float, float, float],
    d: tuple[float, float, float],
    t: float,
) -> tuple[float, float, float]:
    x, y, radius = (
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y, max(0.0, radius)
