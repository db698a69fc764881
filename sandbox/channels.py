"""What happens to channels and threads: made, changed, archived, deleted?"""

from typing import TYPE_CHECKING

from sandbox.constants import ChannelType, Intent, Json
from sandbox.errors import DiscordError
from sandbox.feed import Change, Kind
from sandbox.payloads import channel_payload
from sandbox.permissions import Permission, can_view, channel_permissions
from sandbox.world import Channel, Guild, User

if TYPE_CHECKING:
    from sandbox.backend import Backend

ARCHIVE_MINUTES = frozenset({60, 1440, 4320, 10080})


def announce(backend: "Backend", channel: Channel, event: str, kind: Kind, extra: Json | None = None) -> None:
    """Tell the bot, if it sees the channel, and all who watch."""
    world = backend.world
    # A bot hears of every channel, also of those it may not view; of threads only where it sees them.
    heard = not channel.is_thread or can_view(world, channel, world.bot.id)
    if channel.guild_id is not None and heard:
        payload = channel_payload(channel, world.bot.id) | (extra or {})
        backend.gateway.dispatch(event, payload, Intent.GUILDS, guild_id=channel.guild_id)
    backend.feed.publish(Change(kind, channel.id))


def create_channel(backend: "Backend", guild: Guild, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
    """Make a channel in a guild."""
    channel = Channel(backend.mint.make(), kind, name, guild.id, position=len(backend.world.channels_of(guild)))
    backend.world.channels[channel.id] = channel
    announce(backend, channel, "CHANNEL_CREATE", "channel_created")
    return channel


def open_direct_messages(backend: "Backend", user: User) -> Channel:
    """Give the direct-message channel between the bot and an account, making it when needed."""
    for channel in backend.world.channels.values():
        if channel.type == ChannelType.DM and channel.recipients == [user]:
            return channel
    channel = Channel(backend.mint.make(), ChannelType.DM, recipients=[user])
    backend.world.channels[channel.id] = channel
    backend.feed.publish(Change("channel_created", channel.id, audience=user.id))
    return channel


def update_channel(backend: "Backend", channel: Channel) -> None:
    """Announce that a channel's or thread's fields have changed."""
    event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    announce(backend, channel, event, "channel_updated")


def delete_channel(backend: "Backend", channel: Channel) -> None:
    """Remove a channel or thread with all its threads and messages."""
    world = backend.world
    for thread in [entry for entry in world.channels.values() if entry.parent_id == channel.id]:
        delete_channel(backend, thread)
    event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    announce(backend, channel, event, "channel_deleted")
    world.channels.pop(channel.id, None)
    backend.messages.drop_channel(channel.id)


def create_thread(
    backend: "Backend", parent: Channel, owner: User, body: Json, thread_id: int | None = None
) -> Channel:
    """Start a thread, of a message when an id is given; 160006 when the guild has too many active ones."""
    guild = backend.world.guild_of(parent)
    if guild is None or parent.is_thread:
        raise DiscordError(50024)
    if len(backend.world.active_threads(guild)) >= guild.max_active_threads:
        raise DiscordError(160006)
    kind = ChannelType(body.get("type", ChannelType.PUBLIC_THREAD))
    now = backend.clock.timestamp()
    thread = Channel(thread_id or backend.mint.make(), kind, body["name"], guild.id, parent.id, owner_id=owner.id)
    thread.auto_archive_duration = body.get("auto_archive_duration") or 4320
    thread.archive_timestamp = thread.last_activity = now
    thread.thread_members.add(owner.id)
    backend.world.channels[thread.id] = thread
    announce(backend, thread, "THREAD_CREATE", "channel_created", {"newly_created": True})
    return thread


def set_archived(backend: "Backend", thread: Channel, *, archived: bool) -> None:
    """Archive or unarchive a thread."""
    now = backend.clock.timestamp()
    thread.archived, thread.archive_timestamp = archived, now
    if not archived:
        thread.last_activity = now
    update_channel(backend, thread)


def wake_thread(backend: "Backend", channel: Channel) -> None:
    """Unarchive a thread in which something was just posted."""
    if channel.archived:
        set_archived(backend, channel, archived=False)


def before_posting(backend: "Backend", channel: Channel, user_id: int) -> None:
    """Refuse a post in a locked thread (160005) to whoever cannot manage threads; an archived one wakes up."""
    if channel.locked and not channel_permissions(backend.world, channel, user_id) & Permission.MANAGE_THREADS:
        raise DiscordError(160005)
    wake_thread(backend, channel)


def archive_idle_threads(backend: "Backend") -> bool:
    """Archive the threads in which nothing happened for as long as they allow; return whether any is still open."""
    now, still_open = backend.clock.timestamp(), False
    for channel in list(backend.world.channels.values()):
        if channel.is_thread and not channel.archived:
            if now >= channel.last_activity + channel.auto_archive_duration * 60:
                set_archived(backend, channel, archived=True)
            else:
                still_open = True
    return still_open


def join_thread(backend: "Backend", thread: Channel, user_id: int) -> None:
    """Add a member to a thread; the bot is told when it is the bot."""
    if user_id in thread.thread_members:
        return
    thread.thread_members.add(user_id)
    if user_id == backend.world.bot.id:
        announce(backend, thread, "THREAD_CREATE", "channel_updated")
    else:
        backend.feed.publish(Change("channel_updated", thread.id))


def leave_thread(backend: "Backend", thread: Channel, user_id: int) -> None:
    """Take a member out of a thread."""
    thread.thread_members.discard(user_id)
    backend.feed.publish(Change("channel_updated", thread.id))
