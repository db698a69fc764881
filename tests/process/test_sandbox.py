"""Does `conspiracy sandbox` do what it says? It serves its page, runs the bot, ends well, and refuses in a sentence."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.process.operating import ROOT, SOON


@asynccontextmanager
async def started(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Start it in a folder; whatever still runs at the end is killed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "sandbox", "--no-browser", *arguments,
        cwd=folder,
        env={name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        | {"PYTHONPATH": str(ROOT)} | settings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def address(process: asyncio.subprocess.Process) -> str:
    """Return what it tells people to open."""
    assert process.stdout is not None
    async with asyncio.timeout(SOON):
        line = (await process.stdout.readline()).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found, line
    return found[0]


async def has_a_table(url: str) -> str:
    """Wait until the table that is ready for visitors stands in the channel; return its text."""
    async with (
        asyncio.timeout(SOON),
        aiohttp.ClientSession() as session,
        session.ws_connect(url + "visit") as visit,
    ):
        await visit.send_json({"do": "hello", "number": 1, "language": "en"})
        while True:
            shown = json.dumps(await visit.receive_json())
            if "(easy)" in shown and "(normal)" in shown:
                return shown


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGHUP], ids=["ctrl-c", "closed terminal"])
async def test_it_serves_a_table_and_ends_well(tmp_path: Path, ending: signal.Signals) -> None:
    # Neither the operator's settings nor a file of theirs in the folder reach the sandbox's bot.
    (tmp_path / ".env").write_text("DATABASE_URL=mysql://x\nLOG_LEVEL=loud\n")
    async with started(tmp_path, "--port", "0", TMPDIR=str(tmp_path), DISCORD_TOKEN="not.this.one") as process:  # noqa: S106
        assert "Start" in await has_a_table(await address(process))
        process.send_signal(ending)
        async with asyncio.timeout(SOON):
            out, err = await process.communicate()
        assert (process.returncode, out.decode(), err) == (0, "Stopping…\n", b"")
    # The folder that held the games has gone with them.
    assert [path.name for path in tmp_path.iterdir()] == [".env"]


async def test_a_usual_port_that_is_taken_is_no_obstacle_but_one_asked_for_is(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with started(tmp_path, "--port", str(port)) as process, asyncio.timeout(SOON):
            out, err = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert err.decode() == f"conspiracy sandbox: cannot listen on port {port}: Address already in use\n"


async def test_two_sandboxes_never_share_a_database(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with started(tmp_path, "--port", "0", "--db", database) as first:
        await address(first)
        async with started(tmp_path, "--port", "0", "--db", database) as second, asyncio.timeout(SOON):
            _, err = await second.communicate()
        assert second.returncode == 2
        assert "another sandbox is open on it" in err.decode()
        first.send_signal(signal.SIGTERM)
        async with asyncio.timeout(SOON):
            await first.wait()
    assert [path.name for path in tmp_path.iterdir()] == ["games.db"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--port", "70000"), "70000"),
        (("--port", "x"), "not a port"),
        (("--db", "no/such/folder/games.db"), "there is no folder"),
        (("--db", "."), "is a folder"),
    ],
)
async def test_wrong_arguments_are_a_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    async with started(tmp_path, *arguments) as process, asyncio.timeout(SOON):
        out, err = await process.communicate()
    assert (process.returncode, out) == (2, b"")
    assert sentence in err.decode()
    assert err.decode().count("\n") == 1


async def test_a_bot_that_cannot_run_says_why(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 100)
    async with started(tmp_path, "--port", "0", "--db", str(broken)) as process, asyncio.timeout(SOON):
        _, err = await process.communicate()
    assert process.returncode == 1
    assert "database" in err.decode()
    assert "Traceback" not in err.decode()
    assert broken.read_bytes().startswith(b"this is no database")
