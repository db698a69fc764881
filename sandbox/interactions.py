"""What became of something a person did with the bot: waiting, answered, or failed?"""

import secrets
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Literal, Self

from sandbox.constants import ACK_SECONDS, TOKEN_SECONDS, CallbackType, InteractionType, Json
from sandbox.errors import DiscordError
from sandbox.feed import Feed
from sandbox.messages import Message
from sandbox.world import User

FAILED = "This interaction failed"
DID_NOT_RESPOND = "The application did not respond"

SightingKind = Literal["thinking", "message", "edit", "deletion", "acknowledged", "modal", "choices", "failure"]


@dataclass(frozen=True)
class Sighting:
    """One thing the person saw as an answer, with the text as it was then."""

    kind: SightingKind
    at: float
    text: str = ""
    message: Message | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only that person saw it."""
        return self.message is None or self.message.ephemeral_to is not None


@dataclass(eq=False)
class Interaction:
    """One interaction; await it for the first response (or failure), or `settled()` for the final one."""

    id: int
    type: InteractionType
    user: User
    channel_id: int
    guild_id: int | None
    locale: str
    data: Json
    created: float
    feed: Feed = field(repr=False)
    message: Message | None = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48), repr=False)
    dispatched: float = field(default_factory=time.perf_counter)
    state: Literal["waiting", "answered", "failed"] = "waiting"
    callback: CallbackType | None = None
    latency: float | None = None
    failure: str | None = None
    response: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    unresolved: bool = False
    sightings: list[Sighting] = field(default_factory=list)

    def __await__(self) -> Generator[object, None, Self]:
        """Wait for the first response or the failure."""
        return self.answered().__await__()

    async def answered(self, within: float = ACK_SECONDS + 20) -> Self:
        """Wait for the first response or the failure."""
        await self.feed.until(lambda: self.state != "waiting", within)
        return self

    async def settled(self, within: float = 20.0) -> Self:
        """Wait until a deferred answer is resolved too."""
        await self.feed.until(
            lambda: self.state == "failed" or (self.state == "answered" and not self.unresolved), within
        )
        return self

    @property
    def failed(self) -> bool:
        """Whether the person read that it failed."""
        return self.state == "failed"

    @property
    def thinking(self) -> bool:
        """Whether the person still reads "thinking…"."""
        return self.response is not None and self.response.loading and not self.response.deleted

    @property
    def messages(self) -> list[Message]:
        """The messages made in answer that still exist, placeholder excluded, oldest first."""
        made = [self.response, *self.followups] if self.response is not self.message else self.followups
        return [message for message in made if message is not None and not message.deleted and not message.loading]

    @property
    def original(self) -> Message | None:
        """What `@original` stands for: the response, or the message that was updated."""
        return self.response

    @property
    def text(self) -> str:
        """All texts of the messages made in answer."""
        return "\n".join(message.text for message in self.messages)

    def expired(self, now: float) -> bool:
        """Whether the fifteen minutes of the token are over."""
        return now >= self.created + TOKEN_SECONDS


class InteractionStore:
    """Every interaction, by id and by token."""

    def __init__(self) -> None:
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        """Keep a new interaction."""
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction

    def get(self, interaction_id: int, token: str) -> Interaction:
        """Find one for its first response, or 10062."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token.encode(), token.encode()):
            raise DiscordError(10062)
        return interaction

    def acknowledged(self, token: str, now: float) -> Interaction:
        """Find one for later messages: 10015 before its first response, 50027 after fifteen minutes."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.callback in (None, CallbackType.AUTOCOMPLETE, CallbackType.PONG):
            raise DiscordError(10015)
        if interaction.expired(now):
            raise DiscordError(50027)
        return interaction

    def of_token(self, token: str) -> Interaction | None:
        """Find one by token, whatever its state."""
        return self._by_token.get(token)

    def pending(self) -> list[Interaction]:
        """Give those that wait for their first response, or whose person still reads "thinking…"."""
        return [entry for entry in self._by_id.values() if entry.state == "waiting" or entry.thinking]

    def everything(self) -> list[Interaction]:
        """Give all of them, oldest first."""
        return list(self._by_id.values())
