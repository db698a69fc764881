"""Do whole games survive restarts, and does their record tell them again?"""

from random import Random

import pytest

from bot.errors import GameOverError, NotOverError, NotStartedError
from bot.game import Options, outcome
from bot.game.codec import encode
from bot.game.record import read_record, replay
from bot.robots.uniform import any_of
from bot.service import Ending, Status
from tests.service.house import HOST, NOW, House

TABLES = [(2, ()), (4, ()), (2, ("random", "greedy"))]


@pytest.mark.parametrize(("people", "robots"), TABLES)
async def test_rs_05_a_game_goes_on_after_a_restart_before_every_action(
    house: House, people: int, robots: tuple[str, ...]
) -> None:
    table = await house.running(people, robots, Options(4, bonus_locations=people == 4))
    table = await house.play_out(table, Random(people), restarts=True)
    assert (table.status, table.ending, table.ended_at) == (Status.OVER, Ending.FINISHED, NOW)
    assert table.view(None).outcome is not None
    record = await house.play.export(table.id)
    again = replay(read_record(record))
    assert again.mismatch is None
    assert table._state is not None
    assert again.outcome == outcome(table._state)
    # The record's deal stands for the seed; everything else of the two states is the same.
    assert {**encode(again.states[-1]), "fate": None} == {**encode(table._state), "fate": None}


@pytest.mark.parametrize("rounds", [pytest.param(3, marks=pytest.mark.ci), pytest.param(200, marks=pytest.mark.soak)])
async def test_random_games_replay_to_the_same_state(house: House, rounds: int) -> None:
    for number in range(rounds):
        options = Options(4, bonus_locations=bool(number % 2), points_hidden=bool(number % 3))
        table = await house.play_out(await house.running(2 + number % 3, (), options), Random(f"whole:{number}"))
        assert replay(read_record(await house.play.export(table.id))).mismatch is None


async def test_ru_09_the_last_click_again_ends_the_game_once(house: House) -> None:
    table = await house.running(2)
    rng = Random(5)
    while True:
        assert table.decider is not None
        user_id, seat = table.player(table.decider).user_id, table.decider
        assert user_id is not None
        action, click = any_of(table.view(seat).legal, rng), house.click()
        acted = await house.play.act(table.id, user_id, action, table.version, click, NOW)
        if acted.table.over:
            break
        table = acted.table
    again = await house.play.act(table.id, user_id, action, table.version, click, NOW)
    assert (again.fresh, again.table, again.events) == (False, acted.table, acted.events)
    with pytest.raises(GameOverError):
        await house.play.act(table.id, user_id, action, table.version, house.click(), NOW)
    with pytest.raises(GameOverError):
        await house.play.leave(table.id, user_id, NOW)


async def test_a_record_tells_every_card_so_players_get_it_when_the_game_has_ended(house: House) -> None:
    waiting = await house.waiting()
    for operator in (False, True):
        with pytest.raises(NotStartedError):
            await house.play.export(waiting.id, operator=operator)
    table = await house.running()
    for _ in range(3):
        table = (await house.act(table)).table
    with pytest.raises(NotOverError):
        await house.play.export(table.id)
    half = await house.play.export(table.id, operator=True)
    assert replay(read_record(half)).outcome is None
    await house.play.end(table.id, HOST, manager=True, now=NOW)
    assert await house.play.export(table.id) == half
