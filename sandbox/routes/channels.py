"""What do the routes about channels and threads themselves do?"""

from sandbox.channels import ARCHIVE_MINUTES, delete_channel, set_archived, update_channel
from sandbox.constants import ChannelType, Json
from sandbox.errors import DiscordError, FormErrors
from sandbox.payloads import channel_payload
from sandbox.permissions import Permission, channel_permissions, require
from sandbox.ratelimits import RENAME_WINDOW, RENAMES
from sandbox.rest import RateLimitedError
from sandbox.routing import Call, RouteTable
from sandbox.world import Channel


def add_routes(table: RouteTable) -> None:
    """Register this module's routes."""
    table.get("/channels/{channel_id}", _get)
    table.patch("/channels/{channel_id}", _edit)
    table.delete("/channels/{channel_id}", _delete)


def _channel(call: Call) -> Channel:
    channel = call.backend.world.channel(call.id("channel_id"))
    require(call.backend.world, channel)
    return channel


def _get(call: Call) -> Json:
    return channel_payload(_channel(call), call.backend.world.bot.id)


def _delete(call: Call) -> Json:
    channel = _channel(call)
    if channel.type != ChannelType.DM:
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        require(call.backend.world, channel, needed)
        payload = channel_payload(channel, call.backend.world.bot.id)
        delete_channel(call.backend, channel)
        return payload
    return channel_payload(channel, call.backend.world.bot.id)


def _edit(call: Call) -> Json:
    channel = _channel(call)
    form = FormErrors()
    if "name" in call.body:
        form.length(("name",), call.body["name"], 1, 100)
    if call.body.get("auto_archive_duration") is not None:
        form.choice(("auto_archive_duration",), call.body["auto_archive_duration"], ARCHIVE_MINUTES)
    form.raise_if_any()
    if channel.is_thread:
        _check_thread(call, channel)
    else:
        require(call.backend.world, channel, Permission.MANAGE_CHANNELS)
    _count_rename(call, channel)
    _apply(call, channel)
    return channel_payload(channel, call.backend.world.bot.id)


def _check_thread(call: Call, thread: Channel) -> None:
    world = call.backend.world
    manages = channel_permissions(world, thread, world.bot.id) & Permission.MANAGE_THREADS
    unarchives = thread.archived and call.body.get("archived") is False
    if thread.archived and not unarchives:
        raise DiscordError(50083)
    if unarchives and set(call.body) == {"archived"} and not thread.locked:
        # Everyone who may write in an unlocked thread may wake it.
        require(world, thread, Permission.SEND_MESSAGES_IN_THREADS)
        return
    beyond_owner = {"locked", "rate_limit_per_user", "invitable"} & set(call.body)
    if not manages and (thread.owner_id != world.bot.id or thread.locked or beyond_owner):
        raise DiscordError(50013)


def _count_rename(call: Call, channel: Channel) -> None:
    renames = call.body.get("name", channel.name) != channel.name
    if renames or call.body.get("topic", channel.topic) != channel.topic:
        hidden = call.backend.rate_limits.count_hidden(f"rename:{channel.id}", RENAMES, RENAME_WINDOW)
        if hidden is not None:
            raise RateLimitedError(hidden)


def _apply(call: Call, channel: Channel) -> None:
    for field in ("name", "topic", "locked", "auto_archive_duration"):
        if field in call.body:
            setattr(channel, field, call.body[field])
    if call.body.get("archived", channel.archived) != channel.archived:
        set_archived(call.backend, channel, archived=call.body["archived"])
    else:
        update_channel(call.backend, channel)
