"""Does a bot that cannot run say why in one plain sentence, with the status that its supervisor needs?"""

import asyncio
import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.process.operating import CANARY, Bot, Environment, bot

# What root may do all the same; without it root is refused like everybody else.
AS_ANYBODY = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search")
SOMEBODY = 12345


async def refused(env: Environment, *before: str) -> tuple[int, str]:
    """Run the bot until it gives up; return status and sentence. Nothing else may be on standard error but the log."""
    running = await Bot.start(env, *before)
    try:
        status = await running.ended()
    finally:
        await running.kill()
    assert "Traceback" not in running.err, running.err
    assert CANARY not in running.err
    assert running.out == ""
    assert sum(line.startswith("conspiracy run: ") for line in running.err.splitlines()) == 1, running.err
    return status, running.last_line.removeprefix("conspiracy run: ")


def silent(sandbox: Sandbox) -> bool:
    """Whether nobody has tried to log in."""
    return not sandbox.recorder.exchanges and not sandbox.gateway.connections


async def test_a_missing_token_is_a_sentence_and_no_login(sandbox: Sandbox, env: Environment) -> None:
    status, sentence = await refused(env | {"DISCORD_TOKEN": " "})
    assert status == 3
    assert sentence == "DISCORD_TOKEN is missing: copy the bot's token from Discord's developer portal"
    assert silent(sandbox)


async def test_bad_settings_are_named_all_at_once(sandbox: Sandbox, env: Environment) -> None:
    bad = {"LOG_LEVEL": "loud", "HEALTH_PORT": "0", "SHARD_IDS": "x", "DATABASE_URL": "mysql://x"}
    status, sentence = await refused(env | bad)
    assert status == 2
    assert all(name in sentence for name in bad)
    assert silent(sandbox)


async def test_op_01_a_token_that_rest_refuses_is_tried_once(sandbox: Sandbox, env: Environment) -> None:
    status, sentence = await refused(env | {"DISCORD_TOKEN": "another.UNIQ.TOKEN.CANARY"})
    assert (status, sentence) == (3, "Discord refuses the token: copy it anew from the developer portal")
    assert len(sandbox.recorder.exchanges) == 1
    assert sandbox.gateway.attempts == []


@pytest.mark.parametrize(
    ("code", "status", "says"),
    [
        pytest.param(4004, 3, "refuses the token", marks=pytest.mark.soak),  # told below, while the bot runs
        pytest.param(4013, 3, "refuses the intents", marks=pytest.mark.soak),  # told as 4014 is
        (4014, 3, "refuses the intents"),
    ],
)
async def test_op_01_op_02_what_the_gateway_refuses_is_tried_once(
    sandbox: Sandbox, env: Environment, code: int, status: int, says: str
) -> None:
    sandbox.gateway.refuse_identify_with = [code]
    found, sentence = await refused(env)
    assert found == status
    assert says in sentence
    assert len(sandbox.gateway.attempts) == 1


async def test_a_token_that_is_withdrawn_while_the_bot_runs_ends_it(sandbox: Sandbox, env: Environment) -> None:
    async with bot(sandbox, env) as running:
        sandbox.gateway.close(4004)
        assert await running.ended() == 3
        assert "refuses the token" in running.last_line
        assert "Traceback" not in running.err
    assert len(sandbox.gateway.attempts) == 1


async def test_a_discord_that_cannot_be_reached_is_a_sentence(
    sandbox: Sandbox, env: Environment, unused_tcp_port: int
) -> None:
    nowhere = env | {"DISCORD_API_BASE": f"http://127.0.0.1:{unused_tcp_port}/api/v10"}
    assert await refused(nowhere) == (6, "Discord cannot be reached: ClientConnectorError")
    sandbox.faults.add("GET /users/@me", status=503, text="upstream connect error")
    assert await refused(env) == (6, "Discord answers the login with status 503")


async def test_an_outage_of_the_gateway_is_a_line_an_attempt(
    sandbox: Sandbox, env: Environment, unused_tcp_port: int
) -> None:
    running = await Bot.start(env | {"DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{unused_tcp_port}/gateway"})
    await running.wrote("Attempting a reconnect in")
    assert await running.stop() == 0
    assert "Traceback" not in running.err
    assert sandbox.gateway.attempts == []


UNUSABLE = {
    "cut.db": "malformed",
    "garbage.db": "is not a database",
    "newer.db": "the database is of a newer version (9999)",
    "stranger.db": "belongs to another program",
    "folder.db": "folder.db is a folder",
}


def unusable(folder: Path) -> None:
    """Make each of them."""
    (folder / "folder.db").mkdir()
    (folder / "garbage.db").write_bytes(os.urandom(8192))
    for name, script in (
        ("newer.db", "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('9999')"),
        ("stranger.db", "CREATE TABLE songs (title TEXT)"),
        ("cut.db", "CREATE TABLE songs (title TEXT); INSERT INTO songs VALUES (randomblob(100000))"),
    ):
        with contextlib.closing(sqlite3.connect(folder / name)) as connection:
            connection.executescript(script)
    os.truncate(folder / "cut.db", 50_000)


# Each is told apart by the tests of the database; here it matters that the start heeds it.
@pytest.mark.parametrize(
    "cases",
    [
        pytest.param(["garbage.db"], marks=pytest.mark.ci, id="one"),
        pytest.param(list(UNUSABLE), marks=pytest.mark.soak, id="each"),
    ],
)
async def test_op_01_op_03_a_database_that_cannot_be_used_is_found_before_the_login(
    sandbox: Sandbox, env: Environment, tmp_path: Path, cases: list[str]
) -> None:
    unusable(tmp_path)
    runs = [refused(env | {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/{name}"}) for name in cases]
    for name, (status, sentence) in zip(cases, await asyncio.gather(*runs), strict=True):
        assert status == 4
        assert UNUSABLE[name] in sentence
    assert silent(sandbox)


@pytest.mark.skipif(os.getuid() != 0 or not shutil.which("setpriv"), reason="only root may give files away")
@pytest.mark.parametrize("case", ["folder", "file"])
async def test_op_03_what_belongs_to_somebody_else_is_named_with_the_cure(
    sandbox: Sandbox, env: Environment, tmp_path: Path, case: str
) -> None:
    place = tmp_path / case
    place.mkdir()
    file = place / "games.db"
    if case == "file":
        file.touch(mode=0o644)
        os.chown(file, SOMEBODY, SOMEBODY)
    else:
        os.chown(place, SOMEBODY, SOMEBODY)
    status, sentence = await refused(env | {"DATABASE_URL": f"sqlite+aiosqlite:///{file}"}, *AS_ANYBODY)
    assert status == 4
    assert sentence.startswith(f"{file if case == 'file' else place} cannot be written by user 0 (Permission denied)")
    assert f"chown -R 0 {place}" in sentence
    assert silent(sandbox)


async def test_op_01_a_missing_font_is_found_before_the_login(
    sandbox: Sandbox, env: Environment, tmp_path: Path
) -> None:
    hollow = tmp_path / "fontpkg_cinzel"
    hollow.mkdir()
    (hollow / "__init__.py").touch()
    status, sentence = await refused(env | {"PYTHONPATH": f"{tmp_path}:{env['PYTHONPATH']}"})
    assert status == 5
    assert "fontpkg-cinzel" in sentence
    assert silent(sandbox)
