"""Do clocks reach people in threads: archived, locked, gone?"""

import pytest

from bot.i18n import text
from bot.service import Clock
from tests.e2e.house import House, controls
from tests.e2e.moving import begun
from tests.e2e.test_threads import pair


async def test_pm_01_a_reminder_opens_an_archived_thread(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people, clock=Clock.DAY)
    late = await home.on_turn(*people, channel=thread)
    home.sandbox.administrator.archive(thread)
    await home.wait(hours=12, minutes=1)
    assert not thread.archived
    assert late.notifications[-1] is home.public(thread)[-1]
    assert text("call-again", "en", mention=late.mention) in late.notifications[-1].text


@pytest.mark.parametrize("locked", [True, False])
async def test_pm_01_where_a_thread_is_closed_the_table_is_asked_in_the_channel(home: House, locked: bool) -> None:
    people = pair(home)
    thread = await begun(home, *people, clock=Clock.DAY)
    if locked:
        home.sandbox.administrator.archive(thread, locked=True)
    else:
        home.sandbox.administrator.delete_channel(thread)
    before = len(home.sandbox.recorder.exchanges)
    await home.wait(hours=25)
    await home.wait(minutes=3)
    assert [each for each in home.public() if controls(each, "asked")]
    assert len(home.sandbox.recorder.exchanges) - before < 25  # nothing is tried again and again


async def test_a_channel_that_is_gone_is_looked_at_once_a_day(home: House) -> None:
    people = pair(home)
    place = home.sandbox.administrator.create_channel(home.sandbox.guild, "gone")
    await home.table_for(*people, channel=place)
    home.sandbox.administrator.delete_channel(place)
    before = len(home.sandbox.recorder.exchanges)
    for _ in range(10):
        await home.wait(hours=4)
    assert len(home.sandbox.recorder.exchanges) - before < 20
