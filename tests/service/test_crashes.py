"""Is everything that was confirmed still there after the process was killed, and nothing half done?"""

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from bot.db import record
from bot.db.check import faults
from bot.errors import UserError
from bot.game.record import read_record, replay
from tests.service.house import GUEST, HOST, NOW, House, address
from tests.service.test_races import counts


def killed_worker(url: str, number: int, seconds: float) -> list[str]:
    """Let a process work for a while, kill it, and return what it had confirmed."""
    command = [sys.executable, "-m", "tests.service.worker", url, str(number), str(1000 * number)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read()
        assert process.wait() == -signal.SIGKILL
    return [line for line in (first + rest).split("\n")[:-1] if line]


@counts(3, 100)
async def test_rs_05_no_confirmed_action_is_lost_when_the_process_is_killed(tmp_path: Path, rounds: int) -> None:
    rng = Random(rounds)
    confirmed: dict[str, tuple[str, int]] = {}
    for number in range(rounds):
        for line in killed_worker(address(tmp_path), number, rng.random() / 2):
            what, game_id, number_of = line.split()
            confirmed[game_id] = what, int(number_of)
    house = await House(address(tmp_path)).open()
    async with house.database.reading() as connection:
        assert await faults(connection) == []
    for game_id, (what, version) in confirmed.items():
        table = await house.play.load(game_id)
        assert version <= table.version <= version + 2, what  # the last step may have been done and not confirmed
        if table.started_at is not None:
            told = await house.play.export(game_id, operator=True)
            assert replay(read_record(told)).mismatch is None
            async with house.database.reading() as connection:
                rows = await record.of_turns(connection, game_id)
            assert [row.number for row in rows] == list(range(len(rows)))
            assert sum(len(turn["actions"]) for turn in told["turns"]) == len(rows)
    await house.close()


async def test_rs_04_whoever_was_in_a_game_that_was_cut_off_can_go_on(tmp_path: Path) -> None:
    for number in range(3):
        killed_worker(address(tmp_path), number, 0.15 * number)
    house = await House(address(tmp_path)).open()
    for table in [*await house.play.games_of(HOST), *await house.play.games_of(GUEST)]:
        for user_id in (GUEST, HOST):
            try:
                await (house.play if table.started_at else house.lobby).leave(table.id, user_id, NOW)
            except UserError as error:
                assert error.code in ("not-at-table", "game-over")  # noqa: PT017
    assert await house.play.games_of(HOST) == await house.play.games_of(GUEST) == ()
    table = await house.running()
    assert table.decider == 0
    async with house.database.reading() as connection:
        assert await faults(connection) == []
    await house.close()


@pytest.mark.parametrize("step", ["created", "joined", "started", "acted"])
async def test_rs_04_a_restart_between_any_two_steps_changes_nothing(house: House, step: str) -> None:
    table = await house.waiting()
    if step != "created":
        await house.restart()
        table = await house.lobby.join(table.id, GUEST, "Bo", NOW)
    if step in ("started", "acted"):
        await house.restart()
        table = await house.lobby.start(table.id, HOST, NOW)
    if step == "acted":
        await house.restart()
        table = (await house.act(table)).table
    await house.restart()
    assert await house.play.load(table.id) == table
