"""Does everybody read who was late, until when the table waits, and what a robot played for whom?"""

from random import Random

from bot.i18n import text
from bot.service import Clock, Notify
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, controls
from tests.e2e.test_clocks import asked, choice, people_at


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
