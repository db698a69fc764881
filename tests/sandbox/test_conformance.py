"""Does every request of a real client keep to Discord's own description of its API?"""

import asyncio
from typing import Any

import discord
import pytest

from sandbox import Sandbox
from sandbox.conformance import Conformance
from sandbox.recorder import Exchange
from tests.sandbox.test_interactions import Question
from tests.sandbox.test_messages import Layout
from tests.sandbox.tiny_bot import TinyBot, buttons, picture


@pytest.fixture
def description(conformance: Conformance | None) -> Conformance:
    if conformance is None:
        pytest.skip("Discord's description of its API, ../shared/discord-openapi.json, is not beside this checkout")
    return conformance


def exchange(body: object, method: str = "POST", template: str = "/channels/{channel_id}/messages") -> Exchange:
    return Exchange(method, template, template, {}, body, [], 0.0)


CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


@pytest.mark.parametrize(
    ("body", "template"),
    [
        ({"content": 5}, "/channels/{channel_id}/messages"),
        ({"content": "x" * 4001}, "/channels/{channel_id}/messages"),
        ({"components": [{"type": 1, "components": [{"type": 99}]}]}, "/channels/{channel_id}/messages"),
        ({"embeds": [{"title": "x" * 257}]}, "/channels/{channel_id}/messages"),
        ({"type": 4, "data": {"flags": "64"}}, CALLBACK),
        ({"type": 8, "data": {"choices": [{"name": "a", "value": "a"}] * 26}}, CALLBACK),
        (None, CALLBACK),
    ],
)
def test_bad_bodies_are_found(description: Conformance, body: Any, template: str) -> None:
    assert description.problems_of(exchange(body, template=template))


def test_a_fault_is_told_where_it_lies(description: Conformance) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "label": 5}]}
    (problem,) = description.problems_of(exchange({"type": 4, "data": {"components": [row]}}, template=CALLBACK))
    assert problem.startswith("data/components/0/components/0/label: 5 is not of type")


def test_unknown_operations_and_unexpected_bodies_are_found(description: Conformance) -> None:
    assert description.problems_of(exchange({}, template="/nowhere")) == ["no such operation"]
    assert description.problems_of(exchange({"a": 1}, "POST", "/channels/{channel_id}/typing")) == ["takes no body"]


def test_the_number_of_a_new_file_is_no_fault(description: Conformance) -> None:
    body = {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]}
    assert description.problems_of(exchange(body)) == []
    assert body["attachments"] == [{"id": 0, "filename": "a.png"}]


async def test_every_request_of_a_real_client_conforms(
    sandbox: Sandbox, bot: TinyBot, description: Conformance
) -> None:
    await use_everything(sandbox, bot)
    assert not bot.errors
    assert description.problems(sandbox.recorder.exchanges) == []
    assert len({entry.route for entry in sandbox.recorder.exchanges}) > 15


async def use_everything(sandbox: Sandbox, bot: TinyBot) -> None:
    """Send every kind of request that the client has."""
    alice = sandbox.person("Alice")
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)

    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(view=Layout(), attachments=[picture()])
        followup = await interaction.followup.send("more", view=buttons("a"), file=picture(), wait=True)
        await followup.edit(content="edited", attachments=[])
        await followup.delete()
        await interaction.original_response()

    async def update(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Layout("new"), attachments=[picture()])

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Question())

    bot.on_command, bot.on_press = board, update
    shown = await (await alice.slash("tiny do", sandbox.channel)).settled()
    await sandbox.feed.until(lambda: len(sandbox.recorder.find("GET *@original")) == 1)
    await alice.click(shown.messages[0], "Open")
    bot.on_press = ask
    opened = await alice.click(shown.messages[0], "Open")
    await alice.submit(opened, {"Name": "x", "Colour": ["r"]})
    await alice.type_into("tiny say", sandbox.channel, "word", "a")
    message = await channel.send("x", embed=discord.Embed(title="t"), allowed_mentions=discord.AllowedMentions.none())
    await message.edit(content="y", view=buttons("b"))
    thread = await message.create_thread(name="thread")
    await thread.send("z")
    await thread.add_user(discord.Object(alice.id))
    await thread.edit(archived=True)
    await channel.create_thread(name="private", type=discord.ChannelType.private_thread)
    direct = await (await bot.fetch_user(alice.id)).create_dm()
    await direct.send("psst")
    await channel.typing()
    await bot.create_application_emoji(name="pearl", image=b"\x89PNG\r\n\x1a\n" + b"0" * 8)
    await message.delete()
    await asyncio.sleep(0)
