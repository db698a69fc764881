"""What do people hear of a clock, and what becomes of a turn that takes long? Seen from their seats."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from random import Random

from bot.i18n import text
from bot.service import Clock
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls


async def wants(home: House, person: Person, **wish: object) -> None:
    """Let somebody choose."""
    await home.client.people.change(person.id, home.client.now(), lambda own: replace(own, **wish))  # type: ignore[arg-type]


async def people_at(home: House, clock: Clock, **wishes: object) -> tuple[Person, Person, Message]:
    """Start a game of two who want that; return who is on turn, who waits, and the message of the turn."""
    alice, bob = home.sandbox.person("Alice"), home.sandbox.person("Bob")
    for person in (alice, bob):
        await wants(home, person, **wishes)
    message = await home.timed_table(clock, alice, bob)
    late = await home.on_turn(alice, bob)
    return late, bob if late is alice else alice, message


def asked(home: House) -> Message:
    """The question what becomes of a turn."""
    return next(each for each in reversed(home.public()) if controls(each, "asked"))


def choice(message: Message, wanted: str) -> str:
    return next(each for each in controls(message, "asked") if each.endswith(f":{wanted}"))


async def test_the_message_of_a_turn_says_until_when_in_everybody_s_own_time(home: House) -> None:
    began = home.client.now()
    late, other, message = await people_at(home, Clock.DAY)
    due = (await home.game()).clock
    assert due is not None
    assert due.due is not None
    assert timedelta(days=1) <= due.due - began < timedelta(days=1, minutes=1)
    assert f"<t:{int(due.due.timestamp())}:R>" in message.text
    assert late.notifications == [message]
    assert other.notifications == []


async def test_without_a_clock_nothing_is_said_of_time(home: House) -> None:
    late, _, message = await people_at(home, Clock.NONE)
    assert "<t:" not in message.text
    await home.wait(days=20)
    assert late.notifications == [message]
    assert home.public()[-1] is message


async def test_half_the_time_gone_one_reminder_comes_and_no_more(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY)
    await home.wait(hours=11, minutes=59)
    assert late.notifications == [message]
    await home.wait(minutes=2)
    reminder = home.public()[-1]
    assert late.notifications == [message, reminder]
    assert "half of your time" in reminder.text
    for _ in range(5):
        await home.wait(hours=2)
    assert len(late.notifications) == 2
    assert other.notifications == []
    await play_turn(late, reminder, Random(1))  # its button is as good as any
    await home.settled()
    assert other.notifications == [home.public()[-1]]


async def test_no_reminder_for_those_who_want_none_nor_for_those_who_have_played(home: House) -> None:
    late, other, message = await people_at(home, Clock.DAY, reminder=False)
    await home.wait(hours=13)
    assert late.notifications == [message]
    await wants(home, other, reminder=True)
    await play_turn(late, message, Random(1))
    await home.settled()
    await home.wait(hours=3)
    await play_turn(other, home.public()[-1], Random(1))
    await home.settled()
    await home.wait(hours=10)
    assert len(other.notifications) == 1


async def test_time_up_the_table_is_asked_and_nobody_called(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=13)
    await home.wait(hours=12)
    question = asked(home)
    assert "run out of time" in question.text
    assert "<t:" in question.text
    assert len(late.notifications) == 2
    assert other.notifications == []
    stranger = home.sandbox.person("Cara")
    refused = await stranger.click(question, choice(question, "robot")).settled()
    assert refused.text == text("error-not-at-table", "en")
    assert (await home.game()).turn == 1


async def test_the_table_waits_and_the_clock_begins_anew(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=25)
    question = asked(home)
    answer = await other.click(question, choice(question, "wait")).settled()
    assert "as much time again" in answer.text
    assert answer.messages[0].ephemeral_to == other.id
    await home.settled()
    assert f"{other.user.global_name} decided" in question.text
    assert not question.controls
    clock = (await home.game()).clock
    assert clock is not None
    assert clock.due is not None
    assert clock.due - home.client.now() > timedelta(hours=23)
    again = await other.forge(question, f"asked/{(await home.game()).id}//1:robot").settled()
    assert again.text == text("error-settled", "en")
    assert len(late.notifications) <= 2


async def test_a_robot_plays_this_turn_and_the_person_the_next(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=25)
    question = asked(home)
    await other.click(question, choice(question, "robot")).settled()
    await home.settled()
    game = await home.game()
    assert game.turn == 2
    assert game.seat_of(late.id) is not None  # the seat is still theirs
    assert other.notifications == [home.public()[-1]]
    log = (await other.slash("conspiracy log", home.sandbox.channel).settled()).text
    assert "🤖" in log
    await play_turn(other, home.public()[-1], Random(1))
    await home.settled()
    assert late.notifications[-1] is home.public()[-1]


async def test_when_nobody_says_anything_a_robot_plays(home: House) -> None:
    late, other, _ = await people_at(home, Clock.HOUR)
    await home.wait(minutes=61)
    assert "run out of time" in asked(home).text
    await home.wait(minutes=29)
    assert (await home.game()).turn == 1
    await home.wait(minutes=2)
    assert (await home.game()).turn == 2
    assert other.notifications == [home.public()[-1]]
    assert len(late.notifications) == 1  # an hour's half passed unseen: reminding them with the question is no use


async def test_a_substitute_takes_the_seat_or_the_person_comes_back_first(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=25)
    question = asked(home)
    answer = await other.click(question, choice(question, "substitute")).settled()
    assert "offered in the channel" in answer.text
    await home.settled()
    offer = next(each for each in home.public() if controls(each, "take"))
    cara = home.sandbox.person("Cara")
    await cara.click(offer, control(offer, "take")).settled()
    await home.settled()
    game = await home.game()
    assert game.seat_of(cara.id) is not None
    assert game.seat_of(late.id) is None
    assert len(game.humans) == 2


async def test_two_deadlines_in_a_row_and_a_robot_keeps_the_seat_until_they_return(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    for _ in range(2):
        await home.wait(hours=25)
        await home.wait(hours=13)
        if home.public()[-1] in other.notifications:
            await play_turn(other, home.public()[-1], Random(1))
            await home.settled()
    game = await home.game()
    assert game.left_seat_of(late.id) is not None
    kept = next(each for each in home.public() if "twice in a row" in each.text)
    assert f"**{late.user.global_name}** has run out" in kept.text
    again = await late.click(home.public()[-1], f"turn/{game.id}//").settled()
    assert text("return-question", "en") in again.text
    await late.click(kept, control(kept, "take")).settled()
    await home.settled()
    assert (await home.game()).seat_of(late.id) is not None
    seat = (await home.game()).seat_of(late.id)
    assert seat is not None
    assert (await home.game()).players[seat].missed == 0


async def test_whoever_plays_in_time_again_begins_anew(home: House) -> None:
    late, other, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=25)
    old = asked(home)
    await play_turn(late, old, Random(1))  # the question has their turn's button too
    await home.settled()
    game = await home.game()
    assert game.turn == 2
    assert [player.missed for player in game.players] == [0, 0]
    assert old.deleted
    answer = await other.forge(old, choice(old, "robot")).settled()
    assert answer.text == text("error-settled", "en")


async def test_us_of_one_person_with_robots_no_clock_runs(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await home.timed_table(Clock.HOUR, alice, robots=2)
    await home.wait(hours=1)
    await home.settled()
    assert not [each for each in home.public() if controls(each, "asked")]
    assert len(alice.notifications) <= 1
    await home.wait(days=3)
    assert len(alice.notifications) <= 1


async def test_a_forged_answer_changes_nothing(home: House) -> None:
    _, other, _ = await people_at(home, Clock.DAY)
    await home.wait(hours=25)
    question, game = asked(home), await home.game()
    for detail in ("1:sleep", "x:robot", "1", "", "99999:robot", "2:robot", "-1:wait"):
        answer = await other.forge(question, f"asked/{game.id}//{detail}").settled()
        assert answer.text in (text("error-settled", "en"), text("error-unknown-button", "en")), detail
    assert (await home.game()).version == game.version
    table = home.public()[1]
    await other.forge(table, f"asked/{game.id}//9:robot").settled()
    await home.settled()
    assert controls(table, "chambers")  # another message than a question never becomes a line


async def test_rl_03_a_503_or_a_lost_connection_delays_one_reminder_and_stops_nothing(home: House) -> None:
    late, _, message = await people_at(home, Clock.DAY)
    fault = home.sandbox.faults.add("POST /channels/*/messages", times=None, status=503)
    await home.wait(hours=13)
    assert late.notifications == [message]
    home.sandbox.faults.remove(fault)
    for _ in range(2):
        await home.wait(minutes=3)
        assert len(late.notifications) == 2


async def test_rs_08_ready_many_times_is_one_timekeeper(home: House) -> None:
    late, _, _ = await people_at(home, Clock.DAY)
    for _ in range(5):
        await home.client.on_ready()
    home.sandbox.clock.advance(hours=13)
    await asyncio.gather(*(home.due() for _ in range(5)))
    assert len(late.notifications) == 2
