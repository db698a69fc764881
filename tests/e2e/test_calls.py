"""How are people told of their turn? As they want it, and nobody who is there already."""

from datetime import timedelta
from random import Random

import pytest

from bot.i18n import text
from bot.service import Clock, Notify, Status
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls
from tests.e2e.test_clocks import asked, people_at, wants


@pytest.mark.parametrize("opened", [True, False])
async def test_a_direct_message_and_where_it_is_closed_a_mention(home: House, opened: bool) -> None:
    alice, bob = home.sandbox.person("Alice"), home.sandbox.person("Bob")
    for person in (alice, bob):
        await wants(home, person, notify=Notify.DM, locale="fr")
        person.set_direct_messages(opened=opened)
    await home.timed_table(Clock.DAY, alice, bob)
    late = await home.on_turn(alice, bob)
    await home.wait(minutes=1)
    message = next(each for each in home.public() if controls(each, "chambers"))
    assert message not in late.notifications
    (told,) = late.notifications
    assert (told.channel_id == home.sandbox.channel.id) is not opened
    if opened:
        assert text("call-dm", "fr").casefold() in told.text.casefold()
        assert f"/{home.sandbox.channel.id}/{message.id}" in told.text
        panel = await late.click(told, control(told, "turn")).settled()
        assert controls(panel.messages[0], "see") or controls(panel.messages[0], "act")
    await home.wait(hours=13)
    assert len(late.notifications) == 2


async def test_who_wants_nothing_is_told_nothing_and_the_clock_runs_all_the_same(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY, notify=Notify.NOTHING)
    await home.wait(hours=13)
    await home.wait(hours=12)
    assert "run out of time" in asked(home).text
    assert late.notifications == other.notifications == []
    assert message.text


async def test_you_are_next_is_said_to_those_who_want_it(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY)
    assert other.notifications == []
    await wants(home, late, next_up=True)
    await play_turn(late, message, Random(1))
    await home.settled()
    turn = home.public()[-1]
    assert other.notifications == [turn]
    assert late.notifications == [message, turn]
    assert "Next: " in turn.text


async def test_in_a_live_game_where_everybody_is_there_nobody_is_mentioned(home: House) -> None:
    late, other, message = await people_at(home, Clock.LIVE)
    assert late.notifications == []
    await play_turn(late, message, Random(1))
    await home.settled()
    assert other.notifications == []
    await home.wait(minutes=3)
    assert len(other.notifications) == 1  # the reminder at half time calls them all the same
    await home.wait(minutes=2)
    await home.wait(minutes=6)
    assert (await home.game()).turn == 3
    await home.wait(minutes=6)


async def test_who_wants_nothing_is_promised_nothing(home: House) -> None:
    _, other, _ = await people_at(home, Clock.DAY)
    for notify, told in ((Notify.MENTION, True), (Notify.NOTHING, False), (Notify.DM, True)):
        await wants(home, other, notify=notify)
        answer = await other.slash("conspiracy turn", home.sandbox.channel).settled()
        assert ("You will be told" in answer.text) is told


async def test_whoever_takes_over_a_turn_is_told_of_it_as_the_one_before_was(home: House) -> None:
    people = [home.sandbox.person(name) for name in ("Alice", "Bob", "Cara")]
    for person in people:
        await wants(home, person, notify=Notify.DM)
        person.set_direct_messages(opened=False)
    alice, bob, cara = people
    await home.timed_table(Clock.DAY, alice, bob)
    late, game = await home.on_turn(alice, bob), await home.game()
    await home.due()
    assert len(late.notifications) == 1
    play, now = home.client.play, home.client.now()
    await play.offer_seat(game.id, late.id, cara.id, None, now)
    await play.accept_seat(game.id, cara.id, "Cara", game.decider or 0, now)
    home.client.announcer.soon(game.id)
    await home.settled()
    await home.due()
    assert len(cara.notifications) == 1


async def test_a_turn_that_could_not_be_posted_is_posted_where_one_would_be_reminded_of_it(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY)
    fault = home.sandbox.faults.add("POST /channels/*/messages", times=None, status=403)
    await play_turn(late, message, Random(1))
    await home.settled()
    home.sandbox.faults.remove(fault)
    assert other.notifications == []
    await home.wait(hours=13)
    assert other.notifications == [home.public()[-1]]
    assert controls(home.public()[-1], "chambers")


async def test_a_damaged_game_is_looked_at_once_a_day(home: House, caplog: pytest.LogCaptureFixture) -> None:
    await people_at(home, Clock.HOUR)
    game = await home.game()
    await home.wait(hours=1)
    async with home.database.writing() as connection:
        await connection.exec_driver_sql("UPDATE games SET snapshot = '{}'")
    await home.wait(hours=1)
    clock = (await home.client.play.load(game.id)).clock
    assert clock is not None
    assert clock.wake - home.client.now() > timedelta(hours=23)
    caplog.clear()  # that it is damaged is told whenever it is read


async def test_a_game_whose_channel_is_closed_sleeps_after_a_month(home: House) -> None:
    await people_at(home, Clock.DAY)
    home.sandbox.faults.add("POST /channels/*/messages", times=None, status=403)
    for _ in range(29):
        await home.wait(days=1, minutes=1)
    assert (await home.game()).status is Status.RUNNING
    for _ in range(2):
        await home.wait(days=1, minutes=1)
    assert (await home.game()).dormant
