"""Is a table that waits for players still one, and never in the way, when the bot is killed at any step of it?"""

from collections.abc import Callable

import pytest

from sandbox import Sandbox
from sandbox.interactions import Interaction
from sandbox.recorder import Exchange
from tests.e2e.house import confirmed, control, controls
from tests.process.operating import SOON, Bot, Environment, listening, public


class Doomed:
    """A bot that is killed the moment that its next request of some kind arrives."""

    def __init__(self, sandbox: Sandbox, env: Environment) -> None:
        self.sandbox = sandbox
        self.env = env
        self.running: Bot

    async def start(self) -> None:
        before = len(self.sandbox.gateway.identified)
        self.running = await Bot.start(self.env)
        await listening(self.sandbox, self.running, before)

    async def dies_at(self, method: str, within: str, act: Callable[[], Interaction], *, carried_out: bool) -> None:
        """Let somebody act, kill the bot at that request, and start it again."""

        def kill(exchange: Exchange) -> None:
            if exchange.method == method and within in exchange.path and self.running.process.returncode is None:
                self.sandbox.recorder.on_request.remove(kill)
                self.running.process.kill()

        self.sandbox.recorder.on_request.append(kill)
        if not carried_out:
            self.sandbox.faults.add(f"{method} *{within}*", drop=True)
        act()
        await self.running.ended()
        await self.sandbox.feed.until(lambda: not self.sandbox.gateway.connected)
        await self.start()


@pytest.mark.parametrize(
    "carried_out",
    [
        pytest.param((True, True, False), marks=pytest.mark.ci, id="after or before"),
        pytest.param((False, True, False), marks=pytest.mark.soak, id="before or after"),
        pytest.param((False, False, False), marks=pytest.mark.soak, id="before"),
        pytest.param((True, True, True), marks=pytest.mark.soak, id="after"),
    ],
)
async def test_rs_04_a_table_survives_a_kill_at_every_step(
    sandbox: Sandbox, env: Environment, carried_out: tuple[bool, bool, bool]
) -> None:
    """Each kill comes before or after Discord has done what was asked."""
    opened, joined, started = carried_out
    alice, bruno = sandbox.person("Alice"), sandbox.person("Bruno")
    here = sandbox.channel
    bot = Doomed(sandbox, env)
    await bot.start()
    try:
        await bot.dies_at("POST", "/messages", lambda: alice.slash("conspiracy new", here), carried_out=opened)
        await sandbox.feed.until(lambda: public(sandbox) or None, SOON)
        lobby = public(sandbox)[0]
        await bot.dies_at("POST", "/callback", lambda: bruno.click(lobby, control(lobby, "join")), carried_out=joined)
        await sandbox.feed.until(lambda: controls(lobby, "start"), SOON)
        await bot.dies_at("POST", "/callback", lambda: alice.click(lobby, control(lobby, "start")), carried_out=started)
        await sandbox.feed.until(lambda: controls(public(sandbox)[-1], "turn") or None, SOON)
        await sandbox.quiet(1.0)
        assert len(public(sandbox)) == 2
        assert len(alice.notifications) + len(bruno.notifications) == 1
        await alice.slash("conspiracy end", here).settled()
        ended = await confirmed(bruno, "end", here)
        assert not ended.failed
        again = await alice.slash("conspiracy new", here).settled()
        assert not again.failed
        assert len(public(sandbox)) == 4  # a lobby, a turn, a proposal, another lobby
        assert await bot.running.stop() == 0
    finally:
        await bot.running.kill()
