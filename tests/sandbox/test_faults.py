"""Does every planned failure happen, where and as often as it was planned?"""

import asyncio

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from tests.sandbox.raw import Raw
from tests.sandbox.tiny_bot import TinyBot, until


async def test_a_status_and_a_code(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.faults.add("POST /channels/*/messages", code=50013, times=2)
    for _ in range(2):
        refused = await raw.post({"content": "x"})
        assert (refused.status, refused.code, refused.body["message"]) == (403, 50013, "Missing Permissions")
    sandbox.faults.add("POST /channels/*/messages", status=500, message="boom")
    assert (await raw.post({"content": "x"})).body == {"message": "boom", "code": 0}
    assert (await raw.post({"content": "x"})).status == 200
    assert (await raw.send("GET", "/users/@me")).status == 200


async def test_a_fault_until_it_is_removed(sandbox: Sandbox, raw: Raw) -> None:
    fault = sandbox.faults.add("*", times=None, status=503)
    for _ in range(3):
        assert (await raw.send("GET", "/users/@me")).status == 503
    sandbox.faults.remove(fault)
    assert (await raw.send("GET", "/users/@me")).status == 200


async def test_a_delay(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.faults.add("GET /users/@me", delay=0.1)
    started = asyncio.get_running_loop().time()
    assert (await raw.send("GET", "/users/@me")).status == 200
    assert asyncio.get_running_loop().time() - started >= 0.1


@pytest.mark.parametrize("after", [True, False])
async def test_a_connection_that_drops_before_or_after_the_deed(sandbox: Sandbox, raw: Raw, after: bool) -> None:
    sandbox.faults.add("POST /channels/*/messages", drop=True, after=after)
    with pytest.raises(aiohttp.ClientError):
        await raw.post({"content": "x"})
    assert len(sandbox.backend.messages.in_channel(sandbox.channel.id)) == int(after)
    assert sandbox.recorder.find("POST *")[0].status is None


async def test_an_answer_lost_after_it_succeeded_ends_in_40060(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.faults.add("POST /interactions/*/callback", status=500, after=True)
    answer = await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    assert answer.text == "hello"
    await until(lambda: bool(bot.errors))  # the client's own retry, one second later
    (error,) = bot.errors
    assert isinstance(error, discord.HTTPException)
    assert error.code == 40060


async def test_the_client_waits_out_a_429(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.faults.add("POST /channels/*/messages", status=429, retry_after=0.05)
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("x")
    assert [exchange.status for exchange in sandbox.recorder.find("POST /channels/*")] == [429, 200]


async def test_an_answer_that_is_not_json(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.faults.add("POST /channels/*/messages", status=403, text="<html>no</html>")
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.Forbidden):
        await channel.send("x")


async def test_an_outage_of_the_whole_server(sandbox: Sandbox, bot: TinyBot) -> None:
    """The client comes back by itself, to the same address, and its session goes on."""
    gateway_url = sandbox.gateway_url
    await sandbox.stop()
    await sandbox.start()
    assert sandbox.gateway_url == gateway_url
    await sandbox.feed.until(lambda: sandbox.gateway.connected, 30)
    assert (await sandbox.person("Alice").slash("tiny do", sandbox.channel)).text == "hello"
    assert bot.is_ready()
