"""What does a tab get, and what does the page make of nonsense? Without a browser: by the websocket alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.page import Act, Page, Town
from tests.sandbox.tiny_bot import buttons, connect

TOWN = Town(
    server={"en": "Test", "fr": "Essai"},
    bot="Parrot",
    channels=("general", "other"),
    people=(("Alex", "en-US"), ("Ana", "es-ES")),
    opening=(Act("slash", "tiny do"), Act("click", "press"), Act("click", "nothing")),
    hint={"en": "Try it.", "fr": "Essayez."},
)


class Tab:
    """One connection; `seen` is all that it was told, put together."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.seen: dict[str, Any] = {}
        self.messages: dict[str, Any] = {}

    async def wish(self, what: str, **details: object) -> dict[str, Any]:
        """Wish, and wait for the answer."""
        await self._socket.send_json({"do": what, "number": 7, **details})
        while True:
            heard = await self._hear()
            if heard["kind"] == "answer":
                return heard

    async def until(self, condition: Any) -> None:
        """Listen until something is so."""
        while not condition(self):
            await self._hear()

    async def send(self, text: str) -> dict[str, Any]:
        """Send anything."""
        await self._socket.send_str(text)
        while True:
            heard = await self._hear()
            if heard["kind"] == "answer":
                return heard

    async def _hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = await self._socket.receive_json(timeout=10)
        if heard["kind"] == "news":
            self.seen |= heard
            self.messages |= {message["id"]: message for message in heard["messages"]}
        return heard


@asynccontextmanager
async def tab(page: Page) -> AsyncIterator[Tab]:
    """Open one."""
    async with aiohttp.ClientSession() as session, session.ws_connect(page.url + "visit") as socket:
        made = Tab(socket)
        await made.until(lambda each: each.seen)
        yield made


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    sandbox = Sandbox()
    made = Page(sandbox, TOWN)
    async with sandbox:
        yield made


async def test_the_beginning_is_made_once_in_the_language_of_the_first_browser(page: Page) -> None:
    async with connect(page.sandbox) as bot, tab(page) as first, tab(page) as second:
        pressed: list[str] = []

        async def show(interaction: Any) -> None:
            await interaction.response.send_message("public", view=buttons("press"))

        async def note(interaction: Any) -> None:
            pressed.append(interaction.data["custom_id"])
            await interaction.response.send_message("private", ephemeral=True)

        bot.on_command, bot.on_press = show, note
        await first.wish("hello", language="fr-CH")
        await second.wish("hello", language="es")
        assert pressed == ["press"]
        await first.until(lambda each: each.seen["server"] == {"name": "Essai", "locale": "fr"} and each.seen["order"])
        assert first.seen["hint"] == "Essayez."
        assert first.seen["words"]["send"] == "Envoyer"


async def test_what_is_for_one_person_reaches_nobody_else(page: Page) -> None:
    async with connect(page.sandbox) as bot, tab(page) as alex, tab(page) as ana:
        people = {person["name"]: person["id"] for person in alex.seen["people"]}
        await ana.wish("look", person=people["Ana"], channel=ana.seen["channel"])

        async def whisper(interaction: Any) -> None:
            await interaction.response.send_message("UNIQ.SECRET", ephemeral=True)

        bot.on_command = whisper
        await alex.wish("slash", line="tiny do", options={})
        await alex.until(lambda each: any("UNIQ.SECRET" in str(message) for message in each.messages.values()))
        await ana.wish("say", text="hello")
        await ana.until(lambda each: len(each.seen["order"]) == 1)
        assert "UNIQ.SECRET" not in str(ana.messages)
        (secret,) = [key for key, message in alex.messages.items() if message["ephemeral"]]
        assert (await ana.wish("dismiss", message=secret))["error"] == "not-possible"
        await ana.wish("look", person=people["Alex"])
        await ana.until(lambda each: "UNIQ.SECRET" in str(each.messages))  # who looks as Alex sees what Alex sees


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "[]",
        "{",
        '{"do": "fly"}',
        '{"do": "click"}',
        '{"do": "click", "message": "1", "control": "x"}',
        '{"do": "choose", "message": "x", "control": "x", "values": []}',
        '{"do": "look", "person": "1"}',
        '{"do": "look", "person": "x", "channel": "y"}',
        '{"do": "slash", "line": "no such"}',
        '{"do": "slash", "line": ""}',
        '{"do": "submit", "interaction": "1", "fields": {}}',
        '{"do": "speak", "locale": "xx"}',
        '{"do": "tool", "tool": "advance", "minutes": -1}',
        '{"do": "tool", "tool": "advance", "minutes": "nan"}',
        '{"do": "tool", "tool": "restart"}',
        '{"do": "tool", "tool": "knob", "name": "x", "value": "y"}',
        '{"do": "tool", "tool": "permission", "name": "FLY", "allowed": true}',
        '{"do": "tool", "tool": "person", "name": " "}',
        '{"do": "tool", "tool": "archive"}',
        '{"do": "tool", "tool": "server-locale", "locale": "xx"}',
        '{"do": "tool", "tool": "fail", "request": "x", "how": "y"}',
        '{"do": "forgive", "interaction": "x"}',
        '{"do": "tool", "tool": "permission", "name": "ADMINISTRATOR", "allowed": true}',
        '{"do": "tool", "tool": "person", "name": "x", "locale": "../../x"}',
        '{"do": "tool", "tool": "person", "name": "\\ud800", "locale": 5}',
        "[" * 50000,
    ],
)
async def test_nonsense_gets_an_answer_and_breaks_nothing(page: Page, nonsense: str) -> None:
    async with tab(page) as one:
        assert (await one.send(nonsense))["error"]
        await one.wish("say", text="still here")
        await one.until(lambda each: len(each.seen["order"]) == 1)


async def test_a_long_channel_shows_its_end_and_more_when_asked(page: Page) -> None:
    for number in range(150):
        page.visitor.person.say(page.sandbox.channel, f"message {number}")
    async with tab(page) as one:
        assert (len(one.seen["order"]), one.seen["older"]) == (60, True)
        assert "message 149" in str(one.messages)
        assert "message 89<" not in str(one.messages)
        await one.wish("older")
        await one.until(lambda each: len(each.seen["order"]) == 120)
        await one.wish("older")
        await one.until(lambda each: len(each.seen["order"]) == 150)
        assert not one.seen["older"]


async def test_what_no_keyboard_types_is_left_out(page: Page) -> None:
    async with tab(page) as one:
        await one.wish("say", text="a\ud800b\0c")
        await one.until(lambda each: "abc" in str(each.messages))


async def test_ids_stay_where_the_founding_is_the_same() -> None:
    made = []
    for _ in range(2):
        sandbox = Sandbox(founded=datetime(2026, 1, 1, tzinfo=UTC))
        page = Page(sandbox, TOWN)
        made.append((sandbox.guild.id, sandbox.channel.id, *page.desks))
        async with sandbox:
            assert page.sandbox.person("Later").id not in made[-1]
    assert made[0] == made[1]
    assert len(set(made[0])) == 4


async def test_commands_are_offered_in_the_readers_language(page: Page) -> None:
    async with connect(page.sandbox), tab(page) as one:
        offered = (await one.wish("commands"))["commands"]
        assert [command["line"] for command in offered] == ["tiny do", "tiny say"]
        word, times, whom = offered[1]["options"]
        assert (word["required"], word["autocomplete"], times["max_value"], whom["type"]) == (True, True, 5, 6)
        choices = (await one.wish("suggest", line="tiny say", option="word", typed="ab", options={}))["choices"]
        assert [choice["name"] for choice in choices] == ["abyss", "abacus"]
