"""Is nobody called who sleeps, wants no calls, was called already or is not meant, whatever comes in between?"""

from datetime import timedelta
from random import Random

import pytest

from bot.i18n import text
from bot.service import Clock, Notify
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, confirmed
from tests.e2e.test_clocks import people_at, wants
from tests.e2e.test_privacy import deleted


async def sleeps(home: House, person: Person, *, after: float, hours: float) -> None:
    """Let somebody want quiet hours that begin in so many hours, or began before."""
    start = home.client.now() + timedelta(hours=after)
    minute = start.hour * 60 + start.minute
    await wants(home, person, zone="UTC", quiet_from=minute, quiet_to=int(minute + hours * 60) % 1440)


async def played(home: House, person: Person, message: Message) -> None:
    await play_turn(person, message, Random(1))
    await home.settled()


async def away(home: House, hours: float) -> None:
    """Let the bot be away for a while."""
    await home.shut()
    home.sandbox.clock.advance(hours=hours)
    await home.open()
    await home.due()


async def test_an_outage_in_quiet_hours_wakes_nobody(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY)
    await sleeps(home, other, after=-1, hours=8)
    await played(home, late, message)
    await away(home, 2)
    assert other.notifications == []
    await home.wait(hours=6)
    assert len(other.notifications) == 1


async def test_a_reminder_that_an_outage_delays_into_quiet_hours_comes_after_them(home: House) -> None:
    late, _, message = await people_at(home, Clock.DAY)
    await sleeps(home, late, after=12.1, hours=8)
    await home.wait(hours=11.9)
    await away(home, 1)
    assert late.notifications == [message]
    await home.wait(hours=8)
    assert len(late.notifications) == 2


async def test_at_a_live_table_no_reminder_comes_in_quiet_hours(home: House) -> None:
    late, other, _ = await people_at(home, Clock.LIVE)
    for person in (late, other):
        await sleeps(home, person, after=-1, hours=8)
    await home.wait(minutes=3)
    await home.wait(minutes=3)
    assert late.notifications == []
    assert text("ask-title", "en", name=late.user.global_name) in home.public()[-1].text


async def test_who_wants_nothing_any_more_hears_nothing_when_their_quiet_hours_end(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY)
    await sleeps(home, other, after=-1, hours=8)
    await played(home, late, message)
    await wants(home, other, notify=Notify.NOTHING)
    await home.wait(hours=8)
    assert other.notifications == []
    await home.wait(hours=30)
    assert other.notifications == []


async def test_a_reminder_that_is_wanted_in_the_middle_of_a_turn_comes(home: House) -> None:
    late, _, message = await people_at(home, Clock.DAY, reminder=False)
    await wants(home, late, reminder=True)
    await home.wait(hours=12.1)
    assert late.notifications == [message, home.public()[-1]]


async def test_without_a_clock_the_call_moves_with_the_quiet_hours_too(home: House) -> None:
    late, other, message = await people_at(home, Clock.NONE)
    await sleeps(home, other, after=-1, hours=8)
    await played(home, late, message)
    await sleeps(home, other, after=-1, hours=11)
    await home.wait(hours=8)
    assert other.notifications == []
    await home.wait(hours=3)
    assert len(other.notifications) == 1


async def test_you_are_next_is_said_whatever_the_player_on_turn_wants(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY, notify=Notify.NOTHING)
    await wants(home, late, notify=Notify.MENTION, next_up=True)
    await played(home, late, message)
    assert late.notifications == [home.public()[-1]]
    assert other.notifications == []


async def test_you_are_next_is_said_over_robots_which_take_no_time(home: House) -> None:
    alice, bob = home.sandbox.person("Alice"), home.sandbox.person("Bob")
    for person in (alice, bob):
        await wants(home, person, next_up=True)
    message = await home.timed_table(Clock.DAY, alice, bob, robots=2)
    for _ in range(3):
        assert alice.notifications[-1] is bob.notifications[-1] is message
        await played(home, await home.on_turn(alice, bob), message)
        message = home.public()[-1]


@pytest.mark.parametrize("notify", [Notify.MENTION, Notify.DM])
async def test_nobody_is_next_after_the_last_turn(home: House, notify: Notify) -> None:
    late, other, _ = await people_at(home, Clock.DAY, next_up=True, notify=notify)
    rng, lasts = Random(3), 0
    while not (game := await home.game()).over:
        told, person = len(home.sandbox.recorder.find("POST /channels/*/messages")), await home.on_turn(late, other)
        await play_turn(person, home.public()[-1], rng)
        await home.settled()
        game = await home.game()
        if not game.over and game.view(None).last_turns_by is not None:
            lasts += 1
            said = home.sandbox.recorder.find("POST /channels/*/messages")[told:]
            assert not any(word in str(post.body) for post in said for word in ("Next: ", "You are next"))
    assert lasts


async def test_who_leaves_out_of_turn_makes_nobody_be_called_again(home: House) -> None:
    people = [home.sandbox.person(name) for name in ("Alice", "Bob", "Cara")]
    message = await home.timed_table(Clock.DAY, *people)
    late = await home.on_turn(*people)
    first, second = (person for person in people if person is not late)
    await confirmed(first, "leave", home.sandbox.channel)
    await home.settled()
    assert text("post-left", "en", name=first.user.global_name) in home.public()[-1].text
    assert message.controls
    assert "<t:" in message.text
    await deleted(home, second)
    assert "<t:" not in message.text  # nobody waits any more
    await home.restart()
    await home.settled()
    await home.wait(hours=30)
    assert late.notifications == [message]
    await played(home, late, message)
    assert f"🤖 for {first.user.global_name}" in home.public()[-1].text


async def test_nothing_waits_for_whoever_has_deleted_their_data(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    tavern = home.sandbox.administrator.create_channel(home.sandbox.guild, "tavern")
    await home.lobby_for(late, channel=tavern)
    for person in (other, late):
        await deleted(home, person)
    async with home.database.reading() as connection:
        assert not (await connection.exec_driver_sql("SELECT * FROM clocks")).all()
