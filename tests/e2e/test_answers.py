"""Does everybody get an answer, in time and in private, whatever is slow or broken?"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from bot.i18n import text
from bot.service import Play
from sandbox.interactions import Interaction
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, Instant, control, controls

REFERENCE = re.compile(r"reference ([0-9a-f]{8})")


async def at_table(home: House) -> tuple[Person, Person]:
    """Start a game of two; return who is on turn, and the other."""
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await home.table_for(*people)
    first = await home.on_turn(*people)
    return first, people[1] if first is people[0] else people[0]


async def answered(home: House, interaction: Interaction) -> None:
    """Wait until the bot has done with a click whose acknowledgement nobody is shown."""
    await home.sandbox.feed.until(lambda: home.sandbox.recorder.find("*/callback", interaction_id=interaction.id))
    await home.client.router.settle()


def slowed(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, seconds: float) -> None:
    """Let a method take that much longer."""
    quick = getattr(owner, name)

    async def slow(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
        await asyncio.sleep(seconds)
        return await quick(*args, **kwargs)

    monkeypatch.setattr(owner, name, slow)


def acknowledged(home: House, interaction: Interaction) -> tuple[float, int, bool]:
    """Return after how long an interaction was acknowledged, by which type, and whether privately."""
    first = home.sandbox.recorder.find("POST /interactions/*/callback", interaction_id=interaction.id)[0]
    assert first.since_dispatch is not None
    data = first.json.get("data") or {}
    return first.since_dispatch, first.json["type"], bool(data.get("flags", 0) & 64)


async def test_ui_01_a_slow_database_or_drawer_is_acknowledged_in_time(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _ = await at_table(home)
    table = home.public()[-1]
    slowed(monkeypatch, Play, "load", 1.2)
    assert isinstance(home.studio, Instant)
    home.studio.delay = 1.5
    answer = await person.click(table, control(table, "turn"))
    took, kind, private = acknowledged(home, answer)
    assert (took < 1.0, kind, private) == (True, 5, True)  # a private placeholder
    await answer.settled()
    (panel,) = answer.messages
    assert panel.ephemeral_to == person.id
    answer = await person.click(panel, controls(panel, "act")[0])
    took, kind, _ = acknowledged(home, answer)
    assert (took < 1.0, kind) == (True, 6)  # its own message, changed later
    before = panel.revision
    await home.sandbox.feed.until(lambda: panel.revision > before)
    assert not answer.messages


async def test_ui_01_a_game_that_hangs_is_acknowledged_and_holds_up_no_other_cc_07(home: House) -> None:
    person, _ = await at_table(home)
    table = home.public()[-1]
    other = home.sandbox.administrator.create_channel(home.sandbox.guild, "other")
    carla, dana = home.sandbox.person("Carla"), home.sandbox.person("Dana")
    await home.table_for(carla, dana, channel=other)
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    game = await home.game()
    async with home.client.play._locks.held(game.id):
        stuck = person.click(panel, controls(panel, "act")[0])
        elsewhere = await carla.slash("conspiracy turn", other).settled()
        assert acknowledged(home, elsewhere)[0] < 0.8
        await stuck
        assert acknowledged(home, stuck)[1] == 6
        assert (await home.game()).version == game.version
    await home.settled()
    assert (await home.game()).version > game.version
    assert not len(home.client.play._locks)


async def test_cc_07_a_failure_inside_leaves_no_lock_behind(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person, _ = await at_table(home)
    table = home.public()[-1]
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    draw = controls(panel, "act")[0]
    for failure in (RuntimeError("boom"), asyncio.CancelledError()):
        with monkeypatch.context() as broken:
            broken.setattr("bot.service.play.save", _raising(failure))
            await person.forge(panel, draw).answered()
    assert not len(home.client.play._locks)
    before = (await home.game()).version
    await person.forge(panel, draw).settled()
    assert (await home.game()).version > before


def _raising(failure: BaseException) -> Callable[..., Any]:
    async def fail(*_: object, **__: object) -> None:
        raise failure

    return fail


async def test_ui_01_an_acknowledgement_that_comes_too_late(home: House, caplog: pytest.LogCaptureFixture) -> None:
    person, other = await at_table(home)
    table = home.public()[-1]
    home.sandbox.faults.add("POST /interactions/*/callback", code=10062)
    late = person.click(table, control(table, "turn"))
    await answered(home, late)
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    before = (await home.game()).version
    home.sandbox.faults.add("POST /interactions/*/callback", code=10062)
    late = person.click(panel, controls(panel, "act")[-1])
    await answered(home, late)
    assert (await home.game()).version == before + 1  # done, and the next click shows it
    await play_turn(person, table, Random(2))
    await home.settled()
    assert (await home.on_turn(person, other)) is other
    assert not [record for record in caplog.records if record.exc_info]


async def test_an_acknowledgement_whose_answer_is_lost_counts(home: House) -> None:
    person, _ = await at_table(home)
    table = home.public()[-1]
    home.sandbox.faults.add("POST /interactions/*/callback", status=500, after=True)
    answer = await person.click(table, control(table, "turn")).settled()
    await asyncio.sleep(1.5)
    assert len(answer.messages) == 1
    assert len(home.sandbox.recorder.find("*", interaction_id=answer.id)) == 2


async def test_a_connection_that_drops_is_survived(home: House) -> None:
    person, _ = await at_table(home)
    table = home.public()[-1]
    home.sandbox.faults.add("POST /interactions/*/callback", drop=True, times=3)
    person.click(table, control(table, "turn"))
    await asyncio.sleep(0.5)
    home.sandbox.faults.clear()
    assert (await person.click(table, control(table, "turn")).settled()).messages


async def test_ui_02_after_sixteen_minutes_the_table_goes_on(home: House) -> None:
    person, other = await at_table(home)
    table = home.public()[-1]
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    await home.sandbox.quiet()
    home.sandbox.clock.advance(minutes=16)
    await person.click(panel, controls(panel, "act")[0]).settled()
    await play_turn(person, table, Random(1))
    await home.settled()
    assert other.notifications[-1] is home.public()[-1]
    assert not [each for each in home.sandbox.recorder.exchanges if each.code == 50027]


@asynccontextmanager
async def broken(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, after: float) -> AsyncIterator[None]:
    """Let a method fail, at once or once the watchdog has acknowledged."""

    async def fail(*_: object, **__: object) -> None:
        await asyncio.sleep(after)
        raise RuntimeError("broken on purpose")

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, fail)
        yield


@pytest.mark.parametrize("after", [0.0, 1.0])
@pytest.mark.parametrize("what", ["button", "edit", "select", "command"])
async def test_ui_06_a_fault_is_one_private_sentence_whose_reference_is_in_the_log(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str, after: float
) -> None:
    person, _ = await at_table(home)
    table = home.public()[-1]
    before = await home.game()
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    shown = panel.text
    async with broken(monkeypatch, Play, "games_of" if what == "command" else "load", after):
        if what == "button":
            answer = person.click(table, control(table, "chambers"))
        elif what == "edit":
            answer = person.click(panel, controls(panel, "act")[0])
        elif what == "select":
            answer = person.forge(panel, f"pick/{before.id}//control:0", ["city"])
        else:
            answer = person.slash("conspiracy games", home.sandbox.channel)
        await answer.answered()
        await home.sandbox.feed.until(lambda: bool(answer.messages))
        await answer.settled()
    (said,) = answer.messages
    assert said.ephemeral_to == person.id
    assert not answer.thinking
    found = REFERENCE.search(said.text)
    assert found
    assert said.text == text("error-internal", "en", reference=found[1])
    assert found[1] in caplog.text
    assert "broken on purpose" in caplog.text
    assert panel.text == shown
    assert (await home.game()).version == before.version


async def test_ui_06_a_command_that_is_no_more_is_answered(home: House, caplog: pytest.LogCaptureFixture) -> None:
    person = home.sandbox.person("Alice")
    home.client.slash.remove_command("help")
    answer = await person.slash("conspiracy help", home.sandbox.channel).settled()
    assert REFERENCE.search(answer.text)
    assert answer.messages[0].ephemeral_to == person.id
    assert any(record.levelno == logging.ERROR for record in caplog.records)
