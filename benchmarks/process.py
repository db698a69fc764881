"""How is a bot run as people run it, in a process of its own, and what does it take? Time, memory, sizes inside."""

import asyncio
import json
import os
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandbox import Sandbox

INSIDE = Path(__file__).parent / "inside"
KILO = 1024
BARE = (sys.executable, "-m", "benchmarks.bare_bot")
OURS = (str(Path(sys.executable).parent / "conspiracy"), "run")


@dataclass(frozen=True, slots=True)
class Memory:
    """What a process holds, in MB: resident, its share of what is shared, its own alone."""

    rss: float
    pss: float
    uss: float

    def __str__(self) -> str:
        return f"RSS {self.rss:.0f}, PSS {self.pss:.0f}, USS {self.uss:.0f} MB"


def memory_of(process: int) -> Memory:
    """Return what the kernel says of it."""
    rows = re.findall(r"^(\w+):\s+(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)
    sizes = {name: int(size) / KILO for name, size in rows}
    return Memory(sizes["Rss"], sizes["Pss"], sizes["Private_Clean"] + sizes["Private_Dirty"])


def processor_seconds(process: int) -> float:
    """Return the processor time that a process has used, its children's not counted."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Bot:
    """A bot that runs."""

    def __init__(self, process: asyncio.subprocess.Process, started: float, report: Path, log: Path) -> None:
        self.process = process
        self.started = started
        self._report = report
        self._log = log

    @property
    def workers(self) -> list[int]:
        """The processes that draw for it."""
        task = Path(f"/proc/{self.process.pid}/task")
        children = [int(word) for thread in task.iterdir() for word in (thread / "children").read_text().split()]
        return [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def memory(self) -> Memory:
        """Return what its main process holds."""
        return memory_of(self.process.pid)

    def seconds(self) -> float:
        """Return the processor time of its main process so far."""
        return processor_seconds(self.process.pid)

    def log(self) -> str:
        """Return what it has logged."""
        return self._log.read_text()

    async def until_logged(self, words: str, within: float = 60.0) -> float:
        """Wait until its log has these words; return the seconds since its start."""
        async with asyncio.timeout(within):
            while words not in self.log():
                if self.process.returncode is not None:
                    raise RuntimeError(self.log())
                await asyncio.sleep(0.005)
        return time.perf_counter() - self.started

    async def look_inside(self) -> Any:  # noqa: ANN401 - any JSON value
        """Return what the bot saw of itself since the last time."""
        self._report.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        async with asyncio.timeout(30):
            while not self._report.exists():  # noqa: ASYNC110 - another process makes it
                await asyncio.sleep(0.02)
        return json.loads(self._report.read_text())


@asynccontextmanager
async def running(command: Sequence[str], sandbox: Sandbox, folder: Path, **settings: str) -> AsyncIterator[Bot]:
    """Give a bot that is starting; stop it in the end."""
    report, log = folder / "report.json", folder / "bot.log"
    environment = os.environ | {
        "PYTHONPATH": f"{INSIDE}{os.pathsep}{Path(__file__).parents[1]}",
        "BENCHMARK_REPORT": str(report),
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        **settings,
    }
    with log.open("w") as output:
        started = time.perf_counter()
        process = await asyncio.create_subprocess_exec(*command, env=environment, stderr=output, cwd=folder)
        try:
            yield Bot(process, started, report, log)
        finally:
            if process.returncode is None:
                process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(15):
                await process.wait()
