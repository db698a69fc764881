"""Does somebody who chose a language get it everywhere, at the price of no question that was not asked before?"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from sqlalchemy import event

from bot.i18n import text
from bot.service import People, Preferences
from sandbox.interactions import Interaction
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls
from tests.e2e.test_languages import speaks
from tests.e2e.test_settings import choose, opened
from tests.service.house import NOW, always


@contextmanager
def questions(home: House) -> Iterator[list[str]]:
    """Note every question that the database is asked."""
    asked: list[str] = []
    engine = home.database._engine.sync_engine

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


async def test_the_chosen_language_is_spoken_at_once_and_can_be_taken_back(home: House) -> None:
    alice = home.sandbox.person("Alice", locale="de")
    screen = await opened(home, alice)
    assert text("settings-language-discord", "en", language="English") in screen.text
    for code in ("fr", "es", "en"):
        await choose(alice, screen, "locale", code)
        assert text("settings-language", code, language=text("language", code)) in screen.text
        assert speaks(screen, code), screen.text
    await choose(alice, screen, "locale", "fr")
    for command in ("games", "rules", "help", "log", "privacy", "server"):
        answer = await alice.slash(f"conspiracy {command}", home.sandbox.channel).settled()
        assert speaks(answer.messages[0], "fr"), answer.text
    shown = await alice.slash("conspiracy card", home.sandbox.channel, name="seigneur").settled()
    assert speaks(shown.messages[0], "fr")
    found = await alice.type_into("conspiracy card", home.sandbox.channel, "name", "Militaire")
    assert found.choices
    await choose(alice, screen, "locale", "-")
    assert await home.client.people.preferences(alice.id) == Preferences()
    assert text("settings-language-discord", "en", language="English") in screen.text


async def test_a_game_speaks_to_each_as_they_chose_and_to_the_channel_as_it_is(home: House) -> None:
    people = [home.sandbox.person(name, locale="en-US") for name in ("Alice", "Bruno")]
    spoken = dict(zip((person.id for person in people), ("es", "fr"), strict=True))
    for person in people:
        await home.client.people.change(person.id, NOW, always(Preferences(locale=spoken[person.id])))
    lobby = await home.lobby_for(people[0])
    await people[1].click(lobby, control(lobby, "join")).settled()
    refused = await people[1].click(lobby, control(lobby, "join")).settled()  # by a public message
    assert refused.text == text("error-already-at-table", "fr")
    await people[0].click(lobby, control(lobby, "start"))
    await home.settled()
    rng = Random(4)
    for _ in range(4):
        await play_turn(await home.on_turn(*people), home.public()[-1], rng)
        await home.settled()
    for message in home.sandbox.backend.messages.everything():
        locale = "en" if message.ephemeral_to is None else spoken[message.ephemeral_to]
        assert speaks(message, locale), message.text


async def test_a_broken_database_still_gives_an_apology(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alice = home.sandbox.person("Alice", locale="es-ES")
    await home.client.people.change(alice.id, NOW, always(Preferences(locale="fr")))

    async def broken(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(People, "wishes", broken)
    answer = await alice.slash("conspiracy rules", home.sandbox.channel).settled()
    assert answer.text.startswith(text("error-internal", "es", reference="@").partition("@")[0])


async def test_a_click_asks_once_what_its_person_wants_and_in_public_not_at_all(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    lobby = await home.lobby_for(alice)

    async def asked(click: Interaction) -> tuple[int, int]:
        """Return how many questions a click led to, and how many of them were after wishes."""
        with questions(home) as noted:
            await click.settled()
            selects = [each for each in noted if each.startswith("SELECT")]
        return len(selects), sum("people" in each or "guilds" in each for each in selects)

    assert (await asked(bruno.click(lobby, control(lobby, "join"))))[1] == 0
    await alice.click(lobby, control(lobby, "start"))
    await home.settled()
    person = await home.on_turn(alice, bruno)
    table = home.public()[-1]
    total, wishes = await asked(person.click(table, control(table, "turn")))
    # The game, the last turn of one's own, what has happened since and where, and once the wishes of both kinds.
    assert (total, wishes) == (5, 1)
    for command, most in (("settings", 1), ("server", 1), ("games", 3), ("help", 1)):
        total, wishes = await asked(alice.slash(f"conspiracy {command}", home.sandbox.channel))
        assert total <= most
        assert wishes == 1


async def test_whoever_wants_no_hints_is_not_offered_any(home: House) -> None:
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    table = await home.table_for(*people)
    person = await home.on_turn(*people)
    for on in (True, False):
        await home.client.people.change(person.id, NOW, always(Preferences(hints=on)))
        panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
        assert bool(controls(panel, "hint")) is on
