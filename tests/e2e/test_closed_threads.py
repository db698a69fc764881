"""Does a game go on when its thread is archived, locked or gone, and is a thread closed when its game has ended?"""

import pytest

from bot.i18n import text
from sandbox.permissions import Permission
from tests.e2e.house import House, control
from tests.e2e.moving import begun, stopped, titled
from tests.e2e.test_threads import pair, turn


async def test_pm_01_an_archived_thread_is_opened_before_whatever_happens_in_it(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    mover = await home.on_turn(*people, channel=thread)
    waiting = people[0] if mover is people[1] else people[1]
    home.sandbox.clock.advance(days=8)
    assert thread not in home.sandbox.world.active_threads(home.sandbox.guild)
    asked = await mover.click(home.public(thread)[-1], control(home.public(thread)[-1], "turn")).settled()
    assert asked.messages[0].ephemeral_to == mover.id
    await turn(home, thread, *people)
    assert not thread.archived
    assert waiting.notifications[-1] is home.public(thread)[-1]
    refused = [each for each in home.sandbox.recorder.exchanges if each.status == 400]
    assert not refused
    assert len(home.sandbox.recorder.find(f"PATCH /channels/{thread.id}")) == 1


@pytest.mark.parametrize("what", ["locked", "deleted", "forbidden"])
async def test_pm_01_a_thread_that_is_closed_to_the_bot_sends_the_game_home(home: House, what: str) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    mover = await home.on_turn(*people, channel=thread)
    administrator = home.sandbox.administrator
    if what == "deleted":
        administrator.delete_channel(thread)
    elif what == "locked":
        administrator.archive(thread, locked=True)
    else:
        administrator.deny(home.sandbox.channel, Permission.SEND_MESSAGES_IN_THREADS)
    game = (await home.client.play.games_of(mover.id))[0]
    while game.decider == game.seat_of(mover.id):
        action = next(iter(game.view(game.decider).legal))
        await home.client.play.act(game.id, mover.id, action, game.version, None, home.client.now())
        game = await home.client.play.load(game.id)
    home.client.announcer.soon(game.id)
    await home.settled()
    lobby, table = home.public()
    assert text("thread-closed", "en") in lobby.text
    other = people[0] if mover is people[1] else people[1]
    assert other.notifications[-1] is table
    await turn(home, home.sandbox.channel, *people)
    assert len(home.public()) == 3
    assert len(home.sandbox.recorder.find("POST /channels/*/messages")) <= 7  # nothing is tried again and again


async def test_a_closed_thread_and_a_busy_channel_leave_one_line_in_the_log(
    home: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    people = pair(home)
    thread = await begun(home, *people)
    await home.lobby_for(home.sandbox.person("Carla"))
    home.sandbox.administrator.delete_channel(thread)
    game = (await home.client.play.games_of(people[0].id))[0]
    tries = len(home.sandbox.recorder.exchanges)
    await home.client.play.forget_message(game.id, game.message_id or 0)
    home.client.announcer.soon(game.id, anew=True)
    await home.settled()
    assert len(home.sandbox.recorder.exchanges) - tries <= 6
    assert caplog.text.count("another game is open in its channel") == 1
    assert (await home.client.play.load(game.id)).channel_id == thread.id


async def test_a_game_that_is_stopped_closes_its_thread(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    await stopped(home, thread)
    assert thread.archived
    assert thread.name.endswith(text("thread-title-stopped", "en", names="").strip())
    (lobby,) = home.public()
    assert lobby.text.splitlines()[0] == f"-# {text('thread-stopped', 'en', thread=f'<#{thread.id}>')}"
    assert text("post-ended-early", "en") in home.public(thread)[-1].text


async def test_a_game_that_falls_asleep_closes_its_thread_and_opens_it_again(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    home.sandbox.clock.advance(days=31)
    await home.client.timekeeper.tick()
    await home.settled()
    assert thread.archived
    assert thread.name.endswith(text("thread-title-dormant", "en", names="").strip())
    assert f"<#{thread.id}>" in home.public()[0].text
    asked = await people[0].slash("conspiracy table", home.sandbox.channel).settled()
    await people[0].click(asked.messages[0], control(asked.messages[0], "reopen")).settled()
    await titled(home)
    assert thread in home.sandbox.world.active_threads(home.sandbox.guild)
    assert control(home.public(thread)[-1], "turn")
    assert "asleep" not in thread.name


async def test_a_game_that_sleeps_is_taken_up_from_the_channel_even_if_its_thread_is_gone(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    await home.wait(days=31)
    lobby = home.public()[0]
    assert text("thread-dormant", "en", thread=f"<#{thread.id}>") in lobby.text
    await people[0].click(lobby, control(lobby, "reopen")).settled()
    await home.settled()
    assert text("thread-playing", "en", thread=f"<#{thread.id}>") in lobby.text
    assert not lobby.controls
    assert not thread.archived
    assert home.public(thread)[-1].notified
    await home.wait(days=31)
    home.sandbox.administrator.delete_channel(thread)
    await people[1].click(lobby, control(lobby, "reopen")).settled()
    await home.settled()
    assert text("thread-closed", "en") in lobby.text
    assert not lobby.controls
    table = home.public()[-1]
    assert table.notified
    await turn(home, home.sandbox.channel, *people)
