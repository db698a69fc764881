"""How does an operator run the bot? `python -m bot run` in a process of its own, against a sandbox in the test's."""

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox import Sandbox
from sandbox.messages import Message

ROOT = Path(__file__).parents[2]
CANARY = "UNIQ.TOKEN.CANARY"
SOON = 60.0  # seconds; two cores are shared with other tests
A_STOP = 10.0  # seconds that a stop may take

Environment = dict[str, str]


def environment(sandbox: Sandbox, database: Path, **settings: str) -> Environment:
    """Return what an operator would have in their environment; a setting that is empty is left out."""
    plain = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
    own = {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
        "PYTHONPATH": str(ROOT),
    }
    return {name: value for name, value in (plain | own | settings).items() if value}


class Bot:
    """The process: what it has written, and its end. What it writes goes to files, as with a supervisor."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path) -> None:
        self.process = process
        self._folder = folder

    @classmethod
    async def start(cls, env: Environment, *before: str) -> "Bot":
        """Start `conspiracy run`, behind another command if need be, in an empty folder without an .env file."""
        folder = Path(tempfile.mkdtemp(prefix="bot-"))
        with (folder / "out").open("wb") as out, (folder / "err").open("wb") as err:
            process = await asyncio.create_subprocess_exec(
                *before,
                sys.executable,
                "-m",
                "bot",
                "run",
                env=env,
                cwd=folder,
                stdout=out,
                stderr=err,
            )
        return cls(process, folder)

    @property
    def out(self) -> str:
        """Standard output so far."""
        return (self._folder / "out").read_text()

    @property
    def err(self) -> str:
        """Standard error so far: the log, and the sentence at the end."""
        return (self._folder / "err").read_text()

    @property
    def last_line(self) -> str:
        """The last line on standard error: what an operator reads first."""
        return self.err.rstrip("\n").rpartition("\n")[2]

    async def wrote(self, text: str, within: float = SOON) -> None:
        """Wait until the log holds a text."""
        async with asyncio.timeout(within):
            while text not in self.err:
                assert self.process.returncode is None, self.err
                await asyncio.sleep(0.02)

    async def ended(self, within: float = SOON) -> int:
        """Wait for the end; return the exit status."""
        async with asyncio.timeout(within):
            return await self.process.wait()

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask for the end; return the status, which must come within the time that a stop may take."""
        self.process.send_signal(number)
        return await self.ended(A_STOP)

    async def kill(self) -> None:
        """End it without any chance to do something."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


@asynccontextmanager
async def bot(sandbox: Sandbox, env: Environment) -> AsyncIterator[Bot]:
    """Give a process that listens to Discord; it is killed at the end if it still runs."""
    before = len(sandbox.gateway.identified)
    running = await Bot.start(env)
    try:
        await listening(sandbox, running, before)
        yield running
    finally:
        await running.kill()


async def listening(sandbox: Sandbox, running: Bot, before: int) -> None:
    """Wait until Discord would send it a click."""
    async with asyncio.timeout(SOON):
        while len(sandbox.gateway.identified) <= before:
            assert running.process.returncode is None, running.err
            await sandbox.feed.changes_within(0.2)
    await sandbox.bot_ready()


def public(sandbox: Sandbox) -> list[Message]:
    """The public messages of the sandbox's channel, oldest first."""
    messages = sandbox.backend.messages.in_channel(sandbox.channel.id)
    return [message for message in messages if message.ephemeral_to is None]
