"""Does each shard hear of its own guilds?"""

import asyncio

import discord
import pytest

from sandbox import Sandbox
from tests.sandbox.tiny_bot import aim, until


class Sharded(discord.AutoShardedClient):
    """Answers every command by naming the shard that heard it."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        guild = interaction.guild
        await interaction.response.send_message(f"shard {guild.shard_id if guild else 0}")


@pytest.mark.parametrize("count", [None, 3])
async def test_guilds_are_spread_over_shards(sandbox: Sandbox, count: int | None) -> None:
    guilds = [sandbox.guild]
    for number in range(5):
        sandbox.clock.advance(seconds=1)  # the shard follows from the millisecond of the guild's birth
        guilds.append(sandbox.administrator.create_guild(f"Guild {number}"))
    people = [sandbox.person(f"Person {number}", guild=guild) for number, guild in enumerate(guilds)]
    channels = [sandbox.administrator.create_channel(guild, "play") for guild in guilds]
    aim(sandbox)
    client = Sharded(intents=discord.Intents(guilds=True), shard_count=count, guild_ready_timeout=0.05)
    running = asyncio.create_task(client.start(sandbox.token))
    try:
        await until(client.is_ready, 10)
        assert len(client.guilds) == len(guilds)
        shards = count or 1
        assert len(sandbox.gateway.identified) == shards
        assert len({guild.shard_id for guild in client.guilds}) == shards
        for person, channel in zip(people, channels, strict=True):
            answer = await person.forge(None, "where", channel=channel)
            assert answer.text == f"shard {(person.guild.id >> 22) % shards}"
    finally:
        await client.close()
        await asyncio.gather(running, return_exceptions=True)
