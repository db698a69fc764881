"""Do people come back to their seats, and others take them, by clicks, with the channel told?"""

import asyncio
from random import Random

from bot.i18n import text
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, confirmed, control, controls
from tests.e2e.test_languages import speaks
from tests.e2e.test_people import three
from tests.e2e.test_settings import a_manager


async def gone(home: House, person: Person) -> None:
    """Let somebody leave the game."""
    await confirmed(person, "leave", home.sandbox.channel)
    await home.settled()


async def offered(home: House, person: Person) -> Message:
    """Let somebody offer the seats that were left; return the public message."""
    answer = await person.slash("conspiracy replace", home.sandbox.channel).settled()
    assert answer.text == text("offer-done", "en")
    assert answer.messages[0].ephemeral_to == person.id
    return home.public()[-1]


async def test_who_left_comes_back_from_the_table_or_by_command_also_after_a_restart(home: House) -> None:
    first, second, third = await three(home)
    await gone(home, second)
    await home.restart()
    table = next(message for message in home.public() if controls(message, "turn"))
    asked = await second.click(table, control(table, "turn")).settled()
    assert text("return-question", "en") in asked.text
    assert asked.messages[0].ephemeral_to == second.id
    again = await second.slash("conspiracy turn", home.sandbox.channel).settled()
    assert again.text == asked.text
    await second.click(again.messages[0], control(again.messages[0], "return")).settled()
    await home.settled()
    name = second.user.global_name
    robot = text("robot-for", "en", level="normal", name=name)
    assert home.public()[-1].text == "-# " + text("post-returned", "en", name=name, robot=robot)
    assert not home.public()[-1].notified
    await second.click(asked.messages[0], control(asked.messages[0], "return")).settled()  # the other question
    assert (await home.game()).seat_of(second.id) == 1
    await play_turn(first, table, Random(1))
    await home.settled()
    assert second.notifications[-1] is home.public()[-1]
    await play_turn(second, home.public()[-1], Random(1))
    await home.settled()
    assert third.notifications[-1] is home.public()[-1]


async def test_a_robot_s_turns_are_marked_in_the_log_once_somebody_is_back(home: House) -> None:
    first, second, third = await three(home)
    await gone(home, first)
    back = await first.slash("conspiracy turn", home.sandbox.channel).settled()
    await first.click(back.messages[0], control(back.messages[0], "return")).settled()
    await play_turn(second, home.public()[-2], Random(1))
    await home.settled()
    (log,) = (await third.slash("conspiracy log", home.sandbox.channel).settled()).messages
    await third.click(log, control(log, "page")).settled()
    lines = [line for line in log.text.splitlines() if line.startswith("**")]
    assert [line.split()[1] == "🤖" for line in lines] == [False, False, True]


async def test_two_people_click_for_one_seat_and_one_has_it(home: House) -> None:
    first, second, third = await three(home)
    await gone(home, second)
    offer = await offered(home, third)
    dana, eve = home.sandbox.person("Dana"), home.sandbox.person("Eve")
    both = dana.click(offer, control(offer, "take")), eve.click(offer, control(offer, "take"))
    answers = await asyncio.gather(*(each.settled() for each in both))
    await home.settled()
    refused = [answer.text == text("error-seat-taken", "en") for answer in answers]
    assert sorted(refused) == [False, True]
    taker = dana if refused[1] else eve
    game = await home.game()
    assert game.seat_of(taker.id) == 1
    assert offer.text == "-# " + text("offer-over", "en")
    assert str(taker.user.global_name) in home.public()[-1].text
    assert all(message.ephemeral_to for answer in answers for message in answer.messages)
    late = await second.slash("conspiracy turn", home.sandbox.channel).settled()
    assert late.text == text("error-not-at-table", "en")
    await play_turn(first, next(m for m in reversed(home.public()) if controls(m, "turn")), Random(1))
    await home.settled()
    assert taker.notifications[-1] is home.public()[-1]


async def test_only_who_plays_or_manages_may_offer_and_only_what_was_left(home: House) -> None:
    first, second, third = await three(home)
    refused = await first.slash("conspiracy replace", home.sandbox.channel).settled()
    assert refused.text == text("error-no-open-seat", "en")
    await gone(home, second)
    for stranger in (home.sandbox.person("Eve"), second):
        refused = await stranger.slash("conspiracy replace", home.sandbox.channel).settled()
        assert refused.text == text("error-not-at-table", "en")
    offer = await offered(home, a_manager(home))
    taking = control(offer, "take")
    seated = await third.click(offer, taking).settled()
    assert seated.text == text("error-already-at-table", "en")
    robot = home.sandbox.person("Botty")
    robot.user.bot = True
    assert (await robot.click(offer, taking).settled()).text == text("error-bots-cannot-play", "en")
    game = await home.game()
    for forged in ("", "9", "x", "01"):
        answer = await home.sandbox.person("Fay").forge(offer, f"take/{game.id}//{forged}").settled()
        assert answer.text == text("error-no-such-seat", "en")
    assert (await home.game()).version == game.version
    await second.click(offer, taking).settled()  # whose seat it was
    await home.settled()
    assert (await home.game()).seat_of(second.id) == 1
    name = second.user.global_name
    robot_s = text("robot-for", "en", level="normal", name=name)
    assert home.public()[-1].text == "-# " + text("post-returned", "en", name=name, robot=robot_s)


async def test_an_offer_outlives_a_restart_and_the_game_and_speaks_each_language(home: House) -> None:
    home.sandbox.administrator.set_locale(home.sandbox.guild, "fr")
    first, second, third = await three(home)
    for person in (second, third):
        await gone(home, person)
    await first.slash("conspiracy replace", home.sandbox.channel).settled()
    offer = home.public()[-1]
    assert speaks(offer, "fr")
    assert len(controls(offer, "take")) == 2
    await home.restart()
    dana = home.sandbox.person("Dana", locale="es-ES")
    answer = await dana.click(offer, control(offer, "take")).settled()
    await home.settled()
    assert speaks(answer.messages[0], "es")
    assert speaks(home.public()[-1], "fr")
    assert len(controls(offer, "take")) == 1
    await confirmed(a_manager(home), "end", home.sandbox.channel)
    over = await home.sandbox.person("Eve", locale="es-ES").click(offer, control(offer, "take")).settled()
    assert over.text == text("error-game-over", "es")
