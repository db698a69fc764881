"""How is a Chamber drawn? Its Lords in their pyramid, with all that lies on them and around them."""

from dataclasses import dataclass

from bot.game.cards import Guild, Location, Lord
from bot.game.chamber import PLACES, Chamber
from bot.game.scoring import location_points
from bot.game.view import SeatView
from rendering import layout
from rendering.canvas import Canvas
from rendering.crests import crest
from rendering.fonts import Face
from rendering.layout import around, hexagon_height, place_centres
from rendering.lords import letter_box, lord_sprite, numeral_box
from rendering.signs import Sign
from rendering.sprites import hexagon_ring, hexagon_veil, lit_edge, rounded, sign
from rendering.text import Style

# The place beyond each edge, clockwise from the one right of the top corner: (rows down, half cards to the right).
BEYOND = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))

ONE_DIGIT = 9


@dataclass(frozen=True, slots=True)
class Board:
    """What to show of a Chamber: its owner's pearls decide what Locations are worth; `changed` places are outlined.

    `key` names it in the trace; `waiting` shows where the next Lord goes; without `worths` no Location says its points.
    `automaton` is the Legendary opponent that owns it: to that one every Location is worth the same.
    """

    chamber: Chamber
    pearls: int
    key: str
    changed: frozenset[int] = frozenset()
    waiting: bool = False
    worths: bool = True
    automaton: Guild | None = None


def board_of(side: SeatView, changed: frozenset[int] = frozenset(), *, waiting: bool = False) -> Board:
    """Return what to show of a player's Chamber; without their points, no Location says any."""
    return Board(
        side.chamber,
        side.pearls,
        str(side.seat),
        changed,
        waiting=waiting,
        worths=side.points is not None,
        automaton=side.automaton,
    )


def draw_board(canvas: Canvas, board: Board, left: float, top: float, width: int) -> None:
    """Draw a Chamber of hexagons of that width with this upper left corner."""
    centres = place_centres(left, top, width)
    chamber = board.chamber
    _draw_empty(canvas, board, centres, width)
    covered = dict(chamber.locations)
    for place, lord in enumerate(chamber.lords, 1):
        draw_lord(canvas, lord, *centres[place], width, f"{board.key}:{place}", bare=place in covered)
    _draw_light(canvas, chamber, board.key, centres, width)
    for place in sorted(board.changed):
        ring = hexagon_ring(width, width * layout.CHANGED, canvas.theme.changed)
        canvas.mark("changed", f"{board.key}:{place}", canvas.put(ring, *centres[place]))
    for place, location in chamber.locations:
        worth = location_points(location, chamber, board.pearls, automaton=board.automaton) if board.worths else None
        x, y = centres[place]
        x += _aside(chamber, place) * layout.PLATE_ASIDE * width
        draw_plate(canvas, location, worth, x, y, width, f"{board.key}:{place}")
    for place in chamber.shields:
        if place:
            draw_shield(canvas, *centres[place], width, f"{board.key}:{place}")


def draw_lord(canvas: Canvas, lord: Lord, x: float, y: float, width: int, where: str, *, bare: bool = False) -> None:
    """Draw a Lord with its centre there."""
    box = canvas.put(lord_sprite(canvas.theme, lord, width, canvas.letter(lord.guild), bare=bare), x, y)
    canvas.mark("lord", f"{where}={lord.name}", box)
    if (letter := canvas.letter(lord.guild)) and width >= layout.COMPACT_BELOW:
        canvas.mark("letter", f"{where}={letter}", letter_box(width, *box.centre, bare=bare))
    canvas.mark("numeral", f"{where}={lord.ip}", numeral_box(width, *box.centre, bare=bare))


def draw_shield(canvas: Canvas, x: float, y: float, width: int, where: str) -> None:
    """Draw the mark of the Lord that bears its guild's Shield, at its top."""
    theme = canvas.theme
    right, down = layout.SHIELD_AT
    mark = sign(Sign.SHIELD, round(width * layout.SHIELD), theme.shield, theme.gold[1], theme.line, 2)
    canvas.mark("shield", where, canvas.put(mark, x + right * width, y + down * width))
    star = sign(Sign.STAR, round(width * layout.SHIELD * 0.5), theme.line, theme.line, theme.line, 0)
    canvas.put(star, x + right * width, y + (down - 0.02) * width)


def draw_plate(
    canvas: Canvas, location: Location, worth: int | None, x: float, y: float, width: int, where: str
) -> None:
    """Draw the Location that covers a Lord: its emblem and, unless points are hidden, what it is worth now."""
    theme = canvas.theme
    long = worth is not None and worth > ONE_DIGIT
    across, down = round(width * layout.PLATE[long]), round(width * layout.PLATE_HEIGHT)
    x, y = x + layout.PLATE_AT[0] * width, y + layout.PLATE_AT[1] * width
    box = canvas.put(rounded(across, down, down // 4, theme.plate, theme.plate_edge, 2), x, y)
    canvas.mark("plate", f"{where}={location.id}", box)
    emblem = crest(theme, location, round(width * layout.PLATE_EMBLEM[long]), canvas.letter(location.guild))
    if worth is None:
        canvas.put(emblem, x, y)
        return
    canvas.put(emblem, x + width * layout.PLATE_EMBLEM_AT[long], y)
    style = Style(Face.FIGURE, round(width * layout.PLATE_FIGURE), theme.plate_text)
    canvas.figure(str(worth), x + width * layout.PLATE_FIGURE_AT[long], y, style)


def _aside(chamber: Chamber, place: int) -> int:
    """Return to which side a Location gives way, because a Shield below stands before its other end; 0 for neither."""
    row, half = layout.SPOTS[place]
    shielded = {layout.SPOTS[other] for other in chamber.shields if other}
    return ((row + 1, half - 1) in shielded) - ((row + 1, half + 1) in shielded)


def _draw_empty(canvas: Canvas, board: Board, centres: dict[int, tuple[float, float]], width: int) -> None:
    theme = canvas.theme
    taken = len(board.chamber.lords)
    for place in range(taken + 1, PLACES + 1):
        canvas.put(hexagon_veil(width, theme.empty), *centres[place])
        first = board.waiting and place == taken + 1
        edge = theme.next_edge if first else theme.empty_edge
        line = max(2.0, width * 0.03) if first else max(1.5, width * 0.016)
        canvas.put(hexagon_ring(width - 3, line, edge, dashed=first), *centres[place])
        canvas.mark("empty", f"{board.key}:{place}", around(*centres[place], width, hexagon_height(width)))


def _draw_light(
    canvas: Canvas, chamber: Chamber, key: str, centres: dict[int, tuple[float, float]], width: int
) -> None:
    """Draw a line of light around the largest Coalition: along each edge beyond which no Lord of it stands."""
    coalition, theme = chamber.coalition(), canvas.theme
    inside = {layout.SPOTS[place] for place in coalition}
    for place in coalition:
        (row, half), (x, y) = layout.SPOTS[place], centres[place]
        for edge, (rows, halves) in enumerate(BEYOND):
            if (row + rows, half + halves) not in inside:
                light, right, down = lit_edge(width, edge, width * layout.LIGHT, theme.light)
                canvas.paste(light, x + right, y + down)
        canvas.mark("coalition", f"{key}:{place}", around(x, y, width, hexagon_height(width)))
