"""How does Discord take an application's answers to an interaction?"""

import time
from typing import TYPE_CHECKING

from sandbox.attachments import Upload
from sandbox.channels import wake_thread
from sandbox.components import ComponentCheck
from sandbox.constants import ACK_SECONDS, TOKEN_SECONDS, CallbackType, InteractionType, Json, MessageFlag
from sandbox.errors import DiscordError, FormErrors
from sandbox.feed import Change, Kind
from sandbox.interactions import DID_NOT_RESPOND, FAILED, Interaction, Sighting, SightingKind
from sandbox.messages import Message
from sandbox.payloads import message_payload
from sandbox.posting import create_message, edit_message, keep

if TYPE_CHECKING:
    from sandbox.backend import Backend

C = CallbackType
_NEW = frozenset({C.MESSAGE, C.DEFERRED_MESSAGE})
_UPDATES = frozenset({C.DEFERRED_UPDATE, C.UPDATE})
_ALLOWED: dict[InteractionType, frozenset[CallbackType]] = {
    InteractionType.PING: frozenset({C.PONG}),
    InteractionType.COMMAND: _NEW | {C.MODAL},
    InteractionType.COMPONENT: _NEW | _UPDATES | {C.MODAL},
    InteractionType.AUTOCOMPLETE: frozenset({C.AUTOCOMPLETE}),
    InteractionType.MODAL_SUBMIT: _NEW,
}
_RESPONSE_FLAGS = (
    MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.IS_COMPONENTS_V2
)


def start_waiting(backend: "Backend", interaction: Interaction) -> None:
    """Begin the three seconds for a first response, and the fifteen minutes for the final one."""

    def give_up() -> None:
        if interaction.state == "waiting":
            _fail(backend, interaction, FAILED)

    def lose_patience() -> None:
        if interaction.thinking:
            _fail(backend, interaction, DID_NOT_RESPOND)

    backend.clock.call_at(interaction.created + ACK_SECONDS, give_up)
    backend.clock.call_at(interaction.created + TOKEN_SECONDS, lose_patience)


def _fail(backend: "Backend", interaction: Interaction, text: str) -> None:
    interaction.state, interaction.failure = "failed", text
    sees(backend, interaction, "failure", text, None)
    _tell(backend, interaction, "interaction_failed")


def first_response(backend: "Backend", interaction: Interaction, body: Json, uploads: list[Upload]) -> Json:
    """Take the first response: 10062 when late, 40060 when there was one, 50035 when of a wrong kind."""
    if interaction.state == "failed" or backend.clock.timestamp() >= interaction.created + ACK_SECONDS:
        raise DiscordError(10062)
    if interaction.callback is not None:
        raise DiscordError(40060)
    callback = _callback_type(interaction, body)
    try:
        _take(backend, interaction, callback, body.get("data") or {}, uploads)
    except DiscordError as refusal:
        if refusal.errors is not None:
            raise DiscordError(refusal.code, errors={"data": refusal.errors}) from refusal
        raise
    interaction.callback, interaction.state = callback, "answered"
    interaction.latency = time.perf_counter() - interaction.dispatched
    interaction.unresolved = callback in (C.DEFERRED_MESSAGE, C.DEFERRED_UPDATE)
    _tell(backend, interaction, "interaction_answered")
    return _callback_payload(backend, interaction, callback)


def _take(
    backend: "Backend", interaction: Interaction, callback: CallbackType, data: Json, uploads: list[Upload]
) -> None:
    if callback == C.MESSAGE:
        _answer_with_message(backend, interaction, data, uploads)
    elif callback == C.DEFERRED_MESSAGE:
        _answer_with_placeholder(backend, interaction, data)
    elif callback in _UPDATES:
        _answer_with_update(backend, interaction, data, uploads, callback)
    elif callback == C.MODAL:
        _answer_with_modal(backend, interaction, data)
    elif callback == C.AUTOCOMPLETE:
        _answer_with_choices(backend, interaction, data)


def _tell(backend: "Backend", interaction: Interaction, kind: Kind) -> None:
    message, channel_id = interaction.response, interaction.channel_id
    backend.feed.publish(Change(kind, channel_id, message, interaction, interaction.user.id))


def sees(backend: "Backend", interaction: Interaction, kind: SightingKind, text: str, message: Message | None) -> None:
    """Note what the person now sees as an answer."""
    interaction.sightings.append(Sighting(kind, backend.clock.timestamp(), text, message))


def resolved(backend: "Backend", interaction: Interaction) -> None:
    """Note that a deferred answer has come."""
    if interaction.unresolved:
        interaction.unresolved = False
        _tell(backend, interaction, "interaction_resolved")


def _callback_type(interaction: Interaction, body: Json) -> CallbackType:
    allowed = _ALLOWED[interaction.type]
    if interaction.type == InteractionType.MODAL_SUBMIT and interaction.message is not None:
        allowed |= _UPDATES
    form = FormErrors()
    form.choice(("type",), body.get("type"), frozenset(int(entry) for entry in allowed))
    form.raise_if_any()
    return CallbackType(body["type"])


def _answer_with_message(backend: "Backend", interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
    # An answer needs no permission of the bot's in the channel, and a public one wakes an archived thread.
    flags = _checked_flags(data, _RESPONSE_FLAGS)
    ephemeral_to = interaction.user.id if flags & MessageFlag.EPHEMERAL else None
    channel = backend.world.channel(interaction.channel_id)
    message = create_message(
        backend, channel, backend.world.bot, data, uploads, ephemeral_to=ephemeral_to, interaction=interaction
    )
    if ephemeral_to is None:
        wake_thread(backend, channel)
    interaction.response = message
    sees(backend, interaction, "message", message.text, message)


def _answer_with_placeholder(backend: "Backend", interaction: Interaction, data: Json) -> None:
    flags = _checked_flags(data, MessageFlag.EPHEMERAL)
    channel = backend.world.channel(interaction.channel_id)
    bot, now = backend.world.bot, backend.clock.timestamp()
    message = Message(backend.mint.make(), channel.id, channel.guild_id, bot, now)
    message.flags = MessageFlag.LOADING | flags
    message.ephemeral_to = interaction.user.id if flags & MessageFlag.EPHEMERAL else None
    message.interaction = interaction
    message.type = 20 if interaction.type == InteractionType.COMMAND else 0
    interaction.response = message
    keep(backend, channel, message)
    if message.ephemeral_to is None:
        wake_thread(backend, channel)
    sees(backend, interaction, "thinking", "", message)


def _checked_flags(data: Json, allowed: MessageFlag) -> MessageFlag:
    flags = MessageFlag(int(data.get("flags") or 0))
    form = FormErrors()
    if flags & ~allowed:
        form.add(("flags",), "BASE_TYPE_CHOICES", "These flags cannot be set by this callback type")
    form.raise_if_any()
    return flags


def _answer_with_update(
    backend: "Backend", interaction: Interaction, data: Json, uploads: list[Upload], callback: CallbackType
) -> None:
    message = interaction.message
    if message is None or message.deleted:
        raise DiscordError(10008)
    if callback == C.UPDATE:
        edit_message(backend, message, data, uploads)
    interaction.response = message
    sees(backend, interaction, "edit" if callback == C.UPDATE else "acknowledged", message.text, message)


def _answer_with_modal(backend: "Backend", interaction: Interaction, data: Json) -> None:
    form = FormErrors()
    ComponentCheck(form, backend.world.application.emojis.keys()).modal(data, ())
    form.raise_if_any()
    interaction.modal = data
    sees(backend, interaction, "modal", data["title"], None)


def _answer_with_choices(backend: "Backend", interaction: Interaction, data: Json) -> None:
    form = FormErrors()
    choices = data.get("choices") or []
    form.count(("choices",), choices, 0, 25)
    for index, choice in enumerate(choices):
        form.length(("choices", index, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length(("choices", index, "value"), choice["value"], 1, 100)
    form.raise_if_any()
    interaction.choices = choices
    names = ", ".join(choice["name"] for choice in choices)
    sees(backend, interaction, "choices", names, None)


def _callback_payload(backend: "Backend", interaction: Interaction, callback: CallbackType) -> Json:
    message = interaction.response
    described: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    resource: Json = {"type": int(callback)}
    if message is not None:
        described["response_message_id"] = str(message.id)
        described["response_message_loading"] = message.loading
        described["response_message_ephemeral"] = message.ephemeral_to is not None
        if callback != C.DEFERRED_UPDATE:
            resource["message"] = message_payload(backend.world, message)
    return {"interaction": described, "resource": resource}
