"""How does an interaction set out for the bot?"""

from typing import TYPE_CHECKING

from sandbox.constants import Intent, InteractionType, Json
from sandbox.feed import Change
from sandbox.installing import owners
from sandbox.interaction_payload import interaction_payload
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.responding import start_waiting
from sandbox.world import Channel, User

if TYPE_CHECKING:
    from sandbox.backend import Backend


def send_interaction(
    backend: "Backend",
    kind: InteractionType,
    user: User,
    channel: Channel,
    data: Json,
    message: Message | None,
    locale: str,
) -> Interaction:
    """Dispatch an interaction to the bot, and start the three seconds it has."""
    interaction = Interaction(
        backend.mint.make(),
        kind,
        user,
        channel.id,
        channel.guild_id,
        locale,
        data,
        backend.clock.timestamp(),
        backend.feed,
        message,
    )
    backend.interactions.add(interaction)
    start_waiting(backend, interaction)
    change = Change("interaction_sent", channel.id, message, interaction, user.id)
    backend.feed.publish(change)
    if owners(backend.world, user, channel):
        # Needs no intent; a session gets it whether or not the bot sees the channel.
        payload = interaction_payload(backend, interaction)
        backend.gateway.dispatch("INTERACTION_CREATE", payload, Intent(0), guild_id=channel.guild_id)
    return interaction
