"""May a table change its mind while a robot already thinks about the turn of somebody who is late?"""

import asyncio

import pytest

from bot.errors import SettledError
from bot.game import GameState
from bot.service import Ladder
from tests.service.house import NOW, House
from tests.service.test_ladder import DAY, on_turn, up


async def test_a_table_that_gives_time_while_a_robot_thinks_gets_no_robot(house: House) -> None:
    ladder = Ladder(house.database)
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
