"""How are people told of their turn? As they want it, and nobody who is there already."""

from random import Random

import pytest

from bot.i18n import text
from bot.service import Clock, Notify
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
