"""Which themes are there? One folder each, and its name here."""

from rendering.theme import Theme
from rendering.themes import abyss, contrast, coral

THEMES: dict[str, Theme] = {theme.name: theme for theme in (abyss.THEME, coral.THEME, contrast.THEME)}
DEFAULT = abyss.THEME
