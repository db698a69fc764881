"""What do keys, powers and tokens look like? One small shape each."""

import math
from collections.abc import Callable
from enum import Enum
from functools import lru_cache

from PIL import Image

from rendering.pen import Pen, Point

SIGNS_KEPT = 192


def key(pen: Pen) -> None:
    """Draw a key, its ring on top."""
    pen.bar((0.5, 0.4), (0.5, 0.87), 0.08)
    pen.bar((0.5, 0.88), (0.74, 0.88), 0.07)
    pen.bar((0.5, 0.68), (0.68, 0.68), 0.065)
    pen.ring(0.5, 0.25, 0.25, 0.1)


def swap(pen: Pen) -> None:
    """Draw two arrows, there and back."""
    for y, side in ((0.33, 1), (0.67, -1)):
        tip, tail = 0.5 + side * 0.46, 0.5 - side * 0.42
        pen.bar((tail, y), (tip - side * 0.2, y), 0.06)
        pen.polygon([(tip, y), (tip - side * 0.27, y - 0.19), (tip - side * 0.27, y + 0.19)])


def eye(pen: Pen) -> None:
    """Draw an open eye: something is revealed."""
    pen.blob([(0.0, 0.5), (0.25, 0.26), (0.5, 0.19), (0.75, 0.26), (1.0, 0.5), (0.75, 0.74), (0.5, 0.81), (0.25, 0.74)])
    pen.disc(0.5, 0.5, 0.225, 0)
    pen.disc(0.5, 0.5, 0.125)


def crown(pen: Pen) -> None:
    """Draw the Pearl Master's crown."""
    pen.polygon(
        [(0.1, 0.78), (0.02, 0.28), (0.28, 0.5), (0.5, 0.14), (0.72, 0.5), (0.98, 0.28), (0.9, 0.78)],
    )
    for x, y in ((0.04, 0.26), (0.5, 0.13), (0.96, 0.26)):
        pen.disc(x if 0 < x < 1 else 0.5, y, 0.07)
    pen.bar((0.14, 0.86), (0.86, 0.86), 0.05)


def shield(pen: Pen) -> None:
    """Draw a Shield."""
    pen.polygon(
        [
            (0.12, 0.06),
            (0.88, 0.06),
            (0.88, 0.5),
            (0.8, 0.7),
            (0.66, 0.86),
            (0.5, 0.97),
            (0.34, 0.86),
            (0.2, 0.7),
            (0.12, 0.5),
        ]
    )


def star(pen: Pen) -> None:
    """Draw a star: influence, or points."""
    spikes = [
        (0.5 + radius * math.sin(angle), 0.52 - radius * math.cos(angle))
        for step in range(10)
        for radius, angle in [((0.5, 0.215)[step % 2], math.pi * step / 5)]
    ]
    pen.polygon(spikes)


def temple(pen: Pen) -> None:
    """Draw a palace under the sea: a Location."""
    pen.polygon([(0.02, 0.36), (0.5, 0.04), (0.98, 0.36)])
    pen.bar((0.1, 0.42), (0.9, 0.42), 0.045)
    for x in (0.2, 0.4, 0.6, 0.8):
        pen.bar((x, 0.5), (x, 0.78), 0.055)
    pen.bar((0.08, 0.88), (0.92, 0.88), 0.06)
    pen.disc(0.5, 0.25, 0.07, 0)


def hourglass(pen: Pen) -> None:
    """Draw an hourglass: the last turns."""
    pen.polygon([(0.2, 0.1), (0.8, 0.1), (0.72, 0.34), (0.55, 0.5), (0.72, 0.66), (0.8, 0.9), (0.2, 0.9)])
    pen.polygon([(0.2, 0.1), (0.28, 0.34), (0.45, 0.5), (0.28, 0.66), (0.2, 0.9), (0.8, 0.9), (0.72, 0.66), (0.5, 0.5)])
    pen.polygon([(0.32, 0.18), (0.68, 0.18), (0.62, 0.3), (0.38, 0.3)], 0)
    pen.polygon([(0.5, 0.58), (0.62, 0.72), (0.38, 0.72)], 0)
    for y in (0.07, 0.93):
        pen.bar((0.15, y), (0.85, y), 0.06)


def lock(pen: Pen) -> None:
    """Draw a padlock: a restriction."""
    pen.ring(0.5, 0.36, 0.29, 0.11)
    pen.polygon([(0.12, 0.42), (0.88, 0.42), (0.88, 0.96), (0.12, 0.96)])


def back(pen: Pen) -> None:
    """Draw an arrow going round: cards return to their deck."""
    pen.ring(0.5, 0.5, 0.46, 0.11)
    pen.polygon([(0.5, 0.5), (1.1, 0.36), (1.1, 0.64)], 0)
    pen.polygon([(0.72, 0.4), (1.0, 0.4), (0.9, 0.14)])
    pen.polygon([(0.74, 0.36), (1.02, 0.44), (0.99, 0.1)])


def link(pen: Pen) -> None:
    """Draw a clasp around two pearls."""
    pen.blob(
        [
            (0.0, 0.5),
            (0.08, 0.26),
            (0.29, 0.19),
            (0.71, 0.19),
            (0.92, 0.26),
            (1.0, 0.5),
            (0.92, 0.74),
            (0.71, 0.81),
            (0.29, 0.81),
            (0.08, 0.74),
        ]
    )


def turn(pen: Pen) -> None:
    """Draw the mark of whose turn it is."""
    pen.blob([(0.1, 0.06), (0.55, 0.28), (0.96, 0.5), (0.55, 0.72), (0.1, 0.94), (0.14, 0.5)])


def hexagon(pen: Pen) -> None:
    """Draw a Lord's outline."""
    pen.polygon(_hexagon(0.5, 0.5, 0.5))


def coalition(pen: Pen) -> None:
    """Draw three Lords that touch."""
    for x, y in ((0.26, 0.3), (0.74, 0.3), (0.5, 0.72)):
        pen.polygon(_hexagon(x, y, 0.265))


def pearl(pen: Pen) -> None:
    """Draw a pearl's outline."""
    pen.disc(0.5, 0.5, 0.47)


def _hexagon(x: float, y: float, radius: float) -> list[Point]:
    angles = [math.radians(60 * step - 90) for step in range(6)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


class Sign(Enum):
    """Every sign, by the word the rules use."""

    KEY = "key"
    SWAP = "swap"
    EYE = "eye"
    CROWN = "crown"
    SHIELD = "shield"
    STAR = "star"
    TEMPLE = "temple"
    HOURGLASS = "hourglass"
    LOCK = "lock"
    BACK = "back"
    TURN = "turn"
    HEXAGON = "hexagon"
    COALITION = "coalition"
    PEARL = "pearl"
    LINK = "link"


SHAPES: dict[Sign, Callable[[Pen], None]] = {
    Sign.KEY: key,
    Sign.SWAP: swap,
    Sign.EYE: eye,
    Sign.CROWN: crown,
    Sign.SHIELD: shield,
    Sign.STAR: star,
    Sign.TEMPLE: temple,
    Sign.HOURGLASS: hourglass,
    Sign.LOCK: lock,
    Sign.BACK: back,
    Sign.TURN: turn,
    Sign.HEXAGON: hexagon,
    Sign.COALITION: coalition,
    Sign.PEARL: pearl,
    Sign.LINK: link,
}


@lru_cache(maxsize=SIGNS_KEPT)
def shape(sign: Sign, size: int) -> Image.Image:
    """Return a sign as a square mask."""
    pen = Pen(size)
    SHAPES[sign](pen)
    return pen.mask()
