"""Do databases of every earlier version become today's, and does an interrupted upgrade change nothing?"""

import gzip
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select
from sqlalchemy.engine import Connection

from bot.db import DatabaseFaultError, migrate, open_database
from bot.db.check import faults
from bot.db.schema import games, metadata
from bot.game.record import read_record, replay
from bot.service import Status
from tests.db.golden import DATABASES
from tests.service.house import NOW, House, address

NEXT = '''"""The step that the test interrupts."""

import os
from alembic import op

revision = "9999"
down_revision = "0003"


def upgrade() -> None:
    op.execute("CREATE TABLE half (a INTEGER)")
    op.execute("ALTER TABLE guilds ADD COLUMN half INTEGER")
    op.execute("UPDATE games SET version = 99")
    {end}
'''


def with_step(tmp_path: Path, end: str) -> Path:
    """Return a copy of the migrations that has one more."""
    own = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, own, ignore=shutil.ignore_patterns("__pycache__"))
    (own / "versions" / "r9999_next.py").write_text(NEXT.replace("{end}", end))
    return own


def content(file: Path) -> list[str]:
    connection = sqlite3.connect(file)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def test_the_newest_migration_is_the_one_that_the_program_asks_for() -> None:
    script = ScriptDirectory(str(migrate.MIGRATIONS))
    assert script.get_heads() == [migrate.NEWEST]
    for step in script.walk_revisions():
        assert Path(step.path).name.startswith(f"r{step.revision}_")


async def test_the_migrations_make_the_tables_of_the_schema(house: House) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with house.database.reading() as connection:
        assert await connection.run_sync(differences) == []
        made = set((await connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'index'")).scalars())
    wanted = {str(index.name) for table in metadata.tables.values() for index in table.indexes}
    assert wanted <= made


@pytest.mark.parametrize("before", ["missing", "empty"])
async def test_a_database_begins_from_nothing(tmp_path: Path, before: str) -> None:
    if before == "empty":
        (tmp_path / "games.db").touch()
    house = await House(address(tmp_path)).open()
    table = await house.running()
    await house.restart()
    assert await house.play.load(table.id) == table
    async with house.database.reading() as connection:
        assert await connection.run_sync(migrate.version) == migrate.NEWEST
    await house.close()


def test_this_version_has_a_database_for_later_ones_to_open() -> None:
    assert (DATABASES / f"{migrate.NEWEST}.sql.gz").exists()


@pytest.mark.parametrize("file", sorted(DATABASES.iterdir()), ids=lambda file: file.name)
async def test_rs_06_games_of_every_version_are_opened_and_played_to_their_end(tmp_path: Path, file: Path) -> None:
    connection = sqlite3.connect(tmp_path / "games.db")
    connection.executescript(gzip.decompress(file.read_bytes()).decode())
    connection.close()
    house = await House(address(tmp_path)).open()
    async with house.database.reading() as reading:
        assert await faults(reading) == []
        assert await reading.run_sync(migrate.version) == migrate.NEWEST
        ids = list(await reading.scalars(select(games.c.id)))
    statuses = set()
    for game_id in ids:
        table = await house.play.load(game_id)
        statuses.add(table.status)
        if table.status is Status.LOBBY:
            table = await house.lobby.start(game_id, table.host_id, NOW)
        if table.status is Status.RUNNING:
            table = await house.play_out(table, Random(game_id))
        assert replay(read_record(await house.play.export(game_id))).mismatch is None
        assert (await house.play.history(game_id, 0, 0, 100)).total > 0
    assert statuses == set(Status)
    await house.close()


async def test_a_database_of_a_newer_version_is_refused_and_kept(house: House, tmp_path: Path) -> None:
    await house.running()
    async with house.database.writing() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '7777'")
    before = content(tmp_path / "games.db")
    with pytest.raises(DatabaseFaultError, match=r"newer version \(7777\) than this program .*: update the program"):
        await open_database(house.url)
    assert content(tmp_path / "games.db") == before


async def test_a_database_of_another_program_is_refused_and_kept(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "games.db")
    connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()
    before = content(tmp_path / "games.db")
    with pytest.raises(DatabaseFaultError, match="belongs to another program"):
        await open_database(address(tmp_path))
    assert content(tmp_path / "games.db") == before


async def test_an_upgrade_that_fails_leaves_the_old_tables_whole(house: House, tmp_path: Path) -> None:
    table = await house.running()
    before = content(tmp_path / "games.db")
    steps = with_step(tmp_path, "raise ZeroDivisionError")
    with pytest.raises(ZeroDivisionError):
        async with house.database.writing() as connection:
            await connection.run_sync(migrate.upgrade, steps, "9999")
    assert content(tmp_path / "games.db") == before
    await house.restart()
    assert await house.play.load(table.id) == table
    (steps / "versions" / "r9999_next.py").write_text(NEXT.replace("{end}", "pass"))
    async with house.database.writing() as connection:
        await connection.run_sync(migrate.upgrade, steps, "9999")
    assert any("CREATE TABLE half" in line for line in content(tmp_path / "games.db"))


async def test_an_upgrade_that_is_killed_leaves_the_old_tables_whole(house: House, tmp_path: Path) -> None:
    table = await house.running()
    await house.close()
    before = content(tmp_path / "games.db")
    steps = with_step(tmp_path, "os.kill(os.getpid(), 9)")
    program = (
        "import asyncio\nfrom pathlib import Path\nfrom bot.db import migrate, open_database\n"
        "async def main():\n"
        f"    database = await open_database({house.url!r})\n"
        "    async with database.writing() as connection:\n"
        f"        await connection.run_sync(migrate.upgrade, Path({str(steps)!r}), '9999')\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], timeout=30, check=False)  # noqa: S603
    assert done.returncode == -signal.SIGKILL
    assert content(tmp_path / "games.db") == before
    await house.open()
    assert await house.play.load(table.id) == table


async def test_the_first_start_that_is_killed_can_be_repeated(tmp_path: Path) -> None:
    steps = with_step(tmp_path, "os.kill(os.getpid(), 9)")
    program = (
        "import asyncio\nfrom pathlib import Path\nfrom bot.db import Database, migrate\n"
        "async def main():\n"
        f"    async with Database({address(tmp_path)!r}).writing() as connection:\n"
        f"        await connection.run_sync(migrate.upgrade, Path({str(steps)!r}), '9999')\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], timeout=30, check=False)  # noqa: S603
    assert done.returncode == -signal.SIGKILL
    house = await House(address(tmp_path)).open()
    assert (await house.running()).decider == 0
    await house.close()
