"""How does a test get a new database at once? The migrations run once; everybody else begins with a copy."""

import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine

from bot.db.migrate import upgrade


def lay(file: Path) -> None:
    """Make a file the database that the bot would make of it on its first start."""
    file.write_bytes(_new())


@cache
def _new() -> bytes:
    """Return a database of today's version without any games."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()
