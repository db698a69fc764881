"""What has one person in front of them, in whichever tab? Clicks that wait, failures, what they have read."""

from sandbox.constants import InteractionType, Json
from sandbox.feed import Change
from sandbox.interactions import FAILED, Interaction
from sandbox.person import Person

_MOST_FAILURES = 5


class Desk:
    """One person's desk."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.waiting: dict[int, Interaction] = {}
        self.failed: dict[int, Interaction] = {}
        self.read: dict[int, int] = {}  # by channel, the last message that was in sight

    def note(self, change: Change) -> None:
        """Keep up with an interaction of this person's."""
        interaction = change.interaction
        if interaction is None or interaction.user is not self.person.user:
            return
        if interaction.type == InteractionType.AUTOCOMPLETE:
            return
        if change.kind == "interaction_sent":
            self.waiting[interaction.id] = interaction
            self.failed = {key: old for key, old in self.failed.items() if old.message is not interaction.message}
        elif change.kind in ("interaction_answered", "interaction_failed"):
            self.waiting.pop(interaction.id, None)
        if change.kind == "interaction_failed":
            self.failed[interaction.id] = interaction
            self.failed = dict(list(self.failed.items())[-_MOST_FAILURES:])

    def pings(self) -> dict[int, int]:
        """Return how many messages have notified the person since they looked, by channel."""
        counts: dict[int, int] = {}
        for message in self.person.notifications:
            if not message.deleted and message.id > self.read.get(message.channel_id, 0):
                counts[message.channel_id] = counts.get(message.channel_id, 0) + 1
        return counts

    def shown(self) -> Json:
        """Return what waits and what has failed."""
        return {
            "waiting": [
                {
                    "message": None if entry.message is None else str(entry.message.id),
                    "control": entry.data.get("custom_id"),
                    "channel": str(entry.channel_id),
                }
                for entry in self.waiting.values()
            ],
            "failed": [
                {
                    "id": str(entry.id),
                    "message": None if entry.message is None else str(entry.message.id),
                    "channel": str(entry.channel_id),
                    "reason": "failed" if entry.failure == FAILED else "no-response",
                }
                for entry in self.failed.values()
            ],
        }
