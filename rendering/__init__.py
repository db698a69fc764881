"""Pictures of the game: what a view knows goes in, a finished picture comes out. The public door."""

from rendering.canvas import Picture
from rendering.card import draw_card
from rendering.chamber import draw_chamber
from rendering.changes import NOTHING, Changes, changes
from rendering.choice import draw_choice
from rendering.film import Frame, draw_film
from rendering.fonts import check
from rendering.scores import draw_scores
from rendering.table import draw_table
from rendering.theme import Theme
from rendering.themes import DEFAULT, THEMES
from rendering.words import ENGLISH, Words

__all__ = [
    "DEFAULT",
    "ENGLISH",
    "NOTHING",
    "THEMES",
    "Changes",
    "Frame",
    "Picture",
    "Theme",
    "Words",
    "changes",
    "check",
    "draw_card",
    "draw_chamber",
    "draw_choice",
    "draw_film",
    "draw_scores",
    "draw_table",
]
