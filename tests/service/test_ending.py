"""Does a game end when its people agree to that, and not before?"""

import pytest

from bot.errors import (
    GameOverError,
    NoProposalError,
    NotAtTableError,
)
from bot.game import Options
from bot.game.cards import Guild
from bot.service import Ending, Play, Status, Table
from tests.service.house import FOURTH, GUEST, HOST, NOW, STRANGER, THIRD, House
from tests.service.test_races import counts, mover, outcomes


async def proposed(house: House, people: int = 3) -> Table:
    """Return a game whose host proposes to end it."""
    table = await house.running(people)
    return await house.play.end(table.id, HOST, False, NOW)


def seat_of(table: Table, user_id: int) -> int:
    seat = table.seat_of(user_id)
    assert seat is not None
    return seat


async def test_a_game_ends_when_all_people_at_the_table_have_agreed(house: House) -> None:
    table = await proposed(house)
    assert table.proposed
    assert table.status is Status.RUNNING
    assert [player.user_id for player in table.players if player.agreed] == [HOST]
    table = await house.play.agree(table.id, GUEST, NOW)
    assert table.status is Status.RUNNING
    table = await house.play.end(table.id, THIRD, False, NOW)  # a command agrees as well
    assert (table.status, table.ending, table.ended_at) == (Status.CANCELLED, Ending.AGREED, NOW)
    assert table.seed is not None
    with pytest.raises(GameOverError):
        await house.play.agree(table.id, HOST, NOW)
    await house.lobby.create(1, table.channel_id, HOST, "Ana", Options(2), "en", NOW)


async def test_to_agree_twice_changes_nothing_and_the_host_is_one_among_others(house: House) -> None:
    table = await proposed(house)
    for again in (house.play.agree, lambda *call: house.play.end(call[0], call[1], False, call[2])):
        assert await again(table.id, HOST, NOW) == table
    with pytest.raises(NotAtTableError):
        await house.play.agree(table.id, STRANGER, NOW)
    with pytest.raises(NotAtTableError):
        await house.play.end(table.id, STRANGER, False, NOW)
    stopped = await house.play.end(table.id, STRANGER, True, NOW)
    assert stopped.ending is Ending.STOPPED


async def test_whoever_wants_to_play_on_withdraws_what_was_proposed(house: House) -> None:
    table = await proposed(house)
    await house.play.agree(table.id, GUEST, NOW)
    after = await house.play.play_on(table.id, THIRD, NOW)
    assert not after.proposed
    for late in (house.play.agree, house.play.play_on):
        with pytest.raises(NoProposalError):
            await late(table.id, HOST, NOW)
    assert (await house.play.load(table.id)).status is Status.RUNNING


async def test_who_leaves_counts_no_more_and_who_comes_back_counts_anew(house: House) -> None:
    table = await proposed(house)
    seat = seat_of(table, HOST)
    await house.play.leave(table.id, HOST, NOW)
    assert not (await house.play.load(table.id)).proposed
    back = await house.play.take_seat(table.id, HOST, "Ana", seat, NOW)
    assert not back.player(seat).agreed
    await house.play.end(table.id, GUEST, False, NOW)
    await house.play.agree(table.id, HOST, NOW)
    ended = await house.play.leave(table.id, THIRD, NOW)  # the only one who had not agreed
    assert (ended.status, ended.ending) == (Status.CANCELLED, Ending.AGREED)


async def test_a_single_person_asks_nobody(house: House) -> None:
    table = await house.running(2, ("random",))
    await house.play.leave(table.id, HOST, NOW)
    assert (await house.play.end(table.id, GUEST, False, NOW)).ending is Ending.STOPPED
    solo = await house.waiting(1, Options(2, opponent=Guild.MAGE))
    assert (await house.play.end(solo.id, HOST, False, NOW)).ending is Ending.STOPPED


async def test_a_proposal_calls_nobody_a_second_time(house: House) -> None:
    """What the public message shows is still true: a restart posts nothing."""
    table = await house.running(3)
    await house.play.announce(table.id, table.version, 7)
    await house.play.end(table.id, HOST, False, NOW)
    await house.play.agree(table.id, GUEST, NOW)
    await house.play.play_on(table.id, THIRD, NOW)
    third = seat_of(table, THIRD)
    await house.play.offer_seat(table.id, THIRD, FOURTH, None, NOW)
    assert await house.play.unannounced() == ()
    if table.decider != third:
        await house.play.accept_seat(table.id, FOURTH, "Dan", third, NOW)
        assert await house.play.unannounced() == ()


@counts(10, 300)
async def test_to_agree_and_a_click_at_once_both_count_or_the_click_is_told(house: House, rounds: int) -> None:
    for number in range(rounds):
        table = await proposed(house, 2)
        user_id, action = mover(table)
        other = Play(house.database) if number % 2 else house.play
        found = await outcomes(
            other.agree(table.id, GUEST, NOW), house.play.act(table.id, user_id, action, table.version, None, NOW)
        )
        after = await house.play.load(table.id)
        assert after.ending is Ending.AGREED  # whoever acted first
        acted = after.version - table.version - 1
        assert found["done"] == 1 + acted
        assert found["StaleError"] + found["GameOverError"] == 1 - acted
        rows = await house.play.since(table.id, None, 1)
        assert sum(len(turn.actions) for turn in rows) == acted


@counts(10, 300)
async def test_one_agrees_and_one_plays_on_at_once_and_one_of_them_is_told(house: House, rounds: int) -> None:
    for _ in range(rounds):
        table = await proposed(house, 3)
        await house.play.agree(table.id, GUEST, NOW)
        found = await outcomes(
            house.play.agree(table.id, THIRD, NOW), Play(house.database).play_on(table.id, GUEST, NOW)
        )
        after = await house.play.load(table.id)
        assert found["done"] == 1
        assert found["GameOverError" if after.over else "NoProposalError"] == 1
