"""Does a seat go from one person to another when both want that, and to nobody else?"""

from random import Random

import pytest
from sqlalchemy import text

from bot.db.check import faults
from bot.errors import (
    AlreadyAtTableError,
    GameOverError,
    HasSeatError,
    NoOpenSeatError,
    NoSuchSeatError,
    NotAtTableError,
    NotForYouError,
    NotStartedError,
    OfferOverError,
    OfferToSelfError,
    OwnSeatError,
    SeveralSeatsError,
    UserError,
)
from bot.service import Play, Privacy
from tests.service.house import FOURTH, GUEST, HOST, NOW, STRANGER, THIRD, House
from tests.service.test_ending import seat_of
from tests.service.test_races import counts, mover, outcomes
from tests.service.test_seats import left


async def test_a_seat_changes_hands_and_the_earlier_holder_is_forgotten(house: House) -> None:
    table = await house.running(3)
    while table.view(None).turn_number < 5:
        table = (await house.act(table)).table
    seat, hidden = seat_of(table, HOST), table.view(seat_of(table, HOST))
    assert table.host_id == HOST
    offered = await house.play.offer_seat(table.id, HOST, STRANGER, None, NOW)
    assert offered.player(seat).offered_to == STRANGER
    assert offered.seat_of(HOST) == seat
    await house.restart()
    after = await house.play.accept_seat(table.id, STRANGER, " Eve\n", seat, NOW)
    player = after.player(seat)
    assert (player.user_id, player.name, player.human, player.offered_to) == (STRANGER, "Eve", True, None)
    assert after.host_id == STRANGER
    assert after.view(seat) == hidden
    assert (await Privacy(house.database).kept(HOST)).nothing
    async with house.database.reading() as connection:
        query = f"SELECT count(*) FROM actions WHERE user_id = {HOST}"  # noqa: S608 - our own number
        assert await connection.scalar(text(query)) == 0
        assert await faults(connection) == []
    with pytest.raises(NotAtTableError):
        await house.play.leave(table.id, HOST, NOW)
    assert (await house.play_out(after, Random(2))).over


async def test_us_08_nobody_is_offered_a_seat_who_cannot_take_it(house: House) -> None:
    table, seat = await left(house)
    other = seat_of(table, THIRD)
    await house.play.leave(table.id, THIRD, NOW)
    before = await house.play.load(table.id)
    for user_id, to, wanted, refused in (
        (HOST, HOST, None, OfferToSelfError),
        (HOST, GUEST, None, HasSeatError),  # may take another one again
        (STRANGER, FOURTH, None, NotAtTableError),
        (GUEST, FOURTH, None, NotAtTableError),
        (HOST, FOURTH, 9, NoSuchSeatError),
    ):
        with pytest.raises(refused):
            await house.play.offer_seat(table.id, user_id, to, wanted, NOW)
    with pytest.raises(HasSeatError):
        await house.play.offer_seat(table.id, STRANGER, HOST, seat, NOW, manager=True)
    with pytest.raises(NotForYouError):
        await house.play.offer_seat(table.id, STRANGER, FOURTH, seat_of(before, HOST), NOW, manager=True)
    with pytest.raises(SeveralSeatsError) as several:
        await house.play.offer_seat(table.id, STRANGER, FOURTH, None, NOW, manager=True)
    assert several.value.params["seats"] == ", ".join(sorted(str(each + 1) for each in (seat, other)))
    assert await house.play.load(table.id) == before


async def test_a_manager_or_a_player_offers_a_seat_that_was_left(house: House) -> None:
    whole = await house.running(3)
    with pytest.raises(NoOpenSeatError):
        await house.play.offer_seat(whole.id, STRANGER, FOURTH, None, NOW, manager=True)
    table, seat = await left(house)
    for user_id, wanted, manager in ((STRANGER, None, True), (HOST, seat, False)):
        offered = await house.play.offer_seat(table.id, user_id, FOURTH, wanted, NOW, manager=manager)
        assert offered.player(seat).offered_to == FOURTH
        with pytest.raises(NotForYouError):
            await house.play.close_offer(table.id, STRANGER, seat, NOW)
        closed = await house.play.close_offer(table.id, THIRD, seat, NOW)  # any player
        assert closed.player(seat).offered_to is None
    await house.play.offer_seat(table.id, HOST, GUEST, seat, NOW)  # whose seat it was
    assert (await house.play.accept_seat(table.id, GUEST, "Bo", seat, NOW)).seat_of(GUEST) == seat


async def test_an_offer_that_does_not_stand_gives_nobody_a_seat(house: House) -> None:
    table = await house.running(3)
    seat, other = seat_of(table, HOST), seat_of(table, THIRD)

    async def refused(error: type[UserError], user_id: int = STRANGER) -> None:
        before = await house.play.load(table.id)
        with pytest.raises(error):
            await house.play.accept_seat(table.id, user_id, "Eve", seat, NOW)
        assert await house.play.load(table.id) == before

    await refused(OfferOverError)
    await house.play.offer_seat(table.id, HOST, STRANGER, None, NOW)
    await refused(NotForYouError, FOURTH)
    await refused(NotForYouError, GUEST)
    with pytest.raises(NotForYouError):
        await house.play.close_offer(table.id, GUEST, seat, NOW)
    await house.play.close_offer(table.id, HOST, seat, NOW)
    await refused(OfferOverError)
    await house.play.offer_seat(table.id, HOST, STRANGER, None, NOW)
    await house.play.close_offer(table.id, STRANGER, seat, NOW)  # declined
    await refused(OfferOverError)
    await house.play.offer_seat(table.id, HOST, STRANGER, None, NOW)
    await house.play.offer_seat(table.id, HOST, FOURTH, None, NOW)  # instead
    await refused(NotForYouError)
    await house.play.leave(table.id, HOST, NOW)
    await refused(OfferOverError, FOURTH)
    await house.play.offer_seat(table.id, GUEST, STRANGER, seat, NOW)
    await house.play.leave(table.id, THIRD, NOW)
    await house.play.take_seat(table.id, STRANGER, "Eve", other, NOW)  # another one meanwhile
    await refused(AlreadyAtTableError)
    await house.play.leave(table.id, STRANGER, NOW)
    await refused(OwnSeatError)
    await house.play.end(table.id, GUEST, False, NOW)
    await refused(GameOverError)
    waiting = await house.waiting(2)
    with pytest.raises(NotStartedError):
        await house.play.offer_seat(waiting.id, HOST, STRANGER, None, NOW)


async def test_who_may_take_a_seat_over_can_have_that_forgotten(house: House) -> None:
    table = await house.running(2)
    privacy = Privacy(house.database)
    await house.play.offer_seat(table.id, HOST, STRANGER, None, NOW)
    seat = seat_of(table, HOST)
    assert not (await privacy.kept(STRANGER)).nothing
    assert (await privacy.export(STRANGER, NOW))["offers"] == [{"game": table.id, "seat": seat}]
    await privacy.forget(STRANGER, NOW)
    assert (await privacy.kept(STRANGER)).nothing
    with pytest.raises(OfferOverError):
        await house.play.accept_seat(table.id, STRANGER, "Eve", seat, NOW)


@counts(8, 300)
async def test_two_offers_are_accepted_at_once_and_one_counts(house: House, rounds: int) -> None:
    """The later offer takes the place of the earlier one at the very moment at which that is accepted."""
    for number in range(rounds):
        table = await house.running(2)
        seat = seat_of(table, HOST)
        await house.play.offer_seat(table.id, HOST, STRANGER, None, NOW)
        both = (house.play, Play(house.database))[:: 1 if number % 2 else -1]
        found = await outcomes(
            both[0].accept_seat(table.id, STRANGER, "Eve", seat, NOW),
            both[0].accept_seat(table.id, STRANGER, "Eve", seat, NOW),
            both[1].offer_seat(table.id, HOST, FOURTH, None, NOW),
            both[1].accept_seat(table.id, FOURTH, "Dan", seat, NOW),
            both[1].close_offer(table.id, HOST, seat, NOW),
        )
        after = await house.play.load(table.id)
        assert sum(found.values()) == 5
        assert after.player(seat).human
        assert after.player(seat).user_id in (HOST, STRANGER, FOURTH)
        assert after.version == table.version + 1 + found["done"]
        assert len(after.players) == 2


@counts(8, 300)
async def test_a_seat_is_handed_over_while_its_holder_acts(house: House, rounds: int) -> None:
    for _ in range(rounds):
        table = await house.running(2)
        user_id, action = mover(table)
        seat = seat_of(table, user_id)
        offered = await house.play.offer_seat(table.id, user_id, STRANGER, None, NOW)
        found = await outcomes(
            house.play.act(table.id, user_id, action, offered.version, None, NOW),
            Play(house.database).accept_seat(table.id, STRANGER, "Eve", seat, NOW),
        )
        after = await house.play.load(table.id)
        assert after.seat_of(STRANGER) == seat
        assert found["done"] + found["NotAtTableError"] + found["StaleError"] == 2
        assert found["done"] >= 1
        async with house.database.reading() as connection:
            query = f"SELECT count(*) FROM actions WHERE user_id = {user_id} AND game_id = '{table.id}'"  # noqa: S608
            assert await connection.scalar(text(query)) == 0
