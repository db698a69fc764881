"""What lies behind each guild's people? A mood of its own: kelp, spears, coins, currents, stars."""

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from bot.game.cards import Guild
from rendering.pen import Pen

MOODS_KEPT = 40
SPEARS = (-52, -31, -10, 10, 31, 52)  # degrees from upright
STARS = ((0.2, 0.3, 0.11), (0.5, 0.16, 0.08), (0.8, 0.3, 0.1), (0.34, 0.56, 0.08), (0.7, 0.6, 0.12), (0.5, 0.84, 0.09))
SPECKS = ((0.34, 0.2), (0.66, 0.12), (0.1, 0.56), (0.9, 0.52), (0.52, 0.38), (0.26, 0.78), (0.74, 0.86))


def kelp(pen: Pen) -> None:
    """Draw what the farmers grow: fronds that sway."""
    for at, x in enumerate((0.12, 0.31, 0.5, 0.69, 0.88)):
        lean = 0.05 if at % 2 else -0.05
        top = 0.2 if at % 2 else 0.08
        pen.brush([(x, 1.05, 0.022), (x + lean, 0.74, 0.02), (x - lean, 0.44, 0.016), (x + lean / 2, top, 0.008)])
        for leaf in range(5):
            y, side = top + 0.1 + leaf * 0.16, 1 if leaf % 2 else -1
            pen.brush([(x, y + 0.07, 0.012), (x + side * 0.05, y + 0.03, 0.026), (x + side * 0.085, y - 0.03, 0.006)])


def spears(pen: Pen) -> None:
    """Draw what the soldiers carry: a wall of spears."""
    for degrees in SPEARS:
        across, up = math.sin(math.radians(degrees)), -math.cos(math.radians(degrees))
        tip = (0.5 + across * 0.98, 1.04 + up * 0.98)
        neck = (0.5 + across * 0.78, 1.04 + up * 0.78)
        pen.bar((0.5 + across * 0.1, 1.04 + up * 0.1), neck, 0.02)
        pen.polygon(
            [tip, (neck[0] - up * 0.055, neck[1] + across * 0.055), (neck[0] + up * 0.055, neck[1] - across * 0.055)]
        )


def coins(pen: Pen) -> None:
    """Draw what the merchants count: coins in rows."""
    for row in range(5):
        for column in range(5):
            x, y = column * 0.25 + (0.125 if row % 2 else 0.0), 0.06 + row * 0.22
            pen.ring(x, y, 0.088, 0.03)
            pen.disc(x, y, 0.026)


def currents(pen: Pen) -> None:
    """Draw how the politicians move: currents, one against the other."""
    for line in range(6):
        y, side = 0.06 + line * 0.176, 1 if line % 2 else -1
        points = [(x / 6, y + side * 0.045 * math.cos(math.pi * x), 0.022) for x in range(7)]
        pen.brush(points)


def stars(pen: Pen) -> None:
    """Draw what the mages see: stars, even down here."""
    for x, y, radius in STARS:
        spikes = [
            (x + reach * math.sin(angle), y - reach * math.cos(angle))
            for step in range(8)
            for reach, angle in [((radius, radius * 0.3)[step % 2], math.pi * step / 4)]
        ]
        pen.polygon(spikes)
    for x, y in SPECKS:
        pen.disc(x, y, 0.02)


MOODS: dict[Guild, Callable[[Pen], None]] = {
    Guild.FARMER: kelp,
    Guild.SOLDIER: spears,
    Guild.MERCHANT: coins,
    Guild.POLITICIAN: currents,
    Guild.MAGE: stars,
}


@lru_cache(maxsize=MOODS_KEPT)
def mood(guild: Guild, size: int) -> Image.Image:
    """Return what lies behind a guild's people as a square mask."""
    pen = Pen(size)
    MOODS[guild](pen)
    return pen.mask()
