"""How does a table come to a channel? Opened, and announced there, or not at all."""

from dataclasses import dataclass

import discord

from bot.errors import MissingPermissionError
from bot.game.view import Options
from bot.i18n import text
from bot.service import Agreements
from bot.service.table import Table
from cogs.ui.page import Page, Screen
from cogs.ui.panels import panel
from cogs.ui.places import check_place, names_of_permissions, why_no_thread
from cogs.ui.router import Call


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a host asks for: the rules, the table's language, what else is agreed, and robots' levels."""

    options: Options
    language: str | None
    agreements: Agreements
    robots: tuple[str, ...]


async def open_table(call: Call, wanted: Wanted) -> Screen:
    """Open a table for whoever asks, and announce it."""
    interaction = call.interaction
    check_place(interaction, call.locale)
    client = call.client
    locale = wanted.language or await client.public_locale(interaction.guild_id, str(interaction.guild_locale or ""))
    table = await client.lobby.create(
        interaction.guild_id,
        call.channel_id,
        call.user_id,
        call.name,
        wanted.options,
        locale,
        call.now,
        robots=wanted.robots,
        agreements=wanted.agreements,
    )
    return await announced(call, table, "lobby-opened")


async def announced(call: Call, table: Table, said: str) -> Screen:
    """Post the public message of a new table, and say so; where it cannot be posted, no table is left behind.

    A solo game has begun: whoever asked gets their panel.
    """
    client = call.client
    try:
        await client.announcer.post(table)
    except discord.HTTPException as error:
        await client.play.end(table.id, call.user_id, False, call.now)  # noqa: FBT003
        missing = names_of_permissions(call.interaction, call.locale, table.channel_id)
        raise MissingPermissionError(permissions=missing) from error
    client.announcer.background(client.play.prepare_robots(table))
    if table.solo:
        return await panel(call, table)
    return Page().text(text(said, call.locale), _no_thread(call, table)).screen()


def _no_thread(call: Call, table: Table) -> str:
    """Return why a table that wants a thread will get none, while its host can still do something about it."""
    here = call.interaction
    if not table.agreements.thread or table.channel_id != call.channel_id:
        return ""
    why = why_no_thread(here.channel, here.app_permissions, call.locale)
    return text("thread-expect-none", call.locale, why=why) if why else ""
