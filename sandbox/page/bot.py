"""How does the bot run beside the sandbox? As a process of its own, started and stopped as an operator would."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal

from sandbox.server import Sandbox

State = Literal["stopped", "starting", "online", "offline", "ended"]

STOPS_WITHIN = 12.0  # seconds; then it is killed
_INHERITED = (
    "PATH",
    "LANG",
    "LC_ALL",
    "TMPDIR",
    "HOME",
    "SYSTEMROOT",
    "VIRTUAL_ENV",
    "PYTHONPATH",
    "COVERAGE_PROCESS_START",
)


class Bot:
    """A bot's process. What it writes goes into a file; its folder has no settings file of the operator's."""

    def __init__(
        self, command: Sequence[str], folder: Path, settings: Mapping[str, str], clock_file: Path | None = None
    ) -> None:
        self._command = list(command)
        self._folder = folder
        self.settings = dict(settings)
        self.log_file = folder / "bot.log"
        self._clock_file = clock_file  # where it looks how far its clock is ahead of the machine's, in seconds
        self.changed: Callable[[], object] = lambda: None
        self._sandbox: Sandbox | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()
        self._before = 0  # how often a bot had come before this process was started

    @property
    def state(self) -> State:
        """How it is: `offline` is running without a connection, `ended` is gone by itself."""
        if self._process is None:
            return "stopped"
        if self._process.returncode is not None:
            return "ended"
        if self._sandbox is not None and self._sandbox.gateway.connected:
            return "online"
        return "offline" if self._has_come() else "starting"

    @property
    def status(self) -> int | None:
        """The exit status of a bot that has ended."""
        return None if self._process is None else self._process.returncode

    async def start(self, sandbox: Sandbox) -> None:
        """Start it; it connects to the sandbox by itself, and nobody has moved its clock yet."""
        if self._clock_file is not None:
            self._clock_file.unlink(missing_ok=True)
        async with self._changing:
            await self._start(sandbox)

    async def restart(self) -> None:
        """Stop it as an operator would, and start it again with the settings that are now."""
        async with self._changing:
            sandbox = self._sandbox
            await self._stop()
            if sandbox is not None:
                await self._start(sandbox)

    async def kill(self) -> None:
        """End it in the middle of whatever it does, and start it again."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        await self.restart()

    async def stop(self) -> None:
        """Stop it as an operator would."""
        async with self._changing:
            await self._stop()

    def move_clock(self, seconds: float) -> None:
        """Let its clock be that far ahead of the machine's, now and when it is started again."""
        if self._clock_file is None:
            return
        written = self._clock_file.with_name(f"{self._clock_file.name}.new")
        written.write_text(f"{seconds}\n")
        written.replace(self._clock_file)  # never half of it is read

    def last_lines(self, most: int = 200) -> list[str]:
        """Return the end of what it has written."""
        try:
            return self.log_file.read_text(errors="replace").splitlines()[-most:]
        except OSError:
            return []

    async def _start(self, sandbox: Sandbox) -> None:
        self._sandbox, self._before = sandbox, len(sandbox.gateway.identified)
        environment = {name: os.environ[name] for name in _INHERITED if name in os.environ}
        environment |= {
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_BASE": sandbox.api_base,
            "DISCORD_GATEWAY_URL": sandbox.gateway_url,
            **self.settings,
        }
        with self.log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env=environment,
                cwd=self._folder,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the sandbox, which then stops the bot in good order
            )
        self._watching = asyncio.create_task(self._watch(self._process))
        self.changed()

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        self.changed()

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(STOPS_WITHIN):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
        if self._watching is not None:
            await self._watching
        self.changed()

    def _has_come(self) -> bool:
        """Whether this very process was online once."""
        return self._sandbox is not None and len(self._sandbox.gateway.identified) > self._before
