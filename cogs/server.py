"""How does a server want it? `/conspiracy server`, for those who manage it."""

from dataclasses import replace

import discord

from bot.client import Client
from bot.errors import NotAManagerError, UnknownButtonError, WrongPlaceError
from bot.i18n import choose_locale
from bot.service import Clock, ServerPreferences
from cogs.screens import controls
from cogs.screens.server import GAMES, server_games_screen, server_look_screen
from cogs.screens.wishes import LOOK
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.looks import as_server
from cogs.ui.page import MOST_OPTIONS, Screen
from cogs.ui.router import Call
from cogs.ui.wishes import Wish, field_of, look, picked, switched

LOOKS = frozenset(("theme", "locale", "letters"))  # fields of that page
SWITCHES = frozenset(("letters", "quiet", "threads", "bonus", "hidden", "hints"))
LONGEST_ID = 20  # digits


async def setup(client: Client) -> None:
    """Add the command, and the controls of its pages."""

    @client.slash.command(**named("server"))
    async def server(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, show)

    client.router.add(controls.SERVER_PAGE, Kind.EDIT, show)
    client.router.add(controls.SET_SERVER, Kind.EDIT, choose)


async def show(call: Call) -> Screen:
    """Show a manager what the server has chosen."""
    _managed(call)
    return await _page(call, call.server, call.control.detail)


async def choose(call: Call) -> Screen:
    """Let a manager choose for the server."""
    guild_id = _managed(call)
    wish = switched(call, SWITCHES) or look(call) or _picked(call)
    changed = await call.client.servers.change(guild_id, call.now, lambda server: replace(server, **wish))
    return await _page(call, changed, LOOK if field_of(call) in LOOKS else GAMES)


async def _page(call: Call, server: ServerPreferences, name: str) -> Screen:
    if name == GAMES:
        return server_games_screen(server, _existing(call, server.places), call.locale)
    locale = server.locale or choose_locale(str(call.interaction.guild_locale or ""))
    public = as_server(server, locale)
    sample = await call.client.pictures.sample(call.name, replace(public, locale=call.locale))
    return server_look_screen(server, public, sample, call.locale)


def _existing(call: Call, places: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of some channels that the server still has: no select may offer others."""
    guild = call.interaction.guild
    return tuple(each for each in places if guild is not None and guild.get_channel(each) is not None)


def _managed(call: Call) -> int:
    """Return the server in which a manager asks; raise WrongPlaceError or NotAManagerError."""
    if call.interaction.guild_id is None:
        raise WrongPlaceError
    if not call.manager:
        raise NotAManagerError
    return call.interaction.guild_id


def _picked(call: Call) -> Wish:
    """Return what was chosen in a select; raise UnknownButtonError for none of ours."""
    match call.control.detail:
        case "clock":
            return {"clock": picked(call, set(Clock))}
        case "channels":
            return {"channels": _channels(call)}
        case "channels:all":
            return {"channels": None}
        case _:
            raise UnknownButtonError  # forged: no control of ours says such a thing


def _channels(call: Call) -> str | None:
    """Return the channels chosen, as they are stored; None for no choice, which is everywhere."""
    values = list(dict.fromkeys(call.values))
    if len(values) > MOST_OPTIONS or not all(_is_id(value) for value in values):
        raise UnknownButtonError
    return ",".join(values) or None


def _is_id(value: str) -> bool:
    return value.isascii() and value.isdigit() and len(value) <= LONGEST_ID
