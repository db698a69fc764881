"""How do the things of the world look in JSON?"""

from datetime import UTC, datetime

from sandbox.constants import ChannelType, Json, MessageFlag
from sandbox.messages import Attachment, Message
from sandbox.permissions import can_view
from sandbox.snowflake import seconds_of
from sandbox.world import Application, Channel, Emoji, Guild, Member, Role, User, World


def iso(timestamp: float) -> str:
    """Write an instant as Discord does."""
    return datetime.fromtimestamp(timestamp, UTC).isoformat(timespec="microseconds")


def user_payload(user: User) -> Json:
    """Describe an account."""
    return {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "discriminator": "0000" if user.bot else "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def member_payload(member: Member, *, with_user: bool = True) -> Json:
    """Describe a member of a guild."""
    payload: Json = {
        "nick": member.nick,
        "roles": [str(role) for role in member.roles],
        "joined_at": iso(member.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "avatar": None,
        "banner": None,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }
    return payload | {"user": user_payload(member.user)} if with_user else payload


def role_payload(role: Role) -> Json:
    """Describe a role."""
    return {
        "id": str(role.id),
        "name": role.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": role.position,
        "permissions": str(int(role.permissions)),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel_payload(channel: Channel, bot_id: int) -> Json:
    """Describe a channel or thread; `member` tells the bot whether it has joined a thread."""
    payload: Json = {
        "id": str(channel.id),
        "type": int(channel.type),
        "last_message_id": _id(channel.last_message_id),
        "flags": 0,
    }
    if channel.type == ChannelType.DM:
        return payload | {"recipients": [user_payload(user) for user in channel.recipients]}
    payload |= {
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "parent_id": _id(channel.parent_id),
        "rate_limit_per_user": 0,
    }
    if channel.is_thread:
        return payload | _thread_fields(channel, bot_id)
    return payload | {
        "topic": channel.topic,
        "position": channel.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(entry.id), "type": entry.type, "allow": str(int(entry.allow)), "deny": str(int(entry.deny))}
            for entry in channel.overwrites.values()
        ],
    }


def _thread_fields(channel: Channel, bot_id: int) -> Json:
    payload: Json = {
        "owner_id": str(channel.owner_id),
        "message_count": channel.message_count,
        "total_message_sent": channel.message_count,
        "member_count": len(channel.thread_members),
        "thread_metadata": {
            "archived": channel.archived,
            "auto_archive_duration": channel.auto_archive_duration,
            "archive_timestamp": iso(channel.archive_timestamp),
            "locked": channel.locked,
            "create_timestamp": iso(seconds_of(channel.id)),
        }
        | ({"invitable": True} if channel.type == ChannelType.PRIVATE_THREAD else {}),
    }
    if bot_id in channel.thread_members:
        joined = iso(seconds_of(channel.id))
        payload["member"] = {"id": str(channel.id), "user_id": str(bot_id), "join_timestamp": joined, "flags": 0}
    return payload


def guild_payload(guild: Guild, application: Application) -> Json:
    """Describe a guild as a REST answer does."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [role_payload(role) for role in guild.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": guild.locale,
        "nsfw_level": 0,
        "application_id": None if guild.owner_id != application.bot.id else str(application.id),
    }


def guild_create_payload(world: World, guild: Guild, *, all_members: bool) -> Json:
    """Describe a guild as GUILD_CREATE does; without the presence intent only the bot's own member is listed."""
    bot_id = world.bot.id
    channels = world.channels_of(guild)
    members = guild.members.values() if all_members else [guild.members[bot_id]]
    return guild_payload(guild, world.application) | {
        "joined_at": iso(guild.members[bot_id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_payload(member) for member in members],
        "channels": [channel_payload(channel, bot_id) for channel in channels if not channel.is_thread],
        "threads": [
            channel_payload(thread, bot_id) for thread in world.active_threads(guild) if can_view(world, thread, bot_id)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application_payload(application: Application) -> Json:
    """Describe the application."""
    return {
        "id": str(application.id),
        "name": application.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user_payload(application.owner),
        "team": None,
        "flags": 0,
    }


def emoji_payload(emoji: Emoji, creator: User) -> Json:
    """Describe an application emoji."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_payload(creator),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def attachment_payload(attachment: Attachment, *, ephemeral: bool) -> Json:
    """Describe a file of a message."""
    payload: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
        "ephemeral": ephemeral,
    }
    if attachment.description is not None:
        payload["description"] = attachment.description
    return payload


def message_payload(world: World, message: Message) -> Json:
    """Describe a message as a REST answer does."""
    ephemeral = message.ephemeral_to is not None
    payload: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": message.type,
        "author": user_payload(message.author),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": None if message.edited is None else iso(message.edited),
        "tts": False,
        "pinned": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_payload(world.users[user]) for user in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [attachment_payload(entry, ephemeral=ephemeral) for entry in message.shown_attachments],
        "embeds": message.embeds,
        "components": message.components,
        "flags": int(message.flags),
    }
    if message.nonce is not None:
        payload["nonce"] = message.nonce
    if message.reference is not None:
        payload["message_reference"] = message.reference
    if message.id in world.channels:
        # A message's thread bears the message's own id.
        payload["thread"] = channel_payload(world.channels[message.id], world.bot.id)
        payload["flags"] |= int(MessageFlag.HAS_THREAD)
    if message.interaction is not None:
        payload |= _interaction_fields(world, message)
    return payload


def _interaction_fields(world: World, message: Message) -> Json:
    interaction = message.interaction
    if interaction is None:
        return {}
    metadata: Json = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "user": user_payload(interaction.user),
        "authorizing_integration_owners": {"0": str(interaction.guild_id or 0)},
    }
    if interaction.response is not None and interaction.response is not message:
        metadata["original_response_message_id"] = str(interaction.response.id)
    application_id = str(world.application.id)
    return {"webhook_id": application_id, "application_id": application_id, "interaction_metadata": metadata}


def event_message_payload(world: World, message: Message, *, with_content: bool) -> Json:
    """Describe a message as MESSAGE_CREATE and MESSAGE_UPDATE do; without the content intent its text is blank."""
    payload = message_payload(world, message)
    if message.guild_id is not None:
        payload["guild_id"] = str(message.guild_id)
        member = world.guilds[message.guild_id].members.get(message.author.id)
        if member is not None:
            payload["member"] = member_payload(member, with_user=False)
    if not with_content:
        payload |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return payload


def _id(number: int | None) -> str | None:
    return None if number is None else str(number)
