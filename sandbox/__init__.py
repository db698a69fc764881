"""A small, strict Discord that runs on this machine, to which the unmodified client connects. START HERE.

    async with Sandbox() as sandbox:        # sandbox.api_base, .gateway_url and .token are what the bot is given
        await sandbox.bot_ready()
        alice = sandbox.person("Alice", locale="fr")
        shown = await alice.slash("poll start", sandbox.channel, question="Tea?")
        answer = await alice.click(shown.messages[0], "Yes")
        assert not answer.failed and answer.latency < 1
        assert [message.text for message in alice.look(sandbox.channel)] == ["Tea? 1"]
        sandbox.faults.add("PATCH /channels/*", code=10008)
        await sandbox.quiet()
        sandbox.clock.advance(days=3)

Verbs of a `Person` return the `Interaction` at once: await it for the first response or the failure, `settled()` for
a deferred one's end; its `sightings` are all that the person saw. `sandbox.administrator` does what owners do,
`sandbox.gateway` breaks connections, `sandbox.recorder` knows every request, `sandbox.feed` tells of every change.
"""

from sandbox.clock import Clock
from sandbox.constants import CallbackType, ChannelType, ComponentType, InteractionType
from sandbox.interactions import Interaction
from sandbox.invoking import NotPossibleError
from sandbox.messages import Message
from sandbox.permissions import Permission
from sandbox.person import Person
from sandbox.server import Sandbox

__all__ = [
    "CallbackType",
    "ChannelType",
    "Clock",
    "ComponentType",
    "Interaction",
    "InteractionType",
    "Message",
    "NotPossibleError",
    "Permission",
    "Person",
    "Sandbox",
]
