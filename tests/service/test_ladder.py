"""Does each step of a late turn come once, at its time, and give way to whoever plays after all?"""

import asyncio
from datetime import datetime, timedelta

import pytest

from bot.errors import SettledError, StaleError, TimeUpError
from bot.game import Options
from bot.service import Agreements, Clock, Ladder, Notify, People, Play, Preferences, Status, Table
from bot.service.ladder import RETRY, Task, check_asked
from bot.service.timing import FORGOTTEN, UNUSED, Called, Step, patience
from tests.service.house import GUEST, HOST, NOW, PEOPLE, SERVER, House, always

DAY, HOUR, MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)


async def timed(house: House, clock: Clock = Clock.DAY, people: int = 2) -> Table:
    """Start a game with a clock."""
    house.channel += 1
    (host, name), *others = list(PEOPLE.items())[:people]
    agreed = Agreements(clock=clock)
    table = await house.lobby.create(SERVER, house.channel, host, name, Options(4), "en", NOW, agreements=agreed)
    for user_id, other in others:
        table = await house.lobby.join(table.id, user_id, other, NOW)
    return await house.lobby.start(table.id, host, NOW)


def on_turn(table: Table) -> int:
    assert table.decider is not None
    return table.players[table.decider].user_id or 0


async def step(ladder: Ladder, table: Table, now: datetime) -> Task | None:
    """Do what is due, as the timekeeper does, short of telling anybody."""
    due = await ladder.look(table.id, now)
    if due is not None and due.task in (Task.CALL, Task.REMIND, Task.ASK):
        await ladder.told(due, now)
    return None if due is None else due.task


async def up(house: House, ladder: Ladder, clock: Clock = Clock.DAY) -> Table:
    """Start a game of which the first turn's time is up, and the table has been asked."""
    table = await timed(house, clock)
    span = clock.span or DAY
    assert await step(ladder, table, NOW + span / 2) is Task.REMIND
    assert await step(ladder, table, NOW + span) is Task.ASK
    return await house.play.load(table.id)


async def play_turn(house: House, table: Table, now: datetime) -> Table:
    """Let whoever is on turn play all of it."""
    turn, user = table.turn, on_turn(table)
    while table.status is Status.RUNNING and table.turn == turn:
        action = next(iter(table.view(table.decider).legal))
        table = (await house.play.act(table.id, user, action, table.version, house.click(), now)).table
    return table


@pytest.mark.parametrize("clock", [clock for clock in Clock if clock is not Clock.NONE])
async def test_each_step_comes_once_at_its_time(house: House, ladder: Ladder, clock: Clock) -> None:
    table = await timed(house, clock)
    span = clock.span
    assert span is not None
    assert table.clock is not None
    assert table.clock.due == NOW + span
    assert await ladder.due(NOW + span / 2 - MINUTE, 10) == []
    assert await ladder.due(NOW + span / 2, 10) == [table.id]
    assert await ladder.next_wake() == NOW + span / 2
    assert await step(ladder, table, NOW + span / 2) is Task.REMIND
    assert await step(ladder, table, NOW + span - MINUTE) is None
    assert await step(ladder, table, NOW + span) is Task.ASK
    assert await step(ladder, table, NOW + span + patience(span) - MINUTE) is None
    assert await step(ladder, table, NOW + span + patience(span)) is Task.STAND_IN
    acted = await house.play.stand_in(table.id, 1, NOW + span + patience(span))
    assert acted is not None
    assert acted.table.turn == 2
    assert await house.play.stand_in(table.id, 1, NOW + span + DAY) is None


async def test_what_people_could_not_be_told_is_told_again(house: House, ladder: Ladder) -> None:
    table = await timed(house)
    now = NOW + DAY / 2
    first = await ladder.look(table.id, now)
    assert first is not None
    assert first.task is Task.REMIND
    assert await ladder.look(table.id, now) is None  # somebody is at it
    second = await ladder.look(table.id, now + RETRY)
    assert second is not None
    assert second.task is Task.REMIND
    await ladder.told(second, now + RETRY)
    assert await ladder.look(table.id, now + 3 * RETRY) is None
    asking = await ladder.look(table.id, NOW + DAY)
    assert asking is not None
    again = await ladder.look(table.id, NOW + DAY + RETRY)
    assert again is not None
    assert again.task is Task.ASK
    assert again.table.players[again.table.decider or 0].missed == 1  # not counted twice


async def test_told_of_a_turn_that_has_passed_changes_nothing(house: House, ladder: Ladder) -> None:
    table = await timed(house)
    due = await ladder.look(table.id, NOW + DAY / 2)
    assert due is not None
    after = await play_turn(house, await house.play.load(table.id), NOW + DAY / 2)
    await ladder.told(due, NOW + DAY / 2)
    assert (await house.play.load(table.id)).clock == after.clock


async def test_the_second_time_in_a_row_a_robot_keeps_the_seat(house: House, ladder: Ladder) -> None:
    table = await up(house, ladder)
    late = on_turn(table)
    now = NOW + 2 * DAY
    acted = await house.play.stand_in(table.id, 1, now)
    assert acted is not None
    table = await play_turn(house, acted.table, now)
    assert on_turn(table) == late
    assert await step(ladder, table, now + DAY) is Task.KEEP
    kept = await house.play.keep_seat(table.id, late, table.turn, now + DAY)
    assert kept.left_seat_of(late) is not None
    assert kept.clock is not None
    assert (kept.clock.step, kept.clock.user_id) == (Step.IDLE, None)  # one person is left: nobody is held up
    back = await house.play.take_seat(table.id, late, "Back", kept.left_seat_of(late) or 0, now + DAY)
    assert back.clock is not None
    assert back.clock.user_id == late
    assert back.players[back.seat_of(late) or 0].missed == 0


async def test_the_table_waits_once_and_then_a_robot_keeps_the_seat(house: House, ladder: Ladder) -> None:
    table = await up(house, ladder)
    now = NOW + DAY + HOUR
    waiting = await ladder.wait(table.id, 1, now)
    assert waiting.clock is not None
    assert waiting.clock.due == now + DAY
    with pytest.raises(SettledError):
        await ladder.wait(table.id, 1, now)
    assert await step(ladder, table, now + DAY - MINUTE) is None
    assert await step(ladder, table, now + DAY) is Task.KEEP


async def test_whoever_comes_back_has_time_to_play(house: House, ladder: Ladder) -> None:
    table = await up(house, ladder)
    late, now = on_turn(table), NOW + DAY + HOUR
    action = next(iter(table.view(table.decider).legal))
    table = (await house.play.act(table.id, late, action, table.version, house.click(), now)).table
    if table.turn == 1:
        assert table.clock is not None
        assert (table.clock.step, table.clock.due) == (Step.RUNNING, now + DAY)
    assert await house.play.stand_in(table.id, 1, now) is None
    with pytest.raises(SettledError):
        check_asked((await house.play.load(table.id)).clock, 1)
    with pytest.raises(SettledError):
        await ladder.wait(table.id, 1, now)


async def test_keeping_a_seat_comes_too_late_for_whoever_has_played(house: House, ladder: Ladder) -> None:
    table = await up(house, ladder)
    late = on_turn(table)
    await play_turn(house, table, NOW + DAY)
    with pytest.raises(StaleError):
        await house.play.keep_seat(table.id, late, 1, NOW + DAY)


@pytest.mark.parametrize("rounds", [pytest.param(10, marks=pytest.mark.ci), pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("first", ["robot", "click"])
async def test_of_a_deadline_and_a_click_at_the_same_instant_one_counts(
    house: House, ladder: Ladder, rounds: int, first: str
) -> None:
    other = Play(house.database)  # another process
    for _ in range(rounds):
        table = await up(house, ladder, Clock.HOUR)
        late, now = on_turn(table), NOW + 2 * HOUR
        action = next(iter(table.view(table.decider).legal))
        robot = other.stand_in(table.id, 1, now)
        click = house.play.act(table.id, late, action, table.version, house.click(), now)
        pair = [robot, click] if first == "robot" else [click, robot]
        done = await asyncio.gather(*pair, return_exceptions=True)
        played, clicked = done if first == "robot" else reversed(done)
        after = await house.play.load(table.id)
        if isinstance(clicked, BaseException):
            assert isinstance(clicked, TimeUpError), clicked
            assert played is not None
            assert after.turn == 2
        else:
            assert played is None
            assert after.version == table.version + 1
        await house.play.end(table.id, HOST, manager=True, now=now)


async def test_how_somebody_is_called_is_decided_when_their_turn_begins(house: House, ladder: Ladder) -> None:
    people = People(house.database)
    calls = {
        Called.MENTION: {},
        Called.DM: {"notify": Notify.DM},
        Called.NOBODY: {"notify": Notify.NOTHING},
        Called.LATER: {"zone": "UTC", "quiet_from": 7 * 60, "quiet_to": 9 * 60},
    }
    for call, wish in calls.items():
        for user in (HOST, GUEST):
            await people.change(user, NOW, always(Preferences(**wish)))  # type: ignore[arg-type]
        table = await timed(house)
        assert table.clock is not None
        assert table.clock.call == call
        assert (table.clock.step == Step.CALL) == (call in (Called.DM, Called.LATER))
        if call is Called.LATER:
            assert table.clock.wake == NOW + HOUR
            assert table.clock.due == NOW + HOUR + DAY + 2 * HOUR  # the next night does not count either
            assert await step(ladder, table, NOW + HOUR) is Task.CALL
            assert await step(ladder, table, NOW + HOUR + DAY / 2) is Task.REMIND


async def test_an_outage_gives_time_to_everybody_and_a_short_one_to_nobody(house: House, ladder: Ladder) -> None:
    table = await timed(house)
    assert await ladder.back(NOW) == timedelta(0)
    await ladder.beat(NOW + 20 * HOUR)
    assert await ladder.back(NOW + 20 * HOUR + 10 * MINUTE) == 10 * MINUTE
    assert (await house.play.load(table.id)).clock == table.clock
    assert await ladder.back(NOW + 50 * HOUR) > DAY
    clock = (await house.play.load(table.id)).clock
    assert clock is not None
    assert clock.due == NOW + 50 * HOUR + DAY / 2


async def test_games_without_anybody_to_wait_for_are_looked_at_after_a_month(house: House, ladder: Ladder) -> None:
    alone = await house.running(1, ("normal",))
    lobby = await house.waiting(2)
    none = await timed(house, Clock.NONE)
    for table, task, long in (
        (alone, Task.CLOSE_GAME, FORGOTTEN),
        (none, Task.CLOSE_GAME, FORGOTTEN),
        (lobby, Task.CLOSE_LOBBY, UNUSED),
    ):
        assert table.clock is not None
        assert table.clock.due is None
        assert await ladder.look(table.id, NOW + long - MINUTE) is None
        due = await ladder.look(table.id, NOW + long)
        assert due is not None
        assert due.task is task


async def test_a_game_that_is_over_waits_for_nothing(house: House, ladder: Ladder) -> None:
    table = await timed(house)
    await house.play.end(table.id, HOST, manager=True, now=NOW)
    assert await ladder.next_wake() is None
    assert (await house.play.load(table.id)).clock is None


@pytest.mark.parametrize("stride", [pytest.param(1800, marks=pytest.mark.ci), pytest.param(10, marks=pytest.mark.soak)])
async def test_tm_04_each_thing_is_told_once_however_the_clock_jumps(house: House, ladder: Ladder, stride: int) -> None:
    """Three days in small steps, two hours skipped, five minutes back, eight hours asleep."""
    tables = [await timed(house, clock) for clock in (Clock.HOUR, Clock.EIGHT_HOURS, Clock.DAY)]
    told: list[tuple[str, Task]] = []
    jumps = {DAY // 2: 2 * HOUR, DAY: -5 * MINUTE, 2 * DAY: 8 * HOUR}
    now, past = NOW, timedelta(0)
    while past < 3 * DAY:
        jump = next((jumps.pop(at) for at in list(jumps) if past >= at), timedelta(0))
        now += timedelta(seconds=stride) + jump
        past += timedelta(seconds=stride)
        for game in await ladder.due(now, 50):
            due = await ladder.look(game, now)
            if due is not None and due.task in (Task.REMIND, Task.ASK):
                told.append((game, due.task))
                await ladder.told(due, now)
    for table in tables:
        assert [task for game, task in told if game == table.id] == [Task.REMIND, Task.ASK]


async def test_whoever_comes_back_is_not_reminded_at_once(house: House, ladder: Ladder) -> None:
    for user in (HOST, GUEST):
        await People(house.database).change(user, NOW, always(Preferences(notify=Notify.DM)))
    table = await timed(house)
    assert await step(ladder, table, NOW) is Task.CALL
    assert await step(ladder, table, NOW + DAY) is Task.ASK
    table = await house.play.load(table.id)
    draw = next(each for each in table.view(table.decider).legal if str(each).startswith("explore:3"))
    now = NOW + DAY + HOUR
    back = (await house.play.act(table.id, on_turn(table), draw, table.version, house.click(), now)).table
    assert back.clock is not None
    assert (back.clock.call, back.clock.step) == (Called.NOBODY, Step.RUNNING)
    assert back.clock.wake == now + DAY / 2
