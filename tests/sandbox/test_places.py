"""Do permissions, channels, threads, direct messages and departures count as on Discord?"""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from sandbox import ChannelType, NotPossibleError, Permission, Sandbox
from tests.sandbox.raw import Raw, button, row
from tests.sandbox.tiny_bot import TinyBot, buttons, until

SEND, VIEW = Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL


@pytest.mark.parametrize(
    ("denied", "body", "files", "code"),
    [
        (VIEW, {"content": "x"}, None, 50001),
        (SEND, {"content": "x"}, None, 50013),
        (Permission.ATTACH_FILES, {"content": "x"}, {0: ("a.png", b"a")}, 50013),
        (Permission.EMBED_LINKS, {"embeds": [{"title": "x"}]}, None, 50013),
        (Permission.ATTACH_FILES, {"content": "x"}, None, None),
    ],
)
async def test_posting_needs_its_permissions(
    sandbox: Sandbox, raw: Raw, denied: Permission, body: dict[str, Any], files: Any, code: int | None
) -> None:
    sandbox.administrator.deny(sandbox.channel, denied)
    answer = await raw.post(body, files)
    assert (answer.status, answer.code) == ((403, code) if code else (200, None))
    sandbox.administrator.allow(sandbox.channel, denied)
    assert (await raw.post(body, files)).status == 200


async def test_a_reply_needs_the_history(sandbox: Sandbox, raw: Raw) -> None:
    first = (await raw.post({"content": "a"})).body
    body = {"content": "b", "message_reference": {"message_id": first["id"]}}
    assert (await raw.post(body)).body["message_reference"]["message_id"] == first["id"]
    sandbox.administrator.deny(sandbox.channel, Permission.READ_MESSAGE_HISTORY)
    assert (await raw.post(body)).code == 160002
    assert (await raw.send("GET", f"/channels/{sandbox.channel.id}/messages")).body == []
    assert (await raw.send("GET", f"/channels/{sandbox.channel.id}/messages/{first['id']}")).code == 50013


async def test_roles_and_overwrites_add_up(sandbox: Sandbox, raw: Raw) -> None:
    admin, guild, channel = sandbox.administrator, sandbox.guild, sandbox.channel
    everyone, bot_role = guild.roles[guild.id], admin.bot_role(guild)
    admin.deny(channel, SEND, everyone)
    assert (await raw.post({"content": "x"})).code == 50013
    admin.allow(channel, SEND, bot_role)
    assert (await raw.post({"content": "x"})).status == 200
    admin.deny(channel, SEND)
    assert (await raw.post({"content": "x"})).code == 50013
    admin.set_role(guild, bot_role, Permission.ADMINISTRATOR)
    assert (await raw.post({"content": "x"})).status == 200


async def test_answers_need_no_permission_but_tell_which_are_there(sandbox: Sandbox, bot: TinyBot) -> None:
    seen: list[discord.Permissions] = []

    async def note(interaction: discord.Interaction) -> None:
        seen.append(interaction.app_permissions)
        await interaction.response.send_message("here")

    bot.on_command = note
    sandbox.administrator.deny(sandbox.channel, SEND)
    alice = sandbox.person("Alice")
    assert (await alice.slash("tiny do", sandbox.channel)).text == "here"
    sandbox.administrator.deny(sandbox.channel, VIEW)
    assert (await alice.slash("tiny do", sandbox.channel)).text == "here"
    assert [entry.send_messages for entry in seen] == [False, False]
    assert [entry.view_channel for entry in seen] == [True, False]


async def test_persons_are_held_to_their_permissions(sandbox: Sandbox, bot: TinyBot) -> None:
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("table", view=buttons("go"))
    (table,) = alice.look(sandbox.channel)
    sandbox.administrator.deny(sandbox.channel, VIEW, alice)
    attempts: list[Callable[[], object]] = [
        lambda: alice.look(sandbox.channel),
        lambda: alice.click(table, "go"),
        lambda: alice.slash("tiny do", sandbox.channel),
        lambda: alice.say(sandbox.channel, "x"),
    ]
    for attempt in attempts:
        with pytest.raises(NotPossibleError, match="does not see"):
            attempt()
    sandbox.administrator.deny(sandbox.channel, SEND, bob)
    with pytest.raises(NotPossibleError, match="may not write"):
        bob.say(sandbox.channel, "x")
    assert (await bob.click(table, "go")).text == "hello"


async def test_a_deleted_channel_is_unknown(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("x")
    (stored,) = sandbox.backend.messages.in_channel(channel.id)
    sandbox.administrator.delete_channel(sandbox.channel)
    with pytest.raises(discord.NotFound) as refusal:
        await message.edit(content="y")
    assert refusal.value.code == 10003
    assert stored.deleted
    await until(lambda: bot.get_channel(channel.id) is None)


async def test_a_thread_of_a_message(sandbox: Sandbox, raw: Raw) -> None:
    posted = (await raw.post({"content": "x"})).body
    path = f"/channels/{sandbox.channel.id}/messages/{posted['id']}/threads"
    assert (await raw.send("POST", path, {"name": ""})).code == 50035
    assert (await raw.send("POST", path, {"name": "t", "auto_archive_duration": 61})).code == 50035
    thread = await raw.send("POST", path, {"name": "t"})
    assert thread.body["id"] == posted["id"]
    assert (await raw.send("POST", path, {"name": "t"})).code == 160004
    shown = await raw.send("GET", f"/channels/{sandbox.channel.id}/messages/{posted['id']}")
    assert (shown.body["thread"]["name"], shown.body["flags"]) == ("t", 1 << 5)
    sandbox.administrator.delete_channel(sandbox.world.channel(int(posted["id"])))
    assert (await raw.send("POST", path, {"name": "t"})).status == 200
    sandbox.guild.max_active_threads = 1
    other = (await raw.post({"content": "y"})).body
    path = f"/channels/{sandbox.channel.id}/messages/{other['id']}/threads"
    assert (await raw.send("POST", path, {"name": "t"})).code == 160006
    sandbox.administrator.deny(sandbox.channel, Permission.CREATE_PUBLIC_THREADS)
    assert (await raw.send("POST", path, {"name": "t"})).code == 50013


async def test_archived_and_locked_threads(sandbox: Sandbox, raw: Raw) -> None:
    thread = sandbox.administrator.create_thread(sandbox.channel, "game")
    path = f"/channels/{thread.id}"
    posted = (await raw.send("POST", f"{path}/messages", {"content": "x"})).body
    message = f"{path}/messages/{posted['id']}"
    sandbox.administrator.archive(thread)
    assert (await raw.send("PATCH", message, {"content": "y"})).code == 50083
    assert (await raw.send("DELETE", message)).code == 50083
    assert (await raw.send("PATCH", path, {"name": "z"})).code == 50083
    assert (await raw.send("POST", f"{path}/messages", {"content": "wake"})).status == 200
    assert not thread.archived
    sandbox.administrator.archive(thread, locked=True)
    refused = await raw.send("POST", f"{path}/messages", {"content": "x"})
    assert (refused.status, refused.code) == (403, 160005)
    assert (await raw.send("PATCH", path, {"archived": False})).code == 50013
    alice = sandbox.person("Alice")
    with pytest.raises(NotPossibleError, match="locked"):
        alice.slash("tiny do", thread)
    sandbox.administrator.allow(thread, Permission.MANAGE_THREADS)
    assert (await raw.send("PATCH", path, {"archived": False, "locked": False})).status == 200
    assert (await raw.send("PATCH", message, {"content": "y"})).status == 200


async def test_an_unlocked_thread_can_be_woken_by_whoever_writes_in_it(sandbox: Sandbox, raw: Raw) -> None:
    thread = sandbox.administrator.create_thread(sandbox.channel, "game")
    sandbox.administrator.archive(thread)
    assert (await raw.send("PATCH", f"/channels/{thread.id}", {"archived": False})).status == 200
    assert (await raw.send("PATCH", f"/channels/{thread.id}", {"name": "mine"})).code == 50013
    listed = await raw.send("GET", f"/guilds/{sandbox.guild.id}/threads/active")
    assert [entry["id"] for entry in listed.body["threads"]] == [str(thread.id)]


async def test_idle_threads_archive_themselves(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="game", type=discord.ChannelType.public_thread, auto_archive_duration=1440)
    thread = sandbox.world.channel(made.id)
    sandbox.clock.advance(hours=23)
    await made.send("still here")
    sandbox.clock.advance(hours=23)
    assert thread in sandbox.world.active_threads(sandbox.guild)
    sandbox.clock.advance(hours=2)
    assert thread not in sandbox.world.active_threads(sandbox.guild)
    await until(lambda: (cached := channel.get_thread(made.id)) is None or cached.archived)


async def test_a_thread_that_was_opened_late_archives_itself_within_a_minute(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    for minutes in (7, 59, 61):  # since the last time that none was open
        sandbox.clock.advance(minutes=minutes)
        made = await channel.create_thread(
            name="game", type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        thread = sandbox.world.channel(made.id)
        sandbox.clock.advance(minutes=59)
        assert thread in sandbox.world.active_threads(sandbox.guild)
        sandbox.clock.advance(minutes=2)
        assert thread not in sandbox.world.active_threads(sandbox.guild)


async def test_a_year_without_threads_passes_at_once(monkeypatch: pytest.MonkeyPatch, sandbox: Sandbox) -> None:
    timers: list[float] = []
    loop = asyncio.get_running_loop()
    schedule = loop.call_later

    def call_later(delay: float, callback: Callable[[], object]) -> asyncio.TimerHandle:
        timers.append(delay)
        return schedule(delay, callback)

    monkeypatch.setattr(loop, "call_later", call_later)
    looks = sandbox.clock.call_at(0, str).number
    sandbox.clock.advance(days=365)
    assert sandbox.clock.call_at(0, str).number - looks <= 365 * 24 + 1
    assert len(timers) == 3  # for the clock's move, and for the two calls that the test asks for


async def test_private_threads_are_seen_by_their_members(sandbox: Sandbox, bot: TinyBot) -> None:
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    thread = sandbox.world.channel(made.id)
    with pytest.raises(NotPossibleError):
        alice.look(thread)
    await made.add_user(discord.Object(alice.id))
    await made.send(f"hello <@{bob.id}>")
    assert [message.text for message in alice.look(thread)] == [f"hello <@{bob.id}>"]
    assert len(bob.look(thread)) == 1  # a mention lets him in
    await made.remove_user(discord.Object(bob.id))
    with pytest.raises(NotPossibleError):
        bob.look(thread)
    foreign = sandbox.administrator.create_thread(sandbox.channel, "theirs", private=True)
    with pytest.raises(discord.Forbidden) as refusal:
        await bot.get_partial_messageable(foreign.id).send("x")
    assert refusal.value.code == 50001


async def test_a_forum_takes_posts(sandbox: Sandbox, bot: TinyBot) -> None:
    forum = sandbox.administrator.create_channel(sandbox.guild, "games", ChannelType.FORUM)
    await until(lambda: bot.get_channel(forum.id) is not None)
    channel = bot.get_channel(forum.id)
    assert isinstance(channel, discord.ForumChannel)
    made = await channel.create_thread(name="a game", content="welcome")
    assert made.message.content == "welcome"
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.get_partial_messageable(forum.id).send("x")
    assert refusal.value.code == 50008


async def test_direct_messages_can_be_closed(sandbox: Sandbox, bot: TinyBot) -> None:
    alice = sandbox.person("Alice")
    user = await bot.fetch_user(alice.id)
    message = await user.send("psst", view=buttons("go"))
    direct = sandbox.world.channel(message.channel.id)
    (shown,) = alice.look(direct)
    assert alice.notifications == [shown]
    assert (await alice.click(shown, "go")).text == "hello"
    with pytest.raises(NotPossibleError):
        sandbox.person("Bob").look(direct)
    alice.set_direct_messages(opened=False)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("psst")
    assert refusal.value.code == 50007
    alice.leave()
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("psst")
    assert refusal.value.code == 50278


async def test_a_guild_without_the_bot_sends_it_nothing(sandbox: Sandbox, raw: Raw) -> None:
    await raw.post({"content": "x", "components": [row(button())]})
    alice = sandbox.person("Alice")
    (table,) = alice.look(sandbox.channel)
    sandbox.administrator.remove_bot(sandbox.guild)
    assert (await raw.post({"content": "x"})).code == 50001
    assert (await raw.send("GET", f"/guilds/{sandbox.guild.id}")).code == 10004
    asked = alice.click(table, "go")
    sandbox.clock.advance(seconds=3)
    assert (await asked).failed


async def test_banned_members_stay_out(sandbox: Sandbox) -> None:
    alice = sandbox.person("Alice")
    sandbox.administrator.ban(alice)
    with pytest.raises(ValueError, match="banned"):
        alice.join()
    with pytest.raises(NotPossibleError, match="is not in"):
        _ = alice.member
