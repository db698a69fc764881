"""Does the alt text of a choice tell what its picture shows: the cards, what is chosen, the Chamber as it would be?"""

from collections.abc import Iterator

import pytest

from bot.game import PlayerView, view_for
from bot.game.actions import Control, Rally, Recruit, Swap
from bot.game.cards import Lord
from bot.game.forecast import Forecast
from bot.i18n import LOCALES, text
from cogs.screens.alt import MOST_ALT_TEXT, card_alt, chamber_alt, choice_alt, table_alt
from cogs.screens.description import choice_title, describe, describe_chamber, piles_line
from cogs.screens.naming import location_name, lord_name
from cogs.screens.ordering import lords_of
from cogs.screens.panel import NOTHING_CHOSEN, Draft, cards_of, chosen_of, forecast_of
from cogs.screens.rulebook import card_entries
from tests.words import NAMES, played

MOST_CARDS = 12
VIEWS = [view_for(state, state.decider) for seed in (1, 7, 9) for state in played(seed)[0] if state.decider is not None]
NAME = "Nacho"
LONGEST = "\U0001f9ff" * 32


def drafts(view: PlayerView) -> Iterator[Draft]:
    """Yield nothing chosen, one order of every pile, and some of the single choices."""
    yield NOTHING_CHOSEN
    for action in view.legal.listed[:3]:
        if isinstance(action, Control | Swap):
            yield Draft(action=action)
    for lord in view.legal.next_lords() if view.drawn_lords else ():
        yield Draft(action=Recruit((lord,)))
    piles = [action.guild for action in view.legal.listed if isinstance(action, Rally)]
    for guild in piles:
        digits, legal = "", view.orders(guild)
        while following := legal.next_lords(lords_of(guild.value, digits)):
            digits += str(following[-1].ip)
            yield Draft(guild=guild.value, digits=digits)


@pytest.mark.parametrize("name", [NAME, LONGEST])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_choice_is_told_as_its_picture_shows_it(locale: str, name: str) -> None:
    ahead = 0
    for view in VIEWS[:: 2 if locale == "en" else 7]:
        for draft in drafts(view):
            cards = cards_of(view, draft)
            forecast, chosen = forecast_of(view, draft), chosen_of(view, draft)
            if not 0 < len(cards) <= MOST_CARDS:
                continue
            said = choice_alt(view, cards, name, locale, chosen, forecast)
            offers, _, below = said.partition("\n")
            assert len(said) <= MOST_ALT_TEXT
            assert offers.startswith(choice_title(view, cards, locale))
            for card in cards:
                called = lord_name(card, locale) if isinstance(card, Lord) else location_name(card, locale)
                assert offers.count(called) >= cards.count(card)
            for number in range(1, len(chosen) + 1):
                key = text("choice-number", locale, number=number) if len(chosen) > 1 else text("choice-chosen", locale)
                assert offers.count(key) == 1
            assert below == chamber_alt(view, view.own.seat, name, locale, forecast)
            ahead += forecast is not None
    assert ahead > 20


@pytest.mark.parametrize("locale", LOCALES)
def test_a_chamber_as_it_would_be_is_the_one_of_the_forecast(locale: str) -> None:
    differing = 0
    for view in VIEWS[:: 3 if locale == "en" else 9]:
        for draft in drafts(view):
            forecast = forecast_of(view, draft)
            if forecast is None:
                continue
            after = view.after(forecast)
            assert after.own.chamber == forecast.chamber
            assert after.own.pearls == forecast.pearls
            assert after.own.points == forecast.after
            assert after.own.pearl_master == forecast.pearl_master
            points = text("forecast-points", locale, before=forecast.before.total, after=forecast.after.total)
            now = chamber_alt(view, view.own.seat, NAME, locale)
            said = chamber_alt(view, view.own.seat, NAME, locale, forecast)
            assert said.startswith(text("chamber-would-be", locale, points=points))
            assert said.endswith(chamber_alt(after, view.own.seat, NAME, locale))
            differing += now not in said
            told = describe(view, NAMES, locale, forecast=forecast)
            assert text("chamber-would-be", locale, points=points) in told
    assert differing > 50


def test_others_pearls_and_chambers_stay_as_they_are_in_what_would_be() -> None:
    view = next(view for view in VIEWS if forecasts(view))
    after = view.after(forecasts(view)[0])
    for seat in view.seats:
        if seat.seat != view.own.seat:
            assert (after.seats[seat.seat].chamber, after.seats[seat.seat].pearls) == (seat.chamber, seat.pearls)
    assert (after.piles, after.face_up, after.turn_number) == (view.piles, view.face_up, view.turn_number)


def forecasts(view: PlayerView) -> list[Forecast]:
    return [forecast for draft in drafts(view) if (forecast := forecast_of(view, draft)) is not None]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_a_table_tells_the_face_up_locations_where_there_is_room(locale: str) -> None:
    told = 0
    for state in played(1)[0][::6]:
        view = view_for(state, None)
        said = table_alt(view, NAMES, locale)
        told += all(location_name(location, locale) in said for location in view.face_up)
        assert len(said) <= MOST_ALT_TEXT
    assert told > 5


@pytest.mark.parametrize("locale", LOCALES)
def test_where_room_is_short_others_are_counted_and_ones_own_chamber_is_whole(locale: str) -> None:
    for view in VIEWS[60::11]:
        whole = describe(view, NAMES, locale)
        most = len(whole) * 9 // 10
        short = describe(view, NAMES, locale, most)
        assert len(short) <= most
        assert describe_chamber(view, view.own.seat, NAMES, locale) in short
        assert piles_line(view, locale) in short
        assert all(location_name(location, locale) in short for location in view.face_up)
        assert all(str(seat.points.total) in short for seat in view.seats if seat.points)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_a_card_tells_what_it_does_and_how_many_a_guild_has(locale: str) -> None:
    for entry in card_entries(locale):
        said = card_alt(entry, locale)
        assert len(said) <= MOST_ALT_TEXT
        assert said.startswith(entry.name)
        assert entry.does in said.partition("\n")[0]
        if isinstance(entry.card, Lord):
            for ip, count in ((0, 1), (1, 4), (2, 2), (3, 2), (4, 2), (6, 1)):
                assert text("card-copies", locale, ip=str(ip), count=count) in said
