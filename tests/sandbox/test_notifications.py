"""Who is notified of a message, and who is not?"""

import discord
import pytest

from sandbox import Permission, Sandbox
from tests.sandbox.raw import V2, Raw, text
from tests.sandbox.tiny_bot import TinyBot


async def test_a_mention_in_a_new_message_notifies(sandbox: Sandbox, raw: Raw) -> None:
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
    posted = await raw.post(
        {"content": f"{alice.mention} and {bob.mention}", "allowed_mentions": {"users": [str(bob.id)]}}
    )
    assert [user["id"] for user in posted.body["mentions"]] == [str(bob.id)]
    assert alice.notifications == []
    assert [message.text for message in bob.notifications] == [f"{alice.mention} and {bob.mention}"]


async def test_a_text_display_notifies_too(sandbox: Sandbox, raw: Raw) -> None:
    alice = sandbox.person("Alice")
    await raw.post({"flags": V2, "components": [text(f"your turn {alice.mention}")]})
    assert len(alice.notifications) == 1


async def test_an_edit_never_notifies(sandbox: Sandbox, bot: TinyBot) -> None:
    alice = sandbox.person("Alice")

    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content=alice.mention)

    bot.on_command = slow
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("x")
    await message.edit(content=alice.mention)
    await (await sandbox.person("Bob").slash("tiny do", sandbox.channel)).settled()
    assert alice.notifications == []


@pytest.mark.parametrize(
    "body",
    [
        {"allowed_mentions": {"parse": []}},
        {"allowed_mentions": {}},
        {"flags": 1 << 12},
    ],
)
async def test_what_does_not_notify(sandbox: Sandbox, raw: Raw, body: dict[str, object]) -> None:
    alice = sandbox.person("Alice")
    await raw.post({"content": alice.mention} | body)
    assert alice.notifications == []


async def test_who_does_not_see_the_channel_is_not_notified(sandbox: Sandbox, raw: Raw) -> None:
    alice = sandbox.person("Alice")
    sandbox.administrator.deny(sandbox.channel, Permission.VIEW_CHANNEL, alice)
    await raw.post({"content": alice.mention})
    assert alice.notifications == []


async def test_everyone_and_roles_need_the_permission(sandbox: Sandbox, raw: Raw) -> None:
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
    role = sandbox.administrator.create_role(sandbox.guild, "players")
    sandbox.administrator.give_role(alice, role)
    for content in ("@everyone", f"<@&{role.id}>"):
        await raw.post({"content": content})
    assert alice.notifications == []
    sandbox.administrator.allow(sandbox.channel, Permission.MENTION_EVERYONE)
    await raw.post({"content": f"<@&{role.id}>"})
    assert (len(alice.notifications), len(bob.notifications)) == (1, 0)
    await raw.post({"content": "@everyone"})
    assert (len(alice.notifications), len(bob.notifications)) == (2, 1)
    await raw.post({"content": "@everyone", "allowed_mentions": {"parse": ["users", "roles"]}})
    assert len(bob.notifications) == 1


async def test_a_reply_pings_whom_it_answers_unless_told_otherwise(sandbox: Sandbox, raw: Raw) -> None:
    alice = sandbox.person("Alice")
    said = alice.say(sandbox.channel, "question")
    reply = {"content": "answer", "message_reference": {"message_id": str(said.id)}}
    await raw.post(reply | {"allowed_mentions": {"parse": ["users"]}})
    assert alice.notifications == []
    await raw.post(reply)
    await raw.post(reply | {"allowed_mentions": {"replied_user": True}})
    assert len(alice.notifications) == 2
