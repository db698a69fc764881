"""Does a game go on by what its players choose, and by nothing else?"""

from random import Random

import pytest

from bot.errors import (
    ChannelBusyError,
    GameOverError,
    IllegalChoiceError,
    NoGameHereError,
    NoSuchGameError,
    NoSuchSeatError,
    NotAtTableError,
    NotHostError,
    NotStartedError,
    NotYourTurnError,
    StaleError,
    UserError,
)
from bot.game import Options, parse
from bot.game.actions import Explore, Recruit
from bot.game.events import LordsDrawn, Reshuffled
from bot.robots import ROBOTS
from bot.robots.uniform import any_of
from bot.service import Ending, Play, Status, Table
from bot.service.thinking import Thinking
from tests.service.house import GUEST, HOST, NOW, STRANGER, THIRD, House


def user_to_move(table: Table) -> int:
    assert table.decider is not None
    user_id = table.player(table.decider).user_id
    assert user_id is not None
    return user_id


async def test_an_action_is_applied_and_stored(house: House) -> None:
    table = await house.running()
    acted = await house.act(table, Explore(2))
    assert acted.fresh
    assert acted.table.version == table.version + 1
    assert acted.table == await house.play.load(table.id)
    drawn = acted.table.view(0).drawn_lords
    assert len(drawn) == 2
    assert LordsDrawn(0, drawn) in acted.events
    assert acted.table.view(1).drawn_lords == ()


async def test_each_mistake_is_refused_by_its_error_and_changes_nothing(house: House) -> None:
    waiting = await house.waiting(2)
    with pytest.raises(NotStartedError):
        await house.play.act(waiting.id, HOST, Explore(1), waiting.version, None, NOW)
    table = await house.running()
    mover, other = user_to_move(table), GUEST if user_to_move(table) == HOST else HOST
    attempts: list[tuple[type[UserError], int, str, int]] = [
        (NotAtTableError, STRANGER, "explore:1", table.version),
        (NotAtTableError, STRANGER, "explore:1", table.version - 1),
        (StaleError, mover, "explore:1", table.version - 1),
        (StaleError, mover, "explore:1", table.version + 1),
        (StaleError, other, "explore:1", table.version - 1),
        (NotYourTurnError, other, "explore:1", table.version),
        (IllegalChoiceError, mover, "rally:mage", table.version),
        (IllegalChoiceError, mover, "stay", table.version),
        (IllegalChoiceError, mover, "recruit:mage-4", table.version),
    ]
    for error, user_id, notation, version in attempts:
        with pytest.raises(error):
            await house.play.act(table.id, user_id, parse(notation), version, house.click(), NOW)
    assert await house.play.load(table.id) == table
    with pytest.raises(NoSuchGameError):
        await house.play.act("nothing1", mover, Explore(1), 1, None, NOW)


async def test_a_stale_panel_is_told_the_present_version(house: House) -> None:
    table = await house.running()
    acted = await house.act(table, Explore(2))
    with pytest.raises(StaleError) as refused:
        await house.play.act(table.id, user_to_move(table), Explore(2), table.version, None, NOW)
    assert refused.value.params == {"game": table.id, "version": acted.table.version}


async def test_what_decides_itself_follows_at_once_as_actions_of_their_own(house: House) -> None:
    table = await house.running()
    acted = await house.act(table, Explore(1))
    assert acted.table.view(None).turn_number == 2
    assert acted.table.version == table.version + 1
    (turn, after) = await house.play.since(table.id, None, 1)
    assert [action.split(":")[0] for action in turn.actions] == ["explore", "recruit"]
    assert (after.number, after.actions) == (2, ())


async def test_cc_08_the_same_interaction_again_changes_nothing_and_tells_the_same(house: House) -> None:
    table = await house.running()
    user_id, click = user_to_move(table), house.click()
    first = await house.play.act(table.id, user_id, Explore(3), table.version, click, NOW)
    again = await house.play.act(table.id, user_id, Explore(3), table.version, click, NOW)
    assert (again.fresh, again.events, again.table) == (False, first.events, first.table)
    kept = first.table.view(0).drawn_lords[0]
    later = (await house.act(first.table, Recruit((kept,)))).table
    await house.restart()
    again = await house.play.act(table.id, user_id, Explore(3), table.version, click, NOW)
    assert (again.fresh, again.events, again.table) == (False, first.events, later)


async def test_a_click_is_repeated_only_by_the_same_person_in_the_same_game(house: House) -> None:
    tables = [await house.running() for _ in range(2)]
    click = house.click()
    for table in tables:
        acted = await house.play.act(table.id, user_to_move(table), Explore(3), table.version, click, NOW)
        assert (acted.fresh, acted.table.id) == (True, table.id)
    table = tables[0]
    other = GUEST if user_to_move(table) == HOST else HOST
    with pytest.raises(StaleError):
        await house.play.act(table.id, other, Explore(3), table.version, click, NOW)


async def test_us_07_people_are_told_apart_by_their_ids_not_by_their_names(house: House) -> None:
    table = await house.lobby.create(1, 1, HOST, "Same", Options(2), "en", NOW)
    await house.lobby.join(table.id, GUEST, "Same", NOW)
    table = await house.lobby.start(table.id, HOST, NOW)
    seats = {table.seat_of(HOST), table.seat_of(GUEST)}
    assert seats == {0, 1}
    await house.play.rename(HOST, "Other\x00")
    renamed = await house.play.load(table.id)
    assert renamed.seat_of(HOST) == table.seat_of(HOST)
    assert {player.name for player in renamed.players} == {"Same", "Other"}
    assert renamed.version == table.version


async def test_ui_05_somebody_in_several_games_acts_in_the_one_that_is_named(house: House) -> None:
    first, second = await house.running(), await house.running(3)
    assert await house.play.load(first.id) == first
    await house.act(second)
    assert await house.play.load(first.id) == first
    found = await house.play.games_of(HOST)
    assert {table.id for table in found} == {first.id, second.id}


async def test_the_games_of_somebody_that_wait_for_them_come_first(house: House) -> None:
    tables = [await house.running(3) for _ in range(4)] + [await house.waiting(2)]
    for user_id in (HOST, GUEST):
        found = await house.play.games_of(user_id)
        assert {table.id for table in found} == {table.id for table in tables}
        mine = [table.decider is not None and table.decider == table.seat_of(user_id) for table in found]
        assert mine == sorted(mine, reverse=True)
    assert await house.play.games_of(STRANGER) == ()


async def test_a_robot_plays_its_whole_turn(house: House) -> None:
    table = await house.running(1, ("greedy",))
    while table.view(None).turn_number < 6:
        assert table.decider is not None
        before = table.view(None).turn_number
        if table.player(table.decider).robot:
            assert await house.play.robots_due() == [table.id]
        else:
            assert await house.play.act_robot(table.id, NOW) is None
            assert await house.play.robots_due() == []
        robot = table.player(table.decider).robot
        table = (await house.act(table)).table
        assert table.view(None).turn_number == before + 1 or not robot
    assert [turn.seat for turn in await house.play.since(table.id, None, 1)] == [0, 1] * 3


async def test_the_same_robot_in_the_same_game_plays_the_same(house: House) -> None:
    table = await house.running(1, ("random", "random", "random"))
    while table.decider is not None and table.player(table.decider).human:
        table = (await house.act(table)).table
    first = await house.play.act_robot(table.id, NOW)
    assert first is not None
    (played, *_) = await house.play.since(table.id, None, table.view(None).turn_number)
    ended = await house.play.end(table.id, HOST, manager=True, now=NOW)
    again = Random(f"{ended.seed}:robot:{played.seat}:{played.number}")
    view = table.view(played.seat)
    assert str(any_of(view.legal, again)) == played.actions[0]


async def test_us_01_a_robot_takes_over_from_whoever_leaves(house: House) -> None:
    table = await house.running(3)
    mover = user_to_move(table)
    table = (await house.act(table, Explore(3))).table
    left = await house.play.leave(table.id, mover, NOW)
    player = left.player(0)
    assert (player.user_id, player.robot, player.left, player.human) == (mover, "normal", True, False)
    assert left.seat_of(mover) is None
    assert left.version == table.version + 1
    assert left.host_id in {player.user_id for player in left.humans}
    assert table.id not in {game.id for game in await house.play.games_of(mover)}
    with pytest.raises(NotAtTableError):
        await house.play.leave(table.id, mover, NOW)
    with pytest.raises(NotAtTableError):
        await house.play.act(table.id, mover, Explore(1), left.version, None, NOW)
    assert await house.play.robots_due() == [table.id]
    acted = await house.play.act_robot(table.id, NOW)
    assert acted is not None
    assert acted.table.decider == 1


async def test_us_05_without_people_a_game_is_abandoned(house: House) -> None:
    table = await house.running(2, ("random",))
    await house.play.leave(table.id, HOST, NOW)
    table = await house.play.leave(table.id, GUEST, NOW)
    assert (table.status, table.ending, table.decider) == (Status.CANCELLED, Ending.ABANDONED, None)
    assert await house.play.robots_due() == []
    assert await house.play.act_robot(table.id, NOW) is None
    assert (await house.lobby.create(1, table.channel_id, THIRD, "Cleo", Options(2), "en", NOW)).over is False


async def test_a_manager_ends_a_game_at_once_and_its_host_only_before_it_begins(house: House) -> None:
    table = await house.running()
    with pytest.raises(NotAtTableError):
        await house.play.end(table.id, STRANGER, manager=False, now=NOW)
    assert (await house.play.end(table.id, HOST, manager=False, now=NOW)).status is Status.RUNNING
    ended = await house.play.end(table.id, STRANGER, manager=True, now=NOW)
    assert (ended.status, ended.ending, ended.ended_at) == (Status.CANCELLED, Ending.STOPPED, NOW)
    with pytest.raises(GameOverError):
        await house.play.end(table.id, HOST, manager=False, now=NOW)
    with pytest.raises(GameOverError):
        await house.play.act(table.id, HOST, Explore(1), ended.version, None, NOW)
    waiting = await house.waiting(2)
    with pytest.raises(NotHostError):
        await house.play.end(waiting.id, GUEST, manager=False, now=NOW)
    assert (await house.play.end(waiting.id, HOST, manager=False, now=NOW)).ending is Ending.CALLED_OFF


async def test_a_channel_shows_its_open_game_else_the_last_one_played(house: House) -> None:
    with pytest.raises(NoGameHereError):
        await house.play.find(1)
    table = await house.running(1, ("random",))
    over = await house.play_out(table, Random(1))
    assert await house.play.find(table.channel_id) == over
    await house.lobby.create(1, table.channel_id, HOST, "Ana", Options(2), "en", NOW)
    assert (await house.play.find(table.channel_id)).status is Status.LOBBY


async def test_a_game_moves_to_a_free_channel(house: House) -> None:
    table, other = await house.running(), await house.running()
    await house.play.announce(table.id, table.version, 7)
    with pytest.raises(ChannelBusyError):
        await house.play.move_channel(table.id, other.channel_id, NOW)
    moved = await house.play.move_channel(table.id, 2**40, NOW)
    assert (moved.channel_id, moved.message_id, moved.announced) == (2**40, None, 0)


async def test_a_table_tells_nothing_that_a_view_does_not(house: House) -> None:
    table = await house.running()
    table = (await house.act(table, Explore(3))).table
    lords = {lord.name for lord in table.view(0).drawn_lords}
    for text in (repr(table), str(table), repr(table.view(1)), repr(table.view(None))):
        assert not any(name in text for name in lords) or "drawn" not in text
        assert "lord_deck=(" not in text
    assert "_state" not in repr(table)
    for seat in (-1, 2):
        with pytest.raises(NoSuchSeatError):
            table.view(seat)


async def test_se_01_acted_holds_no_event_that_its_seat_may_not_know(house: House) -> None:
    for number in range(3):
        table = await house.running(2, ("random",), Options(3, bonus_locations=True))
        rng = Random(number)
        while not table.over:
            assert table.decider is not None
            seat = table.decider if table.player(table.decider).human else None
            acted = await house.act(table, any_of(table.view(table.decider).legal, rng))
            assert not any(isinstance(event, Reshuffled) for event in acted.events)
            assert all(event.audience is None or event.audience == (seat,) for event in acted.events)
            table = acted.table


async def test_a_robot_that_a_later_version_dropped_is_replaced(house: House) -> None:
    table = await house.running(1, ("random",))
    play = Play(house.database, Thinking({"normal": ROBOTS["normal"]}))
    while table.decider is not None and table.player(table.decider).human:
        table = (await house.act(table)).table
    assert await play.act_robot(table.id, NOW) is not None


async def test_a_view_is_made_once_and_another_one_of_the_next_version(house: House) -> None:
    table = await house.running(2)
    assert table.view(0) is table.view(0)
    assert table.view(0) is not table.view(None)
    after = (await house.act(table)).table
    assert after.view(None) != table.view(None)
