"""Does `conspiracy sandbox` do what it says? It serves its page, runs the bot, ends well, and refuses in a sentence."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

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


class Visitor:
    """One tab of the page, as the browser's scripts speak for it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self.said: dict[str, Any] = {}
        self.messages: dict[str, Any] = {}

    async def wish(self, do: str, **details: object) -> None:
        """Ask for something; the answer is that it could be done."""
        self._number += 1
        await self._socket.send_json({"do": do, "number": self._number, **details})
        await self.until(lambda: self._answered == self._number)
        assert "error" not in self.said, self.said

    async def until(self, there: Callable[[], object]) -> None:
        """Hear what is new until something is there."""
        async with asyncio.timeout(SOON):
            while not there():
                news = await self._socket.receive_json()
                self.messages |= {message["id"]: message for message in news.pop("messages", ())}
                self.said |= news

    async def click(self, route: str) -> None:
        """Click the newest control of a route, as soon as it stands there."""
        await self.until(lambda: self._find(route))
        message, control = self._find(route)[-1]
        await self.wish("click", message=message, control=control)

    async def restart(self) -> None:
        """Let the bot be stopped and started, and wait until it is there."""
        await self.wish("tool", tool="restart")
        await self.until(lambda: self.said["bot"]["state"] == "online")

    @property
    def _answered(self) -> int:
        return int(self.said.get("number") or 0)

    def _find(self, route: str) -> list[tuple[str, str]]:
        return [
            (number, control)
            for number in sorted(self.messages, key=int)
            for control in re.findall(rf'"({route}/[^"]*)"', json.dumps(self.messages[number]))
        ]


async def moment(database: Path, column: str) -> datetime:
    """Return when something became of the one game of a database, as soon as it has."""
    async with asyncio.timeout(SOON):
        while True:
            with contextlib.closing(sqlite3.connect(database)) as connection:
                ((found,),) = connection.execute(f"SELECT {column} FROM games")  # noqa: S608 - our own
            if found is not None:
                return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(microseconds=found)
            await asyncio.sleep(0.1)


async def test_the_clock_of_the_page_is_the_bots_at_once_and_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with (
        started(tmp_path, "--port", "0", "--db", str(database), TMPDIR=str(tmp_path)) as process,
        aiohttp.ClientSession() as session,
        session.ws_connect(await address(process) + "visit") as socket,
    ):
        visitor, real = Visitor(socket), datetime.now(UTC)
        await visitor.wish("hello", language="en")
        opened = await moment(database, "created_at")
        assert real - timedelta(minutes=1) < opened < real + timedelta(minutes=5)
        await visitor.wish("tool", tool="advance", minutes=24 * 60)
        await visitor.click("start")
        begun = await moment(database, "started_at")
        assert begun - opened > timedelta(days=1)
        await visitor.wish("tool", tool="advance", minutes=6 * 24 * 60)
        await visitor.restart()
        await visitor.wish("slash", line="conspiracy end")
        await visitor.click("end")
        assert await moment(database, "ended_at") - begun > timedelta(days=6)
        await ended_well(process, signal.SIGHUP)  # as when its terminal is closed
    # The folder of its own has gone with it.
    assert all(path.name.startswith("games.db") for path in tmp_path.iterdir())


async def ended_well(process: asyncio.subprocess.Process, ending: signal.Signals) -> None:
    """End it; it says so, and nothing else."""
    process.send_signal(ending)
    async with asyncio.timeout(SOON):
        out, err = await process.communicate()
    assert (process.returncode, out.decode(), err) == (0, "Stopping…\n", b"")


async def test_it_serves_a_table_and_ends_well(tmp_path: Path) -> None:
    # Neither the operator's settings nor a file of theirs in the folder reach the sandbox's bot.
    (tmp_path / ".env").write_text("DATABASE_URL=mysql://x\nLOG_LEVEL=loud\n")
    async with started(tmp_path, "--port", "0", TMPDIR=str(tmp_path), DISCORD_TOKEN="not.this.one") as process:  # noqa: S106
        assert "Start" in await has_a_table(await address(process))
        await ended_well(process, signal.SIGINT)
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
