"""Is every connection as it must be, and every unusable database refused with a plain sentence?"""

import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError, StatementError

from bot.db import (
    ChannelTakenError,
    Database,
    DatabaseFaultError,
    filesystem,
    games,
    guilds,
    open_database,
    record,
    schema,
)
from bot.db import database as reaching
from bot.db.check import counts, faults
from bot.db.filesystem import doubt, kind_of, prepare
from bot.errors import DamagedError
from bot.game import Options
from bot.game.actions import Explore
from tests.service.house import HOST, NOW, House, address

SOMEBODY = 12345


async def test_db_08_every_connection_keeps_foreign_keys_and_what_was_confirmed(house: House) -> None:
    wanted = {"foreign_keys": 1, "synchronous": 2, "journal_mode": "wal", "busy_timeout": 3000}
    async with (
        house.database.reading() as first,
        house.database.reading() as second,
        house.database.writing() as third,
        house.database.reading() as fourth,
    ):
        for connection in (first, second, third, fourth):
            for pragma, value in wanted.items():
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value


async def test_db_08_a_removed_game_leaves_no_orphans(house: House) -> None:
    table = (await house.act(await house.running())).table
    kept = await house.running()
    async with house.database.writing() as connection:
        await connection.execute(delete(schema.games).where(schema.games.c.id == table.id))
    async with house.database.reading() as connection:
        assert await faults(connection) == []
        assert await record.length(connection, table.id) == 0
        assert await games.load(connection, table.id) is None
        assert await counts(connection) == {"running": 1}
    assert await house.play.load(kept.id) == kept
    with pytest.raises(IntegrityError):
        async with house.database.writing() as connection:
            await connection.exec_driver_sql(
                "INSERT INTO seats (game_id, joined, user_id, name) VALUES ('nothing1', 0, 1, 'x')"
            )


async def test_rs_06_a_damaged_game_hides_no_other_and_can_be_ended(house: House) -> None:
    good, bad, strange = [await house.running() for _ in range(3)]
    async with house.database.writing() as connection:
        assert await games.change(connection, bad.id, bad.version, snapshot={"schema": 999})
        assert await games.change(connection, strange.id, strange.version, decider=1)
    async with house.database.reading() as connection:
        found = await faults(connection)
    assert len(found) == 2
    assert any(bad.id in line and "cannot be read" in line for line in found)
    assert any(strange.id in line and "differ" in line for line in found)
    found_tables = {table.id: table for table in await house.play.games_of(HOST)}
    assert {game_id: table.damaged for game_id, table in found_tables.items()} == {
        good.id: False,
        bad.id: True,
        strange.id: False,
    }
    assert bad.id not in {table.id for table in await house.play.unannounced()}
    with pytest.raises(DamagedError):
        found_tables[bad.id].view(None)
    with pytest.raises(DamagedError):
        await house.play.act(bad.id, HOST, Explore(1), bad.version + 1, None, NOW)
    told = await house.play.export(bad.id, operator=True)
    assert (told["id"], told["turns"]) == (bad.id, [])
    ended = await house.play.end((await house.play.find(bad.channel_id)).id, HOST, manager=True, now=NOW)
    assert ended.over
    assert (await house.lobby.create(1, bad.channel_id, HOST, "Ana", Options(2), "en", NOW)).version == 1


async def test_snowflakes_and_instants_come_back_to_the_last_digit(house: House) -> None:
    moment = datetime(2026, 3, 29, 2, 30, 0, 123457, tzinfo=timezone(timedelta(hours=-7, minutes=-30)))
    for guild_id in (2**53 + 1, 2**63 - 1):
        async with house.database.writing() as connection:
            await guilds.store(connection, guild_id, moment, {"locale": "en"})
        async with house.database.reading() as connection:
            found = await connection.scalar(select(schema.guilds.c.updated_at).where(schema.guilds.c.id == guild_id))
        assert found == moment
        assert found is not None
        assert found.tzinfo is UTC


async def test_se_08_an_error_of_the_database_tells_no_secret(house: House) -> None:
    table = await house.running()
    async with house.database.reading() as connection:
        row = await games.load(connection, table.id)
    assert row is not None
    with pytest.raises(ChannelTakenError) as refused:
        async with house.database.writing() as connection:
            await games.add(connection, row)
    told = "".join(traceback.format_exception(refused.value))
    assert row.seed not in told
    assert "lord_deck" not in told
    assert row.seed not in repr(row)


async def test_tm_02_a_moment_without_time_zone_is_refused(house: House) -> None:
    with pytest.raises(StatementError):
        async with house.database.writing() as connection:
            await connection.execute(insert(schema.guilds).values(id=1, updated_at=NOW.replace(tzinfo=None)))


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("sqlite+aiosqlite://", "must name a file"),
        ("sqlite+aiosqlite:///:memory:", "must name a file"),
        ("mysql://user:CANARY@x/y", "must begin with"),
        ("sqlite:///x.db", "must begin with"),
        ("CANARY", "is not the address"),
        ("postgresql+asyncpg://user:CANARY@127.0.0.1:1/y", "cannot be reached"),
    ],
)
async def test_an_address_that_we_cannot_use_is_refused_without_its_password(url: str, says: str) -> None:
    with pytest.raises(DatabaseFaultError, match=says) as refused:
        await open_database(url)
    assert "CANARY" not in str(refused.value)
    assert "CANARY" not in repr(Database("postgresql+asyncpg://user:CANARY@x/y"))


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"no database, no database, no database", "not a database"), (b"SQLite format 3\x00" + b"x" * 2000, "")],
)
async def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(content)
    with pytest.raises(DatabaseFaultError, match=f"games.db cannot be used: .*{says}"):
        await open_database(address(tmp_path))
    assert file.read_bytes() == content


def mounts_of(tmp_path: Path, kind: str) -> Path:
    mounts = tmp_path / "mounts"
    mounts.write_text(
        f"rootfs / rootfs rw 0 0\n/dev/sda / ext4 rw 0 0\nother {tmp_path}/data\\040two/x {'nfs'} rw 0 0\n"
        f"there {tmp_path}/data\\040two {kind} rw 0 0\n"
    )
    return mounts


@pytest.mark.parametrize("kind", ["nfs4", "cifs", "smb3", "fuse.sshfs"])
async def test_db_05_a_network_file_system_is_refused(tmp_path: Path, kind: str) -> None:
    with pytest.raises(DatabaseFaultError, match=rf"network file system \({kind}\).*named volume"):
        await open_database(address(tmp_path / "data two"), mounts=mounts_of(tmp_path, kind))
    assert not (tmp_path / "data two").exists()


@pytest.mark.parametrize("kind", ["9p", "virtiofs", "fuse", "fuse.portal"])
async def test_db_05_a_shared_folder_is_warned_of(tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    database = await open_database(address(tmp_path / "data two"), mounts=mounts_of(tmp_path, kind))
    await database.close()
    (warning,) = database.doubts
    assert kind in warning
    assert "named volume" in warning
    assert warning in caplog.text


def test_db_05_the_file_system_is_that_of_the_nearest_mount(tmp_path: Path) -> None:
    mounts = mounts_of(tmp_path, "xfs")
    assert kind_of(tmp_path / "data two" / "games.db", mounts) == "xfs"
    assert kind_of(tmp_path / "data two" / "x" / "games.db", mounts) == "nfs"
    assert kind_of(tmp_path / "data", mounts) == "ext4"
    assert doubt(tmp_path / "data", mounts) is None
    assert doubt(tmp_path, tmp_path / "no such file") is None


async def test_db_05_a_write_ahead_log_that_is_not_granted_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_granted(cursor: DBAPICursor) -> str:
        cursor.execute("PRAGMA journal_mode=DELETE")
        return str((cursor.fetchone() or [None])[0])

    monkeypatch.setattr(reaching, "ask_for_wal", not_granted)
    house = await House(address(tmp_path)).open()
    assert ["write-ahead log" in text for text in house.database.doubts] == [True]
    assert (await house.act(await house.running())).fresh  # slower, and still right
    await house.close()


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """Give a folder whose way is open to every user, other than pytest's own."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.parametrize("locked", ["folder", "file"])
def test_op_03_a_place_that_cannot_be_written_is_named_with_user_and_cure(open_folder: Path, locked: str) -> None:
    file = open_folder / "games.db"
    file.touch()
    file.chmod(0o444)
    open_folder.chmod(0o555 if locked == "folder" else 0o777)
    root = os.geteuid() == 0  # root may write anywhere: be somebody else
    if root:
        os.seteuid(SOMEBODY)
    try:
        with pytest.raises(DatabaseFaultError) as refused:
            prepare(file)
    finally:
        if root:
            os.seteuid(0)
        open_folder.chmod(0o755)
    text = str(refused.value)
    assert str(open_folder if locked == "folder" else file) in text
    assert f"user {os.getuid()}" in text or f"user {SOMEBODY}" in text
    assert "Permission denied" in text
    assert "chown" in text


def test_op_03_a_folder_in_place_of_the_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatabaseFaultError, match="is a folder"):
        prepare(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseFaultError, match="cannot be written"):
        prepare(tmp_path / "file" / "games.db")


def test_the_folder_of_a_new_database_is_made(tmp_path: Path) -> None:
    prepare(tmp_path / "a" / "b" / "games.db")
    assert (tmp_path / "a" / "b").is_dir()
    assert not list((tmp_path / "a" / "b").iterdir())
    assert filesystem.kind_of(tmp_path) is not None


ENDINGS = {
    "closed": "await database.close()",
    "forgotten": "pass",
    "raises": "raise SystemExit(3)",
    "raises in a write": "async with database.writing(): raise SystemExit(3)",
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_db_04_the_process_ends_by_itself(tmp_path: Path, ending: str) -> None:
    program = (
        "import asyncio\nfrom bot.db import open_database\n"
        f"async def main():\n    database = await open_database({address(tmp_path)!r})\n    {ENDINGS[ending]}\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], timeout=10, check=False, capture_output=True)  # noqa: S603
    assert done.returncode == (3 if "raises" in ending else 0)


def test_db_04_the_process_ends_after_a_failed_start(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"no database, no database, no database")
    program = f"import asyncio\nfrom bot.db import open_database\nasyncio.run(open_database({address(tmp_path)!r}))\n"
    done = subprocess.run([sys.executable, "-c", program], timeout=10, check=False, capture_output=True)  # noqa: S603
    assert done.returncode == 1
    assert b"DatabaseFaultError" in done.stderr
