"""Do weeks pass as people want them to: asleep, over changes of the clocks, through outages and restarts?"""

import asyncio
from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.i18n import text
from bot.service import Clock, Status
from sandbox.membership import set_available
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls
from tests.e2e.test_clocks import asked, choice, people_at, wants

NIGHT = {"quiet_from": 23 * 60, "quiet_to": 8 * 60}
EARLY, LATER = timedelta(minutes=1), timedelta(hours=1)


async def until(home: House, moment: datetime) -> None:
    """Let time pass up to a moment, three hours at a time at most, doing what is due on the way."""
    while (left := moment - home.client.now()) > timedelta(0):
        await home.wait(minutes=min(180.0, left / timedelta(minutes=1)))


@pytest.mark.parametrize(
    ("zone", "moment"),
    [
        ("Europe/Berlin", datetime(2027, 3, 27, 22, tzinfo=UTC)),  # the clocks go forward that night
        ("Europe/Berlin", datetime(2027, 10, 30, 21, tzinfo=UTC)),  # and back
        ("Australia/Lord_Howe", datetime(2027, 4, 3, 13, tzinfo=UTC)),  # by half an hour
        ("America/Santiago", datetime(2027, 9, 5, 2, tzinfo=UTC)),  # at midnight
    ],
)
async def test_tm_01_at_night_nobody_is_called_and_the_clock_stands(home: House, zone: str, moment: datetime) -> None:
    home.sandbox.clock.advance(seconds=(moment - home.client.now()).total_seconds())
    local = moment.astimezone(ZoneInfo(zone))
    quiet = {"quiet_from": local.hour * 60, "quiet_to": (local.hour + 9) % 24 * 60, "zone": zone}
    late, other, message = await people_at(home, Clock.EIGHT_HOURS, **quiet)
    assert late.notifications == []
    wakes = (local + timedelta(hours=9)).astimezone(UTC)  # nine hours on the wall
    clock = (await home.game()).clock
    assert clock is not None
    assert clock.due == wakes + timedelta(hours=8)
    await until(home, wakes - EARLY)
    assert late.notifications == []
    await home.wait(minutes=2)
    (call,) = late.notifications
    assert call is home.public()[-1]
    assert message.text
    await until(home, wakes + timedelta(hours=4, minutes=1))
    assert len(late.notifications) == 2
    await until(home, wakes + timedelta(hours=8, minutes=1))
    assert "run out of time" in asked(home).text
    assert other.notifications == []


async def test_whoever_plays_at_night_is_not_called_in_the_morning(home: House) -> None:
    home.sandbox.clock.advance(seconds=(datetime(2027, 1, 1, 1, tzinfo=UTC) - home.client.now()).total_seconds())
    late, other, message = await people_at(home, Clock.DAY, zone="UTC", **NIGHT)
    await play_turn(late, message, Random(1))
    await home.settled()
    await home.wait(hours=8)
    assert late.notifications == []
    assert len(other.notifications) == 1


async def test_hours_chosen_in_the_middle_of_a_turn_count_from_then_on(home: House) -> None:
    home.sandbox.clock.advance(seconds=(datetime(2027, 1, 1, 12, tzinfo=UTC) - home.client.now()).total_seconds())
    late, _, _ = await people_at(home, Clock.EIGHT_HOURS)
    await home.wait(hours=2)
    await wants(home, late, zone="UTC", quiet_from=15 * 60, quiet_to=23 * 60)
    clock = (await home.game()).clock
    assert clock is not None
    assert clock.due is not None
    # One hour more until three in the afternoon, five from eleven in the evening.
    assert abs(clock.due - datetime(2027, 1, 2, 4, tzinfo=UTC)) < LATER
    await wants(home, late, zone=None)
    after = (await home.game()).clock
    assert after is not None
    assert after.due is not None
    assert abs(after.due - datetime(2027, 1, 1, 20, tzinfo=UTC)) < LATER


async def test_rs_01_deadlines_outlive_a_restart_and_fall_due_at_their_moment(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    before = (await home.game()).clock
    await home.shut()
    home.sandbox.clock.advance(minutes=10)
    await home.open()
    await home.due()
    assert (await home.game()).clock == before
    await home.wait(hours=13)
    await home.wait(hours=12)
    assert len([each for each in home.public() if controls(each, "asked")]) == 1
    await home.restart()
    await home.due()
    assert len([each for each in home.public() if controls(each, "asked")]) == 1
    assert len(late.notifications) == 2
    assert other.notifications == []


@pytest.mark.parametrize("passed", [1, 23], ids=["early", "nearly up"])
async def test_rs_02_after_thirty_hours_away_everybody_has_time_and_one_message(home: House, passed: int) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=passed)
    told = len(late.notifications)
    await home.shut()
    home.sandbox.clock.advance(hours=30)
    await home.open()
    await home.settled()
    await home.due()
    assert not [each for each in home.public() if controls(each, "asked")]
    assert len(late.notifications) - told <= 1
    clock = (await home.game()).clock
    assert clock is not None
    assert clock.due is not None
    assert clock.due - home.client.now() >= timedelta(hours=11)
    await home.wait(hours=11)
    assert (await home.game()).turn == 1
    await home.wait(hours=2)
    assert "run out of time" in asked(home).text
    assert other.notifications == []


async def test_rs_02_a_connection_that_is_lost_for_long_is_an_outage_too(home: House) -> None:
    late, _, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=23)
    home.client.timekeeper.lost()
    home.sandbox.clock.advance(hours=5)
    await home.due()
    assert not [each for each in home.public() if controls(each, "asked")]
    clock = (await home.game()).clock
    assert clock is not None
    assert clock.due is not None
    assert clock.due - home.client.now() > timedelta(hours=11)
    assert len(late.notifications) == 2


async def test_pm_07_while_a_server_is_away_its_clocks_stand(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    backend, guild = home.sandbox.backend, home.sandbox.guild
    set_available(backend, guild, available=False)
    await home.sandbox.quiet(0.05)
    await home.wait(hours=25)
    await home.wait(hours=25)
    assert not [each for each in home.public() if controls(each, "asked")]
    set_available(backend, guild, available=True)
    await home.sandbox.quiet(0.05)
    await home.wait(hours=2)
    assert not [each for each in home.public() if controls(each, "asked")]
    assert (await home.game()).turn == 1
    await home.wait(hours=12)
    assert "run out of time" in asked(home).text
    assert len(late.notifications) <= 2
    assert other.notifications == []


@pytest.mark.parametrize("first", ["robot", "click"])
async def test_a_robot_s_turn_and_a_click_at_the_same_instant(home: House, first: str) -> None:
    """One of them counts, and the player is told which."""
    late, other, message = await people_at(home, Clock.DAY)
    await home.wait(hours=25)
    panel = (await late.click(message, control(message, "turn")).settled()).messages[0]
    question = asked(home)
    clicks = [(other, question, choice(question, "robot")), (late, panel, controls(panel, "act")[0])]
    done = [who.click(where, what) for who, where, what in (clicks if first == "robot" else clicks[::-1])]
    await asyncio.gather(*(each.settled() for each in done))
    await home.settled()
    asked_for, _ = done if first == "robot" else reversed(done)
    assert (await home.game()).turn == 2
    if asked_for.text == text("error-settled", "en"):  # the robot came too late
        assert text("panel-time-up", "en") not in panel.text
        assert not controls(panel, "act")
    else:
        assert text("panel-time-up", "en") in panel.text


async def test_a_click_on_a_panel_of_a_turn_that_a_robot_played_says_so(home: House) -> None:
    late, _, message = await people_at(home, Clock.HOUR)
    panel = (await late.click(message, control(message, "turn")).settled()).messages[0]
    act = controls(panel, "act")[0]
    for _ in range(4):
        await home.wait(minutes=31)
    assert (await home.game()).turn == 2
    await late.click(panel, act).settled()
    assert text("panel-time-up", "en") in panel.text


async def test_a_game_that_nobody_plays_sleeps_after_a_month_and_is_taken_up_again(home: House) -> None:
    late, other, message = await people_at(home, Clock.NONE)
    await home.wait(days=29)
    assert controls(message, "turn")
    await home.wait(days=1, minutes=1)
    assert (await home.game()).dormant
    sleeping = home.public()[-1]
    await other.click(sleeping, control(sleeping, "reopen")).settled()
    await home.settled()
    game = await home.game()
    assert game.status is Status.RUNNING
    assert game.clock is not None
    assert game.clock.user_id == late.id
    assert len(late.notifications) == 2  # once at the beginning, once when it goes on


async def test_a_table_that_nobody_joins_is_closed_after_a_week(home: House) -> None:
    alice, bob = home.sandbox.person("Alice"), home.sandbox.person("Bob")
    lobby = await home.lobby_for(alice)
    await home.wait(days=6)
    await bob.click(lobby, control(lobby, "join")).settled()
    await home.wait(days=2)
    assert controls(lobby, "join")
    await home.wait(days=7)
    assert not lobby.controls
    await home.lobby_for(bob)  # the channel is free
