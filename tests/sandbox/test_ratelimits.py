"""Are limits announced, roomy or realistic, and refused as Discord refuses?"""

import asyncio

import discord

from sandbox import Sandbox
from tests.sandbox.raw import Raw
from tests.sandbox.tiny_bot import TinyBot


async def test_every_answer_carries_the_headers(raw: Raw) -> None:
    answer = await raw.post({"content": "x"})
    for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket"):
        assert f"X-RateLimit-{name}" in answer.headers
    assert answer.headers["Content-Type"] == "application/json"


async def test_roomy_limits_do_not_slow_the_client(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    async with asyncio.timeout(3):
        await asyncio.gather(*(channel.send(str(number)) for number in range(50)))


async def test_realistic_limits_refuse_what_is_too_much(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.rate_limits.realistic = True
    for _ in range(5):
        assert (await raw.post({"content": "x"})).status == 200
    refused = await raw.post({"content": "x"})
    assert refused.status == 429
    assert refused.headers["Via"]
    assert 0 < refused.body["retry_after"] <= 5
    assert refused.body["global"] is False
    other = sandbox.administrator.create_channel(sandbox.guild, "other")
    assert (await raw.send("POST", f"/channels/{other.id}/messages", {"content": "x"})).status == 200
    sandbox.clock.advance(seconds=5)
    assert (await raw.post({"content": "x"})).status == 200


async def test_the_global_limit(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.rate_limits.realistic = True
    sandbox.rate_limits.limit("GET /users/@me", 1000, 1)
    answers = [await raw.send("GET", "/users/@me") for _ in range(51)]
    refused = answers[-1]
    assert (refused.status, refused.body["global"]) == (429, True)


async def test_a_limit_of_ones_own_choice(sandbox: Sandbox, bot: TinyBot) -> None:
    sandbox.rate_limits.limit("POST /channels/{channel_id}/messages", 2, 0.3)
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    started = asyncio.get_running_loop().time()
    for number in range(3):
        await channel.send(str(number))
    assert asyncio.get_running_loop().time() - started > 0.2
    assert {exchange.status for exchange in sandbox.recorder.find("POST /channels/*")} == {200}


async def test_the_third_rename_in_ten_minutes(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.rate_limits.realistic = True
    sandbox.administrator.allow(sandbox.channel, ~0 & (1 << 4))  # type: ignore[arg-type]
    path = f"/channels/{sandbox.channel.id}"
    for name in ("a", "b"):
        assert (await raw.send("PATCH", path, {"name": name})).status == 200
    refused = await raw.send("PATCH", path, {"name": "c"})
    assert refused.status == 429
    assert refused.body["retry_after"] > 500
    assert int(refused.headers["X-RateLimit-Limit"]) == 2
    sandbox.clock.advance(minutes=10)
    assert (await raw.send("PATCH", path, {"name": "c"})).status == 200


async def test_many_edits_of_an_old_message(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.rate_limits.realistic = True
    posted = (await raw.post({"content": "board"})).body
    sandbox.clock.advance(hours=2)
    answers = [await raw.edit(posted["id"], {"content": str(number)}) for number in range(4)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].code == 30046
