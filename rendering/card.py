"""The picture of one card: who or what is it, and what does it do?"""

from collections.abc import Sequence

from bot.game.cards import LORDS, Location, Lord
from rendering import layout
from rendering.board import draw_lord
from rendering.canvas import Canvas, Picture, canvas, plain
from rendering.crests import crest, rule_of
from rendering.fonts import Face
from rendering.heading import draw_title
from rendering.layout import Box, hexagon_height
from rendering.lords import portrait
from rendering.sprites import hexagon_ring
from rendering.text import Style, wrapped
from rendering.theme import Theme
from rendering.words import Words

TIMES = "\N{MULTIPLICATION SIGN}"


def draw_card(card: Lord | Location, words: Words, theme: Theme, lines: Sequence[str] = ()) -> Picture:
    """Return a large picture of a card: `words.title` is its name, each of `lines` a paragraph on what it does."""
    return compose_card(card, words, theme, lines).picture("card")


def compose_card(card: Lord | Location, words: Words, theme: Theme, lines: Sequence[str] = ()) -> Canvas:
    """Draw the card at the left, its text at the right, and below a Lord all of its guild."""
    room = layout.CARD_WIDTH - layout.MARGIN - layout.CARD_PADDING - layout.CARD_TEXT_LEFT
    rows = [wrapped(line, Face.TEXT, layout.CARD_TEXT, round(room)) for line in lines]
    text = sum(len(row) * layout.CARD_LINE + layout.CARD_GAP for row in rows)
    said = layout.CARD_TITLE_TALL + (layout.CARD_LINE + layout.CARD_GAP if words.subtitle else 0) + text
    below = layout.CARD_KIN_TALL if isinstance(card, Lord) else 0
    inner = max(said, hexagon_height(layout.CARD_LORD)) + below
    box = Box(layout.MARGIN, layout.MARGIN, layout.CARD_WIDTH - 2 * layout.MARGIN, inner + 2 * layout.CARD_PADDING)
    drawing = canvas(theme, layout.CARD_WIDTH, box.bottom + layout.MARGIN, words)
    edge = (*theme.of(card.guild).rim, 255) if card.guild else theme.plate_edge
    drawing.panel(box, layout.PANEL_RADIUS, theme.panel, edge, layout.PANEL_EDGE + 1)
    top = box.y + layout.CARD_PADDING
    middle = top + (inner - below) / 2
    x = layout.MARGIN + layout.CARD_PADDING + layout.CARD_LORD / 2
    if isinstance(card, Lord):
        _draw_lord(drawing, card, x, middle)
        _draw_kin(drawing, card, box.bottom - layout.CARD_PADDING - layout.CARD_KIN_TALL)
    else:
        _draw_location(drawing, card, x, middle)
    _draw_text(drawing, words, rows, Box(layout.CARD_TEXT_LEFT, top + (inner - below - said) / 2, room, said))
    return drawing


def _draw_lord(drawing: Canvas, lord: Lord, x: float, y: float) -> None:
    width = layout.CARD_LORD
    box = drawing.put(portrait(drawing.theme, lord, width, drawing.letter(lord.guild)), x, y)
    drawing.mark("lord", f"card={lord.name}", box)


def _draw_kin(drawing: Canvas, lord: Lord, top: float) -> None:
    """Draw every Lord of the guild with how many there are, this one in light."""
    theme, width = drawing.theme, layout.CARD_KIN
    kin = [other for other in LORDS if other.guild is lord.guild]
    step = (layout.CARD_WIDTH - 2 * layout.MARGIN - 2 * layout.CARD_PADDING) / len(kin)
    y = top + layout.CARD_GAP + hexagon_height(width) / 2
    for at, other in enumerate(kin):
        left = layout.MARGIN + layout.CARD_PADDING + at * step
        draw_lord(drawing, other, left + width / 2, y, width, f"kin:{at}")
        if other is lord:
            drawing.put(hexagon_ring(width, width * layout.CHANGED, theme.changed), left + width / 2, y)
        room = Box(left + width + 4, y - width / 2, step - width - 4, width)
        style = plain(Face.FIGURE, layout.CARD_COUNT, theme.text)
        drawing.line(f"{TIMES}{other.copies}", room, style, smallest=layout.SMALLEST_FIGURE)


def _draw_location(drawing: Canvas, location: Location, x: float, y: float) -> None:
    """Draw a Location as a large tile: its emblem over what it is worth."""
    theme, width = drawing.theme, layout.CARD_LORD
    tall = hexagon_height(width) * layout.CARD_TILE
    box = Box(x - width / 2, y - tall / 2, width, tall)
    drawing.panel(box, layout.PANEL_RADIUS, theme.plate, theme.plate_edge, layout.PANEL_EDGE + 1)
    drawing.mark("tile", location.id, box)
    size = layout.CARD_EMBLEM
    mark = crest(theme, location, size, drawing.letter(location.guild))
    drawing.put(mark, x, box.y + layout.CARD_GAP + size / 2)
    style = Style(Face.FIGURE, layout.CARD_FIGURE, theme.plate_text)
    line = Box(box.x, box.y + size + layout.CARD_GAP, width, box.bottom - box.y - size - layout.CARD_GAP)
    drawing.line(rule_of(location), line, style, smallest=layout.SMALLEST_FIGURE, side="middle")


def _draw_text(drawing: Canvas, words: Words, rows: Sequence[Sequence[str]], box: Box) -> None:
    theme = drawing.theme
    y = draw_title(drawing, words, box)
    style = Style(Face.TEXT, layout.CARD_TEXT, theme.text, base=int(words.right_to_left))
    side = "right" if words.right_to_left else "left"
    for row in rows:
        for line in row:
            at = Box(box.x, y, box.width, layout.CARD_LINE)
            drawing.line(line, at, style, smallest=layout.SMALLEST_FIGURE, side=side)
            y += layout.CARD_LINE
        y += layout.CARD_GAP
