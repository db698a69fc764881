"""How do tests run the command line? As an operator does: in a process of its own, prepared or started anew."""

import atexit
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-W", "error", "-m", "bot"]
PREPARED = [sys.executable, "-W", "error", "-m", "tests.cli.prepared"]
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Run:
    """How a run ended."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The JSON objects on standard output."""
        return [json.loads(line) for line in self.out.splitlines()]


def conspiracy(*arguments: str, given: bytes = b"") -> Run:
    """Run `conspiracy` with these arguments and that standard input, in a process of its own that has it imported."""
    with tempfile.TemporaryDirectory(prefix="run-") as name:
        streams = {stream: Path(name) / stream for stream in ("given", "out", "err")}
        for path in streams.values():
            path.write_bytes(given if path.name == "given" else b"")
        asked: dict[str, object] = {stream: str(path) for stream, path in streams.items()}
        asked |= {"arguments": arguments, "folder": str(Path.cwd()), "environment": dict(os.environ)}
        status = int(_answer(json.dumps(asked)))
        return Run(status, streams["out"].read_text(), streams["err"].read_text())


def conspiracy_anew(*arguments: str, given: bytes = b"") -> Run:
    """Do the same in an interpreter that has imported nothing yet."""
    done = subprocess.run([*COMMAND, *arguments], input=given, capture_output=True, check=False, timeout=120)  # noqa: S603
    return Run(done.returncode, done.stdout.decode(), done.stderr.decode())


@cache
def _prepared() -> "subprocess.Popen[str]":
    """Start what stands ready, until the tests end."""
    ready = subprocess.Popen(PREPARED, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
    atexit.register(ready.communicate)
    return ready


def _answer(asked: str) -> str:
    ready = _prepared()
    assert ready.stdin is not None
    assert ready.stdout is not None
    ready.stdin.write(asked + "\n")
    ready.stdin.flush()
    return ready.stdout.readline()


def json_lines(*values: object) -> bytes:
    """Return values as JSON lines."""
    return b"".join(json.dumps(value).encode() + b"\n" for value in values)
