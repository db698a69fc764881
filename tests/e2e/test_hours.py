"""Can everybody say how and when they are told, and is whatever they write understood or clearly refused?"""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.i18n import text
from bot.service import Notify, Preferences
from bot.service.clock import QuietHours, passed
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.house import House, control, controls, switch
from tests.e2e.test_languages import speaks
from tests.e2e.test_settings import choose, opened, turn_to
from tests.service.house import NOW, always

JULY = datetime(2026, 7, 1, 12, 5, tzinfo=UTC)
ODD = (" ", "🦑", "x" * 64, "**bold** @everyone", "GMT+5", "../../etc/passwd", "'; drop table people; --", "\u202eabc")
SLEEPER = Preferences(zone="Europe/Madrid", quiet_from=1380, quiet_to=480)

MINUTE = timedelta(minutes=1)


async def calls(home: House, person: Person) -> Message:
    """Let somebody open the page that says how and when they are told."""
    return await turn_to(person, await opened(home, person), "calls")


async def write(person: Person, screen: Message, route: str, **fields: str) -> Interaction:
    """Let somebody press a button, and write into the form that opens."""
    form = await person.click(screen, control(screen, route))
    assert form.modal is not None
    return await person.submit(form, fields).settled()


async def wanted(home: House, person: Person) -> Preferences:
    """Return what is stored of somebody's wishes."""
    return await home.client.people.preferences(person.id)


@pytest.mark.parametrize(("code", "locale"), [("en-US", "en"), ("es-419", "es"), ("fr", "fr")])
async def test_hours_are_written_into_forms_in_ones_own_language(
    home: House, monkeypatch: pytest.MonkeyPatch, code: str, locale: str
) -> None:
    monkeypatch.setattr(home.client, "now", lambda: JULY)
    alice = home.sandbox.person("Alice", locale=code)
    screen = await calls(home, alice)
    assert not controls(screen, "ask-quiet")  # nobody knows yet when it is night there
    form = await alice.click(screen, control(screen, "ask-zone"))
    assert form.modal is not None
    assert form.modal["title"] == text("form-zone-title", locale)
    answer = await alice.submit(form, {text("form-zone-line", locale): "berlin"}).settled()
    assert not answer.messages  # the same message shows it
    assert text("settings-zone", locale, time="14:05", zone="Europe/Berlin") in screen.text
    await write(alice, screen, "ask-quiet", **{"from": "22h30", "to": "7"})
    assert text("settings-quiet", locale, **{"from": "22:30", "to": "07:00"}) in screen.text
    assert speaks(screen, locale)
    again = await alice.click(screen, control(screen, "ask-quiet"))
    assert again.modal is not None
    assert [each["component"]["value"] for each in again.modal["components"]] == ["22:30", "07:00"]
    expected = Preferences(zone="Europe/Berlin", quiet_from=1350, quiet_to=420)
    assert await wanted(home, alice) == expected
    await alice.click(screen, switch(screen, "quiet")).settled()
    assert text("settings-quiet-none", locale) in screen.text
    assert await wanted(home, alice) == replace(expected, quiet_from=None, quiet_to=None)


async def test_a_place_that_is_not_clear_is_asked_for_again(home: House) -> None:
    alice = home.sandbox.person("Alice")
    screen = await calls(home, alice)
    await write(alice, screen, "ask-zone", zone="Londres")
    assert text("zone-unclear", "en") in screen.text
    assert await wanted(home, alice) == Preferences()
    await choose(alice, screen, "zone", "Europe/London")
    assert (await wanted(home, alice)).zone == "Europe/London"
    assert text("zone-unclear", "en") not in screen.text


async def test_strange_places_are_refused_and_lose_nothing(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await home.client.people.change(alice.id, NOW, always(SLEEPER))
    screen = await calls(home, alice)
    for typed in ODD:
        answer = await write(alice, screen, "ask-zone", zone=typed)
        assert not answer.messages
        assert text("zone-unknown", "en") in screen.text or text("zone-unclear", "en") in screen.text
        shown = await alice.slash("conspiracy settings", home.sandbox.channel, timezone=typed).settled()
        assert text("settings-title", "en") in shown.text
        assert shown.messages[0].ephemeral_to == alice.id
        assert "everyone" not in shown.text + screen.text
        assert await wanted(home, alice) == SLEEPER


STRANGE = [
    ("23:00", "23:00", "quiet-too-long"),
    ("8", "20:01", "quiet-too-long"),
    ("10pm", "22:00", "quiet-too-long"),
    ("noon", "7", "no-such-time"),
    ("25:00", "7", "no-such-time"),
    ("22:30", "🦑", "no-such-time"),
]


async def test_strange_hours_are_refused_and_lose_nothing(home: House) -> None:
    alice = home.sandbox.person("Alice", locale="fr")
    await home.client.people.change(alice.id, NOW, always(SLEEPER))
    screen = await calls(home, alice)
    for start, end, error in STRANGE:
        answer = await write(alice, screen, "ask-quiet", **{"from": start, "to": end})
        assert answer.text == text(f"error-{error}", "fr")
        assert answer.messages[0].ephemeral_to == alice.id
        assert text("settings-quiet", "fr", **{"from": "23:00", "to": "08:00"}) in screen.text
    assert await wanted(home, alice) == SLEEPER


async def test_the_command_takes_a_city_and_suggests_some_with_their_time(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home.client, "now", lambda: JULY)
    alice = home.sandbox.person("Alice")
    for typed, first in (("new york", "America/New York · 08:05"), ("", "America/Los Angeles · 05:05")):
        answer = await alice.type_into("conspiracy settings", home.sandbox.channel, "timezone", typed)
        assert answer.choices is not None
        assert answer.choices[0]["name"] == first
        assert len(answer.choices) <= 25
    for typed in ODD:
        answer = await alice.type_into("conspiracy settings", home.sandbox.channel, "timezone", typed)
        assert answer.choices is not None
    value = "America/New_York"
    shown = await alice.slash("conspiracy settings", home.sandbox.channel, timezone=value).settled()
    assert text("settings-zone", "en", time="08:05", zone="America/New York") in shown.text
    assert (await wanted(home, alice)).zone == value


async def test_everything_about_being_told_can_be_chosen_and_taken_back(home: House) -> None:
    alice = home.sandbox.person("Alice")
    screen = await calls(home, alice)
    for notify in (Notify.DM, Notify.NOTHING, Notify.MENTION):
        await choose(alice, screen, "notify", notify)
        assert text(f"settings-notify-{notify}", "en") in screen.text
    for field, before in (("next_up", False), ("reminder", True)):
        for on in (not before, before):
            await alice.click(screen, switch(screen, field)).settled()
            key = f"settings-{field.replace('_', '-')}-{'on' if on else 'off'}"
            assert text(key, "en") in screen.text
            assert getattr(await wanted(home, alice), field) is on
    games = await opened(home, alice, "games")
    assert text("settings-notify-mention", "en") in games.text
    answer = await alice.click(games, control(games, "settings")).settled()
    assert text("settings-next-up-off", "en") in answer.text  # the page that changes what stands there


async def test_a_zone_that_is_no_more_does_not_count_and_can_be_replaced(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await home.client.people.change(alice.id, NOW, always(replace(SLEEPER, zone="Europe/Atlantis")))
    screen = await calls(home, alice)
    assert text("settings-zone-gone", "en", zone="Europe/Atlantis") in screen.text
    assert not controls(screen, "ask-quiet")
    forged = await alice.forge_modal("quiet///", {"from": "1", "to": "2"}, home.sandbox.channel, screen).settled()
    assert forged.text == text("error-no-time-zone", "en")
    await write(alice, screen, "ask-zone", zone="Madrid")
    assert await wanted(home, alice) == SLEEPER


async def test_forms_of_forgers_change_nothing(home: House) -> None:
    alice = home.sandbox.person("Alice")
    table = await home.lobby_for(alice)
    for custom_id in ("zone///", "quiet///"):
        for fields in ({}, {"zone": ""}, {"from": "23:00"}, {"other": "x" * 4000}):
            answer = await alice.forge_modal(custom_id, fields, home.sandbox.channel, table).settled()
            assert answer.messages[0].ephemeral_to == alice.id
    for detail in ("", "|||", "xx|99:99|", "fr|" + "9" * 40):
        form = await alice.forge(table, f"ask-quiet///{detail}")
        assert form.modal is not None
        assert [each["component"]["value"] for each in form.modal["components"]] == ["23:00", "08:00"]
    answer = await alice.forge_modal("ask-zone///en", {"zone": "Berlin"}, home.sandbox.channel).settled()
    assert answer.text == text("error-unknown-button", "en")
    assert await wanted(home, alice) == Preferences()
    assert text("lobby-title", "en") in home.public()[-1].text  # and nobody sees anything of it


async def test_a_form_opens_without_any_question(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alice = home.sandbox.person("Alice")
    screen = await calls(home, alice)

    async def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(type(home.client.people), "wishes", never)
    assert (await alice.click(screen, control(screen, "ask-zone"))).modal is not None


async def test_a_clock_that_runs_follows_new_hours(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await home.table_for(alice, bruno)
    person = await home.on_turn(alice, bruno)
    before = (await home.game()).clock
    screen = await calls(home, person)
    await write(person, screen, "ask-zone", zone="Madrid")
    assert (await home.game()).clock == before  # a zone without hours changes nothing
    await write(person, screen, "ask-quiet", **{"from": "23", "to": "8"})
    after = (await home.game()).clock
    assert before is not None
    assert after is not None
    assert before.due is not None
    assert after.due is not None
    now = home.client.now()
    assert abs(passed(now, after.due, QuietHours(23 * 60, 8 * 60, "Europe/Madrid")) - (before.due - now)) < MINUTE
    assert after.due > before.due
    await person.click(screen, switch(screen, "quiet")).settled()
    again = (await home.game()).clock
    assert again is not None
    assert again.due is not None
    assert abs(again.due - before.due) < MINUTE
