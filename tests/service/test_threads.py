"""Is it settled once where a game is played, and found from there and from where it was opened?"""

from random import Random

import pytest

from bot.errors import ChannelBusyError
from bot.game import Options
from bot.service import Agreements, Table
from tests.service.house import GUEST, HOST, NOW, SERVER, House

HOME, THREAD = 500, 501


async def begun(house: House, channel: int = HOME) -> Table:
    """Return a game of two that has begun and wants a thread."""
    wishes = Agreements(thread=True)
    table = await house.lobby.create(SERVER, channel, HOST, "Ana", Options(4), "en", NOW, agreements=wishes)
    await house.lobby.join(table.id, GUEST, "Bo", NOW)
    return await house.lobby.start(table.id, HOST, NOW)


async def test_a_game_is_settled_once_and_no_panel_is_out_of_date_by_it(house: House) -> None:
    table = await begun(house)
    assert table.unsettled
    settled = await house.play.settle(table.id, HOME, THREAD)
    assert (settled.channel_id, settled.home_id, settled.in_thread, settled.unsettled) == (THREAD, HOME, True, False)
    assert (settled.version, settled.announced, settled.message_id) == (table.version, 0, None)
    assert await house.play.settle(table.id, HOME, HOME) == settled  # a second one comes too late
    stays = await begun(house)  # the channel is free
    stays = await house.play.settle(stays.id, HOME, HOME)
    assert (stays.channel_id, stays.in_thread, stays.unsettled) == (HOME, False, False)
    assert await house.play.settle(stays.id, HOME, 502) == stays


async def test_no_game_is_settled_where_another_one_is_open(house: House) -> None:
    one, other = await begun(house), await begun(house, THREAD)
    with pytest.raises(ChannelBusyError):
        await house.play.settle(one.id, HOME, THREAD)
    assert await house.play.load(other.id) == other
    assert (await house.play.load(one.id)).unsettled


async def test_the_games_around_a_channel(house: House) -> None:
    assert await house.play.around(HOME) == ()
    games = [await begun(house)]
    await house.play.settle(games[0].id, HOME, THREAD)
    games.append(await begun(house))
    assert [table.id for table in await house.play.around(HOME)] == [games[1].id]  # the open one of that very channel
    await house.play.settle(games[1].id, HOME, THREAD + 1)
    assert {table.id for table in await house.play.around(HOME)} == {game.id for game in games}
    assert [table.id for table in await house.play.around(THREAD)] == [games[0].id]
    for number, game in enumerate(games):
        over = await house.play_out(await house.play.load(game.id), Random(number))
        assert (await house.play.around(over.channel_id)) == (over,)
    (last,) = await house.play.around(HOME)
    assert last.over
    assert await house.play.find(HOME) == last


async def test_a_game_that_leaves_its_thread_stays_where_it_goes(house: House) -> None:
    table = await begun(house)
    await house.play.settle(table.id, HOME, THREAD)
    back = await house.play.move_channel(table.id, HOME, NOW)
    assert (back.channel_id, back.in_thread, back.unsettled) == (HOME, False, False)
    away = await house.play.move_channel(table.id, 600, NOW)
    assert (away.channel_id, away.in_thread, away.unsettled) == (600, False, False)


async def test_a_rematch_is_opened_where_the_game_was(house: House) -> None:
    table = await begun(house)
    await house.play.settle(table.id, HOME, THREAD)
    await house.play_out(await house.play.load(table.id), Random(1))
    again, fresh = await house.lobby.rematch(table.id, GUEST, NOW)
    assert fresh
    assert (again.channel_id, again.home_id, again.agreements.thread) == (HOME, None, True)
    assert await house.lobby.rematch(table.id, HOST, NOW) == (again, False)
