"""How do I want it? `/conspiracy settings` for oneself, `/conspiracy server` for those who manage the server."""

from collections.abc import Container
from dataclasses import replace
from typing import Any

import discord

from bot.client import Client
from bot.errors import NotAManagerError, UnknownButtonError, WrongPlaceError
from bot.i18n import LOCALES, choose_locale
from bot.service import Notify, Preferences, ServerPreferences
from cogs.screens import controls
from cogs.screens.settings import AS_ELSEWHERE, server_screen, settings_screen
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.looks import as_person, as_server
from cogs.ui.page import Screen
from cogs.ui.router import Call
from rendering.themes import THEMES

SWITCHES = ("letters", "text_only", "muted")
SERVER_SWITCHES = ("letters",)


async def setup(client: Client) -> None:
    """Add the commands, and the controls of both screens."""

    @client.slash.command(**named("settings"))
    async def settings(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, show)

    @client.slash.command(**named("server"))
    async def server(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, show_server)

    client.router.add(controls.SETTINGS, Kind.PRIVATE, show)
    client.router.add(controls.SET, Kind.EDIT, choose)
    client.router.add(controls.SET_SERVER, Kind.EDIT, choose_for_server)


async def show(call: Call) -> Screen:
    """Show somebody what they have chosen."""
    return await _own(call, await call.client.people.preferences(call.user_id))


async def choose(call: Call) -> Screen:
    """Let somebody choose."""
    wish = _switched(call, SWITCHES) or _theme(call)
    return await _own(call, await call.client.people.change(call.user_id, call.now, lambda own: replace(own, **wish)))


async def _own(call: Call, own: Preferences) -> Screen:
    server = await call.client.servers.preferences(call.interaction.guild_id)
    reader = as_person(own, server, call.locale)
    return settings_screen(own, reader, await call.client.pictures.sample(call.name, reader))


async def show_server(call: Call) -> Screen:
    """Show a manager what the server has chosen."""
    return await _server(call, await call.client.servers.preferences(_managed(call)))


async def choose_for_server(call: Call) -> Screen:
    """Let a manager choose for the server."""
    guild_id = _managed(call)
    wish = _switched(call, SERVER_SWITCHES) or _language(call) or _theme(call)
    changed = await call.client.servers.change(guild_id, call.now, lambda server: replace(server, **wish))
    return await _server(call, changed)


async def _server(call: Call, server: ServerPreferences) -> Screen:
    locale = server.locale or choose_locale(str(call.interaction.guild_locale or ""))
    public = as_server(server, locale)
    sample = await call.client.pictures.sample(call.name, replace(public, locale=call.locale))
    return server_screen(server, public, sample, call.locale)


def _managed(call: Call) -> int:
    """Return the server in which a manager asks; raise WrongPlaceError or NotAManagerError."""
    if call.interaction.guild_id is None:
        raise WrongPlaceError
    if not call.manager:
        raise NotAManagerError
    return call.interaction.guild_id


Wish = dict[str, Any]


def _switched(call: Call, known: tuple[str, ...]) -> Wish:
    """Return what a button switches on or off; nothing where a select was used."""
    field, _, state = call.control.detail.partition(":")
    if field == "muted" and field in known and state in ("on", "off"):
        return {"notify": Notify.NOTHING if state == "on" else Notify.MENTION}
    return {field: state == "on"} if field in known and state in ("on", "off") else {}


def _language(call: Call) -> Wish:
    """Return the language chosen in a select; nothing where it is another one's."""
    if call.control.detail != "locale":
        return {}
    return {"locale": _one_of(call, LOCALES)}


def _theme(call: Call) -> Wish:
    """Return the theme chosen in a select; taken back, it takes the letters along: both are as the server has them."""
    if call.control.detail != "theme":
        raise UnknownButtonError  # forged: no control of ours says such a thing
    theme = _one_of(call, THEMES)
    return {"theme": theme} if theme else {"theme": None, "letters": None}


def _one_of(call: Call, known: Container[str]) -> str | None:
    """Return what was chosen, None for the option that takes a choice back."""
    value = next(iter(call.values), "")
    if value == AS_ELSEWHERE:
        return None
    if value not in known:
        raise UnknownButtonError
    return value
