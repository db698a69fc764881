"""Does somebody who comes back read what happened, and nothing that is not theirs to know?"""

from collections import Counter
from collections.abc import Hashable
from itertools import pairwise
from random import Random

import pytest
from sqlalchemy import text

from bot.errors import NoSuchGameError, NoSuchTurnError, NotOverError, NotStartedError
from bot.game import Options, PlayerView
from bot.game.actions import Explore
from bot.game.events import LordsDrawn, TurnBegan
from bot.robots.uniform import any_of
from bot.service import History, Table, Turn
from tests.service.house import NOW, House
from tests.service.test_races import counts
from tests.service.test_undo import actor, undo
from tests.service.test_undo import seen as cards_in


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


async def test_every_turn_is_seen_again_as_it_was(house: House) -> None:
    table = await house.running(3, options=Options(4, points_hidden=True))
    rng = Random(5)
    then: dict[int, list[PlayerView]] = {}  # by turn, what everybody saw when it ended
    while not table.over:
        number = table.view(None).turn_number
        table = (await house.act(table, any_of(table.view(table.decider).legal, rng))).table
        then[number] = [table.view(viewer) for viewer in (None, 0, 1, 2)]
    for viewer, at in ((None, 0), (0, 1), (1, 2), (2, 3)):
        told = await house.play.since(table.id, viewer, 1)
        for number, seen in then.items():
            leaf = await house.play.leaf(table.id, viewer, number)
            assert leaf.view == seen[at]
            assert (leaf.turn, leaf.turns, leaf.total) == (told[number - 1], told, len(then))
            assert leaf.done
        assert await house.play.leaf(table.id, viewer) == leaf
    early = await house.play.leaf(table.id, None, 4)
    assert early.view is not None
    assert not any(side.points_shown for side in early.view.seats)  # as it was then, also when it is all over


async def test_a_turn_that_goes_on_is_seen_as_it_stands(house: House) -> None:
    table = await house.running(2)
    first = await house.play.leaf(table.id, 0)
    assert (first.turn.number, first.total, first.done, first.turn.actions) == (1, 1, False, ())
    assert first.view == table.view(0)
    table = (await house.act(table, Explore(3))).table
    for viewer in (0, 1, None):
        leaf = await house.play.leaf(table.id, viewer)
        assert (leaf.turn.number, leaf.done) == (1, False)
        assert leaf.view == table.view(viewer)
    while table.view(None).turn_number == 1:
        table = (await house.act(table)).table
    assert (await house.play.leaf(table.id, None)).turn.number == 1  # nothing has been done in the second
    assert not (await house.play.leaf(table.id, None, 2)).turn.actions


async def test_there_is_no_turn_but_those_that_there_are(house: House) -> None:
    table = await house.running(2)
    for number in (-1, 2, 99999):
        with pytest.raises(NoSuchTurnError):
            await house.play.leaf(table.id, None, number)
    with pytest.raises(NotStartedError):
        await house.play.leaf((await house.waiting()).id, None)
    with pytest.raises(NoSuchGameError):
        await house.play.leaf("nothing1", None)


async def test_a_record_that_leads_nowhere_is_still_told(house: House) -> None:
    table = await house.play_out(await house.running(2), Random(3))
    async with house.database.writing() as connection:
        await connection.execute(text("UPDATE actions SET notation = 'rally:mage' WHERE number = 0"))
    leaf = await house.play.leaf(table.id, None, 5)
    assert leaf.view is None
    assert leaf.turn == (await house.play.since(table.id, None, 5))[0]


@counts(2, 200)
async def test_a_past_turn_shows_nobody_a_card_that_they_had_not_seen(house: House, rounds: int) -> None:
    """With choices taken back in between: whatever is seen of a turn was seen in it, or before."""
    undone = 0
    for number in range(rounds):
        rng = Random(f"leaf {number}")
        options = Options(4, bonus_locations=number % 2 == 0, points_hidden=number % 3 == 0)
        table = await house.running(2 + number % 3, (), options)
        viewers = (None, *range(len(table.players)))
        known = {viewer: Counter(cards_in(table.view(viewer))) for viewer in viewers}  # the most that was seen of each
        until: dict[int, dict[int | None, Counter[Hashable]]] = {}
        while not table.over:
            turn, user_id = table.view(None).turn_number, actor(table)
            if rng.random() < 0.4 and await house.play.undoable(table, user_id):
                table = await undo(house, table)
                undone += 1
            else:
                table = (await house.act(table, any_of(table.view(table.decider).legal, rng))).table
            for viewer in viewers:
                known[viewer] |= cards_in(table.view(viewer))
            until[turn] = {viewer: Counter(cards) for viewer, cards in known.items()}
        for turn in rng.sample(sorted(until), 6):
            for viewer in viewers:
                leaf = await house.play.leaf(table.id, viewer, turn)
                assert leaf.view is not None
                assert not cards_in(leaf.view) - until[turn][viewer]
                assert all(event.audience is None or viewer in event.audience for event in leaf.turn.events)
    assert undone > rounds


async def test_what_was_taken_back_is_in_no_page_of_the_log(house: House) -> None:
    table = await house.running(2)
    rng = Random(11)
    while not await house.play.undoable(table, actor(table)):
        before = table
        table = (await house.act(table, any_of(table.view(table.decider).legal, rng))).table
    gone = (await house.play.leaf(table.id, None)).turn.actions[-1]
    table = await undo(house, table)
    leaf = await house.play.leaf(table.id, before.decider)
    assert leaf.view == before.view(before.decider) == table.view(before.decider)
    assert leaf.turn.taken_back == 1
    assert gone not in leaf.turn.actions[-1:]


async def missed(house: House, table: Table, seat: int) -> tuple[Turn, ...]:
    turns, addresses = await house.play.missed(table, seat)
    assert addresses == await house.play.addresses(table.id)
    return turns


async def test_turns_that_a_robot_played_for_somebody_are_told_to_them(house: House) -> None:
    table = await house.running(3)
    table = (await house.act(table)).table
    while table.decider != 0 or table.view(None).turn_number < 4:  # once around, Seat 0 to move again
        table = (await house.act(table)).table
    assert [turn.number for turn in await missed(house, table, 0)] == [2, 3]
    away = table.players[0].user_id
    assert away is not None
    await house.play.leave(table.id, away, NOW)
    acted = await house.play.act_robot(table.id, NOW)
    assert acted is not None
    table = await house.play.take_seat(table.id, away, "Ana", 0, NOW)
    while table.decider != 0 and not table.over:
        table = (await house.act(table)).table
    assert [(turn.number, turn.seat, turn.robot) for turn in await missed(house, table, 0)] == [
        (2, 1, False), (3, 2, False), (4, 0, True), (5, 1, False), (6, 2, False),
    ]  # fmt: skip
    assert [turn.number for turn in await missed(house, table, 1)] == [6]


async def test_nobody_has_missed_anything_before_the_first_turn(house: House) -> None:
    table = await house.running(2)
    assert await missed(house, table, 0) == ()
    table = (await house.act(table)).table
    assert [turn.seat for turn in await missed(house, table, 1)] == [0]


async def test_every_turn_has_an_address(house: House) -> None:
    table = await house.running(2)
    assert (await house.play.addresses(table.id)).of(1) is None
    for version, message, turn in ((table.version, 70, 1), (table.version, 71, 4), (table.version, 72, 0)):
        assert await house.play.announce(table.id, version, message, turn)
    assert not await house.play.announce(table.id, table.version + 1, 73, 5)  # nothing has that version
    found = await house.play.addresses(table.id)
    told = [found.of(turn) for turn in range(6)]
    assert [post.message_id if post else None for post in told] == [None, 70, 70, 70, 71, 71]
    assert {post.channel_id for post in found.posts} == {table.channel_id}
    assert (found.first_of(71), found.first_of(72)) == (4, None)
    await house.play.announce(table.id, table.version, 74, 4)  # posted once more
    assert [post.message_id for post in (await house.play.addresses(table.id)).posts] == [70, 74]
    await house.play.forget_message(table.id, 74)
    assert [post.message_id for post in (await house.play.addresses(table.id)).posts] == [70]
