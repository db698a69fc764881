"""How does a table come to a channel? Opened, and announced there, or not at all."""

from dataclasses import dataclass

import discord

from bot.errors import MissingPermissionError
from bot.game.cards import Guild
from bot.game.view import SOLO_SEATS, Options
from bot.i18n import choose_locale, text
from bot.service import Agreements, Clock, ServerPreferences
from bot.service.table import Table
from cogs.screens.lobby import SEATS
from cogs.ui.page import Page, Screen
from cogs.ui.panels import panel
from cogs.ui.pictures import PATIENCE
from cogs.ui.places import check_allowed, check_place, names_of_permissions, why_no_thread
from cogs.ui.router import Call


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a host asks for; None is what the server has. A solo game has an opponent, any other may have robots."""

    bonus: bool | None = None
    hidden: bool | None = None
    hints: bool | None = None
    language: str | None = None
    opponent: Guild | None = None
    robots: tuple[str, ...] = ()  # the levels at which they play
    clock: Clock | None = None
    thread: bool | None = None

    def options(self, server: ServerPreferences) -> Options:
        """Return the rules of the table."""
        return Options(
            SEATS if self.opponent is None else SOLO_SEATS,
            bonus_locations=bool(_first(self.bonus, server.bonus)),
            points_hidden=bool(_first(self.hidden, server.hidden)),
            opponent=self.opponent,
        )

    def agreements(self, server: ServerPreferences) -> Agreements:
        """Return what else is agreed; whoever plays alone keeps nobody waiting, and needs no place to talk."""
        hints = bool(_first(self.hints, server.hinted))
        if self.opponent is not None:
            return Agreements(hints=hints)
        return Agreements(
            hints=hints, clock=self.clock or server.pace, thread=bool(_first(self.thread, server.threads))
        )


def _first(asked: bool | None, otherwise: bool | None) -> bool | None:  # noqa: FBT001 - both are answers
    return otherwise if asked is None else asked


async def open_table(call: Call, wanted: Wanted) -> Screen:
    """Open a table for whoever asks, and announce it."""
    interaction = call.interaction
    check_place(interaction, call.locale)
    check_allowed(interaction, call.server)
    client = call.client
    discords = choose_locale(str(interaction.guild_locale or ""))
    table = await client.lobby.create(
        interaction.guild_id,
        call.channel_id,
        call.user_id,
        call.name,
        wanted.options(call.server),
        wanted.language or call.server.locale or discords,
        call.now,
        robots=wanted.robots,
        agreements=wanted.agreements(call.server),
    )
    return await announced(call, table, "lobby-opened")


async def announced(call: Call, table: Table, said: str) -> Screen:
    """Post the public message of a new table, and say so; where it cannot be posted, no table is left behind.

    A solo game has begun: whoever asked gets their panel.
    """
    client = call.client
    try:
        await client.announcer.post(table, PATIENCE)
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
