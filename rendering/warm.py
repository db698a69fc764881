"""What is worth drawing before the first picture is asked for? Everything that all pictures share."""

from bot.game.cards import LOCATIONS, LORDS, Power
from rendering import layout
from rendering.crests import crest
from rendering.fonts import Face, check, font
from rendering.lords import deck_sprite, lord_sprite
from rendering.theme import Theme
from rendering.water import water

LORD_WIDTHS = (layout.SIDE_LORD, layout.PILE_LORD[0], layout.PILE_LORD[1], layout.CHAMBER_LORD, layout.CHOICE_CHAMBER)


def warm(theme: Theme) -> list[str]:
    """Draw a theme's water, Lords and Locations, so that the first picture is as quick as the next; return faults."""
    faults = check()
    if faults:
        return faults
    for width in {layout.TABLE_WIDTH, layout.CHAMBER_WIDTH, layout.CHOICE_WIDTH, layout.SCORES_WIDTH}:
        water(theme, width)
    for face in Face:
        font(face.value, layout.TITLE_SIZE)
    for width in LORD_WIDTHS:
        for lord in LORDS:
            lord_sprite(theme, lord, width)
            if lord.power is Power.KEY:
                lord_sprite(theme, lord, width, bare=True)
    for location in LOCATIONS:
        crest(theme, location, layout.TILE_EMBLEM)
        crest(theme, location, round(layout.SIDE_LORD * layout.PLATE_EMBLEM))
    deck_sprite(theme, 0, layout.DECK_WIDTH)
    return []
