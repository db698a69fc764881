"""What do the routes about threads do, and whom do they refuse?"""

from sandbox.channels import ARCHIVE_MINUTES, create_thread, join_thread, leave_thread
from sandbox.constants import ChannelType, Json
from sandbox.errors import DiscordError, FormErrors
from sandbox.payloads import channel_payload, member_payload, message_payload
from sandbox.permissions import Permission, require
from sandbox.posting import announce
from sandbox.routes.messages import post
from sandbox.routing import Call, RouteTable
from sandbox.world import Channel


def add_routes(table: RouteTable) -> None:
    """Register this module's routes."""
    table.post("/channels/{channel_id}/messages/{message_id}/threads", _start_from_message)
    table.post("/channels/{channel_id}/threads", _start)
    table.get("/channels/{channel_id}/threads/archived/public", _archived_public)
    table.get("/channels/{channel_id}/threads/archived/private", _archived_private)
    table.get("/channels/{channel_id}/thread-members", _members)
    table.put("/channels/{channel_id}/thread-members/@me", _add_member)
    table.put("/channels/{channel_id}/thread-members/{user_id}", _add_member)
    table.delete("/channels/{channel_id}/thread-members/@me", _remove_member)
    table.delete("/channels/{channel_id}/thread-members/{user_id}", _remove_member)


def _check(call: Call) -> None:
    form = FormErrors()
    form.length(("name",), call.body.get("name"), 1, 100)
    if call.body.get("auto_archive_duration") is not None:
        form.choice(("auto_archive_duration",), call.body["auto_archive_duration"], ARCHIVE_MINUTES)
    form.raise_if_any()


def _described(call: Call, thread: Channel) -> Json:
    return channel_payload(thread, call.backend.world.bot.id)


def _start_from_message(call: Call) -> Json:
    world = call.backend.world
    parent = world.channel(call.id("channel_id"))
    require(world, parent, Permission.CREATE_PUBLIC_THREADS)
    message = call.backend.messages.public(parent.id, call.id("message_id"))
    _check(call)
    if message.id in world.channels:
        raise DiscordError(160004)
    body = call.body | {"type": ChannelType.PUBLIC_THREAD}
    thread = create_thread(call.backend, parent, world.bot, body, message.id)
    announce(call.backend, parent, message, "MESSAGE_UPDATE")
    return _described(call, thread)


def _start(call: Call) -> Json:
    world = call.backend.world
    parent = world.channel(call.id("channel_id"))
    require(world, parent)
    _check(call)
    if parent.type == ChannelType.FORUM:
        require(world, parent, Permission.SEND_MESSAGES)
        thread = create_thread(call.backend, parent, world.bot, call.body | {"type": ChannelType.PUBLIC_THREAD})
        # A post is a thread whose first message has the thread's own id; here the message only refers to it.
        first = post(Call(call.backend, call.params, call.query, call.body["message"], uploads=call.uploads), thread)
        return _described(call, thread) | {"message": message_payload(world, first)}
    private = call.body.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    require(world, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    return _described(call, create_thread(call.backend, parent, world.bot, call.body | {"type": kind}))


def _archived(call: Call, kind: ChannelType) -> Json:
    parent = call.backend.world.channel(call.id("channel_id"))
    require(call.backend.world, parent, Permission.READ_MESSAGE_HISTORY)
    threads = [
        _described(call, entry)
        for entry in call.backend.world.channels.values()
        if entry.parent_id == parent.id and entry.archived and entry.type == kind
    ]
    return {"threads": threads, "members": [], "has_more": False}


def _archived_public(call: Call) -> Json:
    return _archived(call, ChannelType.PUBLIC_THREAD)


def _archived_private(call: Call) -> Json:
    return _archived(call, ChannelType.PRIVATE_THREAD)


def _thread(call: Call) -> Channel:
    thread = call.backend.world.channel(call.id("channel_id"))
    require(call.backend.world, thread)
    if not thread.is_thread:
        raise DiscordError(50024)
    return thread


def _members(call: Call) -> list[Json]:
    thread = _thread(call)
    guild = call.backend.world.guild_of(thread)
    return [
        {"id": str(thread.id), "user_id": str(user), "join_timestamp": "2015-01-01T00:00:00+00:00", "flags": 0}
        | ({"member": member_payload(guild.members[user])} if guild and "with_member" in call.query else {})
        for user in sorted(thread.thread_members)
    ]


def _target(call: Call) -> int:
    return call.id("user_id") if "user_id" in call.params else call.backend.world.bot.id


def _add_member(call: Call) -> None:
    world = call.backend.world
    thread, user_id = _thread(call), _target(call)
    if thread.archived:
        raise DiscordError(50083)
    require(world, thread, Permission.SEND_MESSAGES_IN_THREADS)
    guild = world.guild_of(thread)
    if guild is not None:
        world.member(guild, user_id)
    join_thread(call.backend, thread, user_id)


def _remove_member(call: Call) -> None:
    thread, user_id = _thread(call), _target(call)
    if thread.archived:
        raise DiscordError(50083)
    bot_id = call.backend.world.bot.id
    own_private = thread.type == ChannelType.PRIVATE_THREAD and thread.owner_id == bot_id
    if user_id != bot_id and not own_private:
        require(call.backend.world, thread, Permission.MANAGE_THREADS)
    leave_thread(call.backend, thread, user_id)
