"""Where may a command be used: in which places, and by whose installation of the application?"""

from sandbox.constants import Json
from sandbox.world import Channel, User, World

IN_GUILDS, IN_DIRECT_MESSAGES = 0, 1  # contexts; the third, other people's direct messages, has no place here
BY_GUILD, BY_USER = 0, 1  # installations


def context_of(channel: Channel) -> int:
    """Give the kind of place that a channel is."""
    return IN_DIRECT_MESSAGES if channel.guild_id is None else IN_GUILDS


def in_place(command: Json, channel: Channel) -> bool:
    """Whether a command is meant for that kind of place; without a word about it, for all of them."""
    contexts = command.get("contexts")
    return contexts is None or context_of(channel) in contexts


def owners(world: World, user: User, channel: Channel, command: Json | None = None) -> Json:
    """Give by whose installations somebody uses the application in a channel, as interactions say it.

    Nothing where it is not installed for that place and person, or the command is not for such an installation.
    """
    guild = world.guild_of(channel)
    found = {}
    if guild is None:
        found[BY_GUILD] = 0
    elif world.bot.id in guild.members:
        found[BY_GUILD] = guild.id
    if user.installed:
        found[BY_USER] = user.id
    kinds = (BY_GUILD, BY_USER) if command is None else command.get("integration_types") or (BY_GUILD,)
    return {str(kind): str(owner) for kind, owner in found.items() if kind in kinds}
