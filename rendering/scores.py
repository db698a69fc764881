"""The picture of the end: who won, with how many points of which kind, and how did the Chambers look?"""

from collections.abc import Sequence

from bot.game.scoring import Points
from bot.game.view import PlayerView
from rendering import layout
from rendering.board import Board, draw_board
from rendering.canvas import Canvas, Picture, canvas, plain
from rendering.fonts import Face
from rendering.heading import draw_heading, heading_height
from rendering.layout import Box, hexagon_height
from rendering.points import by_category, categories, category_sign
from rendering.signs import Sign
from rendering.sprites import hexagon_mask, outlined, pearl, sign
from rendering.text import Style
from rendering.theme import Theme
from rendering.words import Words

LINE = 2


def draw_scores(view: PlayerView, names: Sequence[str], words: Words, theme: Theme) -> Picture:
    """Return the picture of the end; of a game that goes on, of the points as they are now."""
    return compose_scores(view, names, words, theme).picture("scores")


def compose_scores(view: PlayerView, names: Sequence[str], words: Words, theme: Theme) -> Canvas:
    """Draw the end."""
    order = standing(view)
    tall = layout.pyramid_height(layout.SCORES_LORD) + 2 * layout.SIDE_PADDING
    step, top = tall + layout.GAP, heading_height(words)
    drawing = canvas(theme, layout.SCORES_WIDTH, top + len(order) * step - layout.GAP + layout.MARGIN)
    draw_heading(drawing, words)
    for row, (seat, rank) in enumerate(order):
        box = Box(layout.MARGIN, top + row * step, layout.SCORES_WIDTH - 2 * layout.MARGIN, tall)
        _draw_row(drawing, view, seat, rank, names[seat], words.substitute(seat), box)
    return drawing


def standing(view: PlayerView) -> list[tuple[int, int]]:
    """Return the seats from the first to the last, with their ranks; before the end by what everybody may see."""
    if view.outcome is not None:
        ranks = view.outcome.ranks
        return sorted(enumerate(ranks), key=lambda entry: (entry[1], entry[0]))
    results = [(side.points.total if side.points else 0, side.pearls) for side in view.seats]
    ranks = tuple(1 + sum(other > result for other in results) for result in results)
    return sorted(enumerate(ranks), key=lambda entry: (entry[1], entry[0]))


def _draw_row(drawing: Canvas, view: PlayerView, seat: int, rank: int, name: str, substitute: str, box: Box) -> None:
    theme, side = drawing.theme, view.seats[seat]
    won = view.over and rank == 1
    edge = (*theme.gold[0], 255) if won else theme.seats[seat]
    fill = theme.turn_panel if won else theme.panel
    drawing.panel(box, layout.PANEL_RADIUS, fill, edge, layout.TURN_EDGE if won else layout.PANEL_EDGE)
    inner = box.inset(layout.SIDE_PADDING)
    width = layout.SCORES_LORD
    board = Board(side.chamber, side.pearls, str(seat), automaton=side.automaton)
    draw_board(drawing, board, inner.right - 5 * width, inner.y, width)
    left = Box(inner.x, inner.y, inner.width - 5 * width - 2 * layout.GAP, inner.height)
    _draw_medal(drawing, rank, left, won=won)
    x = left.x + layout.SCORES_MEDAL + layout.GAP
    line = Box(x, left.y, left.right - x, layout.SCORES_MEDAL * 0.84)
    total = str(side.points.total) if side.points else "?"
    style = Style(Face.FIGURE, layout.SCORES_TOTAL, theme.points, theme.halo, LINE)
    found = drawing.line(total, line, style, smallest=layout.SCORES_TOTAL, side="right")
    room = Box(line.x, line.y, found.x - layout.GAP - line.x, line.height)
    style = Style(Face.DISPLAY, layout.TITLE_SIZE, theme.text)
    drawing.line(name, room, style, smallest=layout.NAME_SMALLEST, substitute=substitute)
    if side.points:
        _draw_columns(drawing, side.points, side.pearls, left, line.bottom + layout.GAP)


def _draw_medal(drawing: Canvas, rank: int, box: Box, *, won: bool) -> None:
    """Draw the rank on a hexagon: gold for who won, silver for the others."""
    theme, width = drawing.theme, layout.SCORES_MEDAL
    metal = theme.gold if won else theme.silver
    x, y = box.x + width / 2, box.y + hexagon_height(width) / 2
    drawing.put(outlined(hexagon_mask(width - 4), *metal, theme.line, LINE), x, y)
    if won:
        crown = sign(Sign.CROWN, round(width * 0.4), theme.line, theme.line, theme.line, 0)
        drawing.put(crown, x, y - width * 0.3)
    style = plain(Face.FIGURE, round(width * 0.6), theme.line)
    drawing.figure(str(rank), x, y + (width * 0.12 if won else 0), style)


def _draw_columns(drawing: Canvas, points: Points, pearls: int, box: Box, top: float) -> None:
    """Draw the points by category in three columns, and the pearls, which decide a tie."""
    theme, edge = drawing.theme, layout.SCORES_EMBLEM
    marks = [category_sign(theme, kind, edge) for kind in categories(points)]
    marks.append(pearl(edge, *theme.pearl, theme.line))
    values = [*by_category(points), pearls]
    for at, (mark, value) in enumerate(zip(marks, values, strict=True)):
        x = box.x + at % 3 * (box.width / 3) + edge / 2 + layout.GAP
        y = top + at // 3 * layout.SCORES_STEP + edge / 2 + layout.GAP
        drawing.put(mark, x, y)
        room = Box(x + edge / 2 + layout.GAP, y - edge / 2, box.width / 3 - edge - layout.GAP * 2, edge)
        figure = plain(Face.FIGURE, layout.SCORES_FIGURE, theme.text)
        drawing.line(str(value), room, figure, smallest=layout.SMALLEST_FIGURE)
