"""Does everybody read who was late, until when the table waits, and what a robot played for whom?"""

from random import Random

import pytest

from bot.i18n import LOCALES, text
from bot.service import Clock, Notify
from cogs.screens.table import names_of
from sandbox.messages import Message
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls
from tests.e2e.test_clocks import asked, choice, people_at
from tests.e2e.test_privacy import deleted


def gone(*messages: Message) -> list[bool]:
    return [message.deleted for message in messages]


async def test_the_table_that_waits_says_until_when_wherever_it_says_so(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY)
    await home.wait(hours=25)
    question = asked(home)
    await other.click(question, choice(question, "wait")).settled()
    await home.settled()
    clock = (await home.game()).clock
    assert clock is not None
    assert clock.due is not None
    until = int(clock.due.timestamp())
    assert f"until <t:{until}:f>" in question.text  # in full: "until in 24 hours" is no English
    assert f"<t:{until}:R>" in message.text
    assert message.controls
    assert late.notifications[0] is message
    assert other.notifications == []
    assert len([each for each in home.public() if controls(each, "chambers")]) == 1


async def test_who_was_late_bears_their_own_name(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    name = late.user.global_name
    await home.wait(hours=25)
    question = asked(home)
    await other.click(question, choice(question, "wait")).settled()
    await home.settled()
    await home.wait(hours=25)
    assert any(each.text.startswith(text("seat-kept", "en", name=name)) for each in home.public())


async def test_the_table_looks_for_somebody_in_place_of_the_person(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=25)
    question = asked(home)
    await other.click(question, choice(question, "substitute")).settled()
    await home.settled()
    said = text("asked-substitute", "en", who=other.user.global_name, name=late.user.global_name)
    assert question.text == f"-# {said}"


async def test_the_channel_reads_that_a_robot_played_for_somebody(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    name = late.user.global_name
    await home.wait(hours=25)
    await home.wait(hours=13)
    message = home.public()[-1]
    assert f"🤖 **{name}** " in message.text
    await play_turn(other, message, Random(1))
    await home.settled()
    marked = [each for each in home.public() if f"🤖 **{name}** " in each.text]
    assert any("**Turn 1** · 🤖" in each.text for each in marked)
    assert not [each for each in home.public() if f"🤖 **{other.user.global_name}**" in each.text]


async def test_who_has_left_the_server_is_told_nothing_more(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY, notify=Notify.DM, next_up=True)
    other.leave()
    late.set_direct_messages(opened=True)
    told = len(other.notifications)
    await play_turn(late, message, Random(1))
    await home.settled()
    await home.wait(minutes=1)
    await home.wait(hours=13)
    assert len(other.notifications) == told
    posts = len(home.public())
    await home.wait(hours=12)
    assert len(home.public()) == posts + 1
    assert asked(home) is home.public()[-1]


async def test_what_called_reminded_and_asked_goes_when_the_turn_has_been_played(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY)
    await home.wait(hours=13)
    await home.wait(hours=12)
    reminder, question = home.public()[-2:]
    assert reminder in late.notifications
    await home.restart()
    fault = home.sandbox.faults.add("DELETE /channels/*", status=403, code=50013)
    await play_turn(late, question, Random(1))
    await home.settled()
    assert gone(reminder, question) == [False, True]  # what cannot go stays, and stops nothing
    home.sandbox.faults.remove(fault)
    await home.wait(hours=13)
    again = home.public()[-1]
    assert again in other.notifications
    assert gone(again) == [False]
    await home.wait(hours=12)
    answered = asked(home)
    await late.click(answered, choice(answered, "robot")).settled()
    await home.settled()
    assert gone(again, answered) == [True, False]  # that somebody decided stays
    await home.wait(hours=13)
    last = home.public()[-1]
    assert gone(last) == [False]
    await home.client.play.end((await home.game()).id, late.id, manager=True, now=home.client.now())
    await home.client.announcer.reconcile()
    await home.settled()
    assert gone(last, message) == [True, False]


async def test_who_comes_back_in_the_middle_of_being_asked_about_is_waited_for_again(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY)
    await home.wait(hours=13)
    await home.wait(hours=12)
    reminder, question = home.public()[-2:]
    panel = (await late.click(question, control(question, "turn")).settled()).messages[0]
    assert gone(reminder, question) == [False, False]  # they only look
    await late.click(panel, controls(panel, "act")[-1]).settled()  # draws, which is not yet a whole turn
    await home.settled()
    assert gone(reminder, question) == [True, True]
    clock = (await home.game()).clock
    assert clock is not None
    assert clock.due is not None
    assert f"<t:{int(clock.due.timestamp())}:R>" in message.text
    assert len(late.notifications) == 2
    answer = await other.forge(question, choice(question, "robot")).settled()
    assert answer.text == text("error-settled", "en")


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_robot_in_place_of_a_former_player_is_named_whole(home: House, locale: str) -> None:
    alice, bob = home.sandbox.person("Alice"), home.sandbox.person("Bob")
    await home.table_for(alice, bob)
    waits = bob if await home.on_turn(alice, bob) is alice else alice
    await deleted(home, waits)
    names = names_of(await home.game(), locale)
    assert any(text("former-player", locale) in name for name in names)
