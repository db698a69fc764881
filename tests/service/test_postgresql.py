"""Does the same hold on PostgreSQL? The core of the suite on a temporary cluster, where a server is installed."""

import asyncio
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.db import DatabaseFaultError, open_database
from bot.db.check import faults
from bot.errors import NoSuchGameError, UserError
from bot.game import Options
from bot.game.record import read_record, replay
from bot.robots.uniform import any_of
from bot.service import Ladder, Lobby, Notify, People, Play, Preferences, Privacy, ServerPreferences, Table
from bot.service.ladder import RETRY, Task
from tests.service.house import FOURTH, GUEST, HOST, NOW, THIRD, House, always
from tests.service.test_ladder import timed

FOLDERS = [*os.environ.get("PATH", "").split(os.pathsep), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
PG_CTL = shutil.which("pg_ctl", path=os.pathsep.join(FOLDERS))

pytestmark = [
    pytest.mark.skipif(PG_CTL is None, reason="no PostgreSQL server is installed"),
    pytest.mark.skipif(importlib.util.find_spec("asyncpg") is None, reason="asyncpg is not installed"),
]


def nobody() -> str | None:
    """Return whom a cluster runs as where we are root, which it refuses to."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Start a server on a socket in a folder of its own; give its address."""
    binaries = Path(str(PG_CTL)).resolve().parent
    user = nobody()
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        if user:
            shutil.chown(folder, user)

        def do(program: str, *arguments: str) -> None:
            command = [str(binaries / program), *arguments]
            subprocess.run(command, user=user, check=True, capture_output=True, cwd=folder, timeout=60)  # noqa: S603

        data, log = f"{folder}/data", f"{folder}/log"
        do("initdb", "-D", data, "-U", "games", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        server = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off"
        do("pg_ctl", "-D", data, "-l", log, "-o", server, "-w", "start")
        try:
            yield f"postgresql+asyncpg://games@/postgres?host={folder}"
        finally:
            do("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


@pytest_asyncio.fixture
async def house(cluster: str) -> AsyncIterator[House]:
    """Give an empty database of that server, with its services."""
    own = await House(cluster).open()
    async with own.database.writing() as connection:
        await connection.exec_driver_sql("TRUNCATE games, guilds CASCADE")
    yield own
    await own.close()


async def test_whole_games_survive_restarts_and_replay(house: House) -> None:
    for people, robots in ((2, ()), (3, ("greedy",)), (1, ("random",))):
        table = await house.running(people, robots, Options(4, bonus_locations=True))
        table = await house.play_out(table, Random(people), restarts=people == 2)
        assert table == await house.play.load(table.id)
        assert replay(read_record(await house.play.export(table.id))).mismatch is None
        assert (await house.play.history(table.id, 0, 0, 3)).total == len(await house.play.since(table.id, 0, 1))
    async with house.database.reading() as connection:
        assert await faults(connection) == []


async def outcomes(*attempts: object) -> Counter[str]:
    results = await asyncio.gather(*attempts, return_exceptions=True)  # type: ignore[call-overload]
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, UserError):
            raise result
    return Counter(result.code if isinstance(result, UserError) else "done" for result in results)


async def test_cc_01_two_processes_click_on_the_same_version(house: House) -> None:
    other = Play(house.database)
    table = await house.running()
    for _ in range(60):
        if table.over:
            table = await house.running()
        assert table.decider is not None
        user_id, action = table.player(table.decider).user_id, any_of(table.view(table.decider).legal, Random(1))
        assert user_id is not None
        found = await outcomes(
            *(play.act(table.id, user_id, action, table.version, house.click(), NOW) for play in (house.play, other))
        )
        assert found["done"] == 1
        table = await house.play.load(table.id)


async def test_people_rush_to_the_last_seats_and_to_a_channel(house: House) -> None:
    for _ in range(20):
        table = await house.waiting(1, Options(3))
        lobbies = house.lobby, Lobby(house.database)
        found = await outcomes(
            *(lobby.join(table.id, user, "x", NOW) for user in (GUEST, THIRD, FOURTH) for lobby in lobbies),
            *(lobby.create(1, table.channel_id, HOST, "x", Options(2), "en", NOW) for lobby in lobbies),
        )
        assert found["done"] == 2
        assert found["channel-busy"] == 2
        assert len((await house.play.load(table.id)).players) == 3


async def test_the_same_click_twice_counts_once(house: House) -> None:
    table: Table = await house.running()
    assert table.decider is not None
    user_id, action, click = table.player(0).user_id, next(iter(table.view(0).legal)), house.click()
    assert user_id is not None
    both = await asyncio.gather(
        *(play.act(table.id, user_id, action, table.version, click, NOW) for play in (house.play, Play(house.database)))
    )
    assert sorted(acted.fresh for acted in both) == [False, True]


async def test_leaving_messages_names_and_settings(house: House) -> None:
    table = await house.running(3)
    table = await house.play.leave(table.id, HOST, NOW)
    assert await house.play.announce(table.id, table.version, 2**63 - 1)
    assert await house.play.unannounced() == ()
    await house.play.rename(GUEST, "'; drop table games; --\x00\ud83d")
    assert [game.id for game in await house.play.games_of(GUEST)] == [table.id]
    for locale in ("fr", None, "es"):
        wish = ServerPreferences(locale=locale)
        await house.guilds.change(2**63 - 1, NOW, always(wish))
        assert await house.guilds.preferences(2**63 - 1) == wish
    people = People(house.database)
    await asyncio.gather(
        *(people.change(HOST, NOW, lambda wish: replace(wish, notify=Notify.NOTHING)) for _ in range(5))
    )
    assert await people.change(HOST, NOW, lambda wish: replace(wish, text_only=True)) == Preferences(
        text_only=True, notify=Notify.NOTHING
    )


async def test_a_person_comes_back_and_has_everything_deleted(house: House) -> None:
    table = await house.running(3)
    for _ in range(3):
        table = (await house.act(table)).table
    await house.play.leave(table.id, GUEST, NOW)
    seat = next(player.position for player in table.players if player.user_id == GUEST)
    assert (await house.play.take_seat(table.id, GUEST, "Bo", seat, NOW)).seat_of(GUEST) == seat
    privacy = Privacy(house.database)
    assert len((await privacy.export(GUEST, NOW))["games"]) == 1
    (after,) = await privacy.forget(GUEST, NOW)
    assert after.player(seat).former
    taken = await house.play.take_seat(table.id, FOURTH, "Dan", seat, NOW)
    assert taken.seat_of(FOURTH) == seat
    assert (await privacy.kept(GUEST)).nothing
    async with house.database.reading() as connection:
        assert await faults(connection) == []


async def test_a_server_that_refuses_us_is_a_sentence(cluster: str) -> None:
    for url in (cluster.replace("/postgres?", "/nothing?"), cluster.replace("games@", "stranger:CANARY@")):
        with pytest.raises(DatabaseFaultError, match="cannot be") as refused:
            await open_database(url)
        assert "CANARY" not in str(refused.value)


async def test_forged_ids_are_unknown_games(house: House) -> None:
    for forged in ("\ud83d", "a\x00", "x" * 10_000):
        with pytest.raises(NoSuchGameError):
            await house.play.load(forged)


async def test_clocks_go_through_all_their_steps(house: House) -> None:
    ladder, people, day = Ladder(house.database), People(house.database), timedelta(days=1)
    table = await timed(house)
    assert table.decider is not None
    late = table.players[table.decider].user_id or 0
    await people.change(late, NOW, lambda own: replace(own, zone="UTC", quiet_from=0, quiet_to=60))
    assert await ladder.back(NOW) == timedelta(0)
    assert await ladder.back(NOW + day / 4) == day / 4  # everybody gets time
    due = (await house.play.load(table.id)).clock
    assert due is not None
    assert due.due is not None
    wake = await ladder.next_wake()
    assert wake is not None
    assert await ladder.due(wake, 10) == [table.id]
    reminding = await ladder.look(table.id, wake)
    assert reminding is not None
    await ladder.put_off(reminding, wake + RETRY)
    assert await ladder.next_wake() == wake + RETRY
    await ladder.look(table.id, due.due)
    asking = await ladder.look(table.id, due.due + RETRY)
    assert asking is not None
    assert asking.task is Task.ASK
    await ladder.told(asking, due.due + RETRY)
    assert await house.play.stand_in(table.id, 1, due.due + day) is not None
    assert await house.play.close_dormant(table.id, due.due + day) is None
    asleep = await house.play.close_dormant(table.id, due.due + 31 * day)
    assert asleep is not None
    assert asleep.dormant
    assert await ladder.next_wake() is None
    assert [each.id for each in await house.play.around(table.channel_id)] == [table.id]
    assert [each.id for each in await house.play.left_by(late)] == [table.id]
    again = await house.play.reopen(table.id, late, False, due.due + 32 * day)
    assert again.clock is not None
    assert await house.play.announce(table.id, again.version, 7, again.turn)
    assert (await house.play.addresses(table.id)).of(again.turn) is not None
