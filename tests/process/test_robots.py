"""Does a bot end in time and leave nothing behind while its robots think, and do they go on where they were?"""

import asyncio
import sys
from random import Random

import pytest

from sandbox import Sandbox
from tests.e2e.clicking import play_turn
from tests.e2e.house import control
from tests.process.operating import SOON, Environment, bot, public
from tests.processes import alive, children

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")


def thinks(sandbox: Sandbox) -> bool:
    """Whether a robot has taken its time: then it seems to write."""
    return bool(sandbox.recorder.find("POST /channels/*/typing"))


async def gone(processes: list[int]) -> None:
    async with asyncio.timeout(10):
        while any(alive(process) for process in processes):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_a_bot_stops_and_dies_while_hard_thinks_and_goes_on_afterwards(
    sandbox: Sandbox, env: Environment
) -> None:
    alice = sandbox.person("Alice")
    async with bot(sandbox, env) as running:
        await alice.slash("conspiracy new", sandbox.channel, robots=3, level="hard").settled()
        lobby = public(sandbox)[-1]
        await alice.click(lobby, control(lobby, "start")).settled()
        await sandbox.feed.until(lambda: alice.notifications or thinks(sandbox), SOON)
        if not thinks(sandbox):  # the lot has made her the first
            await play_turn(alice, alice.notifications[-1], Random(1))
            await sandbox.feed.until(lambda: thinks(sandbox), SOON)
        processes = children(running.process.pid)
        assert len(processes) > 1
        assert await running.stop() == 0
        assert "Traceback" not in running.err
        await gone(processes)
    async with bot(sandbox, env) as again:
        await sandbox.feed.until(lambda: alice.notifications and "(hard)" in public(sandbox)[-1].text, SOON)
        processes = children(again.process.pid)
        await again.kill()
        await gone(processes)
