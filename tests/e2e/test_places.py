"""Does a game survive what happens to its channel, its thread, its server and the bot's permissions there?"""

from random import Random

import pytest

from bot.i18n import text
from sandbox.channels import open_direct_messages
from sandbox.permissions import Permission
from sandbox.person import Person
from sandbox.world import Channel
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls

NEEDED = {
    "view_channel": Permission.VIEW_CHANNEL,
    "send_messages": Permission.SEND_MESSAGES,
    "embed_links": Permission.EMBED_LINKS,
    "attach_files": Permission.ATTACH_FILES,
    "read_message_history": Permission.READ_MESSAGE_HISTORY,
}


async def pair(home: House, channel: Channel | None = None) -> tuple[Person, Person]:
    """Start a game of two; return who is on turn, and the other."""
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await home.table_for(*people, channel=channel)
    first = await home.on_turn(*people, channel=channel)
    return first, people[1] if first is people[0] else people[0]


async def turn_by_command(person: Person, channel: Channel) -> None:
    """Play a turn from `/conspiracy turn` alone."""
    answer = await person.slash("conspiracy turn", channel).settled()
    panel = answer.messages[0]
    rng = Random(6)
    for _ in range(30):
        done = controls(panel, "place") + controls(panel, "act")
        ways = done or controls(panel, "see") + controls(panel, "order")
        if not ways:
            menus = controls(panel, "pick")
            if not menus:
                return
            offered = next(each for each in panel.controls if each.custom_id == menus[0]).options
            await person.choose(panel, menus[0], offered[0]["value"]).settled()
        else:
            await person.click(panel, rng.choice(ways)).settled()


@pytest.mark.parametrize("name", NEEDED)
async def test_pm_03_pm_04_a_missing_permission_is_named_before_anything_is_made(home: House, name: str) -> None:
    alice = home.sandbox.person("Alice")
    home.sandbox.administrator.deny(home.sandbox.channel, NEEDED[name])
    answer = await alice.slash("conspiracy new", home.sandbox.channel).settled()
    assert text(f"permission-{name.replace('_', '-')}", "en") in answer.text
    assert answer.messages[0].ephemeral_to == alice.id
    assert not home.posts
    home.sandbox.administrator.allow(home.sandbox.channel, NEEDED[name])
    answer = await alice.slash("conspiracy games", home.sandbox.channel).settled()
    assert "conspiracy new" in answer.text  # no game was left behind
    await home.lobby_for(alice)


async def test_pm_03_in_a_thread_another_permission_is_needed(home: House) -> None:
    alice = home.sandbox.person("Alice")
    thread = home.sandbox.administrator.create_thread(home.sandbox.channel, "thread")
    home.sandbox.administrator.deny(thread, Permission.SEND_MESSAGES_IN_THREADS)
    answer = await alice.slash("conspiracy new", thread).settled()
    assert text("permission-send-messages-in-threads", "en") in answer.text


@pytest.mark.parametrize("name", NEEDED)
async def test_pm_03_a_permission_taken_away_stops_no_game(home: House, name: str) -> None:
    first, second = await pair(home)
    table = home.public()[-1]
    panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
    home.sandbox.administrator.deny(home.sandbox.channel, NEEDED[name])
    elsewhere = home.sandbox.administrator.create_channel(home.sandbox.guild, "elsewhere")
    before = len(home.posts)
    await turn_by_command(first, elsewhere)
    await home.settled()
    assert panel is not table
    posted = home.posts[before:]
    if name in ("attach_files", "embed_links", "read_message_history"):
        assert len(posted) == 1
        assert bool(home.public()[-1].attachments) is (name != "attach_files")
        assert second.notifications[-1] is home.public()[-1]
    else:
        assert not posted
    refused = [each for each in home.sandbox.recorder.find("POST /channels/*/messages") if each.status != 200]
    assert len(refused) <= 2  # no loop
    await turn_by_command(second, elsewhere)
    await home.settled()
    assert (await home.game()).view(None).turn_number == 3
    home.sandbox.administrator.allow(home.sandbox.channel, NEEDED[name])
    await play_turn(
        first, (await first.slash("conspiracy table", home.sandbox.channel).settled()).messages[0], Random(1)
    )
    await home.settled()
    assert second.notifications[-1] is home.public()[-1]


async def test_pm_01_an_archived_thread_is_woken_by_the_next_turn(home: House) -> None:
    thread = home.sandbox.administrator.create_thread(home.sandbox.channel, "thread")
    first, second = await pair(home, thread)
    home.sandbox.administrator.archive(thread)
    await turn_by_command(first, home.sandbox.channel)
    await home.settled()
    assert not thread.archived
    assert second.notifications[-1] is home.public(thread)[-1]


async def test_pm_01_a_locked_thread_ends_no_game_and_loops_nowhere(home: House) -> None:
    thread = home.sandbox.administrator.create_thread(home.sandbox.channel, "thread")
    first, second = await pair(home, thread)
    home.sandbox.administrator.archive(thread, locked=True)
    for person in (first, second):
        await turn_by_command(person, home.sandbox.channel)
        await home.settled()
    assert (await home.game(thread)).view(None).turn_number == 3
    assert len(home.sandbox.recorder.find(f"POST /channels/{thread.id}/messages")) <= 10
    home.sandbox.administrator.unarchive(thread)
    await turn_by_command(first, thread)
    await home.settled()
    assert second.notifications[-1] is home.public(thread)[-1]


async def test_a_deleted_channel_ends_no_game_and_a_player_moves_it(home: House) -> None:
    place = home.sandbox.administrator.create_channel(home.sandbox.guild, "doomed")
    first, second = await pair(home, place)
    stranger = home.sandbox.person("Carla")
    home.sandbox.administrator.delete_channel(place)
    await turn_by_command(first, home.sandbox.channel)
    await home.settled()
    answer = await stranger.slash("conspiracy table", home.sandbox.channel).settled()
    assert answer.text == text("error-no-game-here", "en")
    await first.slash("conspiracy table", home.sandbox.channel).settled()
    await home.settled()
    table = home.public()[-1]
    assert (await home.game()).view(None).turn_number == 2
    assert second.notifications[-1] is table
    await play_turn(second, table, Random(1))
    await home.settled()
    assert first.notifications[-1] is home.public()[-1]


async def test_pm_07_an_outage_loses_nothing_and_greets_nobody(home: House) -> None:
    first, second = await pair(home)
    guild = home.sandbox.guild
    other_guild = home.sandbox.administrator.create_guild("Elsewhere")
    away = home.sandbox.administrator.create_channel(other_guild, "away")
    first.join(other_guild)
    before = len(home.posts)
    home.sandbox.administrator.begin_outage(guild)
    await home.restart()
    await turn_by_command(first, away)
    await home.settled()
    home.sandbox.administrator.end_outage(guild)
    await home.sandbox.quiet()
    await home.settled()
    assert len(home.posts) == before + 1
    assert second.notifications[-1] is home.public()[-1]


async def test_pm_07_a_removal_pauses_games_and_an_invitation_resumes_them(home: House) -> None:
    first, second = await pair(home)
    table = home.public()[-1]
    other_guild = home.sandbox.administrator.create_guild("Elsewhere")
    away = home.sandbox.administrator.create_channel(other_guild, "away")
    first.join(other_guild)
    home.sandbox.administrator.remove_bot(home.sandbox.guild)
    await turn_by_command(first, away)
    await home.settled()
    home.sandbox.administrator.add_bot(home.sandbox.guild)
    await home.sandbox.quiet()
    await home.settled()
    assert second.notifications[-1] is home.public()[-1]
    assert home.public()[-1] is not table
    await play_turn(second, home.public()[-1], Random(1))


async def test_ui_14_commands_and_controls_outside_a_server_or_in_odd_channels(home: House) -> None:
    alice = home.sandbox.person("Alice")
    table = await home.table_for(alice, robots=1)
    thread = home.sandbox.administrator.create_thread(home.sandbox.channel, "thread")
    foreign = home.sandbox.administrator.create_guild("Foreign")
    room = home.sandbox.administrator.create_channel(foreign, "room")
    alice.join(foreign)
    home.sandbox.administrator.remove_bot(foreign)
    for command in ("turn", "games", "help", "rules", "table", "log", "leave", "end"):
        answer = await alice.slash(f"conspiracy {command}", thread).settled()
        assert answer.messages[0].ephemeral_to == alice.id
        assert "reference" not in answer.text
        if command == "table":
            answer = await alice.forge(None, control(table, "words"), channel=room).settled()
            assert "reference" not in answer.text
    private = open_direct_messages(home.sandbox.backend, alice.user)
    for custom_id in (control(table, "turn"), control(table, "words"), "join/nothing1//", "x" * 100):
        answer = await alice.forge(None, custom_id, channel=private).settled()
        assert answer.messages[0].ephemeral_to == alice.id
        assert "reference" not in answer.text
