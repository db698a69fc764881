"""The picture of one Chamber: who stands in it, what is it worth, and what would a choice make of it?"""

from dataclasses import replace

from bot.game.chamber import Chamber
from bot.game.forecast import Forecast
from bot.game.view import PlayerView
from rendering import layout
from rendering.board import board_of, draw_board
from rendering.canvas import Canvas, Picture, canvas
from rendering.fonts import Face
from rendering.layout import Box
from rendering.points import draw_points, draw_total
from rendering.side import draw_keys, draw_pearls
from rendering.text import Style
from rendering.theme import Theme
from rendering.words import Words


def draw_chamber(
    view: PlayerView, seat: int, name: str, words: Words, theme: Theme, forecast: Forecast | None = None
) -> Picture:
    """Return the picture of a seat's Chamber; with a forecast, as it would be then."""
    return compose_chamber(view, seat, name, words, theme, forecast).picture("chamber")


def compose_chamber(
    view: PlayerView, seat: int, name: str, words: Words, theme: Theme, forecast: Forecast | None = None
) -> Canvas:
    """Draw the Chamber."""
    width = layout.CHAMBER_LORD
    tall = layout.CHAMBER_HEADER + layout.pyramid_height(width) + layout.SIDE_PADDING + layout.CORNER
    box = Box(layout.MARGIN, layout.MARGIN, layout.CHAMBER_WIDTH - 2 * layout.MARGIN, tall)
    drawing = canvas(theme, layout.CHAMBER_WIDTH, box.bottom + layout.MARGIN, words)
    turn = not view.over and view.turn == seat
    edge, line = (theme.turn_edge, layout.TURN_EDGE) if turn else (theme.seats[seat], layout.PANEL_EDGE)
    drawing.panel(box, layout.PANEL_RADIUS, theme.panel, edge, line)
    draw_own(drawing, view, seat, name, words, box, width, forecast)
    return drawing


def draw_own(
    drawing: Canvas,
    view: PlayerView,
    seat: int,
    name: str,
    words: Words,
    box: Box,
    width: int,
    forecast: Forecast | None,
) -> None:
    """Draw a Chamber of Lords of that width into a panel, with its points beside, as it is or as it would be."""
    side = view.seats[seat]
    chamber = forecast.chamber if forecast else side.chamber
    inner = box.inset(layout.SIDE_PADDING + layout.CORNER / 2)
    _draw_header(drawing, view, seat, name, words, inner, forecast)
    top = box.y + layout.CHAMBER_HEADER
    start = inner.x + layout.POINTS_COLUMN
    left = (start + inner.right - 5 * width) / 2
    changed = changed_places(side.chamber, chamber) if forecast else frozenset()
    pearls = forecast.pearls if forecast else side.pearls
    waiting = forecast is None and not view.over and view.turn == seat
    points = forecast.after if forecast else side.points
    board = replace(board_of(side, changed, waiting=waiting), chamber=chamber, pearls=pearls, worths=points is not None)
    draw_board(drawing, board, left, top, width)
    if points is not None:
        draw_points(drawing, points, forecast.before if forecast else None, words, inner.x, top)
    crowned = forecast.pearl_master if forecast else side.pearl_master
    bottom = inner.bottom - layout.PEARL / 2
    draw_pearls(drawing, pearls, left, bottom, crowned=crowned)
    draw_keys(drawing, chamber.counter, left + 5 * width, bottom)


def changed_places(before: Chamber, after: Chamber) -> frozenset[int]:
    """Return the places whose Lord, or the Location on it, is another one."""
    old, new = dict(before.locations), dict(after.locations)
    return frozenset(
        place
        for place, lord in enumerate(after.lords, 1)
        if before.lords[place - 1 : place] != (lord,) or old.get(place) is not new.get(place)
    )


def _draw_header(
    drawing: Canvas, view: PlayerView, seat: int, name: str, words: Words, inner: Box, forecast: Forecast | None
) -> None:
    theme, points = drawing.theme, view.seats[seat].points
    line = Box(inner.x, inner.y, inner.width, layout.CHAMBER_TOTAL * 0.8)
    right = inner.right
    if forecast:
        right = draw_total(drawing, forecast.after.total, forecast.before.total, line, layout.CHAMBER_TOTAL).x
    elif points is not None:
        right = draw_total(drawing, points.total, None, line, layout.CHAMBER_TOTAL).x
    room = Box(inner.x, inner.y, right - layout.GAP * 2 - inner.x, line.height)
    style = Style(Face.DISPLAY, layout.CHAMBER_NAME, theme.text)
    drawing.line(name, room, style, smallest=layout.NAME_SMALLEST, substitute=words.substitute(seat))
