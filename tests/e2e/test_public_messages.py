"""Does the channel see each turn once, with the right mention, whatever happens around the post?"""

import asyncio
import re
from hashlib import sha256
from random import Random

import pytest

from bot.i18n import text
from bot.service import Play
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, confirmed, control, controls

Pair = tuple[Person, Person]


async def pair(home: House) -> Pair:
    """Start a game of two; return who is on turn, and the other."""
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await home.table_for(*people)
    first = await home.on_turn(*people)
    return first, people[1] if first is people[0] else people[0]


async def test_ui_12_the_next_player_is_mentioned_in_a_new_message_and_nobody_else(home: House) -> None:
    first, second = await pair(home)
    rng = Random(1)
    for _ in range(3):
        posted = len(home.posts)
        await play_turn(first, home.public()[-1], rng)
        await home.settled()
        (post,) = home.posts[posted:]
        assert post.json["allowed_mentions"] == {"parse": [], "users": [str(second.id)]}
        assert second.mention in home.public()[-1].text
        assert second.notifications[-1] is home.public()[-1]
        first, second = second, first
    for patched in home.sandbox.recorder.find("PATCH /channels/*"):
        assert not patched.json["allowed_mentions"].get("users")


async def test_ui_12_robots_mention_nobody(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await home.table_for(alice, robots=3)
    rng = Random(2)
    for _ in range(3):
        await play_turn(alice, home.public()[-1], rng)
        await home.settled()
    users = [post.json["allowed_mentions"].get("users") for post in home.posts]
    assert users == [None] + [[str(alice.id)]] * 4 or users == [[]] + [[str(alice.id)]] * 4


async def test_ui_10_every_message_keeps_exactly_one_picture_through_all_edits(home: House) -> None:
    first, second = await pair(home)
    rng = Random(3)
    for _ in range(4):
        table = home.public()[-1]
        panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
        for see in controls(panel, "see") + controls(panel, "order"):
            await first.click(panel, see).settled()
            assert len(panel.attachments) == 1
            assert str(panel.components).count("'url'") >= 1
            if not controls(panel, "panel"):
                break
            await first.click(panel, controls(panel, "panel")[0]).settled()
            assert len(panel.attachments) == 1
        await play_turn(first, table, rng)
        await home.settled()
        assert [len(message.attachments) for message in home.public()][-1] == 1
        assert not any(message.attachments for message in home.public()[:-1])
        assert not any(controls(message, "turn") for message in home.public()[:-1])
        first, second = second, first


async def test_ui_10_without_a_picture_the_message_says_it_in_words(home: House) -> None:
    alice = home.sandbox.person("Alice")
    home.sandbox.faults.add("POST /channels/*/messages", status=413, code=40005, times=None)
    lobby = await alice.slash("conspiracy new", home.sandbox.channel).settled()
    assert lobby.messages[0].ephemeral_to == alice.id
    home.sandbox.faults.clear()
    bruno = home.sandbox.person("Bruno")
    opened = await home.lobby_for(alice)
    await bruno.click(opened, control(opened, "join"))
    home.sandbox.faults.add("POST /channels/*/messages", status=413, code=40005)
    await alice.click(opened, control(opened, "start")).settled()
    await home.settled()
    table = home.public()[-1]
    assert controls(table, "turn")
    assert not table.attachments


async def test_rs_05_a_stop_between_commit_and_post_posts_once(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await pair(home)
    before = len(home.posts)
    with monkeypatch.context() as dying:
        dying.setattr("cogs.ui.announcer.Announcer.soon", lambda *_, **__: None)
        await play_turn(first, home.public()[-1], Random(1))
        await home.settled()
    assert len(home.posts) == before
    await home.restart()
    await home.settled()
    assert len(home.posts) == before + 1
    assert second.notifications[-1] is home.public()[-1]
    await home.restart()
    await home.settled()
    assert len(home.posts) == before + 1


async def test_rs_05_a_stop_between_post_and_its_note_posts_once(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await pair(home)
    messages = len(home.public())

    async def die(*_: object) -> bool:
        raise asyncio.CancelledError

    with monkeypatch.context() as dying:
        dying.setattr(Play, "announce", die)
        await play_turn(first, home.public()[-1], Random(1))
        await home.settled()
    await home.restart()
    await home.settled()
    assert len(home.public()) == messages + 1
    assert len([each for each in second.notifications if each is home.public()[-1]]) == 1
    assert (await home.game()).message_id == home.public()[-1].id


async def test_rs_05_a_restart_in_the_middle_of_a_turn_calls_nobody_twice(home: House) -> None:
    first, _ = await pair(home)
    table = home.public()[-1]
    panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
    await first.click(panel, controls(panel, "act")[-1]).settled()
    assert (await home.game()).view(None).turn_number == 1
    called = len(first.notifications)
    await home.restart()
    await home.settled()
    assert len(first.notifications) == called
    await play_turn(first, table, Random(4))


async def test_rs_08_five_readies_post_nothing_twice(home: House) -> None:
    first, second = await pair(home)
    before = len(home.posts)
    home.sandbox.faults.add("POST /channels/*/messages", status=400, code=0, times=2)
    await play_turn(first, home.public()[-1], Random(1))
    await home.settled()
    assert len(home.posts) == before
    gateway = home.sandbox.gateway
    for _ in range(5):

        def again(known: int = len(gateway.identified)) -> bool:
            return len(gateway.identified) > known

        gateway.invalidate()
        await home.sandbox.feed.until(again)
        await home.client.wait_until_ready()
        await asyncio.sleep(0.15)
        await home.settled()
    assert len(home.posts) == before + 1
    assert second.notifications[-1] is home.public()[-1]


async def test_pm_05_a_deleted_public_message_comes_back_when_asked_for(home: House) -> None:
    first, second = await pair(home)
    home.sandbox.administrator.delete_message(home.public()[-1])
    before = len(home.public())
    await second.slash("conspiracy table", home.sandbox.channel).settled()
    await home.settled()
    assert len(home.public()) == before + 1
    home.sandbox.administrator.delete_message(home.public()[-1])
    await second.slash("conspiracy table", home.sandbox.channel).settled()
    await home.settled()
    assert len(home.public()) == before + 1
    await second.slash("conspiracy table", home.sandbox.channel).settled()
    await home.settled()
    assert len(home.public()) == before + 1
    home.sandbox.administrator.delete_message(home.public()[-1])
    answer = await first.slash("conspiracy turn", home.sandbox.channel).settled()
    assert controls(answer.messages[0], "act")
    await first.click(answer.messages[0], controls(answer.messages[0], "act")[0]).settled()


async def test_pm_05_a_deleted_lobby_comes_back_and_copies_of_it_count(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    home.sandbox.administrator.delete_message(await home.lobby_for(alice))
    answer = await bruno.slash("conspiracy table", home.sandbox.channel).settled()
    await home.settled()
    lobby = home.public()[-1]
    await bruno.click(answer.messages[0], control(answer.messages[0], "join")).settled()
    await home.settled()
    assert "Bruno" in lobby.text
    await alice.click(lobby, control(lobby, "start")).settled()
    await home.settled()
    assert lobby.text.splitlines()[0] == "-# " + text("lobby-started", "en")
    assert controls(home.public()[-1], "turn")


async def test_the_message_of_a_game_stopped_or_abandoned_says_so(home: House) -> None:
    first, second = await pair(home)
    table = home.public()[-1]
    panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
    for person in (first, second):
        await confirmed(person, "leave", home.sandbox.channel)
        await home.settled()
    ended, opened = home.public()[-1].text.splitlines()
    assert ended == "-# " + text("post-ended-early", "en")
    seed, commitment = re.findall(r"\b[0-9a-f]{32,64}\b", opened)
    assert sha256(seed.encode()).hexdigest() == commitment
    answer = await first.click(panel, controls(panel, "act")[0]).settled()
    assert answer.text in (
        text("error-game-over", "en"),
        text("error-not-at-table", "en"),
        text("error-no-such-game", "en"),
    )
    await home.lobby_for(second)  # the channel is free again


async def test_the_fingerprint_of_the_shuffle_stays_in_the_channel_from_the_lobby_to_the_end(home: House) -> None:
    alice = home.sandbox.person("Alice")
    lobby = await home.lobby_for(alice)
    (fingerprint,) = re.findall(r"\|\|([0-9a-f]{64})\|\|", lobby.text)
    await alice.click(lobby, control(lobby, "robot"))
    await alice.click(lobby, control(lobby, "start"))
    await home.settled()
    begun = home.public()[0]
    assert text("lobby-started", "en") in begun.text
    assert f"||{fingerprint}||" in begun.text
    await confirmed(alice, "end", home.sandbox.channel)
    await home.settled()
    assert f"||{fingerprint}||" in home.public()[-1].text
