"""What may a member do in a channel, after roles and channel overwrites?"""

from enum import IntFlag

from sandbox.errors import DiscordError
from sandbox.world import Channel, Guild, Member, World


class Permission(IntFlag):
    """The bits of a permission set that the sandbox looks at."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


NOTHING = Permission(0)
ALL = Permission((1 << 53) - 1)
# What @everyone has in a guild nobody has configured.
EVERYDAY = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
# What an application may do, by way of its answers alone, in a guild where only a person has it.
FOR_GUESTS = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.USE_EXTERNAL_EMOJIS
# A direct-message channel has no roles; both sides may do this much there.
IN_DIRECT_MESSAGES = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
)


def base_permissions(guild: Guild, member: Member) -> Permission:
    """Give what a member's roles grant in the whole guild."""
    if guild.owner_id == member.user.id:
        return ALL
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    return ALL if granted & Permission.ADMINISTRATOR else Permission(granted)


def channel_permissions(world: World, channel: Channel, user_id: int) -> Permission:
    """Give what an account may do in a channel; nothing if it is not in the guild. A thread follows its parent."""
    guild = world.guild_of(channel)
    if guild is None:
        here = user_id == world.bot.id or any(user.id == user_id for user in channel.recipients)
        return IN_DIRECT_MESSAGES if here else NOTHING
    member = guild.members.get(user_id)
    if member is None:
        return NOTHING
    granted = base_permissions(guild, member)
    if granted == ALL:
        return ALL
    source = world.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    granted = _overwritten(granted, source, guild, member)
    if not granted & Permission.VIEW_CHANNEL:
        return NOTHING
    return granted


def _overwritten(granted: Permission, channel: Channel, guild: Guild, member: Member) -> Permission:
    everyone = channel.overwrites.get(guild.id)
    if everyone is not None:
        granted = granted & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role_id in member.roles:
        if (overwrite := channel.overwrites.get(role_id)) is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    granted = granted & ~deny | allow
    if (own := channel.overwrites.get(member.user.id)) is not None:
        granted = granted & ~own.deny | own.allow
    return Permission(granted)


def can_view(world: World, channel: Channel, user_id: int) -> bool:
    """Whether an account sees the channel at all; a private thread only by membership or management."""
    granted = channel_permissions(world, channel, user_id)
    if not granted & Permission.VIEW_CHANNEL:
        return False
    if channel.type == 12:
        return user_id in channel.thread_members or bool(granted & Permission.MANAGE_THREADS)
    return True


def require(world: World, channel: Channel, needed: Permission = NOTHING) -> None:
    """Refuse what the bot may not do: 50001 where it sees nothing, 50013 where a permission is missing."""
    guild = world.guild_of(channel)
    if guild is not None and world.bot.id not in guild.members:
        raise DiscordError(50001)
    if not can_view(world, channel, world.bot.id):
        raise DiscordError(50001)
    if needed & ~channel_permissions(world, channel, world.bot.id):
        raise DiscordError(50013)


def sending(channel: Channel) -> Permission:
    """Give the permission that posting in this channel needs."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
