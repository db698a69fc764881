"""May people come back to a seat that they left, may others take it, and does one of them get it?"""

import asyncio
from random import Random

import pytest
from sqlalchemy import text

from bot.db.check import faults
from bot.errors import (
    AlreadyAtTableError,
    GameOverError,
    NoSuchSeatError,
    NotAtTableError,
    NotStartedError,
    OwnSeatError,
    SeatTakenError,
)
from bot.service import Play, Privacy, Table
from tests.service.house import FOURTH, GUEST, HOST, NOW, STRANGER, THIRD, House
from tests.service.test_races import counts, outcomes


async def left(house: House, user_id: int = GUEST) -> tuple[Table, int]:
    """Return a game of three in which everybody has played and one has left, and their seat."""
    table = await house.running(3)
    while table.view(None).turn_number < 5:
        table = (await house.act(table)).table
    seat = table.seat_of(user_id)
    assert seat is not None
    return await house.play.leave(table.id, user_id, NOW), seat


async def test_who_left_may_come_back_and_play(house: House) -> None:
    table, seat = await left(house)
    assert table.seat_of(GUEST) is None
    assert table.left_seat_of(GUEST) == seat
    await house.restart()
    back = await house.play.take_seat(table.id, GUEST, "Bo returns", seat, NOW)
    assert back.seat_of(GUEST) == seat
    player = back.player(seat)
    assert (player.human, player.left, player.name) == (True, False, "Bo returns")
    assert back.open_seats == ()
    assert [game.id for game in await house.play.games_of(GUEST)] == [table.id]
    assert (await house.play_out(back, Random(2))).over


async def test_a_stranger_may_take_a_seat_that_somebody_left_and_no_other(house: House) -> None:
    table, seat = await left(house)
    occupied = table.seat_of(HOST)
    assert occupied is not None
    for user_id, wanted, refused in (
        (STRANGER, occupied, SeatTakenError),
        (STRANGER, 7, NoSuchSeatError),
        (HOST, seat, AlreadyAtTableError),
    ):
        with pytest.raises(refused):
            await house.play.take_seat(table.id, user_id, "x", wanted, NOW)
    assert await house.play.load(table.id) == table
    after = await house.play.take_seat(table.id, STRANGER, "Eve", seat, NOW)
    assert after.seat_of(STRANGER) == seat
    assert after.left_seat_of(GUEST) is None
    with pytest.raises(SeatTakenError):
        await house.play.take_seat(table.id, GUEST, "Bo", seat, NOW)
    with pytest.raises(NotAtTableError):
        await house.play.leave(table.id, GUEST, NOW)
    assert after.view(seat) == table.view(seat)
    async with house.database.reading() as connection:
        assert await faults(connection) == []


async def test_whose_seat_another_one_has_is_no_more_on_record(house: House) -> None:
    """What no seat leads to could neither be exported nor deleted."""
    table, seat = await left(house)
    privacy = Privacy(house.database)
    assert (await privacy.kept(GUEST)).actions
    await house.play.take_seat(table.id, STRANGER, "Eve", seat, NOW)
    assert (await privacy.kept(GUEST)).nothing
    async with house.database.reading() as connection:
        query = f"SELECT count(*) FROM actions WHERE user_id = {GUEST}"  # noqa: S608 - our own number
        assert await connection.scalar(text(query)) == 0
    assert (await house.play.history(table.id, None, 0, 50)).total == table.view(None).turn_number


async def test_of_two_seats_that_were_left_each_has_its_own_way_back(house: House) -> None:
    table, seat = await left(house)
    other = table.seat_of(THIRD)
    assert other is not None
    await house.play.leave(table.id, THIRD, NOW)
    with pytest.raises(OwnSeatError):
        await house.play.take_seat(table.id, GUEST, "Bo", other, NOW)
    both = await house.play.load(table.id)
    assert {player.position for player in both.open_seats} == {seat, other}
    await Privacy(house.database).forget(GUEST, NOW)  # the seat of a former player is as good as any
    taken = await house.play.take_seat(table.id, FOURTH, "Dan", seat, NOW)
    assert not taken.player(seat).former


async def test_there_is_no_way_back_before_the_start_and_after_the_end(house: House) -> None:
    waiting = await house.waiting(2)
    with pytest.raises(NotStartedError):
        await house.play.take_seat(waiting.id, STRANGER, "Eve", 0, NOW)
    table, seat = await left(house)
    over = await house.play.end(table.id, table.host_id, True, NOW)
    assert over.open_seats == ()
    with pytest.raises(GameOverError):
        await house.play.take_seat(table.id, GUEST, "Bo", seat, NOW)


@counts(15, 300)
async def test_people_rush_to_a_seat_and_one_has_it(house: House, rounds: int) -> None:
    """Half of them through another process: then only the database decides. A robot is about to play there."""
    for _ in range(rounds):
        table = await house.running(2)
        user_id = table.player(0).user_id
        assert user_id is not None
        table = await house.play.leave(table.id, user_id, NOW)
        both = house.play, Play(house.database)
        rush = [
            play.take_seat(table.id, who, "x", 0, NOW)
            for play, who in zip(both * 2, (STRANGER, user_id, FOURTH, THIRD), strict=True)
        ]
        robot = asyncio.create_task(Play(house.database).act_robot(table.id, NOW))
        found = await outcomes(*rush)
        acted = await robot
        assert found == {"done": 1, SeatTakenError.__name__: 3}
        after = await house.play.load(table.id)
        assert after.player(0).human
        assert after.version == table.version + (2 if acted else 1)


async def test_the_log_tells_which_turns_a_robot_played_for_somebody(house: House) -> None:
    table, seat = await left(house)
    while table.decider != seat:
        table = (await house.act(table)).table
    robots_turn = table.view(None).turn_number
    table = (await house.act(table)).table
    table = await house.play.take_seat(table.id, GUEST, "Bo", seat, NOW)
    turns = (await house.play.history(table.id, None, 0, 50)).turns
    assert [turn.number for turn in turns if turn.robot] == [robots_turn]
