"""Does somebody who comes back read what happened, and nothing that is not theirs to know?"""

from itertools import pairwise
from random import Random

import pytest

from bot.errors import NoSuchGameError, NotOverError, NotStartedError
from bot.game.events import LordsDrawn, TurnBegan
from bot.service import History, Turn
from tests.service.house import NOW, House


async def test_history_goes_back_turn_by_turn(house: House) -> None:
    table = await house.play_out(await house.running(2), Random(3))
    whole = await house.play.since(table.id, None, 1)
    assert [turn.number for turn in whole] == list(range(1, len(whole) + 1))
    assert [turn.seat for turn in whole] == [number % 2 for number in range(len(whole))]
    assert all(turn.actions for turn in whole)
    pages: list[Turn] = []
    while True:
        page = await house.play.history(table.id, None, len(pages), 4)
        assert page.total == len(whole)
        if not page.turns:
            break
        pages += page.turns
    assert pages == list(reversed(whole))
    assert await house.play.since(table.id, None, 5) == whole[4:]
    assert await house.play.since(table.id, None, len(whole) + 1) == ()


async def test_a_turn_opens_with_its_own_beginning(house: House) -> None:
    table = await house.play_out(await house.running(2), Random(3))
    for turn in (await house.play.since(table.id, None, 1))[1:]:
        assert turn.events[0] == TurnBegan(turn.seat, turn.number)


async def test_se_01_history_shows_a_seat_only_what_it_may_know(house: House) -> None:
    table = await house.play_out(await house.running(3), Random(3))
    owners = {viewer: set[int]() for viewer in (0, 1, 2, None)}
    for viewer, seen in owners.items():
        for turn in await house.play.since(table.id, viewer, 1):
            assert all(event.audience is None or viewer in event.audience for event in turn.events)
            seen |= {event.seat for event in turn.events if isinstance(event, LordsDrawn)}
    assert owners == {0: {0}, 1: {1}, 2: {2}, None: set()}


async def test_a_game_without_turns_has_no_history(house: House) -> None:
    table = await house.running()
    assert await house.play.history(table.id, 0, 0, 5) == History((), 1)
    assert await house.play.since(table.id, 0, 1) == ()
    with pytest.raises(NotStartedError):
        await house.play.history((await house.waiting()).id, None, 0, 5)
    with pytest.raises(NoSuchGameError):
        await house.play.since("nothing1", None, 1)


async def test_rs_05_what_was_not_announced_is_found_after_a_restart(house: House) -> None:
    table = await house.running()
    assert [game.id for game in await house.play.unannounced()] == [table.id]
    assert await house.play.announce(table.id, table.version, 2**63 - 1)
    await house.restart()
    assert await house.play.unannounced() == ()
    later = (await house.act(table)).table
    assert (later.announced, later.message_id) == (table.version, 2**63 - 1)
    await house.restart()
    assert await house.play.unannounced() == (later,)
    assert await house.play.announce(later.id, later.version, 8)
    assert not await house.play.announce(later.id, table.version, 9)  # a slow message of an earlier version
    assert not await house.play.announce(later.id, later.version + 1, 9)  # nothing has that version
    shown = await house.play.load(later.id)
    assert (shown.announced, shown.message_id) == (later.version, 8)


async def test_pm_05_a_message_that_is_gone_is_announced_anew(house: House) -> None:
    table = await house.running()
    await house.play.announce(table.id, table.version, 7)
    assert not await house.play.forget_message(table.id, 6)
    assert await house.play.forget_message(table.id, 7)
    assert not await house.play.forget_message(table.id, 7)
    (found,) = await house.play.unannounced()
    assert (found.message_id, found.announced) == (None, 0)


async def test_the_end_of_a_game_is_announced_too(house: House) -> None:
    table = await house.running()
    await house.play.announce(table.id, table.version, 7)
    ended = await house.play.end(table.id, table.host_id, manager=True, now=NOW)
    assert [game.status for game in await house.play.unannounced()] == [ended.status]


async def test_a_finished_game_is_seen_turn_by_turn_as_everybody_saw_it(house: House) -> None:
    table = await house.play_out(await house.running(2), Random(3))
    scenes = await house.play.scenes(table.id)
    assert [scene.turn for scene in scenes] == list(await house.play.since(table.id, None, 1))
    assert scenes[-1].view == table.view(None)
    for scene, following in pairwise(scenes):
        assert scene.view.seat is None
        assert (scene.view.turn_number, scene.view.turn) == (following.turn.number, following.turn.seat)
        assert not scene.view.drawn_count


async def test_nobody_sees_the_scenes_of_a_game_that_goes_on(house: House) -> None:
    for table, error in ((await house.running(2), NotOverError), (await house.waiting(2), NotStartedError)):
        with pytest.raises(error):
            await house.play.scenes(table.id)
    with pytest.raises(NoSuchGameError):
        await house.play.scenes("none")
