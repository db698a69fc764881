"""The picture of a choice: which Lords or Locations are there, and what would my Chamber be?"""

from collections.abc import Sequence

from bot.game.cards import Location, Lord
from bot.game.forecast import Forecast
from bot.game.view import PlayerView
from rendering import layout
from rendering.board import draw_lord
from rendering.canvas import Canvas, Picture, canvas, plain
from rendering.chamber import draw_own
from rendering.crests import crest, rule_of
from rendering.fonts import Face
from rendering.heading import draw_heading, heading_height
from rendering.layout import Box, hexagon_height
from rendering.points import gain_of
from rendering.sprites import hexagon_ring
from rendering.theme import Theme
from rendering.words import Words


def draw_choice(
    view: PlayerView,
    cards: Sequence[Lord | Location],
    name: str,
    words: Words,
    theme: Theme,
    chosen: Sequence[int] = (),
    forecast: Forecast | None = None,
) -> Picture:
    """Return the picture of a choice of the viewing seat among Lords or Locations.

    `chosen` are positions in `cards`, in the order chosen so far; the Chamber below is as the forecast has it.
    """
    return compose_choice(view, cards, name, words, theme, chosen, forecast).picture("choice")


def compose_choice(
    view: PlayerView,
    cards: Sequence[Lord | Location],
    name: str,
    words: Words,
    theme: Theme,
    chosen: Sequence[int] = (),
    forecast: Forecast | None = None,
) -> Canvas:
    """Draw the choice."""
    lords = [card for card in cards if isinstance(card, Lord)]
    locations = [card for card in cards if isinstance(card, Location)]
    top = heading_height(words)
    boxes = lord_boxes(len(lords), top) if lords else tile_boxes(len(locations), top)
    below = max((box.bottom for box in boxes), default=float(top)) + layout.GAP * 2
    width = layout.CHOICE_CHAMBER
    tall = layout.CHAMBER_HEADER + layout.pyramid_height(width) + layout.SIDE_PADDING + layout.CORNER
    panel = Box(layout.MARGIN, below, layout.CHOICE_WIDTH - 2 * layout.MARGIN, tall)
    drawing = canvas(theme, layout.CHOICE_WIDTH, panel.bottom + layout.MARGIN, words)
    draw_heading(drawing, words)
    for at, lord in enumerate(lords):
        _draw_offer(drawing, lord, boxes[at], at, chosen)
    for at, location in enumerate(locations):
        _draw_location(drawing, view, location, boxes[at], taken=at in chosen)
    drawing.panel(panel, layout.PANEL_RADIUS, theme.panel, theme.panel_edge, layout.PANEL_EDGE)
    draw_own(drawing, view, view.own.seat, name, words, panel, width, forecast)
    return drawing


def lord_boxes(count: int, top: float) -> list[Box]:
    """Return where the Lords of a choice stand, row by row, each row in the middle."""
    width = layout.CHOICE_LORD[count > layout.CHOICE_FEW]
    a_row = (
        layout.CHOICE_FEW
        if count <= layout.CHOICE_FEW
        else min(layout.CHOICE_ROW, -(-count // -(-count // layout.CHOICE_ROW)))
    )
    return _rows(count, top, a_row, width, hexagon_height(width))


def tile_boxes(count: int, top: float) -> list[Box]:
    """Return where the Locations of a choice lie."""
    many = count > layout.CHOICE_FEW_TILES
    return _rows(
        count, top, layout.CHOICE_TILES_A_ROW[many], *(layout.CHOICE_TILE_MANY if many else layout.CHOICE_TILE)
    )


def _rows(count: int, top: float, a_row: int, width: float, height: float) -> list[Box]:
    boxes: list[Box] = []
    for first in range(0, count, a_row):
        here = min(a_row, count - first)
        left = (layout.CHOICE_WIDTH - here * width - (here - 1) * layout.GAP) / 2
        y = top + first // a_row * (height + layout.GAP)
        boxes += [Box(left + at * (width + layout.GAP), y, width, height) for at in range(here)]
    return boxes


def _draw_offer(drawing: Canvas, lord: Lord, box: Box, at: int, chosen: Sequence[int]) -> None:
    """Draw a Lord to choose; one chosen has a line of light and its number in the order."""
    theme, width = drawing.theme, round(box.width)
    draw_lord(drawing, lord, *box.centre, width, f"offer:{at}")
    if at not in chosen:
        return
    drawing.put(hexagon_ring(width, width * layout.CHOSEN, theme.changed), *box.centre)
    if len(chosen) > 1:
        edge = round(width * layout.ORDER)
        x, y = box.centre[0] + width * layout.ORDER_AT[0], box.centre[1] + width * layout.ORDER_AT[1]
        badge = Box(x - edge / 2, y - edge / 2, edge, edge)
        drawing.panel(badge, edge // 2, theme.plate, theme.changed, layout.PANEL_EDGE)
        style = plain(Face.FIGURE, round(edge * 0.7), theme.plate_text)
        drawing.figure(str(list(chosen).index(at) + 1), x, y, style)


def _draw_location(drawing: Canvas, view: PlayerView, location: Location, box: Box, *, taken: bool) -> None:
    """Draw a Location to choose: what it is, and what it would bring now."""
    theme = drawing.theme
    many = box.width < layout.CHOICE_TILE[0]
    edge = theme.changed if taken else (*theme.plate_edge[:3], 130)
    drawing.panel(box, layout.TILE_RADIUS, theme.plate, edge, layout.PANEL_EDGE + 2 * int(taken))
    drawing.mark("tile", location.id, box)
    size = layout.CHOICE_EMBLEM[many]
    x = box.x + layout.TILE_PADDING + size / 2 + (0 if many else layout.TILE_PADDING)
    drawing.put(crest(theme, location, size, drawing.letter(location.guild)), x, box.centre[1])
    left = x + size / 2 + layout.TILE_PADDING
    room = Box(left, box.y, box.right - left - layout.TILE_PADDING, box.height)
    style = plain(Face.FIGURE, layout.CHOICE_FIGURE[many], theme.plate_text)
    third = Box(room.x, room.y, room.width / 2, room.height)
    drawing.line(rule_of(location), third, style, smallest=layout.SMALLEST_FIGURE, side="left")
    text, colour = gain_of(theme, view.worth(location))
    rest = Box(room.x + room.width / 2, room.y, room.width / 2, room.height)
    style = plain(Face.FIGURE, layout.CHOICE_FIGURE[many], colour)
    drawing.line(text, rest, style, smallest=layout.SMALLEST_FIGURE, side="right")
