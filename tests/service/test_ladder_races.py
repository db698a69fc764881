"""What does a ladder do where people sleep, or where a robot, a table and a player decide at once?"""

import asyncio

import pytest

from bot.errors import SettledError, StaleError
from bot.game import GameState
from bot.service import Clock, Ladder, People, Preferences
from bot.service.ladder import Task
from tests.service.house import GUEST, HOST, NOW, House, always
from tests.service.test_ladder import DAY, HOUR, MINUTE, on_turn, play_turn, step, timed, up


async def test_nobody_is_told_anything_while_they_sleep_whatever_has_led_there(house: House, ladder: Ladder) -> None:
    """A live clock does not stop at night; after an outage everybody is to be called at once."""
    asleep = Preferences(zone="UTC", quiet_from=7 * 60, quiet_to=9 * 60)
    for user in (HOST, GUEST):
        await People(house.database).change(user, NOW, always(asleep))
    live = await timed(house, Clock.LIVE)
    assert await step(ladder, live, NOW + 2.5 * MINUTE) is None
    assert await step(ladder, live, NOW + 5 * MINUTE) is Task.ASK
    table = await timed(house)
    await ladder.grace(NOW + MINUTE)
    assert await ladder.look(table.id, NOW + MINUTE) is None
    assert await step(ladder, table, NOW + HOUR - MINUTE) is None
    assert await step(ladder, table, NOW + HOUR) is Task.CALL


async def test_what_is_put_off_comes_then_and_never_holds_up_what_came_after(house: House, ladder: Ladder) -> None:
    table = await timed(house)
    now = NOW + DAY / 2
    due = await ladder.look(table.id, now)
    assert due is not None
    await ladder.put_off(due, now + MINUTE / 20)  # sooner than after a failure
    again = await ladder.look(table.id, now + MINUTE / 20)
    assert again is not None
    assert again.task is due.task is Task.REMIND
    after = await play_turn(house, await house.play.load(table.id), now + MINUTE)
    await ladder.put_off(again, now + 30 * DAY)
    assert (await house.play.load(table.id)).clock == after.clock


async def test_a_table_that_gives_time_while_a_robot_thinks_gets_no_robot(house: House, ladder: Ladder) -> None:
    table = await up(house, ladder)
    thought, waited = asyncio.Event(), asyncio.Event()

    async def slowly(name: str, state: GameState, seed: str) -> object:
        thought.set()
        await waited.wait()
        return await turn(name, state, seed)

    robots = house.play._robots
    turn = robots.turn
    robots.turn = slowly  # type: ignore[method-assign,assignment]
    standing_in = asyncio.create_task(house.play.stand_in(table.id, 1, NOW + DAY))
    await thought.wait()
    await ladder.wait(table.id, 1, NOW + DAY)
    waited.set()
    assert await standing_in is None
    after = await house.play.load(table.id)
    assert after.version == table.version
    with pytest.raises(SettledError):
        await house.play.keep_seat(table.id, on_turn(after), 1, NOW + DAY, asked=True)


async def test_a_choice_at_the_very_deadline_keeps_the_seat(house: House, ladder: Ladder) -> None:
    """Between the look at the clock and the robot's taking the seat its player has drawn Lords."""
    table = await up(house, ladder)
    late, now = on_turn(table), NOW + 2 * DAY
    await ladder.wait(table.id, 1, now)
    due = await ladder.look(table.id, now + DAY)
    assert due is not None
    assert due.task is Task.KEEP
    draw = next(each for each in table.view(table.decider).legal if str(each).startswith("explore:3"))
    acted = await house.play.act(table.id, late, draw, table.version, house.click(), now + DAY)
    assert acted.table.turn == 1
    with pytest.raises(StaleError):
        await house.play.keep_seat(table.id, late, 1, now + DAY)
    assert (await house.play.load(table.id)).seat_of(late) is not None
