"""What does a Lord look like? A hexagon with its people's emblem, its influence, and the sign of its power."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.game.cards import Guild, Key, Lord, Power
from rendering import layout
from rendering.emblems import emblem
from rendering.fonts import Face
from rendering.layout import hexagon_height
from rendering.moods import mood
from rendering.pen import OVERSAMPLE
from rendering.ranks import HIGH, NOBLE, crown, glow, set_jewels
from rendering.signs import Sign
from rendering.sprites import fading, faint, gradient, hexagon_mask, mixed, pearl, relief, shade, sign, tinted
from rendering.text import Style, label
from rendering.theme import GuildColours, Theme

LORDS_KEPT = 300  # of two looks at once; 40 kB each as on the table
LIGHTS_KEPT = 48  # one for each rank and width; 10 kB each
RAISED_KEPT = 64  # one for each guild, width and look; 20 kB each
RAYS = ((0.16, 0.3), (0.44, 0.56), (0.7, 0.84))  # where light falls from the upper edge, as parts of the width
MOOD = (42, 255)  # how much of its guild's mood a face shows: as a shade, as a pattern
BRIGHTER = 0.035  # a face, with each point of influence


@lru_cache(maxsize=LORDS_KEPT)
def lord_sprite(theme: Theme, lord: Lord, width: int, letter: str = "", *, bare: bool = False) -> Image.Image:
    """Return a Lord as `portrait` does, kept for the next time."""
    return portrait(theme, lord, width, letter, bare=bare)


def portrait(theme: Theme, lord: Lord, width: int, letter: str = "", *, bare: bool = False) -> Image.Image:
    """Return a Lord as a picture of that width.

    `letter` is its guild's, where it is asked for; `bare` leaves out the sign, which a Location will cover.
    """
    colours = theme.of(lord.guild)
    image = _gem(theme, colours, width, lord)
    if width >= layout.COMPACT_BELOW:
        _people(image, theme, lord, width, letter, bare=bare)
    _numeral(image, theme, colours, lord, width, numeral_at(width, bare=bare))
    return image


def _people(image: Image.Image, theme: Theme, lord: Lord, width: int, letter: str, *, bare: bool) -> None:
    """Draw the emblem with its crown, or smaller with its letter below, and the sign of the power."""
    colours = theme.of(lord.guild)
    share, (across, down) = layout.EMBLEM, layout.EMBLEM_AT
    down += layout.BARE if bare else 0.0
    if letter:
        share, (across, down) = layout.LETTERED_EMBLEM[bare], layout.LETTERED_EMBLEM_AT[bare]
    if lord.ip >= HIGH:
        _at(image, glow(round(width * share * 1.9), colours.rim, 34 + 16 * lord.ip), (across, down), width)
    _at(image, _raised(lord.guild, colours, round(width * share), _line(width)), (across, down), width)
    if letter:
        style = Style(Face.FIGURE, round(width * layout.LETTER), colours.emblem, colours.ink, _line(width) + 1)
        _text(image, letter, style, layout.LETTER_AT[bare], width)
    elif not bare and lord.ip and width >= layout.RANKS_FROM:
        crowned = crown(theme, lord.ip, round(width * layout.RANK), colours.ink, _line(width))
        _at(image, crowned, layout.RANK_AT, width)
    if not bare:
        share = layout.SIGN_KEY if lord.power is Power.KEY else layout.SIGN
        _at(image, power_sign(theme, lord, round(width * share), colours), layout.SIGN_AT, width)


@lru_cache(maxsize=RAISED_KEPT)
def _raised(guild: Guild, colours: GuildColours, size: int, line: int) -> Image.Image:
    """Return a guild's emblem in relief."""
    low = mixed(colours.emblem, colours.rim, 0.55)
    return relief(emblem(guild, size), colours.emblem, low, colours.ink, line)


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


def letter_box(width: int, x: float, y: float, *, bare: bool = False) -> layout.Box:
    """Return where the letter of a Lord's guild stands, where it is asked for."""
    right, down = layout.LETTER_AT[bare]
    size = width * layout.LETTER
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
    _text(image, str(lord.ip), style, at, width)


def _text(image: Image.Image, text: str, style: Style, at: tuple[float, float], width: int) -> None:
    piece = label(text, style)
    left, top, right, bottom = piece.ink
    x = image.width / 2 + at[0] * width - (left + right) / 2
    y = image.height / 2 + at[1] * width - (top + bottom) / 2
    image.alpha_composite(piece.image, (round(x + piece.left), round(y + piece.top)))


def _gem(theme: Theme, colours: GuildColours, width: int, lord: Lord | None) -> Image.Image:
    """Return a cut stone: rim, bevel, a face lit from above, and deep in it the people's shadow."""
    ip = lord.ip if lord else 0
    size = (width, round(hexagon_height(width)))
    unit = width / 48
    rim = theme.gold if ip == NOBLE else (colours.rim, shade(colours.rim, 0.62))
    image = tinted(hexagon_mask(width, 0.6), colours.ink)
    image.paste(gradient(size, *rim), (0, 0), hexagon_mask(width, 1.2 * unit))
    image.paste(shade(colours.deep, 0.7), (0, 0), hexagon_mask(width, 2.2 * unit if ip == NOBLE else 1.8 * unit))
    face = _face(theme, colours, size, lord)
    image.paste(face, (0, 0), hexagon_mask(width, 2.9 * unit))
    if lord:
        set_jewels(image, theme, colours, ip, width)
    if ip >= HIGH:
        inner = ImageChops.subtract(hexagon_mask(width, 4.0 * unit), hexagon_mask(width, 4.7 * unit))
        second = theme.gold[0] if ip == NOBLE else colours.rim
        image.paste(second, (0, 0), faint(inner, 150))
    return image


def _face(theme: Theme, colours: GuildColours, size: tuple[int, int], lord: Lord | None) -> Image.Image:
    if lord is None:
        return _lit(gradient(size, colours.lit, colours.deep), colours, 0)
    face = gradient(size, shade(colours.lit, 0.9 + BRIGHTER * lord.ip), colours.deep)
    behind = mood(lord.guild, size[1])
    left = (size[1] - size[0]) // 2
    paint = mixed(colours.lit, colours.rim, 0.42) if theme.patterns else colours.rim
    behind = faint(behind.crop((left, 0, left + size[0], size[1])), MOOD[theme.patterns])
    face.paste(paint, (0, 0), behind)
    return face if theme.patterns else _lit(face, colours, lord.ip)


def _lit(face: Image.Image, colours: GuildColours, ip: int) -> Image.Image:
    """Let light from above fall on a face, more for a higher rank."""
    face.paste(colours.rim, (0, 0), _light(face.size, ip))
    return face


@lru_cache(maxsize=LIGHTS_KEPT)
def _light(size: tuple[int, int], ip: int) -> Image.Image:
    """Return the light that falls on a face from above, as a mask."""
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
            fill=30 + 7 * ip,
        )
    soft = rays.reduce(OVERSAMPLE).filter(ImageFilter.GaussianBlur(size[0] / 26))
    return ImageChops.multiply(soft, fading(size))
