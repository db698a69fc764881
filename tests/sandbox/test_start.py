"""Does the unmodified client become ready, and answer a command?"""

import asyncio

import pytest

from sandbox import Sandbox
from tests.sandbox.tiny_bot import TinyBot, connect


async def test_the_client_becomes_ready_and_answers_a_command(sandbox: Sandbox, bot: TinyBot) -> None:
    alice = sandbox.person("Alice")
    answer = await alice.slash("tiny say", sandbox.channel, word="abyss", times=2, whom=alice)
    assert answer.text == "Alice: abyss abyss"
    assert bot.guilds[0].name == "Sandbox"
    assert not sandbox.recorder.unserved


async def test_a_bot_that_starts_in_its_own_time_is_awaited(sandbox: Sandbox) -> None:
    with pytest.raises(TimeoutError):
        await sandbox.bot_ready(0.01)
    waiting = asyncio.create_task(sandbox.bot_ready())
    async with connect(sandbox):
        await waiting
        assert (await sandbox.person("Alice").slash("tiny do", sandbox.channel)).text == "hello"
