"""How is one player's side of the table drawn? A panel: name, points, Chamber, pearls, keys."""

from dataclasses import dataclass

from bot.game.cards import Key
from bot.game.view import SeatView
from rendering import layout
from rendering.board import board_of, draw_board
from rendering.canvas import Canvas
from rendering.fonts import Face
from rendering.layout import Box
from rendering.points import draw_points
from rendering.signs import Sign
from rendering.sprites import pearl, sign
from rendering.text import Style
from rendering.words import Words

LINE = 2
UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Side:
    """A player's side, and what to say of it beside: its name, whether it is its turn, what changed."""

    view: SeatView
    name: str
    substitute: str
    turn: bool
    words: Words
    changed: frozenset[int] = frozenset()


def side_height(width: int) -> float:
    """Return how tall a panel is whose Lords have that width."""
    return layout.SIDE_HEADER + layout.pyramid_height(width) + layout.SIDE_PADDING


def draw_side(canvas: Canvas, side: Side, box: Box, width: int) -> None:
    """Draw a panel with Lords of that width, the Chamber in its middle."""
    theme, seat = canvas.theme, side.view
    edge = theme.turn_edge if side.turn else theme.seats[seat.seat]
    fill = theme.turn_panel if side.turn else theme.panel
    line = layout.TURN_EDGE if side.turn else layout.PANEL_EDGE
    canvas.panel(box, layout.PANEL_RADIUS, fill, edge, line)
    canvas.mark("side", str(seat.seat), box)
    _draw_header(canvas, side, box)
    left, top = box.centre[0] - 2.5 * width, box.y + layout.SIDE_HEADER
    if width >= layout.WIDE_LORD:
        left += layout.WIDE_SHIFT
    draw_board(canvas, board_of(seat, side.changed, waiting=side.turn), left, top, width)
    inner = box.inset(layout.SIDE_PADDING + layout.CORNER)
    if width < layout.WIDE_LORD:
        draw_pearls(canvas, seat.pearls, inner.x, inner.bottom - layout.PEARL / 2, crowned=seat.pearl_master)
        draw_keys(canvas, seat.keys, inner.right, inner.bottom - layout.KEY / 2)
        return
    first = box.y + layout.SIDE_HEADER + layout.GAP
    if seat.points is not None:
        draw_points(canvas, seat.points, None, side.words, inner.x - layout.CORNER / 2, first)
    below = first + layout.CROWN + layout.GAP
    draw_pearls(canvas, seat.pearls, inner.right - layout.WIDE_PEARLS, below, crowned=seat.pearl_master)
    draw_keys(canvas, seat.keys, inner.right, below + layout.CATEGORY_STEP)


def draw_pearls(canvas: Canvas, count: int, x: float, y: float, *, crowned: bool) -> None:
    """Draw a number of pearls from a left edge on, a crown above them for the Pearl Master."""
    theme = canvas.theme
    edge = layout.PEARL
    canvas.put(pearl(edge, *theme.pearl, theme.line), x + edge / 2, y)
    style = Style(Face.FIGURE, layout.PEARL_COUNT, theme.text, theme.halo, LINE)
    canvas.line(str(count), Box(x + edge + 8, y - edge / 2, 3 * edge, edge), style, smallest=layout.PEARL_COUNT)
    if crowned:
        mark = sign(Sign.CROWN, layout.CROWN, *theme.gold, theme.line, LINE)
        canvas.mark("crown", str(count), canvas.put(mark, x + edge / 2, y - edge / 2 - layout.CROWN * 0.42))


def draw_keys(canvas: Canvas, keys: tuple[Key, ...], right: float, y: float) -> None:
    """Draw the keys on a counter up to a right edge; an empty counter shows the shadow of one."""
    theme = canvas.theme
    for count, key in enumerate(reversed(keys)):
        metal = theme.gold if key is Key.GOLD else theme.silver
        x = right - layout.KEY / 2 - count * layout.KEY_STEP
        canvas.mark("key", key.value, canvas.put(sign(Sign.KEY, layout.KEY, *metal, theme.line, LINE), x, y))


def _draw_header(canvas: Canvas, side: Side, box: Box) -> None:
    theme = canvas.theme
    x, middle = box.x + layout.SIDE_PADDING + layout.CORNER / 2, box.y + layout.SIDE_HEADER / 2
    right = box.right - layout.SIDE_PADDING - layout.CORNER / 2
    points = side.view.points
    style = Style(Face.FIGURE, layout.POINTS_SIZE, theme.points, theme.halo, LINE)
    line = Box(x, middle - layout.POINTS_SIZE / 2, right - x, layout.POINTS_SIZE)
    total = canvas.line(
        str(points.total) if points else UNKNOWN, line, style, smallest=layout.POINTS_SIZE, side="right"
    )
    if side.turn:
        mark = sign(Sign.TURN, layout.TURN_MARK, theme.turn_edge[:3], theme.turn_edge[:3], theme.line, LINE)
        canvas.mark("turn", str(side.view.seat), canvas.put(mark, x + layout.TURN_MARK / 2, middle))
        x += layout.TURN_MARK + layout.GAP
    room = Box(x, middle - layout.NAME_SIZE / 2, total.x - 2 * layout.GAP - x, layout.NAME_SIZE)
    name = Style(Face.DISPLAY, layout.NAME_SIZE, theme.text)
    canvas.line(side.name, room, name, smallest=layout.NAME_SMALLEST, substitute=side.substitute)
