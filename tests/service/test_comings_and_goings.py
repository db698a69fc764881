"""Whatever people do about a game, in whichever order: is there one seat a person, and does it end when it should?"""

from random import Random

from bot.db.check import faults
from bot.errors import UserError
from bot.game.actions import Explore
from bot.service import Ending, Status, Table
from tests.service.house import FOURTH, GUEST, HOST, NOW, PEOPLE, STRANGER, THIRD, House
from tests.service.test_ending import seat_of
from tests.service.test_races import counts
from tests.service.test_sleep import LATER

EVERYBODY = (*PEOPLE, STRANGER)


async def something(house: House, table: Table, rng: Random) -> Table | None:
    """Do anything at all, as anybody; raise UserError where that cannot be."""
    who, other, seat = rng.choice(EVERYBODY), rng.choice(EVERYBODY), rng.randrange(len(table.players))
    play = house.play
    doings = (
        lambda: play.end(table.id, who, False, NOW),
        lambda: play.agree(table.id, who, NOW),
        lambda: play.agree(table.id, who, NOW),
        lambda: play.play_on(table.id, who, NOW),
        lambda: play.leave(table.id, who, NOW),
        lambda: play.take_seat(table.id, who, "x", seat, NOW),
        lambda: play.offer_seat(table.id, who, other, rng.choice((None, seat)), NOW, manager=rng.random() < 0.2),
        lambda: play.accept_seat(table.id, who, "x", seat, NOW),
        lambda: play.accept_seat(table.id, who, "x", seat, NOW),
        lambda: play.close_offer(table.id, who, seat, NOW, manager=rng.random() < 0.2),
        lambda: play.close_dormant(table.id, rng.choice((NOW, NOW, NOW, LATER))),
        lambda: play.reopen(table.id, who, rng.random() < 0.2, NOW),
    )
    return await rng.choice(doings)()


@counts(4, 200)
async def test_any_comings_and_goings_leave_a_whole_table(house: House, rounds: int) -> None:
    endings = set()
    for number in range(rounds):
        rng = Random(number)
        table = await house.running(3, ("random",))
        before = {seat: table.view(seat) for seat in range(4)}
        for _ in range(80):
            after = None
            try:
                after = await something(house, table, rng)
            except UserError:
                assert await house.play.load(table.id) == table  # refused, and nothing has changed
            if after is None:
                continue
            table = after
            people = [player.user_id for player in table.players if player.user_id is not None]
            assert len(set(people)) == len(people)
            assert {seat: table.view(seat) for seat in range(4)} == before  # nobody's cards have changed
            offered = [player for player in table.players if player.offered_to is not None]
            assert all(player.offered_to != player.user_id or player.left for player in offered)
            voices = [player.agreed for player in table.humans]
            assert not any(player.agreed for player in table.players if not player.human)
            assert (table.seed is not None) is table.over
            if table.over:
                assert table.ending in (Ending.AGREED, Ending.STOPPED, Ending.ABANDONED)
                assert all(voices)
                break
            assert voices
            assert not all(voices)
            assert table.dormant or table.status is Status.RUNNING
        endings.add(table.ending)
        async with house.database.reading() as connection:
            assert await faults(connection) == []
    assert Ending.AGREED in endings


async def test_us_04_a_seat_changes_hands_with_the_cards_that_were_drawn(house: House) -> None:
    table = await house.running(2)
    user_id = table.player(0).user_id
    assert user_id in (HOST, GUEST)
    drawn = (await house.act(table, Explore(3))).table
    lords = drawn.view(0).drawn_lords
    assert lords
    await house.play.offer_seat(table.id, user_id, THIRD, None, NOW)
    after = await house.play.accept_seat(table.id, THIRD, "Cleo", 0, NOW)
    assert after.view(0).drawn_lords == lords
    assert after.view(1) == drawn.view(1)
    assert await house.play.undoable(after, THIRD) == ()
    assert (await house.act(after)).fresh
    assert seat_of(after, THIRD) == 0
    assert after.seat_of(FOURTH) is None
