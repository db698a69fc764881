"""Does a game that wants a thread get it, play in it, and survive all that can happen to it?"""

import asyncio
from random import Random

import pytest

from bot.game.cards import Guild
from bot.game.view import SOLO_SEATS, Options
from bot.i18n import text
from bot.service import Agreements
from sandbox.permissions import Permission
from sandbox.person import Person
from sandbox.world import Channel
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control
from tests.e2e.moving import begun, play_out_in, titled, wishing

STARTING = "POST /channels/*/messages/*/threads"


def pair(home: House) -> tuple[Person, Person]:
    return home.sandbox.person("Alice"), home.sandbox.person("Bruno")


async def turn(home: House, place: Channel, *people: Person) -> None:
    """Let whoever is on turn play it, in the place of the game."""
    mover = await home.on_turn(*people, channel=place)
    await play_turn(mover, home.public(place)[-1], Random(2))
    await home.settled()


async def test_a_game_begins_in_a_thread_named_after_its_players(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people, robots=1)
    game = await home.game(thread)
    (lobby,) = home.public()
    assert (thread.id, thread.parent_id, thread.auto_archive_duration) == (lobby.id, home.sandbox.channel.id, 10_080)
    assert thread.name in ("Alice and Bruno + 1 robot", "Bruno and Alice + 1 robot")
    assert lobby.text.splitlines()[0] == f"-# {text('thread-playing', 'en', thread=f'<#{thread.id}>')}"
    assert not lobby.controls
    assert {person.id for person in people} <= thread.thread_members
    assert (game.home_id, game.in_thread) == (home.sandbox.channel.id, True)
    first = await home.on_turn(*people, channel=thread)
    (table,) = home.public(thread)
    assert first.notifications == [table]
    await turn(home, thread, *people)
    assert len(home.public()) == 1
    another = await home.lobby_for(home.sandbox.person("Carla"))  # the channel is free for another table
    assert control(another, "join")


@pytest.mark.parametrize("missing", [Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS])
async def test_pm_03_without_a_permission_the_game_is_played_in_the_channel(home: House, missing: Permission) -> None:
    people = pair(home)
    home.sandbox.administrator.deny(home.sandbox.channel, missing)
    place = await begun(home, *people)
    assert place is home.sandbox.channel
    lobby, table = home.public()
    named = text(f"permission-{str(missing.name).lower().replace('_', '-')}", "en")
    assert named in lobby.text
    assert control(table, "turn")
    assert not home.sandbox.recorder.find(STARTING)
    home.sandbox.administrator.allow(home.sandbox.channel, missing)
    await turn(home, place, *people)
    assert not home.sandbox.recorder.find(STARTING)  # it stays where it is


@pytest.mark.parametrize("code", [160006, 50013, 50024])
async def test_pm_08_where_discord_refuses_a_thread_the_game_is_played_in_the_channel(home: House, code: int) -> None:
    people = pair(home)
    if code == 160006:
        home.sandbox.guild.max_active_threads = 0
    else:
        home.sandbox.faults.add(STARTING, code=code)
    place = await begun(home, *people)
    assert place is home.sandbox.channel
    lobby, table = home.public()
    key = {160006: "thread-no-room", 50024: "thread-no-kind"}.get(code, "thread-no-reason")
    assert text(key, "en") in lobby.text
    assert control(table, "turn")
    await home.restart()
    await home.settled()
    await turn(home, place, *people)
    assert len(home.sandbox.recorder.find(STARTING)) == 1


async def test_pm_08_a_thread_has_no_threads(home: House) -> None:
    people = pair(home)
    thread = home.sandbox.administrator.create_thread(home.sandbox.channel, "thread")
    assert await begun(home, *people, channel=thread) is thread
    lobby, table = home.public(thread)
    assert text("thread-no-kind", "en") in lobby.text
    assert control(table, "turn")


async def test_a_title_that_discord_refuses_is_a_plain_one(home: House) -> None:
    people = pair(home)
    home.sandbox.faults.add(STARTING, status=400, code=50035)
    home.sandbox.faults.add("PATCH /channels/*", status=400, code=50035, times=None)
    thread = await begun(home, *people)
    await titled(home)
    assert len(home.public(thread)) == 1
    home.sandbox.faults.clear()
    await turn(home, thread, *people)
    await titled(home)
    assert thread.name == text("thread-title-plain", "en")  # the other one is not tried at every turn


async def test_a_lobby_that_is_deleted_at_the_start_does_not_cost_the_thread(home: House) -> None:
    people = pair(home)
    lobby = await wishing(home, *people)
    game = await home.game()
    await home.client.lobby.start(game.id, people[0].id, home.client.now())
    home.sandbox.administrator.delete_message(lobby)
    home.client.announcer.soon(game.id)
    await home.settled()
    (line,) = home.public()
    thread = home.sandbox.world.channel(line.id)
    assert len(home.public(thread)) == 1


@pytest.mark.parametrize("after", ["nothing", "thread", "home"])
async def test_pm_08_killed_between_two_steps_the_game_goes_on_in_one_place(home: House, after: str) -> None:
    """Whatever was done at Discord, nothing of it may be in the database."""
    people = pair(home)
    lobby = await wishing(home, *people)
    game = await home.game()
    await home.client.lobby.start(game.id, people[0].id, home.client.now())
    if after != "nothing":
        await home.client.http.start_thread_with_message(
            lobby.channel_id, lobby.id, name="half made", auto_archive_duration=10_080
        )
    if after == "home":
        await home.client.play.settle(game.id, lobby.channel_id, lobby.id)
    await home.restart()
    await home.settled()
    thread = home.sandbox.world.channel(lobby.id)
    assert len(home.sandbox.world.active_threads(home.sandbox.guild)) == 1
    assert len(home.public(thread)) == len(home.public()) == 1
    await turn(home, thread, *people)
    assert len(home.public()) == 1
    assert len(home.public(thread)) == 2


async def test_commands_in_the_channel_mean_the_game_of_its_thread(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    stranger = home.sandbox.person("Carla")
    home_channel = home.sandbox.channel
    for command in ("table", "chamber"):
        answer = await stranger.slash(f"conspiracy {command}", home_channel).settled()
        assert "error" not in answer.text
        assert answer.messages[0].controls
        looked = await stranger.click(answer.messages[0], answer.messages[0].controls[0].custom_id or "").settled()
        assert not looked.failed
        assert text("error-no-such-game", "en") not in looked.text
    mover = await home.on_turn(*people, channel=thread)
    opened = await mover.slash("conspiracy turn", home_channel).settled()
    assert opened.messages[0].controls
    others = home.sandbox.person("Dora"), home.sandbox.person("Emil")
    second = await begun(home, *others)
    answer = await stranger.slash("conspiracy table", home_channel).settled()
    assert f"<#{thread.id}>" in answer.text
    assert f"<#{second.id}>" in answer.text
    mine = await others[0].slash("conspiracy table", home_channel).settled()
    assert "Dora" in mine.text or "Emil" in mine.text


async def test_two_starts_at_once_make_one_thread(home: House) -> None:
    people = pair(home)
    lobby = await wishing(home, *people)
    clicks = [people[0].click(lobby, control(lobby, "start")) for _ in range(2)]
    await asyncio.gather(*(click.settled() for click in clicks))
    await home.settled()
    thread = home.sandbox.world.channel(lobby.id)
    assert len(home.public(thread)) == 1
    await people[0].forge(lobby, f"start/{(await home.game(thread)).id}//").settled()
    assert f"<#{thread.id}>" in lobby.text  # a late click takes nothing back


async def test_a_solo_game_gets_a_thread_though_it_had_no_lobby(home: House) -> None:
    alice = home.sandbox.person("Alice")
    for _ in range(2):  # the channel is free at once
        game = await home.client.lobby.create(
            home.sandbox.guild.id,
            home.sandbox.channel.id,
            alice.id,
            "Alice",
            Options(SOLO_SEATS, opponent=Guild.MAGE),
            "en",
            home.client.now(),
            agreements=Agreements(thread=True),
        )
        await home.client.announcer.post(game)
        await home.settled()
        line = home.public()[-1]
        thread = home.sandbox.world.channel(line.id)
        assert line.text.splitlines()[0] == f"-# {text('thread-playing', 'en', thread=f'<#{thread.id}>')}"
        assert thread.name.startswith("Alice and ")
        (table,) = home.public(thread)
        assert control(table, "turn")
    assert len(home.public()) == 2
    assert not alice.notifications


async def test_what_a_host_is_told_when_there_can_be_no_thread(home: House) -> None:
    """While something can still be done about it: at the opening, by the rematch of such a game."""
    people = pair(home)
    thread = await begun(home, *people)
    await play_out_in(home, thread)
    home.sandbox.administrator.deny(home.sandbox.channel, Permission.CREATE_PUBLIC_THREADS)
    answer = await people[0].slash("conspiracy rematch", home.sandbox.channel).settled()
    assert text("permission-create-public-threads", "en") in answer.text
    assert (await home.game()).agreements.thread
