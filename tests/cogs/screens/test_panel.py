"""What does the panel say: numbers that agree with their nouns, keys that can be told apart?"""

from dataclasses import replace

import discord
import pytest

from bot.game import Options, new_game, view_for
from bot.game.actions import Explore, Rally, Recruit
from bot.game.cards import GUILDS
from bot.i18n import LOCALES, text
from cogs.screens.keeping import keeping
from cogs.screens.naming import lord_name
from cogs.screens.ordering import ordering
from cogs.screens.panel import NOTHING_CHOSEN, Draft, cards_of, order_forecast, status_line
from cogs.screens.recruiting import recruiting
from cogs.screens.step import Step, show_forecast
from cogs.ui.page import CHOSEN, Page
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


def buttons(page: Page) -> list[tuple[str, bool]]:
    children = page.screen().view.walk_children()
    found = [each for each in children if isinstance(each, discord.ui.Button)]
    return [(each.label or "", each.style is discord.ButtonStyle.primary) for each in found]


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_pile_of_one_lord_has_no_order_to_take_back(locale: str, count: int) -> None:
    state = new_game(Options(2), "orders")
    pile = tuple(lord for lord in state.lord_deck if lord.guild is GUILDS[0])[:count]
    view = view_for(replace(state, piles=(pile, (), (), (), ())), 0)
    step, page = Step("game", 1, view, ("Ana", "Bruno"), locale), Page()
    draft = Draft(guild=GUILDS[0].value, digits="".join(str(lord.ip) for lord in pile))
    ordering(page, step, GUILDS[0].value, draft.digits, order_forecast(view, draft))
    labels = [label for label, _ in buttons(page)]
    assert text("button-confirm", locale) in labels
    assert (text("button-undo-last", locale) in labels) == (count > 1)


def test_what_is_chosen_is_told_by_more_than_its_colour() -> None:
    views = [view_for(state, state.decider) for state in played(1)[0] if state.decider is not None]
    view = next(view for view in views if len(view.legal.next_lords()) > 1 and view.drawn_lords)
    step, page = Step("game", 1, view, ("Ana", "Bruno"), "en"), Page()
    second = view.legal.next_lords()[1]
    keeping(page, step, Recruit((second,)))
    offered = [entry for entry in buttons(page) if entry[0] != text("button-confirm", "en")]
    assert [label for label, primary in offered if primary] == [f"{CHOSEN} {lord_name(second, 'en')}"]
    assert [label for label, _ in offered if label.startswith(CHOSEN)] == [f"{CHOSEN} {lord_name(second, 'en')}"]
