"""Who and what exists: users, guilds, members, roles, channels, threads, the application?"""

from dataclasses import dataclass, field
from typing import TypeVar

from sandbox.constants import THREADS, ChannelType, Intent
from sandbox.errors import DiscordError

T = TypeVar("T")


@dataclass(eq=False)
class User:
    """An account."""

    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    installed: bool = False  # the application, for themselves, wherever they go


@dataclass(eq=False)
class Role:
    """A named set of permissions."""

    id: int
    name: str
    permissions: int
    position: int = 0


@dataclass(eq=False)
class Overwrite:
    """What a channel allows or denies to one role (type 0) or member (type 1)."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class Member:
    """An account's presence in a guild."""

    user: User
    joined_at: float
    nick: str | None = None
    roles: list[int] = field(default_factory=list)

    @property
    def display_name(self) -> str:
        """The name that others read in this guild."""
        return self.nick or self.user.global_name or self.user.username


@dataclass(eq=False)
class Channel:
    """A text channel, direct-message channel, forum or thread."""

    id: int
    type: ChannelType
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[User] = field(default_factory=list)
    last_message_id: int | None = None
    owner_id: int | None = None
    thread_members: set[int] = field(default_factory=set)
    archived: bool = False
    locked: bool = False
    auto_archive_duration: int = 4320
    archive_timestamp: float = 0.0
    last_activity: float = 0.0
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of another channel."""
        return self.type in THREADS


@dataclass(eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    members: dict[int, Member] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    bans: set[int] = field(default_factory=set)
    upload_limit: int = 10 * 1024 * 1024
    max_active_threads: int = 1000
    available: bool = True


@dataclass(eq=False)
class Emoji:
    """A picture of the application's own."""

    id: int
    name: str
    image: bytes = field(repr=False)
    animated: bool = False


@dataclass(eq=False)
class Application:
    """The bot under test; `intents` are the privileged ones switched on in its settings."""

    id: int
    name: str
    bot: User
    token: str = field(repr=False)
    owner: User
    intents: Intent = field(default=Intent(0))
    emojis: dict[int, Emoji] = field(default_factory=dict)


class World:
    """Everything that exists, by id; the lookups give Discord's own refusals."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.users: dict[int, User] = {application.bot.id: application.bot, application.owner.id: application.owner}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}

    @property
    def bot(self) -> User:
        """The bot's account."""
        return self.application.bot

    def user(self, user_id: int) -> User:
        """Find an account, or 10013."""
        return _found(self.users, user_id, 10013)

    def guild(self, guild_id: int) -> Guild:
        """Find a guild that the bot is in, or 10004."""
        guild = _found(self.guilds, guild_id, 10004)
        if self.bot.id not in guild.members:
            raise DiscordError(10004)
        return guild

    def channel(self, channel_id: int) -> Channel:
        """Find a channel, or 10003."""
        return _found(self.channels, channel_id, 10003)

    def member(self, guild: Guild, user_id: int) -> Member:
        """Find a member: 10013 for an account that never existed, 10007 for one that is not in the guild."""
        self.user(user_id)
        return _found(guild.members, user_id, 10007)

    def guild_of(self, channel: Channel) -> Guild | None:
        """Give the guild of a channel; None for direct messages."""
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def channels_of(self, guild: Guild) -> list[Channel]:
        """Give a guild's channels and threads, in order of creation."""
        return [channel for channel in self.channels.values() if channel.guild_id == guild.id]

    def active_threads(self, guild: Guild) -> list[Channel]:
        """Give a guild's threads that are not archived."""
        return [channel for channel in self.channels_of(guild) if channel.is_thread and not channel.archived]


def _found(things: dict[int, T], key: int, code: int) -> T:
    try:
        return things[key]
    except KeyError:
        raise DiscordError(code) from None
