"""Whom does a text mention, and who is notified of it?"""

import re
from dataclasses import dataclass, field

from sandbox.constants import Json, MessageFlag
from sandbox.errors import FormErrors
from sandbox.messages import Message
from sandbox.permissions import Permission, can_view, channel_permissions
from sandbox.world import Channel, World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")
_KINDS = frozenset({"users", "roles", "everyone"})


@dataclass
class Mentions:
    """What a text pings, after `allowed_mentions`."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def check_allowed(allowed: object, form: FormErrors) -> None:
    """Note the faults of an `allowed_mentions` object: a kind cannot be both parsed and listed."""
    if not isinstance(allowed, dict):
        return
    for index, kind in enumerate(allowed.get("parse") or []):
        if kind not in _KINDS:
            form.add(
                ("allowed_mentions", "parse", index), "BASE_TYPE_CHOICES", "Value must be users, roles or everyone"
            )
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            message = f"parse:['{kind}'] and {kind}: [ids...] are mutually exclusive."
            form.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        form.count(("allowed_mentions", kind), allowed.get(kind) or [], 0, 100)


def find_mentions(world: World, channel: Channel, text: str, allowed: Json | None, author_id: int) -> Mentions:
    """Give what a text pings; without `allowed_mentions`, all it names."""
    if allowed is None:
        allowed = {"parse": list(_KINDS)}
    parse = allowed.get("parse") or []
    listed_users = {int(entry) for entry in allowed.get("users") or []}
    listed_roles = {int(entry) for entry in allowed.get("roles") or []}
    named_users = dict.fromkeys(int(entry) for entry in _USER.findall(text))
    named_roles = dict.fromkeys(int(entry) for entry in _ROLE.findall(text))
    may_ping_all = bool(channel_permissions(world, channel, author_id) & Permission.MENTION_EVERYONE)
    return Mentions(
        [user for user in named_users if user in world.users and ("users" in parse or user in listed_users)],
        [role for role in named_roles if may_ping_all and ("roles" in parse or role in listed_roles)],
        "everyone" in parse and may_ping_all and bool(_EVERYONE.search(text)),
    )


def whom_to_notify(world: World, channel: Channel, message: Message) -> list[int]:
    """Give the accounts whose client announces a new message: mentioned, able to see it, not its author."""
    if message.ephemeral_to is not None or message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS:
        return []
    guild = world.guild_of(channel)
    if guild is None:
        wanted = [user.id for user in channel.recipients]
    else:
        wanted = list(message.mentions)
        for member in guild.members.values():
            if message.mention_everyone or set(message.mention_roles) & set(member.roles):
                wanted.append(member.user.id)
    return [
        user
        for user in dict.fromkeys(wanted)
        if user != message.author.id and not world.users[user].bot and _reaches(world, channel, user)
    ]


def _reaches(world: World, channel: Channel, user_id: int) -> bool:
    # A mention in a private thread adds the person, so the parent's permissions decide.
    if channel.is_thread and channel.parent_id is not None:
        return can_view(world, world.channels[channel.parent_id], user_id)
    return can_view(world, channel, user_id)
