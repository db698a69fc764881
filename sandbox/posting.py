"""How does a request body become, change or remove a message?"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from sandbox.attachments import Upload, check_sizes, merge, resolve
from sandbox.components import ComponentCheck, texts, walk
from sandbox.constants import NONCE_SECONDS, Intent, Json, MessageFlag
from sandbox.embeds import check_embeds
from sandbox.errors import DiscordError, FormErrors
from sandbox.feed import Change
from sandbox.mentions import Mentions, check_allowed, find_mentions, whom_to_notify
from sandbox.messages import Attachment, Message
from sandbox.payloads import event_message_payload
from sandbox.permissions import can_view
from sandbox.world import Channel, User

if TYPE_CHECKING:
    from sandbox.backend import Backend
    from sandbox.interactions import Interaction

MOST_CONTENT = 2000
_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.IS_COMPONENTS_V2
_LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


@dataclass
class Draft:
    """A checked body: what the message will hold."""

    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]
    flags: MessageFlag
    mentions: Mentions


def draft(
    backend: "Backend", channel: Channel, author: User, payload: Json, uploads: list[Upload], old: Message | None = None
) -> Draft:
    """Check a body against every rule at once; what an edit leaves out stays as it is."""
    guild = backend.world.guild_of(channel)
    check_sizes(uploads, guild.upload_limit if guild else 10 * 1024 * 1024)
    form = FormErrors()
    flags = _flags(payload, old)
    is_v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
    content = payload.get("content", old.content if old else "") or ""
    form.length(("content",), content, 0, MOST_CONTENT)
    check_allowed(payload.get("allowed_mentions"), form)
    attachments = merge(payload, uploads, old.attachments if old else [], backend.attach, form)
    embeds = _embeds(payload, old, attachments, form)
    components = _components(backend, payload, old, attachments, form, is_v2=is_v2)
    if is_v2:
        _refuse_legacy_fields(payload, content, embeds, form)
    form.raise_if_any()
    if not (content or embeds or components or attachments or payload.get("sticker_ids") or payload.get("poll")):
        raise DiscordError(50006)
    text = "\n".join([content, *texts(components)])
    mentions = find_mentions(backend.world, channel, text, payload.get("allowed_mentions"), author.id)
    return Draft(content, embeds, components, attachments, flags, mentions)


def _flags(payload: Json, old: Message | None) -> MessageFlag:
    asked = MessageFlag(int(payload.get("flags") or 0)) & _SETTABLE
    if old is None:
        return asked
    # An edit can set and clear SUPPRESS_EMBEDS, and set IS_COMPONENTS_V2 for good; a placeholder stops being one.
    kept = old.flags & ~MessageFlag.SUPPRESS_EMBEDS if "flags" in payload else old.flags
    return (kept | asked) & ~MessageFlag.LOADING


def _embeds(payload: Json, old: Message | None, attachments: list[Attachment], form: FormErrors) -> list[Json]:
    if "embeds" not in payload:
        return list(old.embeds) if old else []
    embeds = payload["embeds"] or []
    check_embeds(embeds, ("embeds",), form)
    # Discord shows an embed without its picture when the file is missing; here it is a fault, so that tests see it.
    return cast("list[Json]", resolve(embeds, attachments, ("embeds",), form))


def _components(
    backend: "Backend",
    payload: Json,
    old: Message | None,
    attachments: list[Attachment],
    form: FormErrors,
    *,
    is_v2: bool,
) -> list[Json]:
    if "components" not in payload:
        return list(old.components) if old else []
    components = payload["components"] or []
    check = ComponentCheck(form, backend.world.application.emojis.keys())
    check.message(components, ("components",), v2=is_v2)
    resolved = cast("list[Json]", resolve(components, attachments, ("components",), form))
    if not form.tree:
        _number(resolved)
    return resolved


def _number(components: list[Json]) -> None:
    taken = {component["id"] for component in walk(components) if component.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    for component in walk(components):
        if not component.get("id"):
            component["id"] = next(free)


def _refuse_legacy_fields(payload: Json, content: str, embeds: list[Json], form: FormErrors) -> None:
    held = {"content": content, "embeds": embeds}
    for field in _LEGACY_FIELDS:
        if held.get(field) or payload.get(field):
            message = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.add((field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def create_message(
    backend: "Backend",
    channel: Channel,
    author: User,
    payload: Json,
    uploads: list[Upload],
    *,
    ephemeral_to: int | None = None,
    interaction: "Interaction | None" = None,
    reference: Json | None = None,
) -> Message:
    """Post a message: notify whom it mentions, tell the bot and all who watch."""
    content = draft(backend, channel, author, payload, uploads)
    if (same := _posted_before(backend, channel, author, payload)) is not None:
        return same
    message = Message(backend.mint.make(), channel.id, channel.guild_id, author, backend.clock.timestamp())
    message.ephemeral_to, message.interaction, message.reference = ephemeral_to, interaction, reference
    message.nonce = payload.get("nonce")
    message.type = 19 if reference else 20 if interaction and interaction.type == 2 else 0
    _fill(message, content)
    if ephemeral_to is not None:
        message.flags |= MessageFlag.EPHEMERAL
    if reference is not None:
        _mention_replied(backend, message, reference, payload.get("allowed_mentions"))
    keep(backend, channel, message)
    return message


def _posted_before(backend: "Backend", channel: Channel, author: User, payload: Json) -> Message | None:
    """Find the message of an earlier try: with `enforce_nonce` the same nonce makes no second message."""
    if not payload.get("enforce_nonce") or payload.get("nonce") is None:
        return None
    since = backend.clock.timestamp() - NONCE_SECONDS
    for message in backend.messages.in_channel(channel.id):
        if message.author is author and message.nonce == payload["nonce"] and message.created >= since:
            return message
    return None


def _mention_replied(backend: "Backend", message: Message, reference: Json, allowed: Json | None) -> None:
    # Without `allowed_mentions` a reply pings whom it answers; with it, only when it says so.
    if allowed is None or allowed.get("replied_user"):
        replied = backend.messages.get(message.channel_id, int(reference["message_id"])).author.id
        if replied not in message.mentions:
            message.mentions.append(replied)


def keep(backend: "Backend", channel: Channel, message: Message) -> None:
    """Put a finished message into its channel, with everything that follows from it."""
    backend.messages.add(message)
    if message.ephemeral_to is None:
        channel.last_message_id = message.id
        channel.last_activity = message.created
        channel.message_count += 1
    message.notified = whom_to_notify(backend.world, channel, message)
    if channel.is_thread:
        channel.thread_members.update(message.notified)
    announce(backend, channel, message, "MESSAGE_CREATE")
    backend.feed.publish(Change("message_created", channel.id, message, audience=message.ephemeral_to))
    for user_id in message.notified:
        backend.notifications.setdefault(user_id, []).append(message)
        backend.feed.publish(Change("notified", channel.id, message, audience=user_id))


def _fill(message: Message, content: Draft) -> None:
    message.content, message.embeds = content.content, content.embeds
    message.components, message.attachments = content.components, content.attachments
    message.flags = content.flags
    message.mentions, message.mention_roles = content.mentions.users, content.mentions.roles
    message.mention_everyone = content.mentions.everyone


def edit_message(backend: "Backend", message: Message, payload: Json, uploads: list[Upload]) -> None:
    """Change a message; nobody is notified, whatever the new text mentions."""
    channel = backend.world.channel(message.channel_id)
    was_loading = message.loading
    _fill(message, draft(backend, channel, message.author, payload, uploads, message))
    if not was_loading:
        message.edited = backend.clock.timestamp()
    message.revision += 1
    announce(backend, channel, message, "MESSAGE_UPDATE")
    backend.feed.publish(Change("message_edited", channel.id, message, audience=message.ephemeral_to))


def delete_message(backend: "Backend", message: Message) -> None:
    """Remove a message for everyone."""
    backend.messages.discard(message)
    channel = backend.world.channels.get(message.channel_id)
    if channel is not None and message.ephemeral_to is None:
        channel.message_count -= 1
        _send(backend, channel, "MESSAGE_DELETE", {"id": str(message.id), "channel_id": str(channel.id)}, None)
    backend.feed.publish(Change("message_deleted", message.channel_id, message, audience=message.ephemeral_to))


def announce(backend: "Backend", channel: Channel, message: Message, event: str) -> None:
    """Tell the bot of a message, unless it is ephemeral: those never pass through the gateway."""
    if message.ephemeral_to is None:
        full = event_message_payload(backend.world, message, with_content=True)
        bot_id = backend.world.bot.id
        # The bot always reads its own messages, those that mention it, and direct messages.
        private = channel.guild_id is not None and message.author.id != bot_id and bot_id not in message.mentions
        blank = event_message_payload(backend.world, message, with_content=False) if private else None
        _send(backend, channel, event, full, blank)


def _send(backend: "Backend", channel: Channel, event: str, payload: Json, blank: Json | None) -> None:
    if channel.guild_id is None:
        backend.gateway.dispatch(event, payload, Intent.DIRECT_MESSAGES)
    elif can_view(backend.world, channel, backend.world.bot.id):
        payload = payload | {"guild_id": str(channel.guild_id)}
        backend.gateway.dispatch(event, payload, Intent.GUILD_MESSAGES, guild_id=channel.guild_id, blank=blank)
