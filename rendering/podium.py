"""How is the podium drawn? Who came first stands highest, with what they have above and their rank below."""

from collections.abc import Sequence
from dataclasses import dataclass

from rendering import layout
from rendering.canvas import Canvas, plain
from rendering.fonts import Face
from rendering.layout import Box, hexagon_height
from rendering.sprites import hexagon_medal
from rendering.text import Style

LINE = 2
GLOW = 70  # of the steps: how much they cover


@dataclass(frozen=True, slots=True)
class Place:
    """Who came where: a seat, its rank, what it is called, its points where they may be told."""

    seat: int
    rank: int
    name: str
    substitute: str
    total: str
    won: bool


def draw_podium(drawing: Canvas, places: Sequence[Place], box: Box) -> None:
    """Draw the places, given from the first to the last, the first in the middle of those beside it."""
    shown = [places[1], places[0], *places[2:]]
    width = min(layout.PODIUM_WIDTH, (box.width - (len(shown) - 1) * layout.GAP) / len(shown))
    left = box.centre[0] - (len(shown) * (width + layout.GAP) - layout.GAP) / 2
    for at, place in enumerate(shown):
        x = left + at * (width + layout.GAP)
        _draw_place(drawing, place, Box(x, box.y, width, box.height))


def _draw_place(drawing: Canvas, place: Place, box: Box) -> None:
    theme, tall = drawing.theme, layout.PODIUM_STEP[place.rank]
    metal = theme.gold if place.won else theme.silver
    step = Box(box.x, box.bottom - tall, box.width, tall)
    drawing.panel(step, layout.TILE_RADIUS, (*metal[1], GLOW), (*metal[0], 255), layout.PANEL_EDGE + int(place.won))
    drawing.mark("step", f"{place.seat}={place.rank}", step)
    draw_medal(drawing, place, *step.centre, min(layout.PODIUM_FIGURE, tall - 2 * layout.TILE_PADDING))
    line = Box(box.x, step.y - layout.PODIUM_NAME - 4, box.width, layout.PODIUM_NAME)
    name = Style(Face.DISPLAY, layout.SCORES_NAME, theme.text, theme.halo, 1)
    drawing.line(place.name, line, name, smallest=layout.SMALLEST_FIGURE, substitute=place.substitute, side="middle")
    above = Box(box.x, line.y - layout.PODIUM_TOTAL, box.width, layout.PODIUM_TOTAL)
    total = Style(Face.FIGURE, layout.PODIUM_TOTAL, theme.points, theme.halo, LINE)
    drawing.line(place.total, above, total, smallest=layout.PODIUM_TOTAL, side="middle")


def draw_medal(drawing: Canvas, place: Place, x: float, y: float, tall: float) -> None:
    """Draw a rank on a hexagon that tall, gold for who won, silver for the others."""
    theme = drawing.theme
    metal = theme.gold if place.won else theme.silver
    drawing.put(hexagon_medal(round(tall / hexagon_height(1)), *metal, theme.line, LINE), x, y)
    drawing.figure(str(place.rank), x, y, plain(Face.FIGURE, round(tall * 0.66), theme.line))
