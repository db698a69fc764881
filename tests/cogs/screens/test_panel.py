"""What does the panel say: numbers that agree with their nouns, keys that can be told apart?"""

from dataclasses import replace

import discord
import pytest

from bot.game import Options, new_game, view_for
from bot.game.actions import Explore, Rally
from bot.game.cards import GUILDS
from bot.i18n import LOCALES, text
from cogs.screens.panel import NOTHING_CHOSEN, Draft, cards_of, status_line
from cogs.screens.recruiting import recruiting
from cogs.screens.step import Step, show_forecast
from cogs.ui.page import Page
from tests.words import played

GAINS = {
    "en": ("(+0 points now)", "(+1 point now)", "(-1 point now)", "(+4 points now)"),
    "es": ("(+0 puntos ahora)", "(+1 punto ahora)", "(-1 punto ahora)", "(+4 puntos ahora)"),
    "fr": ("(+0 point maintenant)", "(+1 point maintenant)", "(-1 point maintenant)", "(+4 points maintenant)"),
}
FORECASTS = {"en": "0 → 1 point", "es": "0 → 1 punto", "fr": "0 → 1 point"}


def texts(page: Page) -> list[str]:
    children = page.screen().view.walk_children()
    return [each.content for each in children if isinstance(each, discord.ui.TextDisplay)]


@pytest.mark.parametrize("locale", GAINS)
def test_numbers_agree_with_their_nouns(locale: str) -> None:
    said = tuple(text("keep-gain", locale, points=gain, gain=f"{gain:+d}") for gain in (0, 1, -1, 4))
    assert said == GAINS[locale]
    assert text("forecast-points", locale, before=0, after=1) == FORECASTS[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_forecast_says_whose_powers_are_still_to_come(locale: str) -> None:
    view = view_for(played(1)[0][0], 0)
    forecast = view.foresee(Explore(1))
    step = Step("0", 1, view, ("A", "B"), locale)
    for waiting in (0, 1, 2):
        page = Page()
        show_forecast(page, step, replace(forecast, waiting=waiting))
        sentence = text("forecast-waiting", locale, count=waiting)
        assert (sentence in texts(page)[0]) == bool(waiting)


@pytest.mark.parametrize("locale", LOCALES)
def test_keys_on_the_counter_are_a_list(locale: str) -> None:
    views = [view_for(state, state.decider) for state in played(1)[0] if state.decider is not None]
    several = [view for view in views if len(view.own.keys) > 1]
    assert several
    for view in several:
        keys = [text(f"key-{key}", locale) for key in view.own.keys]
        assert " ".join(keys) not in status_line(view, locale)
        assert text("list-and", locale, first=keys[-2], last=keys[-1]) in status_line(view, locale)


def test_the_picture_shows_lords_in_the_order_of_the_buttons() -> None:
    compared = 0
    for state in played(1)[0]:
        view = view_for(state, state.decider)
        choices = [(NOTHING_CHOSEN, view.legal)] if view.legal.places else []
        rallies = [action.guild for action in view.legal.listed if isinstance(action, Rally)]
        choices += [(Draft(guild=guild.value), view.orders(guild)) for guild in rallies]
        for draft, legal in choices:
            assert tuple(dict.fromkeys(cards_of(view, draft))) == legal.next_lords()
            compared += len(legal.next_lords()) > 1
    assert compared > 9


@pytest.mark.parametrize(
    ("deck", "pile", "key"),
    [(3, 1, "recruit-question"), (3, 0, "recruit-explore-only"), (0, 1, "recruit-rally-only")],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_only_what_can_be_done_is_offered(locale: str, deck: int, pile: int, key: str) -> None:
    state = new_game(Options(2), "offers")
    piles = (tuple(lord for lord in state.lord_deck if lord.guild is GUILDS[0])[:pile], (), (), (), ())
    view = view_for(replace(state, lord_deck=state.lord_deck[:deck], piles=piles), 0)
    page = Page()
    recruiting(page, Step("game", 1, view, ("Ana", "Bruno"), locale))
    assert texts(page)[0] == text(key, locale, deck=deck)
