"""Are the tables of today? Upgrades in the transaction of the caller: an interrupted upgrade changes nothing."""

from pathlib import Path
from typing import Final

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from bot.db.faults import DatabaseFaultError

NEWEST: Final = "0005"  # the last of migrations/versions; a test compares them
MIGRATIONS: Final = Path(__file__).parent / "migrations"
BOOK: Final = "alembic_version"
ONE_AT_A_TIME: Final = 7_133_704  # the name of our lock in PostgreSQL; SQLite's write transaction is one already


def upgrade(connection: Connection, migrations: Path = MIGRATIONS, newest: str = NEWEST) -> None:
    """Bring the tables to today's; raise DatabaseFaultError for those of a newer version or of another program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AT_A_TIME})
    if version(connection) == newest:
        return
    # Alembic takes a while to import and is needed once a release.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    found = version(connection)
    if found is None:
        _refuse_strangers(connection)
    elif found not in {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}:
        raise DatabaseFaultError(
            f"the database is of a newer version ({found}) than this program ({newest}): update the program"
        )
    config.attributes["connection"] = connection
    command.upgrade(config, newest)


def version(connection: Connection) -> str | None:
    """Return the number of the last migration that a database has seen; None for a new one."""
    if not inspect(connection).has_table(BOOK):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _refuse_strangers(connection: Connection) -> None:
    if inspect(connection).get_table_names():
        raise DatabaseFaultError("the database belongs to another program: it has tables, but none of Conspiracy")
