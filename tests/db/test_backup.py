"""Does a backup hold everything that was confirmed, and does an interrupted one leave nothing that looks valid?"""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bot.db import DatabaseFaultError, backup
from bot.db.backup import back_up
from bot.service import Table
from tests.service.house import House, address


async def test_db_06_a_backup_in_the_middle_of_play_holds_every_action_confirmed_before(
    house: House, tmp_path: Path
) -> None:
    tables = [await house.running() for _ in range(4)]
    seen: dict[str, int] = {}
    stop = asyncio.Event()

    async def play_on(table: Table) -> None:
        while not table.over and not stop.is_set():
            table = (await house.act(table)).table
            seen[table.id] = table.version

    playing = [asyncio.create_task(play_on(table)) for table in tables]
    for number in range(3):
        await asyncio.sleep(0.1)
        confirmed = dict(seen)
        copy = tmp_path / f"copy{number}"
        copy.mkdir()
        await asyncio.to_thread(back_up, tmp_path / "games.db", copy / "games.db")
        assert [file.name for file in copy.iterdir()] == ["games.db"]
        restored = await House(address(copy)).open()
        for game_id, version in confirmed.items():
            table = await restored.play.load(game_id)
            assert table.version >= version
        await restored.play_out(await restored.play.load(tables[0].id), Random(1))
        await restored.close()
    stop.set()
    await asyncio.gather(*playing)


async def test_db_06_an_interrupted_backup_leaves_the_one_before(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.running()
    target = tmp_path / "backup.db"
    back_up(tmp_path / "games.db", target)
    before = target.read_bytes()

    def no_space(path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(backup, "_keep", no_space)
    with pytest.raises(DatabaseFaultError, match=r"backup\.db cannot be written: .*No space left"):
        back_up(tmp_path / "games.db", target)
    assert target.read_bytes() == before
    assert not list(tmp_path.glob(".*partial*"))


async def test_db_06_a_killed_backup_has_no_valid_name(house: House, tmp_path: Path) -> None:
    await house.running()
    program = (
        "import os\nfrom pathlib import Path\nfrom bot.db import backup\n"
        "backup._keep = lambda path: os.kill(os.getpid(), 9)\n"
        f"backup.back_up(Path({str(tmp_path / 'games.db')!r}), Path({str(tmp_path / 'backup.db')!r}))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], timeout=30, check=False)  # noqa: S603
    assert done.returncode == -signal.SIGKILL
    assert not (tmp_path / "backup.db").exists()
    (partial,) = tmp_path.glob(".*.partial")
    assert partial.name.startswith(".backup.db.")


def test_a_backup_is_refused_where_it_would_do_harm(tmp_path: Path) -> None:
    source = tmp_path / "games.db"
    with pytest.raises(DatabaseFaultError, match="there is no database"):
        back_up(source, tmp_path / "copy.db")
    connection = sqlite3.connect(source)
    connection.execute("CREATE TABLE x (y)")
    connection.close()
    for target in (source, tmp_path / "games.db-wal", tmp_path / ".." / tmp_path.name / "games.db"):
        with pytest.raises(DatabaseFaultError, match="is the database itself"):
            back_up(source, target)
    with pytest.raises(DatabaseFaultError, match="is a folder"):
        back_up(source, tmp_path)
    with pytest.raises(DatabaseFaultError, match="cannot be written"):
        back_up(source, tmp_path / "no" / "copy.db")


def test_se_07_a_backup_stays_where_it_was_asked_to_be(tmp_path: Path) -> None:
    source = tmp_path / "games.db"
    connection = sqlite3.connect(source)
    connection.execute("CREATE TABLE x (y)")
    connection.close()
    for name in ("x" * 200, "ä" * 100, "it's?mode=ro#%41 .db"):
        back_up(source, tmp_path / name)
        assert (tmp_path / name).is_file()
