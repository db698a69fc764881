"""What is a message, and where are they kept?"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sandbox.components import Control, controls, texts
from sandbox.constants import Json, MessageFlag
from sandbox.errors import DiscordError
from sandbox.world import User

if TYPE_CHECKING:
    from sandbox.interactions import Interaction


@dataclass(eq=False)
class Attachment:
    """A file of a message; `url` is where the sandbox serves its bytes."""

    id: int
    filename: str
    url: str
    data: bytes = field(repr=False)
    content_type: str | None = None
    description: str | None = None


@dataclass(eq=False)
class Message:
    """A message as Discord keeps it; `ephemeral_to` is the only person who sees it, or None for everyone."""

    id: int
    channel_id: int
    guild_id: int | None
    author: User
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = field(default=MessageFlag(0))
    type: int = 0
    ephemeral_to: int | None = None
    edited: float | None = None
    revision: int = 0
    deleted: bool = False
    mentions: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    mention_roles: list[int] = field(default_factory=list)
    reference: Json | None = None
    interaction: "Interaction | None" = field(default=None, repr=False)
    nonce: str | int | None = None
    # Who was pinged when the message was created; an edit never adds to it.
    notified: list[int] = field(default_factory=list)

    @property
    def loading(self) -> bool:
        """Whether people read "thinking…" in its place."""
        return bool(self.flags & MessageFlag.LOADING)

    @property
    def is_v2(self) -> bool:
        """Whether it is laid out with Components V2."""
        return bool(self.flags & MessageFlag.IS_COMPONENTS_V2)

    @property
    def text(self) -> str:
        """Everything readable: content, embeds' titles and descriptions, text displays; one per line."""
        lines: list[str | None] = [self.content]
        for embed in self.embeds:
            lines += [embed.get("title"), embed.get("description")]
            lines += [f"{entry['name']}: {entry['value']}" for entry in embed.get("fields", [])]
        return "\n".join(line for line in [*lines, *texts(self.components)] if line)

    @property
    def controls(self) -> list[Control]:
        """The buttons and selects, in reading order."""
        return list(controls(self.components))

    @property
    def shown_attachments(self) -> list[Attachment]:
        """The files that no embed and no component already shows: the only ones in the payload's `attachments`."""
        used = set(_urls([self.embeds, self.components]))
        return [attachment for attachment in self.attachments if attachment.url not in used]


def _urls(value: object) -> Iterator[str]:
    if isinstance(value, list):
        for entry in value:
            yield from _urls(entry)
    elif isinstance(value, dict):
        for key, entry in value.items():
            if key == "url" and isinstance(entry, str):
                yield entry
            else:
                yield from _urls(entry)


class MessageStore:
    """Every message, by channel, in order of creation."""

    def __init__(self) -> None:
        self._channels: dict[int, dict[int, Message]] = {}

    def add(self, message: Message) -> None:
        """Keep a new message."""
        self._channels.setdefault(message.channel_id, {})[message.id] = message

    def discard(self, message: Message) -> None:
        """Forget a message for good."""
        message.deleted = True
        self._channels.get(message.channel_id, {}).pop(message.id, None)

    def drop_channel(self, channel_id: int) -> list[Message]:
        """Forget a deleted channel's messages."""
        gone = list(self._channels.pop(channel_id, {}).values())
        for message in gone:
            message.deleted = True
        return gone

    def get(self, channel_id: int, message_id: int) -> Message:
        """Find any message, ephemeral or not, or 10008."""
        try:
            return self._channels[channel_id][message_id]
        except KeyError:
            raise DiscordError(10008) from None

    def public(self, channel_id: int, message_id: int) -> Message:
        """Find a message that channel routes can reach, or 10008: an ephemeral one never is."""
        message = self.get(channel_id, message_id)
        if message.ephemeral_to is not None:
            raise DiscordError(10008)
        return message

    def in_channel(self, channel_id: int) -> list[Message]:
        """Give all of a channel's messages, oldest first."""
        return list(self._channels.get(channel_id, {}).values())

    def everything(self) -> Iterator[Message]:
        """Go through all messages of all channels."""
        for messages in self._channels.values():
            yield from messages.values()
