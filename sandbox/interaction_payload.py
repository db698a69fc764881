"""How does the gateway describe an interaction to the bot?"""

from typing import TYPE_CHECKING

from sandbox.constants import InteractionType, Json
from sandbox.installing import context_of, owners
from sandbox.interactions import Interaction
from sandbox.payloads import channel_payload, member_payload, message_payload, user_payload
from sandbox.permissions import FOR_GUESTS, Permission, channel_permissions
from sandbox.world import Channel, Guild, User

if TYPE_CHECKING:
    from sandbox.backend import Backend

DEFAULT_UPLOAD_LIMIT = 10 * 1024 * 1024


def interaction_payload(backend: "Backend", interaction: Interaction) -> Json:
    """Give the payload of INTERACTION_CREATE."""
    world = backend.world
    channel = world.channels[interaction.channel_id]
    guild = world.guild_of(channel)
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application.id),
        "type": int(interaction.type),
        "data": interaction.data,
        "token": interaction.token,
        "version": 1,
        "channel_id": str(channel.id),
        "channel": _channel(backend, channel, interaction.user),
        "app_permissions": str(int(_permissions(backend, channel))),
        "locale": interaction.locale,
        "entitlements": [],
        "authorizing_integration_owners": owners(world, interaction.user, channel),
        "context": context_of(channel),
        "attachment_size_limit": guild.upload_limit if guild else DEFAULT_UPLOAD_LIMIT,
    }
    payload |= (
        _in_guild(backend, guild, channel, interaction.user) if guild else {"user": user_payload(interaction.user)}
    )
    if interaction.message is not None and interaction.type != InteractionType.COMMAND:
        payload["message"] = message_payload(world, interaction.message)
    return payload


def _permissions(backend: "Backend", channel: Channel) -> Permission:
    guild = backend.world.guild_of(channel)
    if guild is not None and backend.world.bot.id not in guild.members:
        return FOR_GUESTS
    return channel_permissions(backend.world, channel, backend.world.bot.id)


def _in_guild(backend: "Backend", guild: Guild, channel: Channel, user: User) -> Json:
    permissions = channel_permissions(backend.world, channel, user.id)
    return {
        "guild_id": str(guild.id),
        "guild_locale": guild.locale,
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "member": member_payload(guild.members[user.id]) | {"permissions": str(int(permissions))},
    }


def _channel(backend: "Backend", channel: Channel, user: User) -> Json:
    payload = channel_payload(channel, backend.world.bot.id)
    return payload | {"permissions": str(int(channel_permissions(backend.world, channel, user.id)))}


def resolved_users(guild: Guild | None, users: list[User]) -> Json:
    """Describe the accounts that option or select values name."""
    resolved: Json = {"users": {str(user.id): user_payload(user) for user in users}}
    if guild is not None:
        resolved["members"] = {
            str(user.id): member_payload(guild.members[user.id], with_user=False) | {"permissions": "0"}
            for user in users
            if user.id in guild.members
        }
    return resolved


def resolved_channels(backend: "Backend", channels: list[Channel]) -> Json:
    """Describe the channels that option or select values name."""
    described = {
        str(entry.id): channel_payload(entry, backend.world.bot.id) | {"permissions": "0"} for entry in channels
    }
    return {"channels": described}
