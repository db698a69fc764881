"""Does every code of the errors have its words, and every command the name by which refusals call it?"""

import re

import pytest

from bot.errors import CODES
from bot.i18n import LOCALES, has, text

PARAMS = {"permissions": "x", "reference": "x"}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_error_that_players_read_has_one_sentence(locale: str) -> None:
    for code in CODES:
        assert has(f"error-{code}", locale), code
        assert re.search(r"\S[.!?]$", text(f"error-{code}", locale, **PARAMS)), code


@pytest.mark.parametrize("locale", LOCALES)
def test_refusals_call_commands_by_the_names_that_people_see(locale: str) -> None:
    said = "\n".join(text(f"error-{code}", locale, **PARAMS) for code in CODES)
    shown = {text(f"command-{name}-name", locale) for name in ("games", "new", "server", "table", "turn")}
    assert set(re.findall(r"/conspiracy (\w+)", said)) <= shown
