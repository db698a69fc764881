"""Is everything said in the right language: in public the server's, in private the reader's, errors included?"""

import logging
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bot import i18n
from bot.errors import ERRORS, InternalError, MissingPermissionError, UserError
from bot.i18n import ROOT, Words, text
from bot.service import Play
from bot.service.table import Status
from sandbox.messages import Message
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control
from tests.words import catalogue_without

PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]{14,})$", re.MULTILINE)
TURNS = [pytest.param(6, marks=pytest.mark.ci), pytest.param(90, marks=pytest.mark.soak)]


@cache
def only_in(locale: str, other: str) -> set[str]:
    """Return what one language says and another does not, of what has no parameters."""
    said = dict(PLAIN.findall("\n".join(file.read_text("utf-8") for file in sorted((ROOT / locale).glob("*.ftl")))))
    return {words for key, words in said.items() if text(key, other) != words}


def speaks(message: Message, locale: str) -> bool:
    """Whether nothing in a message is of another language."""
    told = "\n".join([message.text, *(each.label or "" for each in message.controls)])
    told += "\n".join(attachment.description or "" for attachment in message.attachments)
    return not any(words in told for other in i18n.LOCALES if other != locale for words in only_in(other, locale))


@pytest.mark.parametrize("turns", TURNS)
@pytest.mark.parametrize(("server", "public"), [("es-ES", "es"), ("fr", "fr")])
async def test_i18_04_public_text_is_the_servers_and_private_text_the_readers(
    home: House, server: str, public: str, turns: int
) -> None:
    home.sandbox.administrator.set_locale(home.sandbox.guild, server)
    home.seeds = [f"languages {server}"]
    spoken = {"de": "en", "fr": "fr", "es-419": "es"}
    people = [home.sandbox.person(f"P{code}", locale=code) for code in spoken]
    await home.table_for(*people)
    rng = Random(turns)
    for _ in range(turns):
        if (await home.game()).over:
            break
        person = await home.on_turn(*people)
        await play_turn(person, home.public()[-1], rng)
        await home.settled()
    for message in home.sandbox.backend.messages.everything():
        reader = next((person for person in people if person.id == message.ephemeral_to), None)
        assert speaks(message, spoken[reader.user.locale] if reader else public), message.text
    assert turns < 50 or (await home.game()).status is Status.OVER


def an_error(kind: type[UserError]) -> UserError:
    """Return one of a kind, with what its words name."""
    known: dict[type[UserError], dict[str, object]] = {
        InternalError: {"reference": "abc"},
        MissingPermissionError: {"permissions": "X"},
    }
    params: dict[str, object] = {"seats": 4, "seat": 1, "robot": "x", "game": "x", "version": 1, "action": "x"}
    return kind(**known.get(kind, params))


async def test_i18_04_every_error_is_told_in_the_readers_language(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [home.sandbox.person(code, locale=code) for code in ("en-US", "es-ES", "fr")]
    table = await home.table_for(*people)
    for kind in ERRORS:
        error = an_error(kind)

        async def fail(*_: object, error: UserError = error) -> None:
            raise error

        with monkeypatch.context() as broken:
            broken.setattr(Play, "load", fail)
            for person in people:
                answer = await person.click(table, control(table, "words")).settled()
                locale = person.user.locale.partition("-")[0]
                assert answer.text == text(f"error-{error.code}", locale, **error.params)
                assert answer.messages[0].ephemeral_to == person.id


async def test_i18_01_missing_words_are_english_and_nothing_fails(
    home: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(10)
    keys = [key for key, _ in PLAIN.findall((ROOT / "en" / "screens.ftl").read_text("utf-8"))]
    dropped = [*rng.sample(keys, 9), "button-turn"]
    monkeypatch.setattr(i18n, "WORDS", catalogue_without(tmp_path / "locales", {"es": dropped}))
    home.sandbox.administrator.set_locale(home.sandbox.guild, "es-ES")
    people = [home.sandbox.person(name, locale="es-ES") for name in ("Ana", "Bruno")]
    await home.table_for(*people)
    with caplog.at_level(logging.WARNING):
        for _ in range(4):
            await play_turn(await home.on_turn(*people), home.public()[-1], rng)
            await home.settled()
    assert "Take my turn" in [each.label for each in home.public()[-1].controls]
    warned = [record.getMessage() for record in caplog.records if "it is missing" in record.getMessage()]
    assert len(warned) == len(set(warned))
    assert isinstance(i18n.WORDS, Words)
