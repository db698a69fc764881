"""Does any token get into what the bot writes, whatever goes wrong and however much it logs?"""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.messages import Message
from tests.e2e.clicking import CHOICES, choose
from tests.e2e.house import control, controls
from tests.process.operating import CANARY, Bot, Environment, bot, public
from tests.process.test_running import seat


def something(panel: Message) -> str:
    """Return anything to click: a choice, and once the turn is done whatever the panel still offers."""
    if any(controls(panel, route) for route in CHOICES):
        return choose(panel, Random(0))
    return next(each.custom_id for each in panel.controls if each.custom_id is not None)


@pytest.mark.parametrize(
    ("level", "form"),
    [("DEBUG", "text"), ("DEBUG", "json"), pytest.param("ERROR", "json", marks=pytest.mark.soak)],  # a part of DEBUG
)
async def test_se_08_no_token_is_written_through_failures(
    sandbox: Sandbox, env: Environment, level: str, form: str
) -> None:
    people = [sandbox.person("Alice"), sandbox.person("Bruno")]
    async with bot(sandbox, env | {"LOG_LEVEL": level, "LOG_FORMAT": form}) as running:
        await seat(sandbox, *people)
        table = public(sandbox)[-1]
        player = next(person for person in people if table in person.notifications)
        panel = (await player.click(table, control(table, "turn")).settled()).messages[0]
        failures: tuple[dict[str, Any], ...] = (
            {"status": 500, "times": 2},
            {"drop": True},
            {"code": 10062},
            {"code": 40060},
            {"status": 429, "retry_after": 0.1},
            {"status": 400, "code": 50035},
            {"status": 403, "text": "<html>"},
            {"delay": 1.0},
        )
        for failure in failures:
            fault = sandbox.faults.add("POST /interactions/*/callback", **failure)
            await player.click(panel, something(panel))
            sandbox.faults.remove(fault)
        for pattern in ("POST /webhooks/*", "PATCH /webhooks/*", "POST /channels/*"):
            sandbox.faults.add(pattern, status=500)
        sandbox.faults.add("POST /interactions/*/callback", delay=1.0)
        await player.click(table, control(table, "turn"))
        player.forge(table, "turn/nosuchgame/1/")
        sandbox.gateway.drop()
        await asyncio.sleep(0.5)
        assert await running.stop() == 0
    refused = await Bot.start(env | {"DISCORD_TOKEN": f"other.{CANARY}", "LOG_LEVEL": level, "LOG_FORMAT": form})
    assert await refused.ended() == 3
    tokens = [interaction.token for interaction in sandbox.backend.interactions.everything()]
    assert len(tokens) > len(failures)
    for written in (running.out, running.err, refused.out, refused.err):
        for token in (CANARY, *tokens):
            assert token not in written
    if form == "json":
        for line in running.err.splitlines():
            assert json.loads(line).keys() <= {"at", "level", "logger", "message", "exception"}
