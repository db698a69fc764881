"""What of a gateway connection outlives it, so that it can be resumed?"""

import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sandbox.constants import Intent, Json

if TYPE_CHECKING:
    from sandbox.gateway_connection import Connection

# A session whose connection was lost can be resumed for this long.
RESUME_SECONDS = 300
MOST_KEPT_EVENTS = 5000


@dataclass(frozen=True)
class Event:
    """One dispatch as it was sent."""

    seq: int
    name: str
    payload: Json = field(repr=False)


@dataclass(eq=False)
class Session:
    """What outlives a connection: intents, sequence number, sent events."""

    intents: Intent
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    events: deque[Event] = field(default_factory=lambda: deque(maxlen=MOST_KEPT_EVENTS), repr=False)
    connection: "Connection | None" = field(default=None, repr=False)
    lost_at: float | None = None

    def covers(self, guild_id: int | None) -> bool:
        """Whether a guild's events (None: direct messages) belong to this shard."""
        number, count = self.shard
        return number == (0 if guild_id is None else (guild_id >> 22) % count)

    def send(self, name: str, payload: Json) -> None:
        """Give an event its number, keep it for a resume, and send it if somebody listens."""
        self.seq += 1
        event = Event(self.seq, name, payload)
        self.events.append(event)
        self.resend(event)

    def resend(self, event: Event) -> None:
        """Send an event with the number it already has."""
        if self.connection is not None:
            self.connection.send({"op": 0, "s": event.seq, "t": event.name, "d": event.payload})
