"""The picture of the end: who won, with how many points of which kind, and how did the Chambers look?"""

from collections.abc import Sequence

from bot.game.scoring import Points
from bot.game.view import PlayerView
from rendering import layout
from rendering.board import board_of, draw_board
from rendering.canvas import Canvas, Picture, canvas, plain
from rendering.fonts import Face
from rendering.heading import draw_heading, heading_height
from rendering.layout import Box
from rendering.podium import Place, draw_medal, draw_podium
from rendering.points import by_category, categories, category_sign, draw_points
from rendering.side import draw_pearls
from rendering.sprites import pearl
from rendering.text import Style
from rendering.theme import Theme
from rendering.words import Words

LINE = 2
UNKNOWN = "?"


def draw_scores(view: PlayerView, names: Sequence[str], words: Words, theme: Theme) -> Picture:
    """Return the picture of the end; of a game that goes on, of the points as they are now."""
    return compose_scores(view, names, words, theme).picture("scores")


def compose_scores(view: PlayerView, names: Sequence[str], words: Words, theme: Theme) -> Canvas:
    """Draw the podium, and a panel for each player below it."""
    places = [_place(view, seat, rank, names, words) for seat, rank in standing(view)]
    top = heading_height(words)
    boxes = panel_boxes(len(places), top + layout.PODIUM + layout.GAP)
    drawing = canvas(theme, layout.SCORES_WIDTH, boxes[-1].bottom + layout.MARGIN, words)
    draw_heading(drawing, words)
    across = layout.SCORES_WIDTH - 2 * layout.MARGIN
    draw_podium(drawing, places, Box(layout.MARGIN, top, across, layout.PODIUM))
    for place, box in zip(places, boxes, strict=True):
        _draw_panel(drawing, view, place, words, box)
    return drawing


def panel_boxes(players: int, top: float) -> list[Box]:
    """Return where the panels lie, from the first place to the last: in pairs, of three the first across."""
    across = layout.SCORES_WIDTH - 2 * layout.MARGIN
    boxes: list[Box] = []
    if players % 2:
        boxes.append(Box(layout.MARGIN, top, across, _panel_height(layout.WIDE_LORD)))
        top = boxes[-1].bottom + layout.GAP
    half, tall = (across - layout.GAP) / 2, _panel_height(layout.SIDE_LORD)
    for at in range(players - len(boxes)):
        x, y = layout.MARGIN + at % 2 * (half + layout.GAP), top + at // 2 * (tall + layout.GAP)
        boxes.append(Box(x, y, half, tall))
    return boxes


def _panel_height(width: int) -> float:
    return layout.SCORES_HEADER + layout.pyramid_height(width) + layout.SIDE_PADDING


def _place(view: PlayerView, seat: int, rank: int, names: Sequence[str], words: Words) -> Place:
    points = view.seats[seat].points
    total = str(points.total) if points else UNKNOWN
    return Place(seat, rank, names[seat], words.substitute(seat), total, view.over and rank == 1)


def standing(view: PlayerView) -> list[tuple[int, int]]:
    """Return the seats from the first to the last, with their ranks; before the end by what everybody may see."""
    if view.outcome is not None:
        ranks = view.outcome.ranks
        return sorted(enumerate(ranks), key=lambda entry: (entry[1], entry[0]))
    results = [(side.points.total if side.points else 0, side.pearls) for side in view.seats]
    ranks = tuple(1 + sum(other > result for other in results) for result in results)
    return sorted(enumerate(ranks), key=lambda entry: (entry[1], entry[0]))


def _draw_panel(drawing: Canvas, view: PlayerView, place: Place, words: Words, box: Box) -> None:
    theme, side = drawing.theme, view.seats[place.seat]
    edge = (*theme.gold[0], 255) if place.won else theme.seats[place.seat]
    fill = theme.turn_panel if place.won else theme.panel
    drawing.panel(box, layout.PANEL_RADIUS, fill, edge, layout.TURN_EDGE if place.won else layout.PANEL_EDGE)
    inner = Box(box.x + layout.SIDE_PADDING, box.y, box.width - 2 * layout.SIDE_PADDING, box.height)
    _draw_header(drawing, place, inner)
    wide = box.width > layout.SCORES_WIDTH / 2
    width, top = layout.WIDE_LORD if wide else layout.SIDE_LORD, box.y + layout.SCORES_HEADER
    left = box.centre[0] - 2.5 * width + (layout.WIDE_SHIFT if wide else 0)
    draw_board(drawing, board_of(side), left, top, width)
    if side.points and wide:
        draw_points(drawing, side.points, None, words, inner.x, top + layout.GAP / 2)
        draw_pearls(drawing, side.pearls, inner.right - layout.WIDE_PEARLS, top + layout.CROWN, crowned=False)
    elif side.points:
        _draw_columns(drawing, side.points, side.pearls, box.inset(layout.SIDE_PADDING))


def _draw_columns(drawing: Canvas, points: Points, pearls: int, box: Box) -> None:
    """Draw the points by category and the pearls, which decide a tie, in the corners that a Chamber leaves below."""
    theme, edge = drawing.theme, layout.SCORES_EMBLEM
    signs = [category_sign(theme, kind, edge) for kind in categories(points)]
    signs.append(pearl(edge, *theme.pearl, theme.line))
    figure = plain(Face.FIGURE, layout.SCORES_FIGURE, theme.text)
    for at, (mark, value) in enumerate(zip(signs, (*by_category(points), pearls), strict=True)):
        second, row = divmod(at, layout.SCORES_A_COLUMN)
        rows = min(layout.SCORES_A_COLUMN, len(signs) - second * layout.SCORES_A_COLUMN)
        x = box.right - layout.SCORES_ENTRY if second else box.x
        y = box.bottom - layout.CORNER / 2 - edge / 2 - (rows - 1 - row) * layout.SCORES_STEP
        drawing.put(mark, x + edge / 2, y)
        left = edge + layout.TILE_PADDING
        room = Box(x + left, y - edge / 2, layout.SCORES_ENTRY - left, edge)
        drawing.line(str(value), room, figure, smallest=layout.SMALLEST_FIGURE)


def _draw_header(drawing: Canvas, place: Place, inner: Box) -> None:
    """Draw rank, name and points."""
    theme, tall = drawing.theme, layout.SCORES_MEDAL
    y = inner.y + layout.SCORES_HEADER / 2
    x = inner.x + tall / 2
    draw_medal(drawing, place, x, y, tall)
    line = Box(inner.x, y - tall / 2, inner.width, tall)
    total = Style(Face.FIGURE, layout.SCORES_TOTAL, theme.points, theme.halo, LINE)
    found = drawing.line(place.total, line, total, smallest=layout.SCORES_TOTAL, side="right")
    left = inner.x + tall + layout.GAP / 2
    room = Box(left, line.y, found.x - layout.GAP - left, tall)
    name = Style(Face.DISPLAY, layout.SCORES_NAME, theme.text)
    drawing.line(place.name, room, name, smallest=layout.NAME_SMALLEST, substitute=place.substitute)
