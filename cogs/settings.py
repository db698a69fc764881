"""How do I want it? `/conspiracy settings`: one's look and language, and how and when one is told."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import UnknownButtonError
from bot.service import Notify, Preferences
from bot.service.zones import is_zone
from cogs.screens import controls
from cogs.screens.settings import CALLS, calls_screen, look_screen
from cogs.screens.wishes import LOOK
from cogs.ui.answer import Kind
from cogs.ui.commands import described, named
from cogs.ui.hours import ask_quiet, ask_zone, move, no_quiet, quiet_written, suggest_zones, tell_zone, zone_written
from cogs.ui.looks import as_person
from cogs.ui.page import Screen
from cogs.ui.router import Call
from cogs.ui.wishes import Wish, field_of, look, picked, switched

LOOKS = frozenset(("theme", "locale", "letters", "text_only", "hints"))  # fields of that page
SWITCHES = frozenset(("letters", "text_only", "hints", "next_up", "reminder"))


async def setup(client: Client) -> None:
    """Add the command, the controls of its pages, and the forms."""

    @client.slash.command(**named("settings"))
    @app_commands.rename(timezone=app_commands.locale_str("timezone", key="option-timezone-name"))
    @app_commands.describe(timezone=described("option-timezone"))
    @app_commands.autocomplete(timezone=suggest_zones)
    async def settings(interaction: discord.Interaction[Client], timezone: str | None = None) -> None:
        await client.router.command(
            interaction, lambda call: show(call) if timezone is None else tell_zone(call, timezone)
        )

    client.router.add(controls.SETTINGS, Kind.PRIVATE, show)
    client.router.add(controls.SETTINGS_PAGE, Kind.EDIT, show)
    client.router.add(controls.SET, Kind.EDIT, choose)
    client.router.add(controls.ASK_ZONE, Kind.FORM, ask_zone)
    client.router.add(controls.ASK_QUIET, Kind.FORM, ask_quiet)
    client.router.add(controls.ZONE, Kind.EDIT, zone_written)
    client.router.add(controls.QUIET, Kind.EDIT, quiet_written)


async def show(call: Call) -> Screen:
    """Show somebody what they have chosen."""
    return await _page(call, call.own, call.control.detail)


async def choose(call: Call) -> Screen:
    """Let somebody choose."""
    if call.control.detail == "zone":
        return await move(call, _zone(call))
    if call.control.detail == "quiet:off":
        return await no_quiet(call)
    wish = switched(call, SWITCHES) or look(call) or _notify(call)
    own = await call.client.people.change(call.user_id, call.now, lambda own: replace(own, **wish))
    return await _page(call, own, LOOK if field_of(call) in LOOKS else CALLS)


async def _page(call: Call, own: Preferences, name: str) -> Screen:
    reader = as_person(own, call.server, str(call.interaction.locale))
    if name == CALLS:
        return calls_screen(own, reader.locale, call.now)
    return look_screen(own, reader, await call.client.pictures.sample(call.name, reader))


def _notify(call: Call) -> Wish:
    if call.control.detail != "notify":
        raise UnknownButtonError  # forged: no control of ours says such a thing
    return {"notify": picked(call, set(Notify))}


def _zone(call: Call) -> str:
    zone = next(iter(call.values), "")
    if not is_zone(zone):
        raise UnknownButtonError
    return zone
