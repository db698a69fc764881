"""What do the five guilds look like? Their peoples as silhouettes, drawn from nothing but curves of our own."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from bot.game.cards import Guild
from rendering.pen import Pen
from rendering.sprites import faint, outlined, tinted
from rendering.theme import Colour

EMBLEMS_KEPT = 128


def seahorse(pen: Pen) -> None:
    """Draw the farmers' people: a crowned head, a proud chest, a curled tail."""
    pen.brush([(0.36, 0.25, 0.06), (0.22, 0.31, 0.042), (0.12, 0.35, 0.04)])  # snout
    pen.disc(0.12, 0.35, 0.052)
    pen.disc(0.43, 0.23, 0.135)
    for tip in ((0.36, 0.02), (0.47, 0.0), (0.58, 0.06)):
        pen.polygon([(0.36, 0.16), tip, (0.55, 0.2)])
    body = [(0.48, 0.24, 0.12), (0.6, 0.36, 0.115), (0.56, 0.5, 0.165), (0.5, 0.64, 0.125), (0.5, 0.78, 0.08)]
    tail = [(0.56, 0.9, 0.062), (0.7, 0.93, 0.052), (0.77, 0.83, 0.046), (0.7, 0.75, 0.042), (0.63, 0.81, 0.036)]
    pen.brush([*body, *tail])
    pen.polygon([(0.64, 0.38), (0.9, 0.34), (0.84, 0.46), (0.9, 0.54), (0.8, 0.58), (0.62, 0.6)])  # fin
    for y in (0.44, 0.54, 0.64):
        pen.bar((0.42, y + 0.03), (0.56, y - 0.02), 0.014, 0)
    pen.disc(0.39, 0.22, 0.034, 0)


def crab(pen: Pen) -> None:
    """Draw the soldiers' people: armour, and two claws raised."""
    for side in (-1, 1):
        pen.brush([(0.5 + side * 0.2, 0.56, 0.05), (0.5 + side * 0.4, 0.5, 0.05), (0.5 + side * 0.4, 0.32, 0.045)])
        pen.oval(0.5 + side * 0.335, 0.2, 0.15, 0.17)
        pen.polygon([(0.5 + side * 0.335, 0.24), (0.5 + side * 0.24, -0.02), (0.5 + side * 0.37, -0.02)], 0)
        for low, out in ((0.66, 0.47), (0.76, 0.43), (0.84, 0.32)):
            knee = (0.5 + side * (out - 0.03), low - 0.06, 0.034)
            pen.brush([(0.5 + side * 0.2, low - 0.04, 0.04), knee, (0.5 + side * out, low + 0.12, 0.016)])
        pen.bar((0.5 + side * 0.09, 0.5), (0.5 + side * 0.11, 0.38), 0.026)
        pen.disc(0.5 + side * 0.11, 0.36, 0.05)
    pen.blob([(0.2, 0.6), (0.3, 0.47), (0.5, 0.43), (0.7, 0.47), (0.8, 0.6), (0.68, 0.78), (0.5, 0.83), (0.32, 0.78)])
    pen.brush([(0.38, 0.68, 0.02), (0.5, 0.73, 0.022), (0.62, 0.68, 0.02)], 0)


def shell(pen: Pen) -> None:
    """Draw the merchants' people: a scallop, its ribs fanned out."""
    rim = [(0.06, 0.46), (0.1, 0.27), (0.26, 0.12), (0.42, 0.05), (0.58, 0.05), (0.74, 0.12), (0.9, 0.27), (0.94, 0.46)]
    pen.polygon([(0.44, 0.86), *rim, (0.56, 0.86)])
    for x, y in ((0.13, 0.36), (0.24, 0.2), (0.4, 0.11), (0.6, 0.11), (0.76, 0.2), (0.87, 0.36)):
        pen.disc(x, y, 0.095)
    pen.polygon([(0.28, 0.76), (0.72, 0.76), (0.68, 0.94), (0.32, 0.94)])
    for x, y in ((0.2, 0.4), (0.34, 0.24), (0.5, 0.18), (0.66, 0.24), (0.8, 0.4)):
        pen.brush([(x, y, 0.024), (0.5 + (x - 0.5) * 0.24, 0.78, 0.012)], 0)


def squid(pen: Pen) -> None:
    """Draw the politicians' people: a pointed mantle, wide fins, arms for every intrigue."""
    for side in (-1, 1):
        for foot, swing, tip in ((0.07, 0.08, 0.94), (0.17, 0.22, 0.93), (0.28, 0.36, 0.84)):
            pen.brush(
                [
                    (0.5 + side * foot * 0.7, 0.6, 0.05),
                    (0.5 + side * foot, 0.74, 0.042),
                    (0.5 + side * swing, tip - 0.08, 0.032),
                    (0.5 + side * (swing + 0.04), tip, 0.026),
                ]
            )
        pen.polygon([(0.5, 0.02), (0.5 + side * 0.34, 0.3), (0.5 + side * 0.14, 0.36)])
    pen.blob(
        [(0.5, -0.01), (0.62, 0.16), (0.69, 0.38), (0.64, 0.58), (0.5, 0.66), (0.36, 0.58), (0.31, 0.38), (0.38, 0.16)]
    )
    for side in (-1, 1):
        pen.oval(0.5 + side * 0.085, 0.53, 0.045, 0.055, 0)


def jellyfish(pen: Pen) -> None:
    """Draw the mages' people: a glowing bell above trailing threads."""
    for x, sway, low in (
        (0.2, -0.05, 0.82),
        (0.36, 0.05, 0.97),
        (0.5, -0.05, 0.9),
        (0.64, 0.05, 0.98),
        (0.8, -0.04, 0.84),
    ):
        middle = (0.44 + low) / 2
        pen.brush(
            [
                (x, 0.44, 0.046),
                (x + sway, middle - 0.04, 0.038),
                (x - sway, middle + 0.14, 0.03),
                (x + sway / 2, low, 0.02),
            ]
        )
    pen.blob(
        [(0.06, 0.46), (0.1, 0.24), (0.28, 0.07), (0.5, 0.02), (0.72, 0.07), (0.9, 0.24), (0.94, 0.46), (0.5, 0.5)]
    )
    for x in (0.14, 0.32, 0.5, 0.68, 0.86):
        pen.disc(x, 0.46, 0.085)
    pen.brush([(0.25, 0.3, 0.016), (0.33, 0.19, 0.028), (0.46, 0.14, 0.016)], 0)


PEOPLES: dict[Guild, Callable[[Pen], None]] = {
    Guild.FARMER: seahorse,
    Guild.SOLDIER: crab,
    Guild.MERCHANT: shell,
    Guild.POLITICIAN: squid,
    Guild.MAGE: jellyfish,
}


@lru_cache(maxsize=EMBLEMS_KEPT)
def emblem(guild: Guild, size: int) -> Image.Image:
    """Return a guild's emblem as a square mask."""
    pen = Pen(size)
    PEOPLES[guild](pen)
    return pen.mask()


@lru_cache(maxsize=EMBLEMS_KEPT)
def ghost(guild: Guild, size: int, colour: Colour, strength: int) -> Image.Image:
    """Return the shadow of a guild's emblem: where its Lords would lie."""
    return tinted(faint(emblem(guild, size), strength), colour)


@lru_cache(maxsize=EMBLEMS_KEPT)
def mark(guild: Guild, size: int, colour: Colour, line: Colour, width: int) -> Image.Image:
    """Return a guild's emblem in its colour with a line around it."""
    return outlined(emblem(guild, size), colour, colour, line, width)
