"""Do `conspiracy db` and `conspiracy check` tell operators how things stand, in plain words?"""

import asyncio
import json
import re
from pathlib import Path

import pytest

from bot.db import migrate
from tests.cli.running import conspiracy, conspiracy_anew, json_lines
from tests.service.house import HOST, House, address


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give an empty folder to run in, with the settings of an operator who set nothing but the database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", address(tmp_path))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return tmp_path


def play_a_little(folder: Path) -> str:
    """Play three actions; return the game's id."""

    async def play() -> str:
        house = await House(address(folder)).open()
        table = await house.running()
        for _ in range(3):
            table = (await house.act(table)).table
        await house.close()
        return table.id

    return asyncio.run(play())


def test_upgrade_check_backup_and_export(folder: Path) -> None:
    assert conspiracy_anew("db", "upgrade").out == f"the database is of version {migrate.NEWEST}\n"
    assert conspiracy("db", "check").out == "games: none\nfaults: none\n"
    game_id = play_a_little(folder)
    assert conspiracy("db", "check").out == "games: 1 running\nfaults: none\n"
    exported = conspiracy("db", "export", game_id)
    (game,) = exported.lines
    assert game["id"] == game_id
    (replayed,) = conspiracy("replay", given=exported.out.encode()).lines
    assert "mismatch" not in replayed
    assert json_lines(game)
    assert conspiracy("db", "backup", "copy.db").status == 0
    (folder / "games.db").unlink()
    (folder / "copy.db").rename(folder / "games.db")
    assert json.loads(conspiracy("db", "export", game_id).out) == game


def test_forget_deletes_what_is_stored_of_a_person(folder: Path) -> None:
    game_id = play_a_little(folder)
    before = conspiracy("db", "export", game_id).out
    first, second = conspiracy("db", "forget", str(HOST)).out.splitlines()
    assert re.fullmatch(r"games: 1, actions: \d+, settings: none", first)
    assert "channels" in second
    assert conspiracy("db", "forget", str(HOST)).out == "games: 0, actions: 0, settings: none\n"
    assert conspiracy("db", "check").out == "games: 1 running\nfaults: none\n"
    assert conspiracy("db", "export", game_id).out == before


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["db"], "TASK"),
        (["db", "drop"], "'drop'"),
        (["db", "backup"], "OUT"),
        (["db", "backup", "copy.db"], "there is no database at"),
        (["db", "export"], "GAME"),
        (["db", "forget"], "USER"),
        (["db", "forget", "Ana"], "'Ana'"),
        (["db", "forget", "0"], "'0'"),
        (["db", "export", "nothing1"], "there is no game 'nothing1'"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_wrong_use_is_one_plain_sentence_and_status_2(arguments: list[str], says: str) -> None:
    run = conspiracy(*arguments)
    assert run.status == 2
    assert says in run.err
    assert run.err.count("\n") == 1
    assert run.out == ""


def test_a_database_that_cannot_be_used_is_a_sentence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "games.db").write_text("no database, no database, no database")
    for command in ("upgrade", "check"):
        run = conspiracy("db", command)
        assert (run.status, run.err.count("\n")) == (2, 1)
        assert "not a database" in run.err
    checked = conspiracy("check")
    assert checked.status == 1
    assert "database: " in checked.out
    monkeypatch.setenv("DATABASE_URL", "mysql://user:CANARY@host/name")
    for arguments in (["db", "check"], ["check"]):
        run = conspiracy(*arguments)
        assert run.status != 0
        assert "CANARY" not in run.out + run.err


def test_op_01_check_looks_at_everything_before_the_first_login(folder: Path) -> None:
    run = conspiracy("check")
    assert run.status == 1
    assert "token: DISCORD_TOKEN is missing" in run.out
    (folder / ".env").write_text("DISCORD_TOKEN=CANARY\n")
    run = conspiracy("check")
    assert (run.status, run.err) == (0, "")
    assert run.out == "settings: good\ntoken: there is one\ndatabase: good\nfile system: good\nfonts: good\n"
    (folder / ".env").write_text("DISCORD_TOKEN=CANARY\nHEALTH_PORT=x\nLOG_LEVEL=y\n")
    run = conspiracy("check")
    assert run.status == 1
    assert len(run.out.splitlines()) == 2
    assert "CANARY" not in run.out + run.err
