"""Has every theme its words, and every guild a letter of its own?"""

import pytest

from bot.game.cards import GUILDS
from bot.i18n import LOCALES, text
from cogs.screens.naming import guild_letters, guild_name
from cogs.ui.page import LONGEST_OPTION
from rendering.themes import THEMES

LONGEST_LABEL = 34  # more is cut on a phone


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", THEMES)
def test_every_theme_has_a_name_and_a_line(name: str, locale: str) -> None:
    assert 0 < len(text(f"theme-{name}", locale)) <= LONGEST_LABEL
    assert 0 < len(text(f"theme-{name}-line", locale)) <= LONGEST_OPTION


@pytest.mark.parametrize("locale", LOCALES)
def test_every_guild_has_a_letter_of_its_own_out_of_its_name(locale: str) -> None:
    letters = guild_letters(locale)
    assert len(set(letters)) == len(GUILDS)
    for guild, letter in zip(GUILDS, letters, strict=True):
        assert len(letter) == 1
        assert letter.isupper()
        assert letter in guild_name(guild, locale).upper()
