"""Does a bot end in time and leave nothing behind while its robots think, and do they go on where they were?"""

import asyncio
import sys
from random import Random

import pytest

from sandbox import Sandbox
from tests.e2e.clicking import play_turn
from tests.e2e.house import control
from tests.process.operating import SOON, Bot, Environment, bot, public
from tests.processes import alive, children

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


async def thinks(running: Bot, before: list[int]) -> list[int]:
    """Wait until a process more is there than the one that draws; return all."""
    async with asyncio.timeout(SOON):
        while len(now := children(running.process.pid)) <= len(before):  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.02)
    return now


async def gone(processes: list[int]) -> None:
    async with asyncio.timeout(5):
        while any(alive(process) for process in processes):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_a_bot_stops_and_dies_while_hard_thinks_and_goes_on_afterwards(
    sandbox: Sandbox, env: Environment
) -> None:
    alice = sandbox.person("Alice")
    async with bot(sandbox, env) as running:
        await alice.slash("conspiracy new", sandbox.channel, robots=3, level="hard").settled()
        drawing = children(running.process.pid)
        lobby = public(sandbox)[-1]
        await alice.click(lobby, control(lobby, "start")).settled()
        await sandbox.feed.until(lambda: alice.notifications or children(running.process.pid) != drawing, SOON)
        if alice.notifications and children(running.process.pid) == drawing:  # the lot has made her the first
            await play_turn(alice, alice.notifications[-1], Random(1))
        processes = await thinks(running, drawing)
        assert await running.stop() == 0
        assert "Traceback" not in running.err
        await gone(processes)
    async with bot(sandbox, env) as again:
        await sandbox.feed.until(lambda: alice.notifications and "(hard)" in public(sandbox)[-1].text, SOON)
        processes = children(again.process.pid)
        await again.kill()
        await gone(processes)
