"""What does the bot know of me, and how do I get rid of it? `/conspiracy privacy`, with an export and a deletion."""

import asyncio
import gzip
import json

import discord

from bot.client import Client
from cogs.screens import controls
from cogs.screens.privacy import export_screen, forget_question, forgotten_screen, privacy_screen
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.departures import show_departure
from cogs.ui.page import Screen
from cogs.ui.router import Call

LARGEST = 8_000_000  # bytes of a file that every server takes


async def setup(client: Client) -> None:
    """Add the command and its buttons."""

    @client.slash.command(**named("privacy"))
    async def privacy(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, show)

    client.router.add(controls.PRIVACY, Kind.EDIT, show)
    client.router.add(controls.EXPORT, Kind.PRIVATE, export)
    client.router.add(controls.FORGET, Kind.EDIT, ask)
    client.router.add(controls.FORGET_NOW, Kind.EDIT, forget)


async def show(call: Call) -> Screen:
    """Say what is stored of whoever asks."""
    return privacy_screen(await call.client.people.privacy.kept(call.user_id), call.locale)


async def export(call: Call) -> Screen:
    """Give it to them as a file."""
    data = await call.client.people.privacy.export(call.user_id, call.now)
    return export_screen(*await asyncio.to_thread(_written, data), call.locale)


def _written(data: object) -> tuple[str, bytes]:
    """Return a file and its name; packed where Discord would find it too large."""
    written = json.dumps(data, ensure_ascii=False, indent=1).encode()
    if len(written) <= LARGEST:
        return "conspiracy.json", written
    return "conspiracy.json.gz", gzip.compress(written, mtime=0)


async def ask(call: Call) -> Screen:
    """Ask before what cannot be undone."""
    return forget_question(await call.client.people.privacy.kept(call.user_id), call.locale)


async def forget(call: Call) -> Screen:
    """Delete it all."""
    for table in await call.client.people.privacy.forget(call.user_id, call.now):
        show_departure(call.client, table)
    return forgotten_screen(call.locale)
