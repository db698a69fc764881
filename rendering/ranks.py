"""How is a Lord's rank told beside its numeral? By its crown, and by the jewels at the corners of its stone."""

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.layout import corners, hexagon_height
from rendering.pen import OVERSAMPLE, Pen
from rendering.sprites import gradient, mixed, outlined, shade, tinted
from rendering.theme import GuildColours, Theme

NOBLE = 6  # golden: crown, rim, jewels
HIGH = 3  # from here gold instead of silver
RANKS_KEPT = 64
# Which corners of the hexagon bear a jewel, clockwise from the top: as many as its influence, and symmetrical.
JEWELS = {0: (), 1: (3,), 2: (2, 4), 3: (2, 3, 4), 4: (1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
JEWEL = 0.032  # radius, as a part of the width
JEWEL_INSET = 0.078
LOWEST = {1: 0.62, 2: 0.46, 3: 0.4, 4: 0.36, 5: 0.32}  # where the outer points of a crown with so many end


def crown_mask(points: int, size: int) -> Image.Image:
    """Return a crown with that many points as a square mask; the noblest has arches too."""
    pen = Pen(size)
    pen.bar((0.12, 0.86), (0.88, 0.86), 0.085)
    spread = 0.0 if points == 1 else 0.2 + 0.045 * points
    half = 0.24 if points == 1 else 0.1 + 0.34 / points
    for at in range(points):
        x = 0.5 if points == 1 else 0.5 - spread + 2 * spread * at / (points - 1)
        top = LOWEST[points] - 0.14 * (1 - abs(x - 0.5) * 2)
        pen.polygon([(max(0.05, x - half), 0.84), (x, top), (min(0.95, x + half), 0.84)])
        pen.disc(x, top, 0.085)
    return pen.mask()


@lru_cache(maxsize=RANKS_KEPT)
def crown(theme: Theme, ip: int, size: int, line: tuple[int, int, int], width: int) -> Image.Image:
    """Return the crown of an influence above 0: silver, golden, or the noblest."""
    metal = theme.gold if ip >= HIGH else theme.silver
    return outlined(crown_mask(5 if ip == NOBLE else ip, size), *metal, line, width)


def set_jewels(image: Image.Image, theme: Theme, colours: GuildColours, ip: int, width: int) -> None:
    """Set as many jewels into a Lord's rim as it has influence."""
    if not JEWELS[ip]:
        return
    big = (width * OVERSAMPLE, round(hexagon_height(width)) * OVERSAMPLE)
    points = corners(big[0] / 2, big[1] / 2, big[0] * (1 - 2 * JEWEL_INSET))
    gold = (theme.gold[0], mixed(theme.gold[0], theme.gold[1], 0.3))
    metal = gold if ip == NOBLE else (colours.emblem, colours.rim)
    for radius, paint in ((JEWEL * 1.5, None), (JEWEL, metal)):
        mask = Image.new("L", big, 0)
        draw, reach = ImageDraw.Draw(mask), radius * big[0]
        for corner in JEWELS[ip]:
            x, y = points[corner]
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
        small = mask.reduce(OVERSAMPLE)
        fill = gradient(small.size, *paint) if paint else shade(colours.ink, 1.0)
        image.paste(fill, (0, 0), small)


def glow(size: int, colour: tuple[int, int, int], strength: int) -> Image.Image:
    """Return a round glow: the light around those of high rank."""
    fall = Image.radial_gradient("L").resize((size, size))
    return tinted(fall.point(lambda value: max(0, 180 - value) * strength // 180), colour)
