"""How is the middle of the table drawn? Decks, discard piles, face-up Locations."""

from dataclasses import dataclass

from bot.game.cards import GUILDS, Guild, Location, Lord, in_catalogue_order
from bot.game.view import PlayerView
from rendering import layout
from rendering.board import draw_lord
from rendering.canvas import Canvas, plain
from rendering.changes import Changes
from rendering.crests import crest, rule_of
from rendering.emblems import ghost, mark
from rendering.fonts import Face
from rendering.layout import Box, hexagon_height, honeycomb
from rendering.lords import deck_sprite
from rendering.signs import Sign
from rendering.sprites import faint_sign, shade
from rendering.text import Style

LINE = 2
BED = 150  # how much a pile's ground shows
GHOST = 90  # how much an empty pile's emblem shows


@dataclass(frozen=True, slots=True)
class Grid:
    """Tiles in rows: how many in each, and how large."""

    a_row: int
    width: float
    height: float
    count: int

    @property
    def tall(self) -> float:
        """The height of all rows together."""
        rows = max(1, -(-self.count // self.a_row))
        return rows * self.height + (rows - 1) * layout.TILE_GAP

    def boxes(self, left: float, top: float) -> list[Box]:
        """Return where the tiles lie."""
        step, down = self.width + layout.TILE_GAP, self.height + layout.TILE_GAP
        return [
            Box(left + at % self.a_row * step, top + at // self.a_row * down, self.width, self.height)
            for at in range(self.count)
        ]


def tile_grid(count: int, room: float) -> Grid:
    """Return how that many face-up Locations lie in a strip."""
    a_row = layout.TILES_A_ROW
    return Grid(a_row, (room - (a_row - 1) * layout.TILE_GAP) / a_row, layout.TILE_HEIGHT, count)


def deck_height() -> float:
    """Return how tall the Lord deck is."""
    return hexagon_height(layout.DECK_WIDTH) + layout.DECK_DEPTH


def piles_height(view: PlayerView) -> float:
    """Return how tall the row of discard piles is: every Lord in them shows."""
    return max(deck_height(), *(_pile_height(len(pile)) + 2 * layout.STRIP_PADDING for pile in view.piles))


def locations_height(view: PlayerView, room: float) -> float:
    """Return how tall the row of face-up Locations is."""
    return tile_grid(len(view.face_up), room).tall


def draw_lord_deck(canvas: Canvas, count: int, x: float, y: float) -> None:
    """Draw the Lord deck with its size, from an upper left corner on."""
    theme, width = canvas.theme, layout.DECK_WIDTH
    tall = hexagon_height(width)
    canvas.paste(deck_sprite(theme, 0, width), x, y)
    _draw_size(canvas, 0, count, x + width / 2, y + tall / 2)
    canvas.mark("deck", f"lords={count}", Box(x, y, width, tall))


def draw_location_deck(canvas: Canvas, count: int, box: Box) -> None:
    """Draw the Location deck with its size: a stack of tiles."""
    theme = canvas.theme
    colours = theme.deck[1]
    for layer in (2, 1, 0):
        fill = (*shade(colours.deep if layer else colours.lit, 0.7 if layer else 0.9), 255)
        edge = (*colours.rim, 255 if not layer else 120)
        under = Box(box.x + layer * 3, box.y + layer * 3, box.width, box.height)
        canvas.panel(under, layout.TILE_RADIUS, fill, edge, layout.PANEL_EDGE)
    palace = faint_sign(Sign.TEMPLE, round(box.height * layout.DECK_EMBLEM), colours.emblem, GHOST)
    canvas.put(palace, *box.centre)
    _draw_size(canvas, 1, count, *box.centre)
    canvas.mark("deck", f"locations={count}", box)


def _draw_size(canvas: Canvas, which: int, count: int, x: float, y: float) -> None:
    theme = canvas.theme
    style = Style(Face.FIGURE, layout.DECK_NUMERAL, theme.figure, theme.deck[which].ink, LINE + 1)
    canvas.figure(str(count), x, y, style)


def draw_piles(canvas: Canvas, view: PlayerView, changed: Changes, top: float, tall: float) -> None:
    """Draw the Lord deck and the five discard piles in a strip of a height."""
    draw_lord_deck(canvas, view.lord_deck, layout.MARGIN, top + (tall - deck_height()) / 2)
    width = (canvas.image.width - layout.MARGIN - layout.STRIP_LEFT - 4 * layout.PILE_GAP) / 5
    for at, guild in enumerate(GUILDS):
        box = Box(layout.STRIP_LEFT + at * (width + layout.PILE_GAP), top, width, tall)
        draw_pile(canvas, guild, view.pile(guild), box, changed=guild in changed.piles)


def draw_pile(canvas: Canvas, guild: Guild, pile: tuple[Lord, ...], box: Box, *, changed: bool) -> None:
    """Draw a discard pile: each Lord in it, from the most influential down, or its guild's shadow."""
    theme = canvas.theme
    colours = theme.of(guild)
    edge = theme.changed if changed else (*colours.rim, 110)
    line = layout.PANEL_EDGE + 1 if changed else layout.PANEL_EDGE
    bed = (*shade(colours.deep, 0.5), BED) if theme.dark else (*colours.lit, BED // 2)
    canvas.panel(box, layout.PANEL_RADIUS, bed, edge, line)
    canvas.mark("pile", guild.value, box)
    x, y = box.centre
    if not pile:
        colour = colours.emblem if theme.dark else colours.deep
        canvas.put(ghost(guild, layout.PILE_LORD[0], colour, GHOST), x, y)
        _draw_letter(canvas, guild, x, y)
    width, a_row = _pile_shape(len(pile))
    spots = honeycomb(len(pile), a_row, width)
    if not spots:
        return
    left = x - (min(spot[0] for spot in spots) + max(spot[0] for spot in spots)) / 2
    up = y - (spots[0][1] + spots[-1][1]) / 2
    for at, (lord, spot) in enumerate(zip(reversed(in_catalogue_order(pile)), spots, strict=True)):
        draw_lord(canvas, lord, left + spot[0], up + spot[1], width, f"pile:{guild}:{at}")
    if width < layout.COMPACT_BELOW:
        canvas.put(mark(guild, layout.PILE_MARK, colours.emblem, colours.ink, LINE + 1), x, box.y)
        _draw_letter(canvas, guild, x + layout.PILE_MARK, box.y)


def _draw_letter(canvas: Canvas, guild: Guild, x: float, y: float) -> None:
    """Draw a guild's letter, where letters are asked for."""
    if letter := canvas.letter(guild):
        colours = canvas.theme.of(guild)
        style = Style(Face.FIGURE, layout.PILE_LETTER, colours.emblem, colours.ink, LINE + 1)
        canvas.figure(letter, x, y, style, "letter")


def draw_locations(canvas: Canvas, view: PlayerView, changed: Changes, top: float) -> None:
    """Draw the Location deck and the face-up Locations in a strip."""
    room = canvas.image.width - layout.MARGIN - layout.STRIP_LEFT
    grid = tile_grid(len(view.face_up), room)
    draw_location_deck(canvas, view.location_deck, Box(layout.MARGIN, top, layout.DECK_WIDTH, layout.TILE_HEIGHT))
    for location, box in zip(in_catalogue_order(view.face_up), grid.boxes(layout.STRIP_LEFT, top), strict=True):
        draw_tile(canvas, location, rule_of(location), box, changed=location in changed.locations)


def draw_tile(canvas: Canvas, location: Location, figure: str, box: Box, *, changed: bool = False) -> None:
    """Draw a Location as a tile: its emblem, and what it is worth."""
    theme = canvas.theme
    edge = theme.changed if changed else (*theme.plate_edge[:3], 130)
    canvas.panel(box, layout.TILE_RADIUS, theme.plate, edge, layout.PANEL_EDGE + int(changed))
    canvas.mark("tile", location.id, box)
    size = min(layout.TILE_EMBLEM, round(box.height - 2 * layout.TILE_PADDING))
    x = box.x + max(layout.TILE_PADDING, box.width * 0.27 - size / 2) + size / 2
    canvas.put(crest(theme, location, size, canvas.letter(location.guild)), x, box.centre[1])
    left = x + size / 2 + layout.TILE_PADDING / 2
    room = Box(left, box.y, box.right - layout.TILE_PADDING - left, box.height)
    style = plain(Face.FIGURE, layout.TILE_FIGURE, theme.plate_text)
    canvas.line(figure, room, style, smallest=layout.TILE_FIGURE // 2, side="middle")


def _pile_shape(count: int) -> tuple[int, int]:
    """Return how wide the Lords of a pile are drawn, and how many lie in a row."""
    return layout.PILE_LORD[count > layout.PILE_FEW], layout.PILE_ROW if count > layout.PILE_FEW else layout.PILE_FEW


def _pile_height(count: int) -> float:
    width, a_row = _pile_shape(count)
    spots = honeycomb(max(1, count), a_row, width)
    mark = layout.PILE_MARK if width < layout.COMPACT_BELOW else 0  # half of it within the panel, and room below
    return hexagon_height(width) + spots[-1][1] - spots[0][1] + mark
