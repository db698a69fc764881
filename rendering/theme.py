"""What does a theme decide? Colours and moods; shapes and sizes are the same in all of them."""

from dataclasses import dataclass

from bot.game.cards import GUILDS, Guild

Colour = tuple[int, int, int]
Veil = tuple[int, int, int, int]  # a colour and how much it covers


@dataclass(frozen=True, slots=True)
class GuildColours:
    """How a guild looks: its face from the lit top to the deep bottom, its rim, and what is drawn on it."""

    lit: Colour
    deep: Colour
    rim: Colour
    ink: Colour  # the line around numerals and emblems
    emblem: Colour


@dataclass(frozen=True, slots=True)
class Theme:
    """All that a picture takes from its theme; one folder in `rendering/themes` each."""

    name: str
    dark: bool  # whether the ground is darker than what lies on it
    surface: Colour  # the water, from where the light comes in …
    middle: Colour
    floor: Colour  # … to the ground
    ray: Veil
    bubble: Veil
    panel: Veil
    panel_edge: Veil
    turn_panel: Veil
    turn_edge: Veil
    seats: tuple[Veil, Veil, Veil, Veil]  # the edge of each player's panel
    text: Colour
    quiet: Colour  # second lines and labels
    figure: Colour  # numerals on Lords
    points: Colour
    gain: Colour
    loss: Colour
    halo: Colour  # around text
    line: Colour  # around signs, and figures on them
    empty: Veil
    empty_edge: Veil
    next_edge: Veil
    light: Veil  # around the largest Coalition
    changed: Veil  # around what the last turn changed
    gold: tuple[Colour, Colour]
    silver: tuple[Colour, Colour]
    pearl: tuple[Colour, Colour]
    sign: Colour
    shield: Colour
    plate: Veil
    plate_edge: Veil
    plate_text: Colour
    emblem: Colour  # of Locations that belong to no guild
    deck: tuple[GuildColours, GuildColours]  # the backs of Lords and of Locations
    guilds: tuple[GuildColours, GuildColours, GuildColours, GuildColours, GuildColours]
    letters: bool = False  # whether each guild is told by its letter too: asked for by who reads
    patterns: bool = False  # whether each guild's face has a strong pattern of its own

    def of(self, guild: Guild) -> GuildColours:
        """Return how a guild looks."""
        return self.guilds[GUILDS.index(guild)]
