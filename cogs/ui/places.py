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
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")

NO_THREADS_HERE = 50024
TOO_MANY_THREADS = 160006


def check_place(interaction: Interaction, locale: str, place: int | None = None) -> None:
    """Raise `wrong-place` outside a server's channels, `missing-permission` naming what the bot lacks here.

    `place` is the channel that is to hold the table: perhaps the one to which the thread of whoever asks belongs.
    """
    if interaction.guild_id is None or interaction.channel is None:
        raise WrongPlaceError
    if _in_thread(interaction, place) and getattr(interaction.channel, "locked", False):
        raise WrongPlaceError
    if missing := names_of_permissions(interaction, locale, place):
        raise MissingPermissionError(permissions=missing)


def check_allowed(interaction: Interaction, server: ServerPreferences) -> None:
    """Raise `other-channel` where the server has no tables opened: neither this channel is chosen, nor its parent."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if server.places and not here & set(server.places):
        raise OtherChannelError(channels=mentions(server.places))


def names_of_permissions(interaction: Interaction, locale: str, place: int | None = None) -> str:
    """Return the permissions that the bot lacks here, by the names that Discord gives them in that language."""
    return _missing(NEEDED_IN_THREAD if _in_thread(interaction, place) else NEEDED, interaction.app_permissions, locale)


def _in_thread(interaction: Interaction, place: int | None) -> bool:
    return isinstance(interaction.channel, discord.Thread) and place in (None, interaction.channel_id)


def why_no_thread(channel: object, permissions: discord.Permissions, locale: str, refused: int | None = None) -> str:
    """Return why a game that is opened in a channel can have no thread of its own, '' where nothing is in the way.

    `refused` is the code of Discord's refusal, if it has been tried.
    """
    if not isinstance(channel, discord.TextChannel) or refused == NO_THREADS_HERE:
        return text("thread-no-kind", locale)
    if missing := _missing(NEEDED_FOR_THREADS, permissions, locale):
        return text("thread-no-permission", locale, permissions=missing)
    if refused == TOO_MANY_THREADS:
        return text("thread-no-room", locale)
    return "" if refused is None else text("thread-no-reason", locale)


def _missing(needed: Iterable[str], permissions: discord.Permissions, locale: str) -> str:
    if permissions.administrator:
        return ""
    missing = [name for name in needed if not getattr(permissions, name)]
    return ", ".join(text(f"permission-{name.replace('_', '-')}", locale) for name in missing)


def shows_lobby(message: discord.Message | None, game: str) -> bool:
    """Whether a message, as Discord tells of it, has the controls of that game's lobby."""
    return shows(message, ControlId(controls.JOIN, game))


def shows(message: discord.Message | None, control: ControlId) -> bool:
    """Whether a message, as Discord tells of it, has a control: a forged click may name any."""
    return message is not None and str(control) in _ids(message.components)


def shows_question(message: discord.Message | None, game: str) -> bool:
    """Whether a message, as Discord tells of it, asks the table of that game what becomes of a turn."""
    return message is not None and any(
        each.startswith(f"{controls.ASKED}/{game}/") for each in _ids(message.components)
    )


def _ids(components: Iterable[Any]) -> set[str]:
    found: set[str] = set()
    for component in components:
        found |= _ids(getattr(component, "children", ()))
        if custom_id := getattr(component, "custom_id", None):
            found.add(custom_id)
    return found
