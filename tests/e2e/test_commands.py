"""Do the commands keep to Discord's limits in every language, and are they registered only when they changed?"""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.i18n import text
from tests.e2e.house import House

NAME = re.compile(r"[-_\w]{1,32}")
CODES = (
    *("bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it"),
    *("ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
)


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command and all below it."""
    yield command
    for option in command.get("options", []):
        yield from parts(option)


async def test_commands_keep_to_every_limit_in_every_language(home: House) -> None:
    (sent,) = home.sandbox.recorder.find("PUT /applications/*/commands")
    assert isinstance(sent.body, list)
    group, everywhere = sent.body
    assert everywhere["contexts"] == [0, 1, 2]
    assert everywhere["integration_types"] == [0, 1]
    assert len(group["options"]) <= 25
    assert {option["name"] for option in group["options"]} >= {
        "new",
        "turn",
        "table",
        "chamber",
        "games",
        "log",
        "help",
    }
    assert group["contexts"] == [0]
    assert group["integration_types"] == [0]
    spoken = {code for part in parts(group) for code in part.get("name_localizations") or {}}
    assert {code for code in everywhere["name_localizations"] if code.startswith(("es", "fr"))} <= spoken
    assert spoken >= {"es-ES", "es-419", "fr", "en-US"}
    for language in ("", *spoken):
        letters = 0
        for part in (everywhere, *parts(group)):
            name = (part.get("name_localizations") or {}).get(language, part["name"])
            description = (part.get("description_localizations") or {}).get(language, part["description"])
            assert NAME.fullmatch(name)
            assert name == name.lower()
            assert 1 <= len(description) <= 100
            letters += len(name) + len(description)
            names = [
                (option.get("name_localizations") or {}).get(language, option["name"])
                for option in part.get("options", [])
            ]
            assert len(names) == len(set(names)) <= 25
        assert letters <= 8_000


async def test_commands_are_registered_again_only_when_they_changed(home: House) -> None:
    await home.restart()
    assert len(home.sandbox.recorder.find("PUT /applications/*/commands")) == 1
    person = home.sandbox.person("Alice")
    answer = await person.slash("conspiracy help", home.sandbox.channel).settled()
    assert re.search(r"</conspiracy turn:\d+>", answer.text)
    for times, name in enumerate(("conspiracy", "my-conspiracy"), start=2):
        home.sandbox.backend.commands.find(name, None)["description"] = "Another one"  # type: ignore[index]
        await home.restart()
        assert len(home.sandbox.recorder.find("PUT /applications/*/commands")) == times


async def test_an_application_without_user_install_has_its_commands_all_the_same(
    home: House, caplog: pytest.LogCaptureFixture
) -> None:
    home.sandbox.backend.commands.find("my-conspiracy", None)["description"] = "Another one"  # type: ignore[index]
    home.sandbox.faults.add("PUT /applications/*/commands", status=400, code=50035)
    await home.restart()
    assert "User Install" in caplog.text
    group, everywhere = home.sandbox.backend.commands.listed(None)
    assert (group["integration_types"], everywhere["integration_types"]) == ([0], [0])
    assert everywhere["contexts"] == [0, 1]
    helped = await home.sandbox.person("Alice").slash("conspiracy help", home.sandbox.channel).settled()
    assert f"</my-conspiracy:{everywhere['id']}>" in helped.text


async def test_suggestions_for_odd_input(home: House) -> None:
    person = home.sandbox.person("Alice", locale="fr")
    for typed in ("", " ", "mage", "ZZZ", "🦑", "\x00", "é" * 100, "'; drop table games; --", "%_\\", "4"):
        answer = await person.type_into("conspiracy card", home.sandbox.channel, "name", typed)
        assert answer.choices is not None
        assert len(answer.choices) <= 25
        assert all(1 <= len(choice["name"]) <= 100 for choice in answer.choices)
        shown = await person.slash("conspiracy card", home.sandbox.channel, name=typed).settled()
        assert "référence" not in shown.text
        assert shown.messages[0].ephemeral_to == person.id


async def test_i18_03_every_locale_gets_a_language(home: House) -> None:
    person = home.sandbox.person("Alice")
    for code in (*CODES, "xx-YY", ""):
        expected = "es" if code.startswith("es") else "fr" if code == "fr" else "en"
        room = home.sandbox.administrator.create_channel(home.sandbox.guild, f"room {code}")
        answer = await person.slash("conspiracy log", room, locale=code).settled()
        assert answer.text == text("error-no-game-here", expected), code
        home.sandbox.administrator.set_locale(home.sandbox.guild, code or "en-US")
        lobby = await home.lobby_for(person, channel=room)
        assert text("lobby-title", expected) in lobby.text, code


async def test_the_log_does_not_miss_a_voice_that_nobody_needs(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(discord.VoiceClient, "warn_nacl", True)
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    await home.restart()
    assert "voice" not in caplog.text
