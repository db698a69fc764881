"""What can happen in a server that neither the bot nor a player does?"""

from typing import TYPE_CHECKING

from sandbox import membership
from sandbox.channels import create_channel, create_thread, delete_channel, set_archived, update_channel
from sandbox.constants import ChannelType, Intent, Json
from sandbox.feed import Change
from sandbox.messages import Message
from sandbox.payloads import guild_payload, role_payload
from sandbox.permissions import EVERYDAY, NOTHING, Permission
from sandbox.person import Person
from sandbox.posting import delete_message
from sandbox.world import Channel, Guild, Member, Overwrite, Role

if TYPE_CHECKING:
    from sandbox.backend import Backend


class Administrator:
    """The owner of every guild: makes and removes guilds, channels, permissions, members."""

    def __init__(self, backend: "Backend") -> None:
        self._backend = backend

    # Guilds.

    def create_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """Make a guild with the bot in it, its own role granting nothing beyond @everyone's permissions."""
        backend = self._backend
        owner = backend.world.application.owner
        guild = Guild(backend.mint.make(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYDAY))
        role = Role(backend.mint.make(), "bot", 0, 1)
        guild.roles[role.id] = role
        guild.members[owner.id] = Member(owner, backend.clock.timestamp())
        backend.world.guilds[guild.id] = guild
        membership.add_bot(backend, guild, role.id)
        return guild

    def begin_outage(self, guild: Guild) -> None:
        """Make a guild unavailable: GUILD_DELETE with `unavailable`."""
        membership.set_available(self._backend, guild, available=False)

    def end_outage(self, guild: Guild) -> None:
        """Make a guild available again: GUILD_CREATE."""
        membership.set_available(self._backend, guild, available=True)

    def remove_bot(self, guild: Guild) -> None:
        """Throw the bot out: GUILD_DELETE without `unavailable`."""
        membership.remove_bot(self._backend, guild)

    def add_bot(self, guild: Guild) -> None:
        """Invite the bot again."""
        membership.add_bot(self._backend, guild, self.bot_role(guild).id)

    # Members.

    def kick(self, person: Person) -> None:
        """Throw a member out."""
        membership.leave(self._backend, person.guild, person.user)

    def ban(self, person: Person) -> None:
        """Throw a member out for good."""
        membership.ban(self._backend, person.guild, person.user)

    # Permissions.

    def bot_role(self, guild: Guild) -> Role:
        """Give the bot's own role."""
        return next(role for role in guild.roles.values() if role.name == "bot")

    def create_role(self, guild: Guild, name: str, permissions: Permission = NOTHING) -> Role:
        """Make a role."""
        role = Role(self._backend.mint.make(), name, int(permissions), len(guild.roles))
        guild.roles[role.id] = role
        payload: Json = {"guild_id": str(guild.id), "role": role_payload(role)}
        self._backend.gateway.dispatch("GUILD_ROLE_CREATE", payload, Intent.GUILDS, guild_id=guild.id)
        return role

    def set_role(self, guild: Guild, role: Role, permissions: Permission) -> None:
        """Change what a role grants; @everyone's has the guild's own id."""
        role.permissions = int(permissions)
        payload: Json = {"guild_id": str(guild.id), "role": role_payload(role)}
        self._backend.gateway.dispatch("GUILD_ROLE_UPDATE", payload, Intent.GUILDS, guild_id=guild.id)

    def give_role(self, person: Person, role: Role) -> None:
        """Give a member a role."""
        person.member.roles.append(role.id)
        membership.changed(self._backend, person.guild, person.member)

    def deny(self, channel: Channel, permissions: Permission, target: Person | Role | None = None) -> None:
        """Take permissions in a channel from a person or role (None: the bot)."""
        place, overwrite = self._overwrite(channel, target)
        overwrite.deny |= permissions
        overwrite.allow &= ~permissions
        update_channel(self._backend, place)

    def allow(self, channel: Channel, permissions: Permission, target: Person | Role | None = None) -> None:
        """Give permissions in a channel to a person or role (None: the bot)."""
        place, overwrite = self._overwrite(channel, target)
        overwrite.allow |= permissions
        overwrite.deny &= ~permissions
        update_channel(self._backend, place)

    def _overwrite(self, channel: Channel, target: Person | Role | None) -> tuple[Channel, Overwrite]:
        # A thread has no overwrites of its own: its parent's decide.
        parent = self._backend.world.channels[channel.parent_id] if channel.parent_id else channel
        place = parent if channel.is_thread else channel
        number = target.id if target is not None else self._backend.world.bot.id
        kind = 0 if isinstance(target, Role) else 1
        return place, place.overwrites.setdefault(number, Overwrite(number, kind))

    # Channels, threads, messages.

    def create_channel(self, guild: Guild, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """Make a channel."""
        return create_channel(self._backend, guild, name, kind)

    def rename_channel(self, channel: Channel, name: str) -> None:
        """Rename a channel or thread."""
        channel.name = name
        update_channel(self._backend, channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with everything in it."""
        delete_channel(self._backend, channel)

    def create_thread(self, channel: Channel, name: str, *, private: bool = False) -> Channel:
        """Start a thread."""
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        owner = self._backend.world.application.owner
        return create_thread(self._backend, channel, owner, {"name": name, "type": kind})

    def archive(self, thread: Channel, *, locked: bool | None = None) -> None:
        """Archive a thread, and lock or unlock it when said so."""
        thread.locked = thread.locked if locked is None else locked
        set_archived(self._backend, thread, archived=True)

    def unarchive(self, thread: Channel) -> None:
        """Unarchive and unlock a thread."""
        thread.locked = False
        set_archived(self._backend, thread, archived=False)

    def lock(self, thread: Channel) -> None:
        """Lock a thread without archiving it."""
        thread.locked = True
        update_channel(self._backend, thread)

    def delete_message(self, message: Message) -> None:
        """Delete anybody's message."""
        delete_message(self._backend, message)

    def set_locale(self, guild: Guild, locale: str) -> None:
        """Change a guild's preferred locale."""
        guild.locale = locale
        payload = guild_payload(guild, self._backend.world.application)
        self._backend.gateway.dispatch("GUILD_UPDATE", payload, Intent.GUILDS, guild_id=guild.id)
        self._backend.feed.publish(Change("guild_changed"))
