"""How does a picture begin? With the caller's sentences: a title, and a line below it."""

from rendering import layout
from rendering.canvas import Canvas
from rendering.fonts import Face
from rendering.layout import Box
from rendering.text import Style
from rendering.words import Words


def heading_height(words: Words) -> int:
    """Return where what comes below begins: there is no hole where nothing is said."""
    if words.subtitle:
        return layout.HEADER
    return layout.HEADER_SHORT if words.title else layout.MARGIN


def draw_heading(drawing: Canvas, words: Words, right: float | None = None) -> None:
    """Draw title and subtitle at the top; the title ends before `right`, where something else stands."""
    theme, base = drawing.theme, int(words.right_to_left)
    edge = drawing.image.width - layout.MARGIN
    room = Box(layout.MARGIN, layout.TITLE_TOP, (right or edge) - layout.MARGIN, layout.TITLE_SIZE)
    title = Style(Face.DISPLAY, layout.TITLE_SIZE, theme.text, theme.halo, 1, base)
    drawing.line(words.title, room, title, smallest=layout.NAME_SMALLEST)
    room = Box(layout.MARGIN, layout.SUBTITLE_TOP, edge - layout.MARGIN, layout.SUBTITLE_SIZE)
    below = Style(Face.TEXT, layout.SUBTITLE_SIZE, theme.text, base=base)
    drawing.line(words.subtitle, room, below, smallest=layout.LABEL_SIZE)


def draw_title(drawing: Canvas, words: Words, box: Box) -> float:
    """Draw title and subtitle at the top of a box, as for one card; return where they end."""
    theme, base = drawing.theme, int(words.right_to_left)
    side = "right" if words.right_to_left else "left"
    room = Box(box.x, box.y, box.width, layout.CARD_TITLE)
    style = Style(Face.DISPLAY, layout.CARD_TITLE, theme.text, theme.halo, 1, base)
    drawing.line(words.title, room, style, smallest=layout.NAME_SMALLEST, side=side)
    y = box.y + layout.CARD_TITLE_TALL
    if words.subtitle:
        below = Style(Face.TEXT, layout.SUBTITLE_SIZE, theme.quiet, base=base)
        room = Box(box.x, y, box.width, layout.CARD_LINE)
        drawing.line(words.subtitle, room, below, smallest=layout.LABEL_SIZE, side=side)
        y += layout.CARD_LINE + layout.CARD_GAP
    return y
