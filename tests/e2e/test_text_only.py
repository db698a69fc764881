"""Can somebody who sees no pictures play a whole game from the text alone, and is none drawn for them?"""

from random import Random

import pytest

from bot.game.cards import Lord
from bot.game.view import PlayerView
from bot.i18n import text
from bot.service import Preferences
from bot.service.table import Status, Table
from cogs.screens.description import decks_line, describe_chamber, piles_line
from cogs.screens.naming import location_name, lord_name
from cogs.screens.panel import NOTHING_CHOSEN, Draft, cards_of, forecast_of, recruits_now
from cogs.screens.table import names_of
from cogs.ui.drafts import draft_in, read_action
from cogs.ui.ids import read
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import CHOICES, choose, picked
from tests.e2e.house import House, Instant, control, controls, switch
from tests.service.house import NOW, always

MOST_TURNS = 40
MOST_TEXT = 4_000
GAMES = [pytest.param(locale, robots, marks=pytest.mark.ci) for locale, robots in (("en-US", 3), ("fr", 1))]


async def words_alone(home: House, locale: str) -> Person:
    """Return somebody who has chosen words in place of pictures."""
    person = home.sandbox.person("Alice", locale=locale)
    settings = (await person.slash("conspiracy settings", home.sandbox.channel).settled()).messages[0]
    await person.click(settings, switch(settings, "text_only")).settled()
    assert not settings.attachments
    assert isinstance(home.studio, Instant)
    home.studio.drawn.clear()
    return person


def tells(panel: Message, table: Table, view: PlayerView, draft: Draft, locale: str) -> None:
    """Check that all that the choice at hand depends on stands in the text."""
    said, names = panel.text, names_of(table, locale)
    assert not panel.attachments
    assert len(said) <= MOST_TEXT
    for card in cards_of(view, draft):
        called = lord_name(card, locale) if isinstance(card, Lord) else location_name(card, locale)
        shown = "\n".join([said, *(option["label"] for each in panel.controls for option in each.options)])
        assert called in shown
    forecast = forecast_of(view, draft)
    own = view if forecast is None else view.after(forecast)
    assert describe_chamber(own, view.own.seat, names, locale) in said
    if forecast is not None:
        points = text("forecast-points", locale, before=forecast.before.total, after=forecast.after.total)
        assert said.count(points) == 2  # among what the choice brings, and over the Chamber as it would be
    assert piles_line(view, locale) in said
    assert decks_line(view, locale) in said
    assert all(location_name(location, locale) in said for location in view.face_up)
    for seat in view.seats:
        assert seat.points is not None
        assert str(seat.points.total) in said
    if view.restriction is not None:
        assert text(f"restriction-{view.restriction.effect}", locale, name="\0").partition("\0")[2] in said


async def play_turn(home: House, person: Person, rng: Random, locale: str) -> set[str]:
    """Click through a turn, reading every panel; return the kinds of decisions met."""
    table = home.public()[-1]
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    draft, met = NOTHING_CHOSEN, set()
    while any(controls(panel, route) for route in CHOICES):
        game = await home.game()
        seat = game.seat_of(person.id)
        assert seat is not None
        view = game.view(seat)
        tells(panel, game, view, draft, locale)
        met.add(type(view.decision).__name__)
        clicked, values = choose(panel, rng), []
        if clicked.startswith("pick/"):
            values = picked(panel, clicked, rng)
            await person.choose(panel, clicked, *values).settled()
        else:
            await person.click(panel, clicked).settled()
        draft = drafted(clicked, values)
    assert not panel.attachments
    return met


def drafted(clicked: str, values: list[str]) -> Draft:
    """Return what a click has chosen without confirming it."""
    chosen = read(clicked)
    assert chosen is not None
    match chosen.route:
        case "see":
            return Draft(action=read_action(chosen.detail))
        case "pick":
            return Draft(action=read_action(f"{chosen.detail.partition(':')[0]}:{'-'.join(values)}"))
        case "order":
            return draft_in(chosen)
        case _:
            return NOTHING_CHOSEN


@pytest.mark.parametrize(("locale", "robots"), GAMES)
async def test_a_whole_game_is_played_from_the_text_alone(home: House, locale: str, robots: int) -> None:
    person, spoken = await words_alone(home, locale), locale.partition("-")[0]
    home.seeds = [f"words alone {locale}"]
    await home.table_for(person, robots=robots, bonus=True)
    rng = Random(locale)
    met: set[str] = set()
    for _ in range(MOST_TURNS):
        if (await home.game()).over:
            break
        met |= await play_turn(home, person, rng, spoken)
        await home.settled()
    assert (await home.game()).status is Status.OVER
    assert met >= {"ChooseRecruiting", "ChooseDrawn", "ChooseLocation"}
    assert isinstance(home.studio, Instant)
    assert {name for name in home.studio.drawn if name != "draw_emoji"} == {"draw_table", "draw_scores"}  # in public
    for message in home.sandbox.backend.messages.everything():
        assert message.ephemeral_to is None or not message.attachments


async def test_no_picture_is_drawn_for_whoever_reads(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await home.client.people.change(alice.id, NOW, always(Preferences(text_only=True)))
    await home.table_for(alice, bruno)
    assert isinstance(home.studio, Instant)
    home.studio.drawn.clear()
    table = home.public()[-1]
    for command in ("turn", "table", "chamber", "settings"):
        answer = await alice.slash(f"conspiracy {command}", home.sandbox.channel).settled()
        assert not answer.messages[0].attachments
        assert not answer.failed
    await alice.slash("conspiracy card", home.sandbox.channel, name="mage 4").settled()
    for route in ("turn", "chambers", "words"):
        await alice.click(table, control(table, route)).settled()
    assert home.studio.drawn == []
    await bruno.slash("conspiracy turn", home.sandbox.channel).settled()
    assert home.studio.drawn == ["draw_chamber"]


@pytest.mark.parametrize("route", ["turn", "chambers"])
async def test_who_waits_reads_how_the_table_stands(home: House, route: str) -> None:
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    for person in people:
        await home.client.people.change(person.id, NOW, always(Preferences(text_only=True)))
    await home.table_for(*people)
    first = await home.on_turn(*people)
    waits = next(person for person in people if person is not first)
    table = home.public()[-1]
    said = (await waits.click(table, control(table, route)).settled()).text
    view = (await home.game()).view(None)
    if route == "turn":
        assert piles_line(view, "en") in said
    for seat in view.seats if route == "turn" else ():
        assert describe_chamber(view, seat.seat, ("", ""), "en").partition("\n")[2] in said
    assert said.count(text("chamber-empty", "en")) == (2 if route == "turn" else 1)


async def test_words_are_one_button_away_during_a_choice(home: House) -> None:
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await home.table_for(*people)
    person = await home.on_turn(*people)
    table = home.public()[-1]
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    game = await home.game()
    assert recruits_now(game.view(game.decider))
    while any(controls(panel, route) for route in CHOICES):
        answer = await person.click(panel, control(panel, "words")).settled()
        assert text("table-your-turn", "en", number=1) in answer.text
        assert answer.messages[0] is not panel
        await person.click(panel, choose(panel, Random(3))).settled()
