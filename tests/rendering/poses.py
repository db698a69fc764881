"""What can happen to whoever draws? Drawings that crash, hang, fail or count, for the tests of the studio."""

import os
import time
from pathlib import Path

from rendering import Picture


def still(size: int, name: str = "still") -> Picture:
    """Return a picture of that many bytes."""
    return Picture(b"x" * size, f"{name}.webp", 1, 1)


def counted(file: str, wait: float) -> Picture:
    """Note in a file that this was drawn, and take some time."""
    with Path(file).open("a") as log:
        log.write(f"{os.getpid()}\n")
    time.sleep(wait)
    return still(1)


def crash(file: str, times: int) -> Picture:
    """End the worker, the first few times."""
    picture = counted(file, 0)
    if len(Path(file).read_text().splitlines()) <= times:
        os._exit(1)
    return picture


def hang() -> Picture:
    """Never come back."""
    while True:
        time.sleep(1)


def fail() -> Picture:
    """Raise."""
    raise ValueError("no such colour")


def nice() -> Picture:
    """Return how much this process gives way, as a picture's data."""
    return Picture(str(os.nice(0)).encode(), "nice.webp", 1, 1)


def broken_package(folder: Path, content: bytes | None) -> Path:
    """Make a package that stands for fontpkg-cinzel, with that in its font or without one; return its folder."""
    files = folder / "fontpkg_cinzel" / "files"
    files.mkdir(parents=True)
    (files.parent / "__init__.py").touch()
    if content is not None:
        (files / "Cinzel[wght].ttf").write_bytes(content)
    return folder
