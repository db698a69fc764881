"""Can SQLite be trusted where the file is to lie? It needs locks, shared memory and the right to write."""

import os
import tempfile
from pathlib import Path
from typing import Final

from bot.db.faults import DatabaseFaultError

MOUNTS: Final = Path("/proc/mounts")

# Other machines: their locks and memory are not ours, and a database in WAL mode there ends up malformed.
REFUSED: Final = frozenset({"nfs", "nfs4", "cifs", "smb", "smb2", "smb3", "smbfs", "afs", "ceph", "lustre"})
REFUSED_PREFIXES: Final = ("fuse.sshfs", "fuse.glusterfs", "fuse.s3fs", "fuse.rclone", "fuse.ceph", "fuse.davfs")
# Folders that a virtual machine shares with its host: they work for many and fail for some.
DOUBTED: Final = frozenset({"9p", "virtiofs", "vboxsf", "prl_fs", "vmhgfs", "drvfs", "fakeowner", "osxfs"})
DOUBTED_PREFIXES: Final = ("fuse",)


def kind_of(path: Path, mounts: Path = MOUNTS) -> str | None:
    """Return the kind of file system that a path lies on, as in `ext4`; None where that cannot be told."""
    try:
        lines = mounts.read_text(errors="surrogateescape").splitlines()
    except OSError:  # not Linux
        return None
    place = path.resolve()
    best: tuple[int, str] | None = None
    for line in lines:
        fields = line.split(" ")
        if len(fields) > 2:  # device, where, kind
            where = Path(_unescaped(fields[1]))
            depth = len(where.parts)
            # A later line covers an earlier one on the same place.
            if (place == where or where in place.parents) and (best is None or depth >= best[0]):
                best = depth, fields[2]
    return best[1] if best else None


def doubt(path: Path, mounts: Path = MOUNTS) -> str | None:
    """Return a warning about where a database lies, None if it is fine; raise DatabaseFaultError if it cannot stay."""
    kind = kind_of(path, mounts)
    if kind is None:
        return None
    cure = "put it on a local disk, in Docker on a named volume"
    if kind in REFUSED or kind.startswith(REFUSED_PREFIXES):
        raise DatabaseFaultError(f"{path} lies on a network file system ({kind}), where SQLite loses data: {cure}")
    if kind in DOUBTED or kind.startswith(DOUBTED_PREFIXES):
        return f"{path} lies on a file system of kind {kind}, where SQLite is not always safe: better {cure}"
    return None


def prepare(path: Path) -> None:
    """Make the folder of a database and try to write in it; raise DatabaseFaultError with path, user and cure."""
    folder = path.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # SQLite writes two more files beside its own, so the folder too must be ours to write.
        with tempfile.TemporaryFile(dir=folder, prefix=".write-test-"):
            pass
        if path.exists():
            with path.open("r+b"):
                pass
    except OSError as error:
        raise DatabaseFaultError(_no_write(path, folder, error)) from error


def _no_write(path: Path, folder: Path, error: OSError) -> str:
    if path.is_dir():
        return f"{path} is a folder: DATABASE_URL must name a file"
    owner = f"user {os.getuid()}" if hasattr(os, "getuid") else "this user"
    where = path if error.filename is not None and Path(str(error.filename)) == path else folder
    return (
        f"{where} cannot be written by {owner} ({error.strerror or error}):"
        f" make the folder {folder} and what is in it theirs, as in chown -R {_uid()} {folder}, or choose another place"
    )


def _uid() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else "USER"


def _unescaped(name: str) -> str:
    for code, sign in (("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")):
        name = name.replace(code, sign)
    return name
