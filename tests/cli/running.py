"""How do tests run the command line? As an operator does: in a process of its own."""

import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

COMMAND = [sys.executable, "-W", "error", "-m", "bot"]


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
    """Run `conspiracy` with these arguments and that standard input."""
    done = subprocess.run([*COMMAND, *arguments], input=given, capture_output=True, check=False, timeout=120)  # noqa: S603
    return Run(done.returncode, done.stdout.decode(), done.stderr.decode())


def json_lines(*values: object) -> bytes:
    """Return values as JSON lines."""
    return b"".join(json.dumps(value).encode() + b"\n" for value in values)
