"""What is the least that a discord.py bot takes? One that answers clicks with a fixed text or a ready picture.

Run by benchmarks.discord, which names the picture in BENCHMARK_PICTURE.
"""

import asyncio
import io
import logging
import os
import sys
from pathlib import Path
from typing import Any

import discord
import yarl

TEXT, PICTURE, EDIT = "text", "picture", "edit"  # what is clicked


class BareBot(discord.Client):
    """Answers, and does nothing else."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._picture = picture

    def _file(self) -> discord.File:
        return discord.File(io.BytesIO(self._picture), "picture.webp")

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer by what was clicked."""
        match dict(interaction.data or {}).get("custom_id"):
            case "picture":
                await interaction.response.send_message("A picture", file=self._file(), ephemeral=True)
            case "edit":
                await interaction.response.edit_message(content="Another", attachments=[self._file()])
            case _:
                await interaction.response.send_message("A text", ephemeral=True)


def main() -> None:
    """Run until a signal comes."""
    logging.basicConfig(stream=sys.stderr, level=logging.INFO)
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    picture = Path(os.environ["BENCHMARK_PICTURE"]).read_bytes()
    asyncio.run(BareBot(picture).start(os.environ["DISCORD_TOKEN"]))


if __name__ == "__main__":
    main()
