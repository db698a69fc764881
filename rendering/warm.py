"""What is worth drawing before the first picture is asked for? Everything that all pictures share."""

from bot.game.cards import LOCATIONS, LORDS, Power
from rendering import layout
from rendering.crests import crest
from rendering.fonts import Face, font
from rendering.lords import deck_sprite, lord_sprite
from rendering.theme import Theme
from rendering.water import water

LORD_WIDTHS = (layout.SIDE_LORD, layout.PILE_LORD[0], layout.PILE_LORD[1], layout.CHAMBER_LORD, layout.CHOICE_CHAMBER)
WATER_WIDTHS = tuple(
    sorted({layout.TABLE_WIDTH, layout.CHAMBER_WIDTH, layout.CHOICE_WIDTH, layout.SCORES_WIDTH}, reverse=True)
)
# One after the other: pictures that people wait for come in between.
PIECES = (*WATER_WIDTHS, *dict.fromkeys(reversed(LORD_WIDTHS)), 0)


def warm(theme: Theme) -> None:
    """Draw all that the pictures of a theme share."""
    for piece in PIECES:
        warm_piece(theme, piece)


def warm_piece(theme: Theme, piece: int) -> None:
    """Draw a piece of what all pictures of a theme share: water or Lords of a width; Locations for 0."""
    if piece in WATER_WIDTHS:
        water(theme, piece)
    elif piece:
        _lords(theme, piece)
    else:
        _locations(theme)


def _lords(theme: Theme, width: int) -> None:
    for lord in LORDS:
        lord_sprite(theme, lord, width)
        if lord.power is Power.KEY:
            lord_sprite(theme, lord, width, bare=True)


def _locations(theme: Theme) -> None:
    for face in Face:
        font(face.value, layout.TITLE_SIZE)
    for location in LOCATIONS:
        crest(theme, location, layout.TILE_EMBLEM)
        for share in layout.PLATE_EMBLEM:
            crest(theme, location, round(layout.SIDE_LORD * share))
    deck_sprite(theme, 0, layout.DECK_WIDTH)
