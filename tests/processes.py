"""Which processes has a process started, and do they live? Asked of /proc, so on Linux alone."""

from pathlib import Path


def children(parent: int) -> list[int]:
    """Return the processes that any thread of a process has started."""
    lists = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(child) for names in lists for child in names.read_text().split()]


def alive(process: int) -> bool:
    """Whether a process lives; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
