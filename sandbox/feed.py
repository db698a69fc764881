"""What just changed in the sandbox, and who asked to be told?"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeVar

if TYPE_CHECKING:
    from sandbox.interactions import Interaction
    from sandbox.messages import Message

Kind = Literal[
    "message_created",
    "message_edited",
    "message_deleted",
    "notified",
    "typing",
    "interaction_sent",
    "interaction_answered",
    "interaction_resolved",
    "interaction_failed",
    "channel_created",
    "channel_updated",
    "channel_deleted",
    "guild_changed",
    "member_changed",
    "commands_registered",
    "request_answered",
    "bot_connected",
    "bot_disconnected",
]
T = TypeVar("T")


@dataclass(frozen=True)
class Change:
    """One thing that happened; `audience` is the only person who may know, or None for all who see the channel."""

    kind: Kind
    channel_id: int | None = None
    message: "Message | None" = None
    interaction: "Interaction | None" = None
    audience: int | None = None


class Feed:
    """Tells subscribers of every change, in the order in which they happen."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[Change], object]] = []

    def subscribe(self, subscriber: Callable[[Change], object]) -> Callable[[], None]:
        """Call this function with every later change; returns a function that ends it."""
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    def publish(self, change: Change) -> None:
        """Tell everyone."""
        for subscriber in tuple(self._subscribers):
            subscriber(change)

    async def changes_within(self, seconds: float) -> bool:
        """Wait for the next change, at most this long; tell whether there was one."""
        changed = asyncio.Event()
        unsubscribe = self.subscribe(lambda _: changed.set())
        try:
            async with asyncio.timeout(seconds):
                return await changed.wait()
        except TimeoutError:
            return False
        finally:
            unsubscribe()

    async def until(self, condition: Callable[[], T], within: float = 20.0) -> T:
        """Wait until the condition gives something true, asking again after every change; TimeoutError otherwise."""
        changed = asyncio.Event()
        unsubscribe = self.subscribe(lambda _: changed.set())
        try:
            async with asyncio.timeout(within):
                while not (outcome := condition()):
                    await changed.wait()
                    changed.clear()
                return outcome
        finally:
            unsubscribe()
