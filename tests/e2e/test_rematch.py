"""Do people play once more with one click, at one table, in their language?"""

import asyncio

from bot.i18n import text
from bot.service.table import Status
from sandbox.person import Person
from tests.e2e.finishing import finished, play_out
from tests.e2e.house import House, control, controls
from tests.e2e.test_solo import begun


async def test_a_click_opens_the_table_again_and_the_other_one_begins(home: House) -> None:
    people, end = await finished(home)
    old = await home.game()
    alice, _ = people
    answer = await alice.click(end, control(end, "rematch")).settled()
    assert answer.text == text("rematch-opened", "fr")
    assert answer.messages[0].ephemeral_to == alice.id
    lobby = home.public()[-1]
    assert text("lobby-rematch", "en") in lobby.text
    first, second = old.players
    assert f"1. {second.name}" in lobby.text
    assert f"2. {first.name}" in lobby.text
    await alice.click(lobby, control(lobby, "start")).settled()
    await home.settled()
    game = await home.game()
    assert game.status is Status.RUNNING
    assert [each.user_id for each in game.players] == [second.user_id, first.user_id]
    assert f"<@{second.user_id}>" in home.public()[-1].text
    assert controls(end, "rematch")  # what was said at the end stays


async def test_both_click_at_once_also_after_a_restart(home: House) -> None:
    people, end = await finished(home, robots=1)
    before = len(home.posts)
    await home.restart()
    answers = [person.click(end, control(end, "rematch")) for person in people]
    said = sorted((await asyncio.gather(*(answer.settled() for answer in answers))), key=lambda each: each.text)
    assert {each.text for each in said} == {text("rematch-opened", "fr"), text("rematch-there", "fr")}
    assert len(home.posts) == before + 1
    lobby = await home.game()
    assert (lobby.status, len(lobby.players), len(lobby.humans)) == (Status.LOBBY, 3, 2)
    asked = await people[0].slash("conspiracy rematch", home.sandbox.channel).settled()
    assert asked.text == text("rematch-there", "fr")


async def test_the_command_does_the_same_and_says_why_not(home: House) -> None:
    eve = home.sandbox.person("Eve", locale="es-ES")
    nothing = await eve.slash("conspiracy rematch", home.sandbox.channel).settled()
    assert nothing.text == text("error-no-game-here", "es")
    people, end = await finished(home)
    refused = await eve.slash("conspiracy rematch", home.sandbox.channel).settled()
    assert refused.text == text("error-not-at-table", "es")
    refused = await eve.click(end, control(end, "rematch")).settled()
    assert refused.text == text("error-not-at-table", "es")
    asked = await people[1].slash("conspiracy rematch", home.sandbox.channel).settled()
    assert asked.text == text("rematch-opened", "fr")
    game = await home.game()
    assert game.host_id == people[1].id
    await home.client.play.end(game.id, people[1].id, manager=False, now=game.created_at)


async def test_a_channel_with_another_game_refuses(home: House) -> None:
    people, end = await finished(home)
    await other_table(home)
    for asked in (
        people[0].click(end, control(end, "rematch")),
        people[0].slash("conspiracy rematch", home.sandbox.channel),
    ):
        assert (await asked.settled()).text == text("error-channel-busy", "fr")


async def other_table(home: House) -> Person:
    eve = home.sandbox.person("Eve")
    await home.lobby_for(eve)
    return eve


async def test_an_old_message_goes_on_offering_it(home: House) -> None:
    people, end = await finished(home)
    await people[0].click(end, control(end, "rematch")).settled()
    lobby = home.public()[-1]
    await people[0].click(lobby, control(lobby, "start")).settled()
    await home.settled()
    answer = await people[1].click(end, control(end, "rematch")).settled()
    assert answer.text == text("rematch-there", "fr")
    await play_out(home)
    latest = home.public()[-1]
    assert controls(latest, "rematch") != controls(end, "rematch")
    answer = await people[1].click(end, control(end, "rematch")).settled()
    assert answer.text == text("rematch-opened", "fr")


async def test_a_solo_game_begins_again_with_its_panel(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await begun(home, alice, "mage")
    await play_out(home)
    end = home.public()[-1]
    answer = await alice.click(end, control(end, "rematch")).settled()
    await home.settled()
    assert "Your turn · turn 1" in answer.text
    game = await home.game()
    assert (game.status, game.solo) == (Status.RUNNING, True)
    again = await alice.click(end, control(end, "rematch")).settled()
    assert "Your turn · turn 1" in again.text
    assert (await home.game()).id == game.id
