"""Where does everything lie, and how large is it? Every size has its name here, in pixels of the finished picture.

Discord shows a picture 550 pixels wide on a desktop and 350 on a phone: at 1000 pixels a figure of `SMALLEST_FIGURE`
is still 9 pixels tall on the phone.
"""

import math
from dataclasses import dataclass

from bot.game.chamber import ROWS

SMALLEST_FIGURE = 26

# All pictures
MARGIN = 22
GAP = 14
PANEL_RADIUS = 20
PANEL_EDGE = 2
TURN_EDGE = 5
DEEPEST = 1600  # the background is painted once, this tall, and cut; what is deeper is as dark as its ground

# Lords, as parts of the hexagon's width
NUMERAL = 0.56
COMPACT = 0.84  # the numeral of a Lord that shows nothing else
COMPACT_BELOW = 60
NUMERAL_AT = (-0.155, -0.068)
EMBLEM = 0.40
EMBLEM_AT = (0.205, -0.025)
RANK = 0.2  # the crown above the emblem
RANK_AT = (0.22, -0.31)
RANKS_FROM = 110  # a smaller crown would be taken for a Shield: there jewels alone tell the rank
# With letters; each without and with a Location on the Lord.
LETTERED_EMBLEM = (0.29, 0.25)
LETTERED_EMBLEM_AT = ((0.205, -0.215), (0.205, -0.305))
LETTER = 0.46
LETTER_AT = ((0.24, 0.085), (0.24, -0.075))
SIGN = 0.30
SIGN_KEY = 0.37  # which is thin: from the numeral down to the line of light around a Coalition
SIGN_AT = (0.0, 0.325)
SHIELD = 0.43
# Within its own hexagon: on the seam it would belong to the row above.
SHIELD_AT = (0.0, -0.435)
BARE = -0.075  # how far numeral and emblem move up above a Location
PLATE = (0.84, 0.88)  # how wide with one digit, with two: Shields of the row below stand before its ends
PLATE_HEIGHT = 0.41
PLATE_AT = (0.0, 0.29)
PLATE_ASIDE = 0.08  # how far it gives way to a Shield on one side below
PLATE_EMBLEM = (0.35, 0.29)  # beside one digit, beside two
PLATE_EMBLEM_AT = (-0.185, -0.275)
PLATE_FIGURE = 0.435
PLATE_FIGURE_AT = (0.19, 0.13)
LIGHT = 0.062  # the line around the largest Coalition
CHANGED = 0.045

# Table
TABLE_WIDTH = 1000
TITLE_SIZE = 46
SUBTITLE_SIZE = 32
TITLE_TOP = 18
SUBTITLE_TOP = 72
HEADER = 128
HEADER_SHORT = 96  # without a subtitle
BADGE_HEIGHT = 60
BADGE_EMBLEM = 54
BADGE_NAME_SIZE = 32
BADGE_WIDTH = 240
DECK_WIDTH = 84
DECK_NUMERAL = 40
DECK_EMBLEM = 0.82
DECK_DEPTH = 6
STRIP_LEFT = MARGIN + DECK_WIDTH + GAP
STRIP_PADDING = 10
PILE_GAP = 9
PILE_LORD = (80, 45)  # width of a Lord in a small pile, in a large one
PILE_MARK = 40  # the guild's emblem on a large pile
PILE_LETTER = 38
PILE_FEW = 2  # as many Lords lie in one row at the larger width
PILE_ROW = 3
LABEL_SIZE = 28
TILE_HEIGHT = 70
TILE_GAP = 9
TILE_RADIUS = 14
TILES_A_ROW = 6
TILE_EMBLEM = 54
TILE_FIGURE = 39
TILE_PADDING = 8

# A player's side
SIDE_LORD = 88
WIDE_LORD = 98
SIDE_HEADER = 62
SIDE_PADDING = 16
NAME_SIZE = 37
NAME_SMALLEST = 28
POINTS_SIZE = 46
PEARL = 40
PEARL_COUNT = 44
CROWN = 48
KEY = 48
KEY_STEP = 34
TURN_MARK = 28
CORNER = 12
WIDE_PEARLS = 106  # from the right
WIDE_SHIFT = 44  # beside the points by category, which have words there
CATEGORY_STEP = 70

# Points by category, in words too
POINTS_COLUMN = 250
POINTS_SPARE = 60  # what words of the rows from POINTS_NARROW on may have more
POINTS_NARROW = 3
POINTS_EMBLEM = 58
POINTS_STEP = 98
POINTS_FIGURE = 48
POINTS_LABEL = 28
POINTS_GAIN = 40

# Chamber
CHAMBER_WIDTH = 1000
CHAMBER_LORD = 126
CHAMBER_HEADER = 92
CHAMBER_NAME = 50
CHAMBER_TOTAL = 70
ARROW = 34

# Choice
CHOICE_WIDTH = 1000
CHOICE_LORD = (200, 146)  # up to three Lords, more
CHOICE_FEW = 3
CHOICE_ROW = 6
CHOICE_CHAMBER = 96
CHOICE_TILE = (300, 116)
CHOICE_TILE_MANY = (182, 70)
CHOICE_TILES_A_ROW = (3, 5)
CHOICE_FEW_TILES = 9
CHOICE_FIGURE = (58, 34)
CHOICE_EMBLEM = (88, 50)
ORDER = 0.34
ORDER_AT = (0.42, 0.24)
CHOSEN = 0.06

# Card
CARD_WIDTH = 1000
CARD_LORD = 330
CARD_PADDING = 26
CARD_TEXT_LEFT = MARGIN + CARD_PADDING + CARD_LORD + 34
CARD_TITLE = 54
CARD_TITLE_TALL = 74
CARD_TEXT = 34
CARD_LINE = 42
CARD_GAP = 14
CARD_TILE = 0.9  # how tall a Location is, beside a Lord
CARD_EMBLEM = 204
CARD_FIGURE = 104
CARD_KIN = 88
CARD_KIN_TALL = CARD_GAP + 104
CARD_COUNT = 38

# Scores
SCORES_WIDTH = 1000
PODIUM = 236
PODIUM_STEP = {1: 124, 2: 92, 3: 70, 4: 56}  # how high who came first, second, … stands
PODIUM_WIDTH = 250
PODIUM_FIGURE = 68
PODIUM_TOTAL = 62
PODIUM_NAME = 42
SCORES_HEADER = 66
SCORES_MEDAL = 54
SCORES_TOTAL = 54
SCORES_NAME = 36
SCORES_FIGURE = 42
SCORES_EMBLEM = 42
SCORES_ENTRY = 110
SCORES_STEP = 56
SCORES_A_COLUMN = 3  # points by category, on both sides below the widest rows of a Chamber


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: its left and top edge, its width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The bottom edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> "Box":
        """Return the box with each edge moved inwards."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def overlaps(self, other: "Box") -> bool:
        """Whether the two share any area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, other: "Box") -> bool:
        """Whether the other lies wholly inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


def around(x: float, y: float, width: float, height: float | None = None) -> Box:
    """Return the box with this centre; without a height, a square."""
    height = width if height is None else height
    return Box(x - width / 2, y - height / 2, width, height)


def hexagon_height(width: float) -> float:
    """Return the height of an upright hexagon of that width."""
    return 2 * width / math.sqrt(3)


def row_step(width: float) -> float:
    """Return how far apart rows of touching hexagons are."""
    return 1.5 * width / math.sqrt(3)


def corners(x: float, y: float, width: float) -> list[tuple[float, float]]:
    """Return the corners of an upright hexagon, from the top one clockwise."""
    radius = width / math.sqrt(3)
    angles = [math.radians(60 * step - 90) for step in range(6)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def pyramid_height(width: float) -> float:
    """Return the height of a whole Chamber of hexagons of that width."""
    return (len(ROWS) - 1) * row_step(width) + hexagon_height(width)


def _spots() -> dict[int, tuple[int, int]]:
    spots: dict[int, tuple[int, int]] = {}
    for row, count in enumerate(ROWS):
        for column in range(count):
            spots[len(spots) + 1] = (row, row + 2 * column)
    return spots


SPOTS = _spots()  # of each place: its row, and how many half cards it stands from the left


def place_centres(left: float, top: float, width: float) -> dict[int, tuple[float, float]]:
    """Return the centre of each place of a Chamber whose upper left corner is given."""
    half, down = width / 2, hexagon_height(width) / 2
    return {
        place: (left + half + halves * half, top + down + row * row_step(width))
        for place, (row, halves) in SPOTS.items()
    }


def honeycomb(count: int, a_row: int, width: float) -> list[tuple[float, float]]:
    """Return the centres of hexagons in rows of alternately `a_row` and one fewer, from the upper left corner."""
    centres: list[tuple[float, float]] = []
    row = 0
    while len(centres) < count:
        room = a_row - row % 2
        shift = 0.5 + (row % 2) / 2
        y = hexagon_height(width) / 2 + row * row_step(width)
        centres += [(width * (shift + column), y) for column in range(min(room, count - len(centres)))]
        row += 1
    return centres
