"""Does `conspiracy check` find what would keep the bot from starting?"""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.cli.running import COMMAND
from tests.process.operating import CANARY, Environment, environment


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(token=CANARY) as running:
        yield running


async def check(env: Environment, folder: Path, *arguments: str) -> tuple[int, dict[str, str]]:
    """Run the command; return the status, and what was said of each thing."""
    command = [*COMMAND, "check", *arguments]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=120
    )
    assert CANARY not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.returncode, dict(line.split(": ", 1) for line in done.stdout.splitlines())


async def test_all_is_well_and_discord_is_asked_only_on_demand(sandbox: Sandbox, tmp_path: Path) -> None:
    env = environment(sandbox, tmp_path / "games.db")
    good = {"settings": "good", "database": "good", "file system": "good", "fonts": "good"}
    assert await check(env, tmp_path) == (0, good | {"token": "there is one"})
    assert sandbox.recorder.exchanges == []
    assert await check(env, tmp_path, "--online") == (0, good | {"token": "good, it is that of sandbox-bot"})
    assert [exchange.route for exchange in sandbox.recorder.exchanges] == ["GET /users/@me"]


async def test_a_bad_token_and_an_unreachable_discord_are_sentences(
    sandbox: Sandbox, tmp_path: Path, unused_tcp_port: int
) -> None:
    env = environment(sandbox, tmp_path / "games.db")
    status, said = await check(env | {"DISCORD_TOKEN": "another.UNIQ.TOKEN.CANARY"}, tmp_path, "--online")
    assert (status, said["token"]) == (1, "Discord refuses it: copy it anew from the developer portal")
    nowhere = env | {"DISCORD_API_BASE": f"http://127.0.0.1:{unused_tcp_port}/api/v10"}
    status, said = await check(nowhere, tmp_path, "--online")
    assert (status, said["token"]) == (1, "Discord cannot be reached to ask: ClientConnectorError")
    sandbox.faults.add("GET /users/@me", status=502, text="<html>")
    status, said = await check(env, tmp_path, "--online")
    assert (status, said["token"]) == (1, "Discord does not say whether it is good: it answers with status 502")


async def test_every_fault_has_its_line(sandbox: Sandbox, tmp_path: Path) -> None:
    hollow = tmp_path / "fontpkg_heebo"
    hollow.mkdir()
    (hollow / "__init__.py").touch()
    env = environment(sandbox, tmp_path, DISCORD_TOKEN="")
    status, said = await check(env | {"PYTHONPATH": f"{tmp_path}:{env['PYTHONPATH']}"}, tmp_path)
    assert status == 1
    assert said["token"].startswith("DISCORD_TOKEN is missing")
    assert said["database"] == f"{tmp_path} is a folder: DATABASE_URL must name a file"
    assert "fontpkg-heebo" in said["fonts"]
