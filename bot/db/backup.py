"""How is a copy made that can be trusted? One consistent moment of the database, complete or not there at all."""

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Final

from bot.db.faults import DatabaseFaultError

PATIENCE: Final = 30.0  # seconds that one waits for a writer


def back_up(source: Path, target: Path) -> None:
    """Write a copy of a SQLite database, safe while the bot runs; raise DatabaseFaultError.

    Copying the file would miss what its write-ahead log holds. The copy gets its name when it is complete and checked;
    one of that name before it is replaced at once.
    """
    if not source.is_file():
        raise DatabaseFaultError(f"there is no database at {source}")
    if target.is_dir():
        raise DatabaseFaultError(f"{target} is a folder: name a file for the backup")
    own = {source.resolve(), *(source.resolve().with_name(source.name + suffix) for suffix in ("-wal", "-shm"))}
    if target.resolve() in own:
        raise DatabaseFaultError(f"{target} is the database itself: choose another name for the backup")
    partial = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.partial")
    try:
        _copy(source, partial)
        _keep(partial)
        partial.replace(target)
        _keep(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseFaultError(f"the backup {target} cannot be written: {error}") from error
    finally:
        partial.unlink(missing_ok=True)


def _copy(source: Path, partial: Path) -> None:
    # mode=rw: a database that is gone is not made anew. VACUUM INTO reads one moment and holds up no writer.
    with contextlib.closing(
        sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, timeout=PATIENCE)
    ) as live:
        live.execute("VACUUM INTO ?", (str(partial),))
    with contextlib.closing(sqlite3.connect(partial)) as copy:
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise DatabaseFaultError(f"the copy of {source} is damaged: {verdict}")


def _keep(path: Path) -> None:
    """Wait until a file, or what a folder lists, is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
