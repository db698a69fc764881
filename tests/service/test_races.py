"""Who wins when several people, processes or tasks are at the same game at once? One of them, and nobody hangs."""

import asyncio
import contextlib
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from bot.db import Database
from bot.db.games import change
from bot.errors import (
    AlreadyAtTableError,
    AlreadyStartedError,
    ChannelBusyError,
    NotYourTurnError,
    StaleError,
    TableFullError,
    UserError,
)
from bot.game import Action, Options
from bot.game.actions import Explore
from bot.robots.uniform import any_of
from bot.service import Lobby, Play, Table
from bot.service.thinking import Thinking
from tests.service.house import FOURTH, GUEST, HOST, NOW, THIRD, House

Result = TypeVar("Result")


def counts(few: int, many: int) -> pytest.MarkDecorator:
    """Give a test its small and its large count."""
    return pytest.mark.parametrize(
        "rounds", [pytest.param(few, marks=pytest.mark.ci), pytest.param(many, marks=pytest.mark.soak)]
    )


async def outcomes(*attempts: Coroutine[Any, Any, Any]) -> Counter[str]:
    """Do all at once; return how often which error, or `done`, came of it."""
    results = await asyncio.gather(*attempts, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, UserError):
            raise result
    return Counter(type(result).__name__ if isinstance(result, UserError) else "done" for result in results)


def mover(table: Table) -> tuple[int, Action]:
    assert table.decider is not None
    user_id = table.player(table.decider).user_id
    assert user_id is not None
    return user_id, any_of(table.view(table.decider).legal, Random(table.version))


async def late(attempt: Coroutine[Any, Any, Result], delay: float) -> Result:
    await asyncio.sleep(delay)
    return await attempt


@counts(200, 2_000)
async def test_cc_01_two_clicks_on_the_same_version_count_once(house: House, rounds: int) -> None:
    """The two come through two processes' worth of services half of the time: then only the database decides."""
    rng = Random(1)
    other = Play(house.database)
    table = await house.running()
    applied = 0
    for number in range(rounds):
        if table.over:
            table = await house.running()
        user_id, action = mover(table)

        second = other if number % 2 else house.play
        found = await outcomes(
            *(
                late(play.act(table.id, user_id, action, table.version, house.click(), NOW), rng.random() / 500)
                for play in (house.play, second)
            )
        )
        assert found["done"] == 1
        assert found["StaleError"] + found["NotYourTurnError"] + found["GameOverError"] == 1
        applied += 1
        after = await house.play.load(table.id)
        assert after.version == table.version + 1
        table = after
    assert applied == rounds


@counts(30, 500)
async def test_cc_08_the_same_click_delivered_twice_at_once_counts_once(house: House, rounds: int) -> None:
    other = Play(house.database)
    table = await house.running()
    for _ in range(rounds):
        if table.over:
            table = await house.running()
        user_id, action = mover(table)
        click = house.click()
        both = await asyncio.gather(
            *(play.act(table.id, user_id, action, table.version, click, NOW) for play in (house.play, other, other))
        )
        assert sorted(acted.fresh for acted in both) == [False, False, True]
        assert len({acted.events for acted in both}) == 1
        table = both[0].table


@counts(4, 60)
async def test_db_01_many_games_at_once_meet_no_locked_database(house: House, rounds: int) -> None:
    """A second connection, as of another program, writes all the while."""
    tables = [await house.running() for _ in range(rounds)]

    async def play_ten(table: Table) -> None:
        for _ in range(10):
            user_id, action = mover(table)
            await outcomes(*(house.play.act(table.id, user_id, action, table.version, None, NOW) for _ in range(2)))
            table = await house.play.load(table.id)

    async def meddle(stop: asyncio.Event) -> int:
        assert house.database.path
        written = 0
        other = Database(house.url)
        while not stop.is_set():
            async with other.writing() as connection:
                await connection.exec_driver_sql("UPDATE guilds SET locale = 'en'")
            written += 1
            await asyncio.sleep(0.001)
        await other.close()
        return written

    stop = asyncio.Event()
    meddling = asyncio.create_task(meddle(stop))
    await asyncio.gather(*map(play_ten, tables))
    stop.set()
    assert await meddling > 0
    for table in tables:
        assert (await house.play.load(table.id)).version == table.version + 10


@counts(60, 1_000)
async def test_db_02_a_rolled_back_change_takes_nobody_with_it(house: House, rounds: int) -> None:
    bystanders = [await house.running() for _ in range(2)]
    broken = await house.running()

    async def break_down() -> None:
        with contextlib.suppress(ZeroDivisionError):
            async with house.database.writing() as connection:
                assert await change(connection, broken.id, broken.version, locale="xx")
                await asyncio.sleep(0)
                raise ZeroDivisionError

    for _ in range(rounds):
        bystanders = [table if not table.over else await house.running() for table in bystanders]
        done = await asyncio.gather(break_down(), *(house.act(table) for table in bystanders))
        acted = [result for result in done if result is not None]
        assert len(acted) == len(bystanders)
        bystanders = [result.table for result in acted]
        for table in bystanders:
            assert await house.play.load(table.id) == table
    assert await house.play.load(broken.id) == broken


@counts(30, 500)
async def test_us_08_people_rush_to_the_last_seats(house: House, rounds: int) -> None:
    for _ in range(rounds):
        table = await house.waiting(1, Options(3))
        lobbies = house.lobby, Lobby(house.database)
        found = await outcomes(
            *(lobby.join(table.id, user, "x", NOW) for user in (GUEST, THIRD, FOURTH) for lobby in lobbies)
        )
        seated = (await house.play.load(table.id)).players
        assert found["done"] == 2
        assert found[TableFullError.__name__] + found[AlreadyAtTableError.__name__] == 4
        assert len({player.user_id for player in seated}) == len(seated) == 3


@counts(30, 500)
async def test_two_tables_are_opened_in_a_channel_at_once(house: House, rounds: int) -> None:
    for channel in range(rounds):
        opened = await outcomes(
            *(house.lobby.create(1, channel, user, "x", Options(2), "en", NOW) for user in (HOST, GUEST, THIRD))
        )
        assert opened == {"done": 1, ChannelBusyError.__name__: 2}


async def test_start_join_and_leave_at_once_leave_a_whole_table(house: House) -> None:
    for _ in range(30):
        table = await house.waiting(2, Options(3))
        await outcomes(
            house.lobby.start(table.id, HOST, NOW),
            house.lobby.start(table.id, HOST, NOW),
            house.lobby.join(table.id, THIRD, "Cleo", NOW),
            Lobby(house.database).leave(table.id, GUEST, NOW),
        )
        after = await house.play.load(table.id)
        if after.status == "running":
            assert len(after.players) == after.options.players == len(after.view(None).seats)
            with pytest.raises(AlreadyStartedError):
                await house.lobby.start(table.id, HOST, NOW)


async def test_cc_05_leaving_and_acting_at_once_both_count(house: House) -> None:
    for _ in range(30):
        table = await house.running(3)
        user_id, _ = mover(table)
        found = await outcomes(
            house.play.act(table.id, user_id, Explore(2), table.version, None, NOW),
            Play(house.database).leave(table.id, user_id, NOW),
        )
        assert found["done"] in (1, 2)
        after = await house.play.load(table.id)
        assert after.player(0).left
        assert after.version == table.version + found["done"]


async def test_a_robot_asked_twice_at_once_moves_once(house: House) -> None:
    table = await house.running(1, ("greedy",))
    while table.decider is not None and table.player(table.decider).human:
        table = (await house.act(table)).table
    asked = [house.play, house.play, Play(house.database)]
    acted = await asyncio.gather(*(play.act_robot(table.id, NOW) for play in asked))
    assert sum(result is not None for result in acted) == 1
    assert (await house.play.load(table.id)).version == table.version + 1


async def test_somebody_leaves_while_a_robot_thinks(house: House) -> None:
    started, go_on = asyncio.Event(), asyncio.Event()

    async def slow(function: Callable[..., tuple[Action, ...]], *arguments: object) -> tuple[Action, ...]:
        started.set()
        await go_on.wait()
        return function(*arguments)

    table = await house.running(2, ("greedy",))
    while table.decider is not None and table.player(table.decider).human:
        table = (await house.act(table)).table
    thinking = asyncio.create_task(Play(house.database, Thinking(executor=slow)).act_robot(table.id, NOW))
    await started.wait()
    left = await asyncio.wait_for(house.play.leave(table.id, GUEST, NOW), 5)  # the robot holds up nobody
    go_on.set()
    acted = await thinking
    assert acted is not None
    assert acted.table.version == left.version + 1
    assert [player.left for player in acted.table.players if player.user_id == GUEST] == [True]


async def test_cc_07_a_game_goes_on_after_a_cancellation_in_its_middle(house: House, tmp_path: Path) -> None:
    table = await house.running()
    user_id, _ = mover(table)
    blocker = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")  # another process writes, and takes its time
    stuck = asyncio.create_task(house.play.act(table.id, user_id, Explore(1), table.version, None, NOW))
    waiting = asyncio.create_task(house.play.leave(table.id, user_id, NOW))
    await asyncio.sleep(0.2)
    assert len(house.play._locks) == 1
    for task in (stuck, waiting):
        task.cancel()
    done = await asyncio.gather(stuck, waiting, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in done)
    blocker.execute("ROLLBACK")
    blocker.close()
    with pytest.raises((StaleError, NotYourTurnError)):
        await house.play.act(table.id, user_id, Explore(1), table.version + 5, None, NOW)
    acted = await asyncio.wait_for(house.act(await house.play.load(table.id)), 10)
    assert acted.fresh
    assert len(house.play._locks) == 0


async def test_cc_07_locks_do_not_add_up(house: House) -> None:
    for number in range(300):
        async with house.play._locks.held(str(number)):
            assert len(house.play._locks) == 1
    assert len(house.play._locks) == 0
