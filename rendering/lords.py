"""What does a Lord look like? A hexagon with its people's emblem, its influence, and the sign of its power."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.game.cards import Key, Lord, Power
from rendering import layout
from rendering.emblems import emblem
from rendering.fonts import Face
from rendering.layout import hexagon_height
from rendering.pen import OVERSAMPLE
from rendering.signs import Sign
from rendering.sprites import gradient, hexagon_mask, outlined, pearl, shade, sign, tinted
from rendering.text import Style, label
from rendering.theme import GuildColours, Theme

LORDS_KEPT = 200  # at the largest size 100 kB each
NOBLE = 6  # its rim is golden
HIGH = 3  # from here a second rim
RAYS = ((0.16, 0.3), (0.44, 0.56), (0.7, 0.84))  # where light falls from the upper edge, as parts of the width


@lru_cache(maxsize=LORDS_KEPT)
def lord_sprite(theme: Theme, lord: Lord, width: int, *, bare: bool = False) -> Image.Image:
    """Return a Lord as a picture of that width; `bare` leaves out the sign, which a Location will cover."""
    colours = theme.of(lord.guild)
    image = _gem(theme, colours, width, lord)
    _numeral(image, theme, colours, lord, width, numeral_at(width, bare=bare))
    if width < layout.COMPACT_BELOW:
        return image
    mark = emblem(lord.guild, round(width * layout.EMBLEM))
    across, down = layout.EMBLEM_AT
    spot = (across, down + (layout.BARE if bare else 0.0))
    _at(image, outlined(mark, colours.emblem, colours.emblem, colours.ink, _line(width)), spot, width)
    if not bare:
        _at(image, power_sign(theme, lord, round(width * layout.SIGN), colours), layout.SIGN_AT, width)
    return image


@lru_cache(maxsize=LORDS_KEPT)
def deck_sprite(theme: Theme, which: int, width: int) -> Image.Image:
    """Return the back of a card as a stack: 0 for Lords, 1 for Locations."""
    colours = theme.deck[which]
    step = max(2, width // 22)
    card = _gem(theme, colours, width, None)
    image = Image.new("RGBA", (card.width + 2 * step, card.height + 2 * step), (*colours.ink, 0))
    for layer in (2, 1):
        under = tinted(hexagon_mask(width), shade(colours.deep, 0.55 + 0.2 * (2 - layer)))
        image.alpha_composite(under, (step * layer, step * layer))
    image.alpha_composite(card, (0, 0))
    return image


def numeral_box(width: int, x: float, y: float, *, bare: bool = False) -> layout.Box:
    """Return where the numeral of a Lord stands whose centre is given."""
    right, down = numeral_at(width, bare=bare)
    size = numeral_size(width)
    return layout.around(x + right * width, y + down * width, size * 0.75, size * 0.72)


def numeral_at(width: int, *, bare: bool = False) -> tuple[float, float]:
    """Return how far from a Lord's centre its numeral stands, in parts of its width."""
    if width < layout.COMPACT_BELOW:
        return 0.0, 0.0
    right, down = layout.NUMERAL_AT
    return right, down + (layout.BARE if bare else 0.0)


def numeral_size(width: int) -> int:
    """Return the size of a Lord's numeral; a small Lord shows nothing else, so it may be larger there."""
    return round(width * (layout.COMPACT if width < layout.COMPACT_BELOW else layout.NUMERAL))


def power_sign(theme: Theme, lord: Lord, size: int, colours: GuildColours) -> Image.Image:
    """Return the sign of a Lord's power."""
    ink, line = colours.ink, 2
    match lord.power:
        case Power.KEY:
            metal = theme.gold if lord.key is Key.GOLD else theme.silver
            return sign(Sign.KEY, size, *metal, ink, line)
        case Power.PEARLS:
            small = round(size * 0.82)
            one = pearl(small, *theme.pearl, ink)
            image = Image.new("RGBA", (small * lord.pearls, small), (*ink, 0))
            for count in range(lord.pearls):
                image.alpha_composite(one, (count * small, 0))
            return image
        case Power.SWAP:
            return sign(Sign.SWAP, size, theme.sign, theme.sign, ink, line)
        case Power.REVEAL:
            return sign(Sign.EYE, size, theme.sign, theme.sign, ink, line)


def _line(width: int) -> int:
    return max(1, round(width / 44))


def _at(image: Image.Image, part: Image.Image, at: tuple[float, float], width: int) -> None:
    x = image.width / 2 + at[0] * width - part.width / 2
    y = image.height / 2 + at[1] * width - part.height / 2
    image.alpha_composite(part, (max(0, round(x)), max(0, round(y))))


def _numeral(
    image: Image.Image, theme: Theme, colours: GuildColours, lord: Lord, width: int, at: tuple[float, float]
) -> None:
    style = Style(Face.FIGURE, numeral_size(width), theme.figure, colours.ink, _line(width) + 1)
    text = label(str(lord.ip), style)
    left, top, right, bottom = text.ink
    x = image.width / 2 + at[0] * width - (left + right) / 2
    y = image.height / 2 + at[1] * width - (top + bottom) / 2
    image.alpha_composite(text.image, (round(x + text.left), round(y + text.top)))


def _gem(theme: Theme, colours: GuildColours, width: int, lord: Lord | None) -> Image.Image:
    """Return a cut stone: rim, bevel, a face lit from above, and deep in it the people's shadow."""
    ip = lord.ip if lord else 0
    size = (width, round(hexagon_height(width)))
    unit = width / 48
    rim = theme.gold if ip == NOBLE else (colours.rim, shade(colours.rim, 0.62))
    image = tinted(hexagon_mask(width, 0.6), colours.ink)
    image.paste(gradient(size, *rim), (0, 0), hexagon_mask(width, 1.2 * unit))
    image.paste(shade(colours.deep, 0.7), (0, 0), hexagon_mask(width, 2.2 * unit if ip == NOBLE else 1.8 * unit))
    face = _face(colours, size, lord)
    image.paste(face, (0, 0), hexagon_mask(width, 2.9 * unit))
    if ip >= HIGH:
        inner = ImageChops.subtract(hexagon_mask(width, 4.0 * unit), hexagon_mask(width, 4.7 * unit))
        second = theme.gold[0] if ip == NOBLE else colours.rim
        image.paste(second, (0, 0), inner.point(lambda value: value * 150 // 255))
    return image


def _face(colours: GuildColours, size: tuple[int, int], lord: Lord | None) -> Image.Image:
    face = gradient(size, colours.lit, colours.deep)
    if lord is not None:
        edge = round(size[0] * 0.86)
        shadow = emblem(lord.guild, edge).filter(ImageFilter.GaussianBlur(size[0] / 90))
        at = (round(size[0] * 0.12), round(size[1] * 0.16))
        face.paste(shade(colours.lit, 1.2), at, shadow.point(lambda value: value * 62 // 255))
    rays = Image.new("L", (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), 0)
    draw = ImageDraw.Draw(rays)
    for left, right in RAYS:
        width, height = rays.size
        slant = width * 0.24
        draw.polygon(
            [
                (left * width + slant, 0),
                (right * width + slant, 0),
                (right * width - slant, height),
                (left * width - slant, height),
            ],
            fill=34 + 12 * (lord.ip if lord else 0) // 2,
        )
    soft = rays.reduce(OVERSAMPLE).filter(ImageFilter.GaussianBlur(size[0] / 26))
    fade = Image.linear_gradient("L").transpose(Image.Transpose.FLIP_TOP_BOTTOM).resize(size)
    face.paste(colours.rim, (0, 0), ImageChops.multiply(soft, fade))
    return face
