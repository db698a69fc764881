"""Which processes has a process started, and do they live? Asked of /proc, so on Linux alone."""

from pathlib import Path


def children(parent: int) -> list[int]:
    """Return the processes that any thread of a process has started."""
    return [child for thread in Path(f"/proc/{parent}/task").glob("*/children") for child in _started_by(thread)]


def _started_by(thread: Path) -> list[int]:
    try:
        return [int(child) for child in thread.read_text().split()]
    except OSError:  # The thread has ended since it was listed: it has no children any more.
        return []


def alive(process: int) -> bool:
    """Whether a process lives; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
