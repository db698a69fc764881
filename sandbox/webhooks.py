"""What may an application do with an interaction's token after its first response?"""

from typing import TYPE_CHECKING

from sandbox.attachments import Upload
from sandbox.channels import wake_thread
from sandbox.constants import Json, MessageFlag
from sandbox.errors import DiscordError
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.posting import create_message, delete_message, edit_message
from sandbox.responding import resolved, sees

if TYPE_CHECKING:
    from sandbox.backend import Backend


def follow_up(backend: "Backend", interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
    """Post another message; the first one after a deferred answer takes the placeholder's place and visibility."""
    if interaction.thinking and interaction.response is not None:
        edit(backend, interaction, interaction.response, body, uploads)
        return interaction.response
    ephemeral = int(body.get("flags") or 0) & MessageFlag.EPHEMERAL
    channel = backend.world.channel(interaction.channel_id)
    message = create_message(
        backend,
        channel,
        backend.world.bot,
        body,
        uploads,
        ephemeral_to=interaction.user.id if ephemeral else None,
        interaction=interaction,
    )
    if not ephemeral:
        wake_thread(backend, channel)
    interaction.followups.append(message)
    sees(backend, interaction, "message", message.text, message)
    resolved(backend, interaction)
    return message


def find(backend: "Backend", interaction: Interaction, message_id: str) -> Message:
    """Find `@original` or a message made with this very token, or 10008."""
    message = interaction.response
    if message_id != "@original":
        reachable = [interaction.response, interaction.message, *interaction.followups]
        message = next((entry for entry in reachable if entry is not None and str(entry.id) == message_id), None)
    if message is None or message.deleted:
        raise DiscordError(10008)
    backend.world.channel(message.channel_id)
    return message


def edit(backend: "Backend", interaction: Interaction, message: Message, body: Json, uploads: list[Upload]) -> None:
    """Change a message of this token's; a placeholder becomes the answer."""
    was_loading = message.loading
    edit_message(backend, message, body, uploads)
    sees(backend, interaction, "message" if was_loading else "edit", message.text, message)
    resolved(backend, interaction)


def delete(backend: "Backend", interaction: Interaction, message: Message) -> None:
    """Remove a message of this token's."""
    delete_message(backend, message)
    sees(backend, interaction, "deletion", message.text, message)
    resolved(backend, interaction)
