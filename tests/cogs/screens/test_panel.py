"""What does the panel say: numbers that agree with their nouns, keys that can be told apart?"""

import pytest

from bot.game import view_for
from bot.i18n import LOCALES, text
from cogs.screens.panel import status_line
from tests.words import played

GAINS = {
    "en": ("(+0 points now)", "(+1 point now)", "(-1 point now)", "(+4 points now)"),
    "es": ("(+0 puntos ahora)", "(+1 punto ahora)", "(-1 punto ahora)", "(+4 puntos ahora)"),
    "fr": ("(+0 point maintenant)", "(+1 point maintenant)", "(-1 point maintenant)", "(+4 points maintenant)"),
}
FORECASTS = {"en": "0 → 1 point", "es": "0 → 1 punto", "fr": "0 → 1 point"}


@pytest.mark.parametrize("locale", GAINS)
def test_numbers_agree_with_their_nouns(locale: str) -> None:
    said = tuple(text("keep-gain", locale, points=gain, gain=f"{gain:+d}") for gain in (0, 1, -1, 4))
    assert said == GAINS[locale]
    assert text("forecast-points", locale, before=0, after=1) == FORECASTS[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_keys_on_the_counter_are_a_list(locale: str) -> None:
    views = [view_for(state, state.decider) for state in played(1)[0] if state.decider is not None]
    several = [view for view in views if len(view.own.keys) > 1]
    assert several
    for view in several:
        keys = [text(f"key-{key}", locale) for key in view.own.keys]
        assert " ".join(keys) not in status_line(view, locale)
        assert text("list-and", locale, first=keys[-2], last=keys[-1]) in status_line(view, locale)
