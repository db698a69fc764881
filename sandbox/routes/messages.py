"""What do the routes about a channel's messages do, and whom do they refuse?"""

from sandbox.channels import before_posting
from sandbox.constants import ChannelType, Json
from sandbox.errors import DiscordError, FormErrors
from sandbox.feed import Change
from sandbox.messages import Message
from sandbox.payloads import message_payload
from sandbox.permissions import NOTHING, Permission, channel_permissions, require, sending
from sandbox.posting import create_message, delete_message, edit_message
from sandbox.ratelimits import OLD_AGE, OLD_EDIT_WINDOW, OLD_EDITS
from sandbox.rest import RateLimitedError
from sandbox.routing import Call, RouteTable
from sandbox.world import Channel

NONCE_SECONDS = 300.0  # Discord says "the past few minutes"


def add_routes(table: RouteTable) -> None:
    """Register this module's routes."""
    table.post("/channels/{channel_id}/typing", _typing)
    table.get("/channels/{channel_id}/messages", _list)
    table.post("/channels/{channel_id}/messages", _create)
    table.get("/channels/{channel_id}/messages/{message_id}", _get)
    table.patch("/channels/{channel_id}/messages/{message_id}", _edit)
    table.delete("/channels/{channel_id}/messages/{message_id}", _delete)


def _channel(call: Call, needed: Permission = NOTHING) -> Channel:
    channel = call.backend.world.channel(call.id("channel_id"))
    require(call.backend.world, channel, needed)
    return channel


def _message(call: Call, channel: Channel) -> Message:
    return call.backend.messages.public(channel.id, call.id("message_id"))


def _payload_permissions(call: Call) -> Permission:
    needed = NOTHING
    if call.uploads:
        needed |= Permission.ATTACH_FILES
    if call.body.get("embeds"):
        needed |= Permission.EMBED_LINKS
    return needed


def post(call: Call, channel: Channel) -> Message:
    """Post the body in a channel, as the channel's own route and a forum's thread route do."""
    if (posted := _posted(call, channel)) is not None:
        return posted
    reference = _reference(call, channel)
    before_posting(call.backend, channel, call.backend.world.bot.id)
    return create_message(call.backend, channel, call.backend.world.bot, call.body, call.uploads, reference=reference)


def _posted(call: Call, channel: Channel) -> Message | None:
    """Give the bot's message of the last minutes with the same nonce, where the body asks for that."""
    if not call.body.get("enforce_nonce") or call.body.get("nonce") is None:
        return None
    since = call.backend.clock.timestamp() - NONCE_SECONDS
    return next(
        (
            message
            for message in call.backend.messages.in_channel(channel.id)
            if str(message.nonce) == str(call.body["nonce"]) and message.created >= since
        ),
        None,
    )


def _create(call: Call) -> Json:
    channel = _channel(call)
    if channel.type in (ChannelType.CATEGORY, ChannelType.FORUM):
        raise DiscordError(50008)
    require(call.backend.world, channel, sending(channel) | _payload_permissions(call))
    _check_direct_messages(call, channel)
    return message_payload(call.backend.world, post(call, channel))


def _check_direct_messages(call: Call, channel: Channel) -> None:
    if channel.type != ChannelType.DM:
        return
    world = call.backend.world
    together = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    for user in channel.recipients:
        if not any(user.id in guild.members for guild in together):
            raise DiscordError(50278)
        if not user.dms_open:
            raise DiscordError(50007)


def _reference(call: Call, channel: Channel) -> Json | None:
    asked = call.body.get("message_reference")
    if asked is None:
        return None
    if (
        not channel_permissions(call.backend.world, channel, call.backend.world.bot.id)
        & Permission.READ_MESSAGE_HISTORY
    ):
        raise DiscordError(160002)
    try:
        call.backend.messages.public(channel.id, int(asked["message_id"]))
    except DiscordError:
        if asked.get("fail_if_not_exists") is False:
            return None
        form = FormErrors()
        form.add(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        form.raise_if_any()
    place: Json = {"type": 0, "message_id": str(asked["message_id"]), "channel_id": str(channel.id)}
    return place | ({"guild_id": str(channel.guild_id)} if channel.guild_id else {})


def _list(call: Call) -> list[Json]:
    channel = _channel(call)
    world = call.backend.world
    if not channel_permissions(world, channel, world.bot.id) & Permission.READ_MESSAGE_HISTORY:
        return []
    messages = [entry for entry in call.backend.messages.in_channel(channel.id) if entry.ephemeral_to is None]
    if "before" in call.query:
        messages = [entry for entry in messages if entry.id < int(call.query["before"])]
    limit = min(100, int(call.query.get("limit", 50)))
    if "after" in call.query:
        messages = [entry for entry in messages if entry.id > int(call.query["after"])][:limit]
    return [message_payload(world, entry) for entry in reversed(messages[-limit:])]


def _get(call: Call) -> Json:
    channel = _channel(call, Permission.READ_MESSAGE_HISTORY)
    return message_payload(call.backend.world, _message(call, channel))


def _edit(call: Call) -> Json:
    channel = _channel(call)
    message = _message(call, channel)
    backend = call.backend
    if message.author is not backend.world.bot:
        raise DiscordError(50005)
    if channel.archived:
        raise DiscordError(50083)
    if call.uploads:
        require(backend.world, channel, Permission.ATTACH_FILES)
    if backend.clock.timestamp() - message.created > OLD_AGE:
        hidden = backend.rate_limits.count_hidden(f"old-edits:{channel.id}", OLD_EDITS, OLD_EDIT_WINDOW)
        if hidden is not None:
            raise RateLimitedError(hidden, 30046)
    edit_message(backend, message, call.body, call.uploads)
    return message_payload(backend.world, message)


def _delete(call: Call) -> None:
    channel = _channel(call)
    message = _message(call, channel)
    if channel.archived:
        raise DiscordError(50083)
    if message.author is not call.backend.world.bot:
        require(call.backend.world, channel, Permission.MANAGE_MESSAGES)
    delete_message(call.backend, message)


def _typing(call: Call) -> None:
    channel = call.backend.world.channel(call.id("channel_id"))
    require(call.backend.world, channel, sending(channel))
    call.backend.feed.publish(Change("typing", channel.id))
