"""Are commands offered where they are meant to be, by whose installation of the application it may be?"""

from typing import Any

import discord
import pytest

from sandbox import NotPossibleError, Sandbox
from sandbox.channels import open_direct_messages
from sandbox.page.catalogue import offered
from tests.sandbox.tiny_bot import TinyBot

BODY: dict[str, Any] = {"description": "Try it", "type": 1}


def register(sandbox: Sandbox, **more: Any) -> None:
    """Let there be a global command."""
    sandbox.backend.commands.create({"name": "try", **BODY, **more}, None)


@pytest.mark.parametrize(
    ("contexts", "kinds", "guild", "private", "foreign"),
    [
        (None, None, True, True, False),
        ([0], [0], True, False, False),
        ([0, 1, 2], [0, 1], True, True, True),
        ([0, 1, 2], [1], True, True, True),
        ([1], [0, 1], False, True, False),
    ],
)
@pytest.mark.usefixtures("bot")
async def test_a_command_is_offered_by_place_and_installation(
    sandbox: Sandbox,
    contexts: list[int] | None,
    kinds: list[int] | None,
    guild: bool,
    private: bool,
    foreign: bool,
) -> None:
    more = {"contexts": contexts, "integration_types": kinds}
    register(sandbox, **{key: value for key, value in more.items() if value is not None})
    alice = sandbox.person("Alice")
    other = sandbox.administrator.create_guild("Foreign")
    places = {
        sandbox.channel: guild,
        open_direct_messages(sandbox.backend, alice.user): private,
        sandbox.administrator.create_channel(other, "room"): foreign,
    }
    alice.join(other)
    sandbox.administrator.remove_bot(other)
    alice.install()
    for place, expected in places.items():
        lines = {each["line"] for each in offered(sandbox.backend, alice, place)}
        assert ("try" in lines) is expected, place
        if expected:
            alice.slash("try", place)
        else:
            with pytest.raises(NotPossibleError, match="is not"):
                alice.slash("try", place)
    alice.install(installed=False)
    with pytest.raises(NotPossibleError, match="is not"):
        alice.slash("try", list(places)[2])


async def test_the_bot_hears_by_whose_installation_and_answers_where_it_is_no_member(
    sandbox: Sandbox, bot: TinyBot
) -> None:
    seen: list[discord.Interaction] = []

    @bot.tree.command(name="try", description="Try it")
    async def attempt(interaction: discord.Interaction) -> None:
        seen.append(interaction)
        await interaction.response.send_message("here", ephemeral=True)

    register(sandbox, contexts=[0, 1, 2], integration_types=[0, 1])
    alice = sandbox.person("Alice")
    other = sandbox.administrator.create_guild("Foreign")
    room = sandbox.administrator.create_channel(other, "room")
    alice.join(other)
    sandbox.administrator.remove_bot(other)
    alice.install()
    asked = await alice.slash("try", room)
    (interaction,) = seen
    assert interaction.is_user_integration()
    assert not interaction.is_guild_integration()
    assert interaction.context.guild
    assert interaction.app_permissions.attach_files
    assert not interaction.app_permissions.send_messages
    assert asked.text == "here"
