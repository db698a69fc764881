"""May the bot do here what a game needs, and is a message what a click says it is? Asked before anything is made."""

from collections.abc import Iterable
from typing import Any

import discord

from bot.errors import MissingPermissionError, OtherChannelError, WrongPlaceError
from bot.i18n import text
from bot.service import ServerPreferences
from cogs.screens import controls
from cogs.screens.server import mentions
from cogs.ui.answer import Interaction
from cogs.ui.ids import ControlId

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")


def check_place(interaction: Interaction, locale: str) -> None:
    """Raise `wrong-place` outside a server's channels, `missing-permission` naming what the bot lacks here."""
    if interaction.guild_id is None or interaction.channel is None:
        raise WrongPlaceError
    if isinstance(interaction.channel, discord.Thread) and interaction.channel.locked:
        raise WrongPlaceError
    if missing := names_of_permissions(interaction, locale):
        raise MissingPermissionError(permissions=missing)


def check_allowed(interaction: Interaction, server: ServerPreferences) -> None:
    """Raise `other-channel` where the server has no tables opened: neither this channel is chosen, nor its parent."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if server.places and not here & set(server.places):
        raise OtherChannelError(channels=mentions(server.places))


def names_of_permissions(interaction: Interaction, locale: str) -> str:
    """Return the permissions that the bot lacks here, by the names that Discord gives them in that language."""
    permissions = interaction.app_permissions
    if permissions.administrator:
        return ""
    needed = NEEDED_IN_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED
    missing = [name for name in needed if not getattr(permissions, name)]
    return ", ".join(text(f"permission-{name.replace('_', '-')}", locale) for name in missing)


def shows_lobby(message: discord.Message | None, game: str) -> bool:
    """Whether a message, as Discord tells of it, has the controls of that game's lobby."""
    return shows(message, ControlId(controls.JOIN, game))


def shows(message: discord.Message | None, control: ControlId) -> bool:
    """Whether a message, as Discord tells of it, has a control: a forged click may name any."""
    return message is not None and str(control) in _ids(message.components)


def _ids(components: Iterable[Any]) -> set[str]:
    found: set[str] = set()
    for component in components:
        found |= _ids(getattr(component, "children", ()))
        if custom_id := getattr(component, "custom_id", None):
            found.add(custom_id)
    return found
