"""Does the gateway greet, close, resume and replay as Discord does?"""

import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from sandbox.constants import Intent, Json
from tests.sandbox.tiny_bot import TinyBot, connect, until


class Socket:
    """A gateway client that says whatever it is told to."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._inflate = zlib.decompressobj()
        self.binary = False

    async def send(self, op: int, data: object = None) -> None:
        await self._socket.send_json({"op": op, "d": data})

    async def say(self, text: str) -> None:
        await self._socket.send_str(text)

    async def next(self) -> Json:
        frame = await self._socket.receive(timeout=5)
        self.binary = frame.type is aiohttp.WSMsgType.BINARY
        if frame.type is aiohttp.WSMsgType.CLOSE:
            return {"closed": frame.data}
        text = self._inflate.decompress(frame.data) if self.binary else frame.data
        payload: Json = json.loads(text)
        return payload

    async def until(self, name: str) -> Json:
        while (frame := await self.next()).get("t") != name:
            pass
        return frame

    async def identify(self, sandbox: Sandbox, intents: int = 1, **fields: Any) -> None:
        assert (await self.next())["op"] == 10
        await self.send(2, {"token": sandbox.token, "intents": intents, "properties": {}} | fields)


@asynccontextmanager
async def open_socket(sandbox: Sandbox, query: str = "") -> AsyncIterator[Socket]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url + query) as socket:
        yield Socket(socket)


@pytest.mark.parametrize("compress", [True, False])
async def test_the_client_speaks_zlib_and_text(sandbox: Sandbox, compress: bool) -> None:
    sandbox.gateway.compress = compress
    async with connect(sandbox):
        answer = await sandbox.person("Alice").slash("tiny say", sandbox.channel, word="hi")
        assert answer.text == "all: hi"


@pytest.mark.parametrize("query", ["", "?compress=zlib-stream"])
async def test_greeting_heartbeat_and_guild(sandbox: Sandbox, query: str) -> None:
    async with open_socket(sandbox, query) as socket:
        await socket.identify(sandbox)
        ready = await socket.next()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["guilds"] == [{"id": str(sandbox.guild.id), "unavailable": True}]
        guild = await socket.next()
        assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
        assert [channel["name"] for channel in guild["d"]["channels"]] == ["general"]
        await socket.send(1, 2)
        assert (await socket.next())["op"] == 11
        assert socket.binary is bool(query)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"intents": 1 << 30}, 4013),
        ({"intents": int(Intent.MESSAGE_CONTENT)}, 4014),
        ({"intents": int(Intent.GUILD_MEMBERS)}, 4014),
        ({"shard": [2, 2]}, 4010),
    ],
)
async def test_wrong_identification_is_closed_with_its_code(sandbox: Sandbox, fields: Json, code: int) -> None:
    async with open_socket(sandbox) as socket:
        await socket.identify(sandbox, **fields)
        assert await socket.next() == {"closed": code}


async def test_frames_out_of_order_are_closed_with_their_code(sandbox: Sandbox) -> None:
    for text, code in (("{", 4002), ("[]", 4002), ('{"op":2}', 4002), ('{"op":8,"d":{}}', 4003)):
        async with open_socket(sandbox) as socket:
            await socket.next()
            await socket.say(text)
            assert await socket.next() == {"closed": code}
    for text, code in (('{"op":77}', 4001), ('{"op":2,"d":{}}', 4005)):
        async with open_socket(sandbox) as socket:
            await socket.identify(sandbox)
            await socket.until("GUILD_CREATE")
            await socket.say(text)
            assert await socket.next() == {"closed": code}


async def test_too_many_sends_are_closed(sandbox: Sandbox) -> None:
    async with open_socket(sandbox) as socket:
        await socket.identify(sandbox, intents=0)
        for _ in range(120):
            await socket.send(1)
        while "closed" not in (frame := await socket.next()):
            pass
        assert frame == {"closed": 4008}


async def test_a_silent_client_is_closed(sandbox: Sandbox) -> None:
    sandbox.gateway.heartbeat_seconds = 0.05
    async with open_socket(sandbox) as socket:
        await socket.next()
        assert await socket.next() == {"closed": 4009}


async def test_the_clients_own_fatal_errors(sandbox: Sandbox) -> None:
    with pytest.raises(discord.LoginFailure):
        async with connect(sandbox, token="wrong"):
            pass
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with connect(sandbox, intents=discord.Intents(guilds=True, members=True)):
            pass
    sandbox.gateway.refuse_identify_with = [4013]
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with connect(sandbox):
            pass
    assert closed.value.code == 4013
    assert (len(sandbox.gateway.attempts), sandbox.gateway.identified) == (2, [])


async def test_what_was_missed_is_replayed_on_resume(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.gateway.drop()
    await sandbox.feed.until(lambda: not sandbox.gateway.connected)
    asked = sandbox.person("Alice").slash("tiny say", sandbox.channel, word="hi")
    assert (await asked).text == "all: hi"
    assert len(sandbox.gateway.resumed) == 1
    assert len(sandbox.gateway.identified) == 1
    assert bot.ready_again == 1


async def test_reconnect_on_request(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.gateway.reconnect()
    await until(lambda: len(sandbox.gateway.resumed) == 1)
    assert (await sandbox.person("Alice").slash("tiny say", sandbox.channel, word="hi")).text == "all: hi"
    assert bot.is_ready()


async def test_an_invalid_session_is_identified_anew(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.gateway.invalidate()
    await until(lambda: len(sandbox.gateway.identified) == 2, 10)
    await until(lambda: bot.ready_again == 2)
    assert (await sandbox.person("Alice").slash("tiny say", sandbox.channel, word="hi")).text == "all: hi"


async def test_an_old_session_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with open_socket(sandbox) as socket:
        await socket.identify(sandbox)
        session = (await socket.until("READY"))["d"]["session_id"]
        await socket.until("GUILD_CREATE")
        sandbox.gateway.drop()
    await sandbox.feed.until(lambda: not sandbox.gateway.connected)
    resume = {"token": sandbox.token, "session_id": session, "seq": 1}
    async with open_socket(sandbox) as socket:
        await socket.next()
        await socket.send(6, resume | {"session_id": "other"})
        assert await socket.next() == {"op": 9, "d": False}
        await socket.send(6, resume | {"seq": 99})
        assert await socket.next() == {"op": 9, "d": False}
        await socket.send(6, resume)
        assert (await socket.next())["t"] == "GUILD_CREATE"
        assert (await socket.next())["t"] == "RESUMED"
        sandbox.gateway.drop()
    await sandbox.feed.until(lambda: not sandbox.gateway.connected)
    sandbox.clock.advance(minutes=10)
    async with open_socket(sandbox) as socket:
        await socket.next()
        await socket.send(6, resume)
        assert await socket.next() == {"op": 9, "d": False}


async def test_the_same_interaction_comes_again_on_resume(sandbox: Sandbox, bot: TinyBot) -> None:
    seen: list[int] = []

    async def note(interaction: discord.Interaction) -> None:
        seen.append(interaction.id)
        await interaction.response.send_message("ok")

    bot.on_command = note
    await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    sandbox.gateway.replay_on_resume = 1
    sandbox.gateway.drop()
    await until(lambda: len(seen) == 2)
    await until(lambda: bool(bot.errors))
    assert seen[0] == seen[1]
    (error,) = bot.errors
    assert isinstance(error, discord.HTTPException)
    assert error.code == 40060


async def test_an_event_is_delivered_twice(sandbox: Sandbox, bot: TinyBot) -> None:
    seen: list[int] = []

    async def note(interaction: discord.Interaction) -> None:
        seen.append(interaction.id)

    bot.on_command = note
    sandbox.faults.duplicate("INTERACTION_CREATE")
    sandbox.person("Alice").slash("tiny do", sandbox.channel)
    await until(lambda: len(seen) == 2)
    assert seen[0] == seen[1]
    sandbox.person("Alice").slash("tiny do", sandbox.channel)
    await until(lambda: len(seen) == 3)


async def test_events_follow_the_intents(sandbox: Sandbox) -> None:
    sandbox.world.application.intents = Intent.GUILD_MEMBERS | Intent.MESSAGE_CONTENT
    wanted = Intent.GUILDS | Intent.GUILD_MESSAGES
    async with open_socket(sandbox) as plain, open_socket(sandbox) as full:
        await plain.identify(sandbox, int(wanted))
        await full.identify(sandbox, int(wanted | sandbox.world.application.intents))
        for socket in (plain, full):
            await socket.until("GUILD_CREATE")
        alice = sandbox.person("Alice")
        alice.say(sandbox.channel, "secret")
        assert (await full.next())["t"] == "GUILD_MEMBER_ADD"
        assert (await full.next())["d"]["content"] == "secret"
        message = await plain.next()
        assert (message["t"], message["d"]["content"]) == ("MESSAGE_CREATE", "")
        alice.say(sandbox.channel, f"hello <@{sandbox.world.bot.id}>")
        assert (await plain.next())["d"]["content"].startswith("hello")


async def test_members_are_given_on_request(sandbox: Sandbox) -> None:
    sandbox.world.application.intents = Intent.GUILD_MEMBERS
    intents = discord.Intents(guilds=True, members=True)
    alice = sandbox.person("Alice")
    async with connect(sandbox, intents=intents) as bot:
        guild = bot.get_guild(sandbox.guild.id)
        assert guild is not None
        assert {member.name for member in guild.members} == {"owner", "sandbox-bot", "alice"}
        assert [member.id for member in await guild.query_members(user_ids=[alice.id])] == [alice.id]
        alice.leave()
        await until(lambda: guild.get_member(alice.id) is None)
        alice.join()
        await until(lambda: guild.get_member(alice.id) is not None)


async def test_outage_removal_and_return_of_a_guild(sandbox: Sandbox, bot: TinyBot) -> None:
    events: list[str] = []
    for name in ("guild_available", "guild_unavailable", "guild_remove", "guild_join"):
        setattr(bot, f"on_{name}", _noting(events, name))
    sandbox.administrator.begin_outage(sandbox.guild)
    sandbox.administrator.end_outage(sandbox.guild)
    sandbox.administrator.remove_bot(sandbox.guild)
    await until(lambda: len(events) == 3)
    assert not bot.guilds
    sandbox.administrator.add_bot(sandbox.guild)
    await until(lambda: len(events) == 4)
    assert events == ["guild_unavailable", "guild_available", "guild_remove", "guild_join"]


def _noting(events: list[str], name: str) -> Any:
    async def note(_: discord.Guild) -> None:
        events.append(name)

    return note


async def test_an_interaction_reaches_a_bot_without_intents(sandbox: Sandbox) -> None:
    async with connect(sandbox, intents=discord.Intents.none()):
        assert (await sandbox.person("Alice").slash("tiny say", sandbox.channel, word="hi")).text == "all: hi"


async def test_without_a_bot_every_interaction_fails(sandbox: Sandbox) -> None:
    async with connect(sandbox):
        pass
    asked = sandbox.person("Alice").slash("tiny say", sandbox.channel, word="hi")
    sandbox.clock.advance(seconds=3)
    assert (await asked).failed
