"""Does a game that nobody plays sleep without telling its secrets, and wake where it was?"""

import asyncio
from datetime import timedelta
from random import Random

import pytest

from bot.db.check import faults
from bot.errors import (
    AlreadyStartedError,
    ChannelBusyError,
    DormantError,
    GameOverError,
    NotAtTableError,
    NotHostError,
    NotOverError,
    NotStartedError,
    SeatTakenError,
    StaleError,
)
from bot.game import Options
from bot.game.cards import Guild
from bot.service import Ending, Play, Privacy, Status, Table
from bot.service.timing import FORGOTTEN
from tests.service.house import GUEST, HOST, NOW, PEOPLE, STRANGER, THIRD, House
from tests.service.test_ending import seat_of
from tests.service.test_races import counts, mover, outcomes
from tests.service.test_seats import left

LATER = NOW + FORGOTTEN


async def asleep(house: House, people: int = 2) -> Table:
    """Return a game that sleeps, in which everybody has played."""
    table = await house.running(people)
    while table.view(None).turn_number < people + 2:
        table = (await house.act(table)).table
    closed = await house.play.close_dormant(table.id, LATER)
    assert closed is not None
    return closed


async def test_a_game_sleeps_when_nobody_has_acted_for_thirty_days(house: House) -> None:
    table = await house.running(2, ("random",))
    second = timedelta(seconds=1)
    assert await house.play.close_dormant(table.id, LATER - second) is None
    table = await house.play.load(table.id)
    user_id, action = None, None
    while user_id is None:
        assert table.decider is not None
        if table.player(table.decider).human:
            user_id, action = mover(table)
        else:
            table = (await house.act(table)).table
    assert action is not None
    acted = await house.play.act(table.id, user_id, action, table.version, None, NOW + second)
    assert await house.play.close_dormant(table.id, LATER) is None
    assert await house.play.load(table.id) == acted.table
    closed = await house.play.close_dormant(table.id, LATER + second)
    assert closed is not None
    assert (closed.status, closed.ending, closed.ended_at) == (Status.CANCELLED, Ending.DORMANT, LATER + second)
    assert (closed.dormant, closed.over, closed.decider) == (True, False, None)
    assert await house.play.close_dormant(table.id, LATER + second) is None


async def test_coming_back_and_voting_keep_a_game_awake(house: House) -> None:
    table, seat = await left(house)
    day = timedelta(days=1)
    await house.play.take_seat(table.id, GUEST, "Bo", seat, NOW + day)
    assert await house.play.close_dormant(table.id, LATER) is None
    await house.play.end(table.id, GUEST, False, NOW + 2 * day)
    assert await house.play.close_dormant(table.id, LATER + day) is None
    closed = await house.play.close_dormant(table.id, LATER + 2 * day)
    assert closed is not None
    assert not any(player.agreed for player in closed.players)


async def test_se_01_a_game_that_sleeps_keeps_its_secrets(house: House) -> None:
    table = await asleep(house)
    assert table.seed is None
    assert "seed" not in repr(table)
    for secret in (house.play.export(table.id), house.play.scenes(table.id), house.lobby.rematch(table.id, HOST, NOW)):
        with pytest.raises(NotOverError):
            await secret
    before = table.view(None)
    assert before.outcome is None
    assert await house.play.find(table.channel_id) == table
    assert (await house.play.history(table.id, None, 0, 50)).total == before.turn_number
    user_id = table.player(before.turn).user_id or 0
    for refused in (
        house.play.act(table.id, user_id, next(iter(table.view(before.turn).legal)), table.version, None, LATER),
        house.play.undo(table.id, user_id, table.version, None, LATER),
        house.play.leave(table.id, user_id, LATER),
        house.play.end(table.id, user_id, True, LATER),
        house.play.agree(table.id, user_id, LATER),
        house.play.take_seat(table.id, STRANGER, "Eve", 0, LATER),
        house.play.offer_seat(table.id, user_id, STRANGER, None, LATER),
    ):
        with pytest.raises(DormantError):
            await refused
    assert await house.play.load(table.id) == table
    assert await house.play.games_of(HOST) == ()
    assert await house.play.act_robot(table.id, LATER) is None


async def test_a_game_that_sleeps_is_taken_up_again_where_it_was(house: House) -> None:
    table = await asleep(house)
    with pytest.raises(NotAtTableError):
        await house.play.reopen(table.id, STRANGER, False, LATER)
    await house.restart()
    awake = await house.play.reopen(table.id, GUEST, False, LATER)
    assert (awake.status, awake.ending, awake.ended_at) == (Status.RUNNING, None, None)
    assert awake.decider == awake.view(None).decider
    assert awake.view(0) == table.view(0)
    assert awake.version > awake.announced
    assert [each.id for each in await house.play.unannounced()] == [awake.id]
    with pytest.raises(AlreadyStartedError):
        await house.play.reopen(table.id, HOST, False, LATER)
    assert await house.play.close_dormant(table.id, LATER) is None  # its time begins anew
    assert await house.play.close_dormant(table.id, LATER + FORGOTTEN) is not None
    assert (await house.play.reopen(table.id, STRANGER, True, LATER)).status is Status.RUNNING
    over = await house.play_out(await house.play.load(table.id), Random(1))
    with pytest.raises(GameOverError):
        await house.play.reopen(table.id, HOST, False, LATER)
    assert over.seed is not None
    await house.play.export(table.id)
    waiting = await house.waiting()
    with pytest.raises(NotStartedError):
        await house.play.reopen(waiting.id, HOST, False, LATER)


async def test_a_channel_is_free_while_its_game_sleeps_and_has_one_open_game(house: House) -> None:
    table = await asleep(house)
    other = await house.lobby.create(1, table.channel_id, THIRD, "Cleo", Options(2), "en", LATER)
    with pytest.raises(ChannelBusyError):
        await house.play.reopen(table.id, HOST, False, LATER)
    assert await house.play.find(table.channel_id) == other
    await house.lobby.cancel(other.id, THIRD, LATER)
    assert (await house.play.find(table.channel_id)).id == table.id
    await house.play.reopen(table.id, HOST, False, LATER)
    async with house.database.reading() as connection:
        assert await faults(connection) == []


async def test_who_left_may_wake_a_game_and_then_come_back(house: House) -> None:
    table, seat = await left(house)
    await house.play.close_dormant(table.id, LATER)
    awake = await house.play.reopen(table.id, GUEST, False, LATER)
    assert awake.left_seat_of(GUEST) == seat
    assert (await house.play.take_seat(table.id, GUEST, "Bo", seat, LATER)).seat_of(GUEST) == seat


async def test_a_solo_game_sleeps_and_wakes(house: House) -> None:
    solo = await house.waiting(1, Options(2, opponent=Guild.MAGE))
    assert await house.play.close_dormant(solo.id, LATER) is not None
    assert (await house.play.reopen(solo.id, HOST, False, LATER)).decider == solo.decider


async def test_whoever_is_forgotten_leaves_a_game_that_sleeps_to_a_robot(house: House) -> None:
    table = await asleep(house)
    privacy = Privacy(house.database)
    assert (await privacy.kept(HOST)).running == 1
    seat = seat_of(table, HOST)
    await privacy.forget(HOST, LATER)
    assert (await privacy.kept(HOST)).nothing
    awake = await house.play.reopen(table.id, GUEST, False, LATER)
    assert not awake.player(seat).human
    assert (await house.play_out(awake, Random(3))).over
    last = await asleep(house)
    for person in (HOST, GUEST):
        await privacy.forget(person, LATER)
    gone = await house.play.load(last.id)
    assert (gone.ending, gone.over) == (Ending.ABANDONED, True)


@counts(8, 300)
async def test_a_click_and_sleep_at_once_and_one_of_them_counts(house: House, rounds: int) -> None:
    """Two wake it at once, besides, and one of them does."""
    for _ in range(rounds):
        table = await house.running(2)
        user_id, action = mover(table)
        closing, acting = await asyncio.gather(
            house.play.close_dormant(table.id, LATER),
            Play(house.database).act(table.id, user_id, action, table.version, None, LATER),
            return_exceptions=True,
        )
        after = await house.play.load(table.id)
        assert isinstance(acting, DormantError | StaleError) is after.dormant
        assert (closing is not None) is after.dormant
        if not after.dormant:
            assert await house.play.close_dormant(table.id, LATER + FORGOTTEN) is not None
        both = (play.reopen(table.id, HOST, False, LATER) for play in (house.play, Play(house.database)))
        assert await outcomes(*both) == {"done": 1, "AlreadyStartedError": 1}


async def test_games_that_somebody_left_are_listed_while_they_may_come_back(house: House) -> None:
    table, seat = await left(house)
    assert await house.play.games_of(GUEST) == ()
    assert [each.id for each in await house.play.left_by(GUEST)] == [table.id]
    assert await house.play.left_by(HOST) == ()
    await house.play.take_seat(table.id, STRANGER, "Eve", seat, NOW)
    assert await house.play.left_by(GUEST) == ()
    other, _ = await left(house)
    await house.play.end(other.id, STRANGER, True, NOW)
    assert await house.play.left_by(GUEST) == ()


async def test_us_10_a_table_that_nobody_touches_closes_itself(house: House) -> None:
    table = await house.waiting(1)
    week, second = timedelta(days=7), timedelta(seconds=1)
    assert await house.lobby.expire(table.id, NOW + week - second) is None
    await house.lobby.join(table.id, GUEST, PEOPLE[GUEST], NOW + second)
    assert await house.lobby.expire(table.id, NOW + week) is None
    closed = await house.lobby.expire(table.id, NOW + week + second)
    assert closed is not None
    assert (closed.status, closed.ending) == (Status.CANCELLED, Ending.CALLED_OFF)
    assert await house.lobby.expire(table.id, NOW + 2 * week) is None
    running = await house.running()
    assert await house.lobby.expire(running.id, NOW + 2 * week) is None
    waiting = await house.waiting(2)
    with pytest.raises(NotHostError):
        await house.play.end(waiting.id, GUEST, False, NOW)
    with pytest.raises(SeatTakenError):
        await house.play.take_seat(running.id, STRANGER, "Eve", 0, NOW)
