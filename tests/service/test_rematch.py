"""Do the same people play once more, moved on by one seat, at one table however many ask?"""

import asyncio
from random import Random

import pytest

from bot.db import games
from bot.errors import (
    ChannelBusyError,
    GameOverError,
    NoSuchGameError,
    NotAtTableError,
    NotOverError,
    TableNotFullEnoughError,
)
from bot.game import Options
from bot.game.cards import Guild
from bot.service import Agreements, Lobby, Status, Table
from bot.service.names import CHARACTERS
from tests.service.house import FOURTH, GUEST, HOST, NOW, SERVER, STRANGER, THIRD, House

THREE = Options(4, bonus_locations=True, points_hidden=True)


async def over(house: House, people: int = 3, robots: tuple[str, ...] = (), options: Options = THREE) -> Table:
    return await house.play_out(await house.running(people, robots, options), Random(2))


def sitting(table: Table) -> list[tuple[int | None, str | None, str]]:
    return [(player.user_id, player.robot, player.name) for player in table.players]


async def test_everybody_moves_on_by_one_and_who_was_first_is_last(house: House) -> None:
    old = await over(house, 3, ("easy",))
    table, fresh = await house.lobby.rematch(old.id, GUEST, NOW)
    assert fresh
    assert (table.status, table.host_id, table.rematch) == (Status.LOBBY, GUEST, old.id)
    assert (table.channel_id, table.guild_id, table.locale) == (old.channel_id, old.guild_id, old.locale)
    assert table.commitment != old.commitment
    moved = [*sitting(old)[1:], sitting(old)[0]]
    assert sitting(table) == moved
    assert await house.play.load(table.id) == table
    started = await house.lobby.start(table.id, GUEST, NOW)
    assert sitting(started) == moved
    assert (started.rematch, started.options) == (old.id, old.options)
    assert started.decider == 0
    third, _ = await house.lobby.rematch((await house.play_out(started, Random(3))).id, HOST, NOW)
    assert sitting(third) == [*moved[1:], moved[0]]


async def test_no_lots_are_drawn_whatever_the_shuffle_would_say(house: House) -> None:
    seeds = iter(f"seed {number}" for number in range(100))
    house.lobby = Lobby(house.database, seeds=lambda: next(seeds))
    old = await over(house, 2)
    for _ in range(6):
        table, _ = await house.lobby.rematch(old.id, HOST, NOW)
        started = await house.lobby.start(table.id, HOST, NOW)
        assert [each.user_id for each in started.players] == [old.players[1].user_id, old.players[0].user_id]
        await house.play.end(started.id, HOST, manager=True, now=NOW)


async def test_options_stay_and_can_be_changed_without_new_lots(house: House) -> None:
    table = await house.waiting(2, THREE)
    table = await house.lobby.set_options(table.id, HOST, THREE, NOW, agreements=Agreements(hints=False))
    old = await house.play_out(await house.lobby.start(table.id, HOST, NOW), Random(2))
    table, _ = await house.lobby.rematch(old.id, HOST, NOW)
    assert (table.options, table.hints) == (THREE, False)
    table = await house.lobby.set_options(table.id, HOST, Options(4), NOW)
    assert (table.rematch, table.hints, table.options) == (old.id, False, Options(4))


async def test_who_joins_now_sits_last_and_who_goes_makes_room(house: House) -> None:
    old = await over(house, 3)
    table, _ = await house.lobby.rematch(old.id, HOST, NOW)
    order = [each.user_id for each in table.players]
    goer = next(user for user in order if user is not None and user != HOST)
    await house.lobby.leave(table.id, goer, NOW)
    await house.lobby.join(table.id, FOURTH, "Dan", NOW)
    started = await house.lobby.start(table.id, HOST, NOW)
    assert [each.user_id for each in started.players] == [*(user for user in order if user != goer), FOURTH]


async def left_behind(house: House) -> Table:
    """Return a finished game that GUEST left."""
    table = await house.running(3)
    await house.play.leave(table.id, GUEST, NOW)
    return await house.play_out(await house.play.load(table.id), Random(5))


async def test_a_robot_goes_on_for_whoever_left_unless_they_ask_themselves(house: House) -> None:
    old = await left_behind(house)
    table, _ = await house.lobby.rematch(old.id, HOST, NOW)
    (robot,) = [each for each in table.players if not each.human]
    assert robot.user_id is None
    assert (robot.robot, robot.left) == ("normal", False)
    assert robot.name in CHARACTERS
    assert table.seat_of(GUEST) is None
    await house.lobby.cancel(table.id, HOST, NOW)
    table, _ = await house.lobby.rematch(old.id, GUEST, NOW)
    assert {each.user_id for each in table.players} == {HOST, GUEST, THIRD}
    assert all(each.human and not each.left for each in table.players)


async def test_a_robot_of_a_level_that_is_no_more_is_another(house: House) -> None:
    old = await over(house, 1, ("random", "easy"))
    lobby = Lobby(house.database, ("easy", "normal"))
    table, _ = await lobby.rematch(old.id, HOST, NOW)
    assert sorted(each.robot for each in table.players if each.robot) == ["easy", "normal"]
    assert {each.name for each in table.players} == {each.name for each in old.players}


async def test_a_solo_game_begins_at_once(house: House) -> None:
    options = Options(2, opponent=Guild.MAGE, points_hidden=True)
    old = await house.lobby.create(SERVER, 7, HOST, "Ana", options, "en", NOW)
    old = await house.play_out(old, Random(1))
    table, fresh = await house.lobby.rematch(old.id, HOST, NOW)
    assert fresh
    assert (table.status, table.options, table.decider) == (Status.RUNNING, options, 0)
    assert sitting(table) == sitting(old)
    assert await house.play.load(table.id) == table
    assert await house.lobby.rematch(old.id, HOST, NOW) == (table, False)


async def test_only_those_who_played_ask_and_only_when_it_is_over(house: House) -> None:
    running = await house.running(2)
    with pytest.raises(NotOverError):
        await house.lobby.rematch(running.id, HOST, NOW)
    stopped = await house.play.end(running.id, HOST, manager=True, now=NOW)
    with pytest.raises(NotOverError):
        await house.lobby.rematch(stopped.id, HOST, NOW)
    old = await over(house, 2)
    with pytest.raises(NotAtTableError):
        await house.lobby.rematch(old.id, STRANGER, NOW)
    with pytest.raises(NoSuchGameError):
        await house.lobby.rematch("nothing1", HOST, NOW)


async def test_a_channel_with_another_game_refuses(house: House) -> None:
    old = await over(house, 2)
    other = await house.lobby.create(SERVER, old.channel_id, THIRD, "Cleo", Options(4), "en", NOW)
    with pytest.raises(ChannelBusyError):
        await house.lobby.rematch(old.id, HOST, NOW)
    assert await house.play.find(old.channel_id) == other


async def test_asking_at_once_makes_one_table(house: House) -> None:
    old = await over(house, 2)
    for _ in range(20):
        lobbies = house.lobby, Lobby(house.database)
        found = await asyncio.gather(*(lobby.rematch(old.id, user, NOW) for lobby in lobbies for user in (HOST, GUEST)))
        assert sorted(fresh for _, fresh in found) == [False, False, False, True]
        assert len({table.id for table, _ in found}) == 1
        await house.play.end(found[0][0].id, HOST, manager=True, now=NOW)


async def test_it_survives_a_restart_and_waits_to_be_posted(house: House) -> None:
    old = await over(house, 2)
    table, _ = await house.lobby.rematch(old.id, HOST, NOW)
    await house.restart()
    assert table.id in [each.id for each in await house.play.unannounced()]
    async with house.database.reading() as connection:
        assert await games.of_channel(connection, old.channel_id) is not None
    assert await house.lobby.rematch(old.id, GUEST, NOW) == (table, False)
    await house.lobby.leave(table.id, GUEST, NOW)
    with pytest.raises(TableNotFullEnoughError):
        await house.lobby.start(table.id, HOST, NOW)
    await house.lobby.cancel(table.id, HOST, NOW)
    with pytest.raises(GameOverError):
        await house.lobby.start(table.id, HOST, NOW)
