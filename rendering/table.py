"""The picture of the table: whose turn is it, what is to be had, and how does everybody stand?"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.game.cards import LOCATIONS
from bot.game.view import PlayerView
from rendering import layout
from rendering.canvas import Canvas, Picture, canvas, plain
from rendering.changes import NOTHING, Changes
from rendering.crests import crest
from rendering.fonts import Face
from rendering.heading import draw_heading, heading_height
from rendering.layout import Box
from rendering.side import Side, draw_side, side_height
from rendering.signs import Sign
from rendering.sprites import sign
from rendering.supply import draw_locations, draw_piles, locations_height, piles_height
from rendering.theme import Theme
from rendering.words import Words

WIDE_TABLE = 3  # of three players, the one whose turn it is sits across the whole width


def draw_table(
    view: PlayerView, names: Sequence[str], words: Words, theme: Theme, changed: Changes = NOTHING
) -> Picture:
    """Return the picture of the table; `names` by seat, `changed` is what the last turn changed."""
    return compose_table(view, names, words, theme, changed).picture("table")


def compose_table(
    view: PlayerView,
    names: Sequence[str],
    words: Words,
    theme: Theme,
    changed: Changes = NOTHING,
    plan: "Plan | None" = None,
) -> Canvas:
    """Draw the table; without a plan, in its own."""
    plan = plan or plan_of([view], words)
    boxes = side_boxes(view, plan.sides, steady=plan.steady)
    drawing = canvas(theme, layout.TABLE_WIDTH, plan.height, words)
    _draw_header(drawing, view, names, words)
    draw_piles(drawing, view, changed, plan.piles, plan.locations - layout.GAP - plan.piles)
    draw_locations(drawing, view, changed, plan.locations)
    for seat, box, width in boxes:
        turn = not view.over and seat == view.turn
        side = Side(view.seats[seat], names[seat], words.substitute(seat), turn, words, changed.of(seat))
        draw_side(drawing, side, box, width)
    return drawing


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a table begin, from its top; `steady` where the seats keep their places from turn to turn."""

    piles: float
    locations: float
    sides: float
    height: float
    steady: bool = False


def plan_of(views: Sequence[PlayerView], words: Words) -> Plan:
    """Return a plan in which each of these tables of one game has room; of several, a steady one."""
    room = layout.TABLE_WIDTH - layout.MARGIN - layout.STRIP_LEFT
    said = words.title or not any(_badges(view) for view in views)
    piles = heading_height(words) if said else layout.HEADER_SHORT
    locations = piles + max(map(piles_height, views)) + layout.GAP
    sides = locations + max(locations_height(view, room) for view in views) + layout.GAP
    bottom = side_boxes(views[0], sides)[-1][1].bottom
    return Plan(piles, locations, sides, bottom + layout.MARGIN, steady=len(views) > 1)


def side_boxes(view: PlayerView, top: float, *, steady: bool = False) -> list[tuple[int, Box, int]]:
    """Return seats, where their panels lie, and how wide their Lords are."""
    across = layout.TABLE_WIDTH - 2 * layout.MARGIN
    half = (across - layout.GAP) / 2
    seats = list(range(view.options.players))
    boxes: list[tuple[int, Box, int]] = []
    if len(seats) == WIDE_TABLE:
        first = 0 if steady else view.turn
        seats = seats[first:] + seats[:first]  # then clockwise
        box = Box(layout.MARGIN, top, across, side_height(layout.WIDE_LORD))
        boxes.append((seats.pop(0), box, layout.WIDE_LORD))
        top = box.bottom + layout.GAP
    tall = side_height(layout.SIDE_LORD)
    for at, seat in enumerate(seats):
        x = layout.MARGIN + at % 2 * (half + layout.GAP)
        boxes.append((seat, Box(x, top + at // 2 * (tall + layout.GAP), half, tall), layout.SIDE_LORD))
    return boxes


def _draw_header(drawing: Canvas, view: PlayerView, names: Sequence[str], words: Words) -> None:
    right = float(layout.TABLE_WIDTH - layout.MARGIN)
    for badge in _badges(view):
        right -= layout.BADGE_WIDTH
        box = Box(right, layout.TITLE_TOP, layout.BADGE_WIDTH, layout.BADGE_HEIGHT)
        _draw_badge(drawing, *badge, names, words, box)
        right -= layout.GAP
    draw_heading(drawing, words, right - layout.GAP)


def _badges(view: PlayerView) -> list[tuple[str, int]]:
    """Return what is in force, and whose doing it is: a restriction, the last turns."""
    found: list[tuple[str, int]] = []
    if view.restriction is not None and not view.over:
        found.append((view.restriction.effect.value, view.restriction.owner))
    if view.last_turns_by is not None and not view.over:
        found.append(("last_turns", view.last_turns_by))
    return found


def _draw_badge(drawing: Canvas, what: str, seat: int, names: Sequence[str], words: Words, box: Box) -> None:
    """Draw what is in force with the name of the player behind it."""
    theme = drawing.theme
    drawing.panel(box, layout.BADGE_HEIGHT // 2, theme.plate, theme.seats[seat], layout.PANEL_EDGE)
    drawing.mark("badge", what, box)
    mark = next((crest(theme, row, layout.BADGE_EMBLEM) for row in LOCATIONS if row.id == what), None)
    if mark is None:
        mark = sign(Sign.HOURGLASS, layout.BADGE_EMBLEM - 8, *theme.gold, theme.line, 2)
    x = box.x + layout.BADGE_HEIGHT * 0.6
    drawing.put(mark, x, box.centre[1])
    left = x + layout.BADGE_EMBLEM / 2 + layout.GAP / 2
    room = Box(left, box.y, box.right - layout.GAP * 1.5 - left, box.height)
    style = plain(Face.DISPLAY, layout.BADGE_NAME_SIZE, theme.text)
    drawing.line(names[seat], room, style, smallest=layout.SMALLEST_FIGURE, substitute=words.substitute(seat))
