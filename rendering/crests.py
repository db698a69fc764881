"""What does a Location look like? An emblem for each, and the figure that says what it is worth."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from bot.game.cards import Effect, Guild, Key, Location, Worth
from rendering.emblems import emblem
from rendering.fonts import Face
from rendering.signs import Sign, shape
from rendering.sprites import hexagon_mask, outlined, pearl, sign, tinted
from rendering.text import Style, label
from rendering.theme import Colour, Theme

CRESTS_KEPT = 160
TIMES = "\N{MULTIPLICATION SIGN}"
LINE = 2
LETTER_BESIDE = 48  # pixels: where an emblem is that large, a letter has room beside it
PEARL_SPOTS = {1: ((0.5, 0.5),), 2: ((0.29, 0.5), (0.71, 0.5)), 3: ((0.29, 0.68), (0.71, 0.68), (0.5, 0.3))}
PEARL_SIZE = {1: 0.66, 2: 0.5, 3: 0.46}


@lru_cache(maxsize=CRESTS_KEPT)
def crest(theme: Theme, location: Location, size: int, letter: str = "") -> Image.Image:
    """Return a Location's emblem on a square, with its guild's letter where that is asked for."""
    image = Image.new("RGBA", (size, size), (*theme.line, 0))
    if location.effect is not None:
        EFFECTS[location.effect](image, theme)
    elif location.pearls:
        for x, y in PEARL_SPOTS[location.pearls]:
            _put(image, pearl(round(size * PEARL_SIZE[location.pearls]), *theme.pearl, theme.line), x, y)
    else:
        WORTHS[location.worth](image, theme, location)
    if letter:
        _letter(image, theme, location, letter)
    return image


def _letter(image: Image.Image, theme: Theme, location: Location, letter: str) -> None:
    """Draw the guild's letter: beside the emblem, and over it where that is small."""
    at = (0.7, 0.74, 0.54) if image.width >= LETTER_BESIDE else (0.5, 0.47, 0.92)
    _figure(image, theme, letter, at, theme.figure, theme.of(location.guild or Guild.FARMER).ink)


def rule_of(location: Location) -> str:
    """Return a Location's worth as a figure: fixed, for each, or from nothing to the most."""
    match location.worth:
        case Worth.NOTHING:
            return str(location.base)
        case Worth.STRONGEST_IP:
            return "0\N{EN DASH}6"
        case _:
            return f"{location.base}+" if location.base else f"{TIMES}{location.points}"


def _put(image: Image.Image, part: Image.Image, x: float, y: float) -> None:
    left, top = round(x * image.width - part.width / 2), round(y * image.height - part.height / 2)
    cut = part.crop(
        (max(0, -left), max(0, -top), min(part.width, image.width - left), min(part.height, image.height - top))
    )
    image.alpha_composite(cut, (max(0, left), max(0, top)))


def _sign(
    image: Image.Image, theme: Theme, kind: Sign, at: tuple[float, float, float], colour: Colour | None = None
) -> None:
    x, y, size = at
    paint = colour or theme.emblem
    _put(image, sign(kind, round(size * image.width) - 2 * LINE, paint, paint, theme.line, LINE), x, y)


def _figure(
    image: Image.Image,
    theme: Theme,
    text: str,
    at: tuple[float, float, float],
    colour: Colour,
    line: Colour | None = None,
) -> None:
    x, y, size = at
    piece = label(
        text, Style(Face.FIGURE, round(size * image.width), colour, line or theme.line, max(LINE, image.width // 50))
    )
    left, top, right, bottom = piece.ink
    _put(
        image,
        piece.image,
        x - (left + right) / 2 / image.width + (piece.left + piece.image.width / 2) / image.width,
        y - (top + bottom) / 2 / image.width + (piece.top + piece.image.height / 2) / image.width,
    )


def _influence(image: Image.Image, theme: Theme, _: Location) -> None:
    _put(image, sign(Sign.STAR, round(image.width * 0.92), *theme.gold, theme.line, LINE), 0.5, 0.48)


def _key(image: Image.Image, theme: Theme, location: Location) -> None:
    metal = theme.gold if location.key is Key.GOLD else theme.silver
    _put(image, sign(Sign.KEY, round(image.width * 0.9), *metal, theme.line, LINE), 0.5, 0.5)


def _pairs(image: Image.Image, theme: Theme, _: Location) -> None:
    """Draw two pearls bound together."""
    ball = pearl(round(image.width * 0.42), *theme.pearl, theme.line)
    _sign(image, theme, Sign.LINK, (0.5, 0.5, 1.0))
    for x in (0.29, 0.71):
        _put(image, ball, x, 0.5)


def _palaces(image: Image.Image, theme: Theme, _: Location) -> None:
    _sign(image, theme, Sign.TEMPLE, (0.5, 0.5, 0.96))


def _strongest(image: Image.Image, theme: Theme, location: Location) -> None:
    """Draw the guild's emblem on its Shield."""
    colours = theme.of(location.guild or Guild.FARMER)
    board = outlined(shape(Sign.SHIELD, round(image.width * 0.94)), colours.lit, colours.deep, theme.shield, LINE)
    _put(image, board, 0.5, 0.5)
    _put(image, tinted(emblem(location.guild or Guild.FARMER, round(image.width * 0.56)), colours.emblem), 0.5, 0.45)


def _followers(image: Image.Image, theme: Theme, location: Location) -> None:
    """Draw the guild's emblem before a crowd of its Lords."""
    colours = theme.of(location.guild or Guild.FARMER)
    for x, y in ((0.28, 0.34), (0.72, 0.34), (0.5, 0.62)):
        lord = outlined(hexagon_mask(round(image.width * 0.5)), colours.lit, colours.deep, colours.rim, 1)
        _put(image, lord, x, y)
    mark = outlined(
        emblem(location.guild or Guild.FARMER, round(image.width * 0.62)),
        colours.emblem,
        colours.emblem,
        colours.ink,
        LINE,
    )
    _put(image, mark, 0.5, 0.48)


def _alliance(image: Image.Image, theme: Theme, location: Location) -> None:
    """Draw three Lords that touch, with what they have in common."""
    _sign(image, theme, Sign.COALITION, (0.5, 0.5, 1.0))
    _figure(image, theme, str(location.ip), (0.5, 0.46, 0.62), theme.figure)


def _unaligned(image: Image.Image, theme: Theme, _: Location) -> None:
    for x, y, ip in ((0.3, 0.34, "0"), (0.7, 0.66, "6")):
        _put(image, outlined(hexagon_mask(round(image.width * 0.54)), theme.emblem, theme.emblem, theme.line, 1), x, y)
        _figure(image, theme, ip, (x, y, 0.42), theme.figure)


def _forced(image: Image.Image, theme: Theme, count: str) -> None:
    """Draw a padlock with how many Lords may be drawn."""
    _sign(image, theme, Sign.LOCK, (0.5, 0.5, 1.0))
    _figure(image, theme, count, (0.5, 0.68, 0.68), theme.figure)


def _recall_lords(image: Image.Image, theme: Theme) -> None:
    _sign(image, theme, Sign.BACK, (0.5, 0.5, 1.0))
    _sign(image, theme, Sign.HEXAGON, (0.5, 0.5, 0.46), theme.gold[0])


def _recall_locations(image: Image.Image, theme: Theme) -> None:
    _sign(image, theme, Sign.BACK, (0.5, 0.5, 1.0))
    _sign(image, theme, Sign.TEMPLE, (0.5, 0.5, 0.5), theme.gold[0])


def _two_keys(image: Image.Image, theme: Theme) -> None:
    """Draw a silver and a gold key crossed."""
    for metal, turn in ((theme.silver, 32), (theme.gold, -32)):
        one = sign(Sign.KEY, round(image.width * 0.8), *metal, theme.line, LINE)
        _put(image, one.rotate(turn, Image.Resampling.BICUBIC), 0.5, 0.52)


def _whole_deck(image: Image.Image, theme: Theme) -> None:
    """Draw an eye over a row of palaces."""
    _sign(image, theme, Sign.EYE, (0.5, 0.26, 0.8), theme.gold[0])
    for x in (0.2, 0.5, 0.8):
        _sign(image, theme, Sign.TEMPLE, (x, 0.78, 0.42))


EFFECTS: dict[Effect, Callable[[Image.Image, Theme], None]] = {
    Effect.FORCED_FIRST: lambda image, theme: _forced(image, theme, "1"),
    Effect.FORCED_PAIR: lambda image, theme: _forced(image, theme, "2"),
    Effect.RECALL_LORDS: _recall_lords,
    Effect.RECALL_LOCATIONS: _recall_locations,
    Effect.ANY_TWO_KEYS: _two_keys,
    Effect.WHOLE_DECK: _whole_deck,
}

WORTHS: dict[Worth, Callable[[Image.Image, Theme, Location], None]] = {
    Worth.NOTHING: _influence,
    Worth.KEY_LORDS: _key,
    Worth.PEARL_PAIRS: _pairs,
    Worth.LOCATIONS: _palaces,
    Worth.STRONGEST_IP: _strongest,
    Worth.FOLLOWERS: _followers,
    Worth.ALLIANCE: _alliance,
    Worth.UNALIGNED: _unaligned,
}
