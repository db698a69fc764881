"""What happens when accounts come, go, and change in a guild, the bot's own included?"""

from typing import TYPE_CHECKING

from sandbox.constants import Intent
from sandbox.feed import Change
from sandbox.payloads import guild_create_payload, member_payload, user_payload
from sandbox.world import Guild, Member, User

if TYPE_CHECKING:
    from sandbox.backend import Backend


def join(backend: "Backend", guild: Guild, user: User, nick: str | None = None) -> Member:
    """Make an account a member; a banned one cannot come."""
    if user.id in guild.bans:
        raise ValueError(f"{user.username} is banned from {guild.name}")
    member = guild.members.get(user.id) or Member(user, backend.clock.timestamp(), nick)
    guild.members[user.id] = member
    payload = member_payload(member) | {"guild_id": str(guild.id)}
    backend.gateway.dispatch("GUILD_MEMBER_ADD", payload, Intent.GUILD_MEMBERS, guild_id=guild.id)
    backend.feed.publish(Change("member_changed"))
    return member


def leave(backend: "Backend", guild: Guild, user: User) -> None:
    """Take an account out of a guild, by its own will or by a moderator's."""
    if guild.members.pop(user.id, None) is None:
        return
    for thread in backend.world.channels_of(guild):
        thread.thread_members.discard(user.id)
    payload = {"guild_id": str(guild.id), "user": user_payload(user)}
    backend.gateway.dispatch("GUILD_MEMBER_REMOVE", payload, Intent.GUILD_MEMBERS, guild_id=guild.id)
    backend.feed.publish(Change("member_changed"))


def ban(backend: "Backend", guild: Guild, user: User) -> None:
    """Take an account out for good."""
    guild.bans.add(user.id)
    leave(backend, guild, user)
    payload = {"guild_id": str(guild.id), "user": user_payload(user)}
    backend.gateway.dispatch("GUILD_BAN_ADD", payload, Intent.GUILD_MODERATION, guild_id=guild.id)


def changed(backend: "Backend", guild: Guild, member: Member) -> None:
    """Announce a member's new name or roles; the bot always hears of its own."""
    payload = member_payload(member) | {"guild_id": str(guild.id)}
    own = member.user is backend.world.bot
    intent = Intent(0) if own else Intent.GUILD_MEMBERS
    backend.gateway.dispatch("GUILD_MEMBER_UPDATE", payload, intent, guild_id=guild.id)
    backend.feed.publish(Change("member_changed"))


def set_available(backend: "Backend", guild: Guild, *, available: bool) -> None:
    """Begin or end an outage of a guild."""
    guild.available = available
    if available:
        _announce(backend, guild)
    else:
        payload = {"id": str(guild.id), "unavailable": True}
        backend.gateway.dispatch("GUILD_DELETE", payload, Intent.GUILDS, guild_id=guild.id)
    backend.feed.publish(Change("guild_changed"))


def remove_bot(backend: "Backend", guild: Guild) -> None:
    """Take the bot out of a guild: no outage, it was thrown out."""
    guild.members.pop(backend.world.bot.id, None)
    backend.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, Intent.GUILDS, guild_id=guild.id)
    backend.feed.publish(Change("guild_changed"))


def add_bot(backend: "Backend", guild: Guild, role_id: int) -> None:
    """Invite the bot (again)."""
    guild.members[backend.world.bot.id] = Member(backend.world.bot, backend.clock.timestamp(), roles=[role_id])
    _announce(backend, guild, newly=True)
    backend.feed.publish(Change("guild_changed"))


def _announce(backend: "Backend", guild: Guild, *, newly: bool = False) -> None:
    payload = guild_create_payload(backend.world, guild, all_members=False)
    if newly:
        # That the key is missing is how a client tells an invitation from the end of an outage.
        del payload["unavailable"]
    backend.gateway.dispatch("GUILD_CREATE", payload, Intent.GUILDS, guild_id=guild.id)
