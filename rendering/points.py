"""How are points drawn? By category, each with the sign that it has on the board, and what a choice would change."""

from PIL import Image

from bot.game.scoring import Points
from rendering import layout
from rendering.canvas import Canvas, plain
from rendering.fonts import Face
from rendering.layout import Box
from rendering.signs import Sign
from rendering.sprites import sign
from rendering.text import Style
from rendering.theme import Colour, Theme
from rendering.words import Words

LINE = 2
MINUS = "\N{MINUS SIGN}"
CATEGORIES = (Sign.SHIELD, Sign.TEMPLE, Sign.COALITION, Sign.CROWN, Sign.STAR)


def categories(points: Points) -> tuple[Sign, ...]:
    """Return the categories that somebody scores in: the last one is for automata."""
    return CATEGORIES if points.extra is not None else CATEGORIES[:-1]


def by_category(points: Points) -> tuple[int, ...]:
    """Return the points in the order of `categories`."""
    usual = points.lords, points.locations, points.coalition, points.pearl_master
    return usual if points.extra is None else (*usual, points.extra)


def category_words(words: Words, points: Points) -> tuple[str, ...]:
    """Return what the categories are called, in the order of `categories`."""
    called = words.lords, words.locations, words.coalition, words.pearl_master, words.extra
    return called[: len(categories(points))]


def category_sign(theme: Theme, kind: Sign, size: int) -> Image.Image:
    """Return the sign of a category, in the colour that it has on the board."""
    match kind:
        case Sign.SHIELD:
            return sign(kind, size, theme.shield, theme.gold[1], theme.line, LINE)
        case Sign.CROWN | Sign.STAR:
            return sign(kind, size, *theme.gold, theme.line, LINE)
        case Sign.COALITION:
            return sign(kind, size, theme.light[:3], theme.light[:3], theme.line, LINE)
        case _:
            return sign(kind, size, theme.emblem, theme.emblem, theme.line, LINE)


def gain_of(theme: Theme, difference: int) -> tuple[str, Colour]:
    """Return a difference with its sign, and its colour."""
    if difference == 0:
        return "+0", theme.quiet
    return (f"+{difference}", theme.gain) if difference > 0 else (f"{MINUS}{-difference}", theme.loss)


def draw_points(canvas: Canvas, points: Points, before: Points | None, words: Words, x: float, y: float) -> None:
    """Draw the categories in a column with their words, and how they differ from `before`."""
    theme, edge = canvas.theme, layout.POINTS_EMBLEM
    old = by_category(before or points)
    called = category_words(words, points)
    for row, (kind, word, value, was) in enumerate(
        zip(categories(points), called, by_category(points), old, strict=True)
    ):
        canvas.put(category_sign(theme, kind, edge), x + edge / 2, y + layout.POINTS_STEP * 0.44)
        left = x + edge + layout.GAP
        room = Box(left, y, layout.POINTS_COLUMN - edge - layout.GAP, layout.POINTS_LABEL)
        # Further down the board beside the column is narrower, and words may be longer.
        spare = layout.POINTS_SPARE if row >= layout.POINTS_NARROW else 0
        wide = Box(left, y, room.width + spare, room.height)
        canvas.line(word, wide, plain(Face.TEXT, layout.POINTS_LABEL, theme.quiet), smallest=layout.SMALLEST_FIGURE)
        line = Box(left, room.bottom, room.width, layout.POINTS_STEP - layout.POINTS_LABEL - layout.GAP * 1.5)
        figure = plain(Face.FIGURE, layout.POINTS_FIGURE, theme.text)
        shown = canvas.line(str(value), line, figure, smallest=layout.POINTS_FIGURE)
        if value != was:
            text, colour = gain_of(theme, value - was)
            rest = Box(shown.right + layout.GAP, line.y, line.right - shown.right - layout.GAP, line.height)
            canvas.line(text, rest, plain(Face.FIGURE, layout.POINTS_GAIN, colour), smallest=layout.SMALLEST_FIGURE)
        y += layout.POINTS_STEP


def draw_total(canvas: Canvas, total: int, before: int | None, box: Box, size: int) -> Box:
    """Draw a total at the right of a box, with what it was before and an arrow between; return where it lies."""
    theme = canvas.theme
    changes = before is not None and before != total
    colour = gain_of(theme, total - before)[1] if changes and before is not None else theme.points
    found = canvas.line(
        str(total), box, Style(Face.FIGURE, size, colour, theme.halo, LINE), smallest=size, side="right"
    )
    if not changes:
        return found
    x = found.x - layout.GAP - layout.ARROW / 2
    canvas.put(sign(Sign.TURN, layout.ARROW, theme.quiet, theme.quiet, theme.line, LINE), x, box.centre[1])
    room = Box(box.x, box.y, x - layout.ARROW / 2 - layout.GAP - box.x, box.height)
    style = Style(Face.FIGURE, size * 3 // 4, theme.points, theme.halo, LINE)
    old = canvas.line(str(before), room, style, smallest=size // 2, side="right")
    return Box(old.x, found.y, found.right - old.x, found.height)
