"""What can a person do and see in the sandbox, as their client would let them?"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sandbox.channels import before_posting
from sandbox.components import Control
from sandbox.constants import SELECTS, ComponentType, InteractionType, Json
from sandbox.errors import DiscordError
from sandbox.installing import in_place, owners
from sandbox.interaction_payload import resolved_channels, resolved_users
from sandbox.interactions import Interaction
from sandbox.invoking import NotPossibleError, OptionValue, command_data
from sandbox.membership import changed, join, leave
from sandbox.messages import Message
from sandbox.permissions import Permission, can_view, channel_permissions, sending
from sandbox.posting import create_message, delete_message
from sandbox.sending import send_interaction
from sandbox.submitting import FieldValue, modal_data
from sandbox.world import Channel, Guild, Member, User

if TYPE_CHECKING:
    from sandbox.backend import Backend


class Person:
    """One human account. Verbs return the interaction at once; await it for what came of it."""

    def __init__(self, backend: "Backend", user: User, guild: Guild) -> None:
        self._backend = backend
        self.user = user
        self.guild = guild
        self._submitted: set[int] = set()
        self._chosen: dict[tuple[int, str], tuple[int, list[str]]] = {}

    def __repr__(self) -> str:
        return f"<Person {self.user.username} {self.user.id}>"

    @property
    def id(self) -> int:
        """The account's id."""
        return self.user.id

    @property
    def mention(self) -> str:
        """How a text mentions this person."""
        return f"<@{self.user.id}>"

    @property
    def member(self) -> Member:
        """The person's membership in their guild."""
        try:
            return self.guild.members[self.user.id]
        except KeyError:
            raise NotPossibleError(f"{self.user.username} is not in {self.guild.name}") from None

    # Commands.

    def slash(
        self, line: str, channel: Channel, /, *, locale: str | None = None, **options: "OptionValue | Person"
    ) -> Interaction:
        """Run a command: `slash("poll start", channel, seats=3)`."""
        self._must_see(channel)
        if not self._allows(channel, Permission.USE_APPLICATION_COMMANDS):
            raise NotPossibleError(f"{self.user.username} may not use commands in #{channel.name}")
        data = command_data(self._backend, self._backend.world.guild_of(channel), line, _values(options))
        self._must_be_allowed(channel, data["name"])
        return self._send(InteractionType.COMMAND, channel, data, locale=locale)

    def type_into(
        self,
        line: str,
        channel: Channel,
        option: str,
        typed: str,
        /,
        *,
        locale: str | None = None,
        **options: "OptionValue | Person",
    ) -> Interaction:
        """Type into an option that offers suggestions; they are in the interaction's `choices`."""
        self._must_see(channel)
        guild = self._backend.world.guild_of(channel)
        data = command_data(self._backend, guild, line, {**_values(options), option: typed}, option)
        return self._send(InteractionType.AUTOCOMPLETE, channel, data, locale=locale)

    # Components and modals.

    def click(self, message: Message, control: str) -> Interaction:
        """Click a button, named by its custom id or its label."""
        found = self._control(message, control)
        if found.type != ComponentType.BUTTON or found.custom_id is None:
            raise NotPossibleError(f"{control!r} is not a button that the bot hears of")
        data: Json = {"component_type": int(found.type), "custom_id": found.custom_id, "id": found.raw.get("id", 0)}
        return self._send(InteractionType.COMPONENT, self._channel(message), data, message=message)

    def choose(self, message: Message, control: str, *values: "str | Person | Channel") -> Interaction:
        """Choose in a select, named by its custom id or placeholder; options by value or label."""
        found = self._control(message, control)
        if found.type not in SELECTS or found.custom_id is None:
            raise NotPossibleError(f"{control!r} is not a select")
        picked, resolved = self._picked(found, values, self._backend.world.guild_of(self._channel(message)))
        least, most = found.raw.get("min_values", 1), found.raw.get("max_values", 1)
        if not least <= len(picked) <= most:
            raise NotPossibleError(f"{control!r} takes {least} to {most} values")
        # A client sends nothing when what is chosen stays the same and the message has not changed meanwhile.
        if self._chosen.get((message.id, found.custom_id)) == (message.revision, picked):
            raise NotPossibleError(f"{control!r}: already selected, nothing is sent")
        self._chosen[message.id, found.custom_id] = (message.revision, picked)
        data: Json = {"component_type": int(found.type), "custom_id": found.custom_id, "values": picked}
        if resolved:
            data["resolved"] = resolved
        return self._send(InteractionType.COMPONENT, self._channel(message), data, message=message)

    def submit(self, opened: Interaction, fields: Mapping[str, FieldValue]) -> Interaction:
        """Submit the modal that an interaction of this person's has opened; fields by custom id or label."""
        if opened.modal is None or opened.user is not self.user:
            raise NotPossibleError("no modal is open")
        if opened.id in self._submitted:
            raise NotPossibleError("the modal was submitted already")
        data = modal_data(opened.modal, fields)
        self._submitted.add(opened.id)
        channel = self._backend.world.channel(opened.channel_id)
        self._must_see(channel)
        return self._send(InteractionType.MODAL_SUBMIT, channel, data, message=opened.message)

    def forge(
        self,
        message: Message | None,
        custom_id: str,
        values: list[str] | None = None,
        *,
        channel: Channel | None = None,
        component_type: int = ComponentType.BUTTON,
    ) -> Interaction:
        """Send a component interaction that no honest client would: nothing is checked."""
        place = channel or (self._channel(message) if message is not None else None)
        if place is None:
            raise ValueError("a forged click needs a message or a channel")
        data: Json = {"component_type": int(component_type), "custom_id": custom_id}
        if values is not None:
            data |= {"values": values, "component_type": int(ComponentType.STRING_SELECT)}
        return self._send(InteractionType.COMPONENT, place, data, message=message)

    def forge_modal(
        self, custom_id: str, fields: Mapping[str, str], channel: Channel, message: Message | None = None
    ) -> Interaction:
        """Submit a modal that was never shown."""
        rows = [
            {"type": 1, "components": [{"type": 4, "custom_id": key, "value": text}]} for key, text in fields.items()
        ]
        data = {"custom_id": custom_id, "components": rows}
        return self._send(InteractionType.MODAL_SUBMIT, channel, data, message=message)

    # Reading and writing.

    def look(self, channel: Channel) -> list[Message]:
        """Give what the person sees in a channel: public messages and their own ephemeral ones, oldest first."""
        if not can_view(self._backend.world, channel, self.user.id):
            raise NotPossibleError(f"{self.user.username} does not see #{channel.name}")
        messages = self._backend.messages.in_channel(channel.id)
        return [message for message in messages if message.ephemeral_to in (None, self.user.id)]

    @property
    def notifications(self) -> list[Message]:
        """The messages that have notified the person, oldest first, deleted ones included."""
        return self._backend.notifications.get(self.user.id, [])

    def say(self, channel: Channel, text: str) -> Message:
        """Post a plain message."""
        self._must_see(channel)
        if not self._allows(channel, sending(channel)):
            raise NotPossibleError(f"{self.user.username} may not write in #{channel.name}")
        try:
            before_posting(self._backend, channel, self.user.id)
        except DiscordError as locked:
            raise NotPossibleError(locked.message) from locked
        return create_message(self._backend, channel, self.user, {"content": text}, [])

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message: it is gone for good."""
        if message.ephemeral_to != self.user.id:
            raise NotPossibleError("only an ephemeral message of one's own can be dismissed")
        delete_message(self._backend, message)

    # Membership.

    def leave(self, guild: Guild | None = None) -> None:
        """Leave a guild, their own unless told otherwise."""
        leave(self._backend, guild or self.guild, self.user)

    def join(self, guild: Guild | None = None) -> None:
        """Come (back) into a guild, their own unless told otherwise."""
        join(self._backend, guild or self.guild, self.user)

    def rename(self, *, name: str | None = None, nick: str | None = None, username: str | None = None) -> None:
        """Change the account's display name or user name, or the nickname in the guild ("" takes it away)."""
        self.user.global_name = name if name is not None else self.user.global_name
        self.user.username = username if username is not None else self.user.username
        if nick is not None:
            self.member.nick = nick or None
        if self.user.id in self.guild.members:
            changed(self._backend, self.guild, self.member)

    def set_direct_messages(self, *, opened: bool) -> None:
        """Open or close the account to direct messages."""
        self.user.dms_open = opened

    def install(self, *, installed: bool = True) -> None:
        """Install the application for oneself, to have it in places that do not have it, or remove it."""
        self.user.installed = installed

    # What the client checks before it sends anything.

    def _send(
        self,
        kind: InteractionType,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        locale: str | None = None,
    ) -> Interaction:
        guild = self._backend.world.guild_of(channel)
        if guild is not None and self.user.id not in guild.members:
            raise NotPossibleError(f"{self.user.username} is not in {guild.name}")
        return send_interaction(self._backend, kind, self.user, channel, data, message, locale or self.user.locale)

    def _channel(self, message: Message) -> Channel:
        return self._backend.world.channel(message.channel_id)

    def _allows(self, channel: Channel, needed: Permission) -> bool:
        if channel.guild_id is None:
            return True
        return channel_permissions(self._backend.world, channel, self.user.id) & needed == needed

    def _must_see(self, channel: Channel) -> None:
        world = self._backend.world
        if channel.id not in world.channels or not can_view(world, channel, self.user.id):
            raise NotPossibleError(f"{self.user.username} does not see #{channel.name}")
        if (guild := world.guild_of(channel)) is not None and not guild.available:
            raise NotPossibleError(f"{guild.name} is unavailable")
        if channel.archived and channel.locked and not self._allows(channel, Permission.MANAGE_THREADS):
            raise NotPossibleError(f"#{channel.name} is archived and locked")

    def _must_be_allowed(self, channel: Channel, command_name: str) -> None:
        guild = self._backend.world.guild_of(channel)
        command = self._backend.commands.find(command_name, guild.id if guild else None) or {}
        needed = command.get("default_member_permissions")
        if guild is not None and needed is not None and not self._allows(channel, Permission(int(needed))):
            raise NotPossibleError(f"/{command_name} is not offered to {self.user.username}")
        if not in_place(command, channel):
            where = "in direct messages" if guild is None else "in guilds"
            raise NotPossibleError(f"/{command_name} is not offered {where}")
        if not owners(self._backend.world, self.user, channel, command):
            raise NotPossibleError(f"/{command_name} is not installed for {self.user.username} in #{channel.name}")

    def _control(self, message: Message, wanted: str) -> Control:
        if message.deleted:
            raise NotPossibleError("the message is gone")
        if message.ephemeral_to not in (None, self.user.id):
            raise NotPossibleError(f"{self.user.username} is not shown this message")
        self._must_see(self._channel(message))
        found = [entry for entry in message.controls if entry.custom_id == wanted]
        found = found or [entry for entry in message.controls if entry.label == wanted]
        if len(found) != 1:
            shown = ", ".join(f"{entry.label!r} ({entry.custom_id})" for entry in message.controls)
            raise NotPossibleError(f"{len(found)} controls are called {wanted!r}; shown are: {shown or 'none'}")
        if found[0].disabled:
            raise NotPossibleError(f"{wanted!r} is disabled")
        return found[0]

    def _picked(
        self, control: Control, values: "tuple[str | Person | Channel, ...]", guild: Guild | None
    ) -> tuple[list[str], Json]:
        if control.type == ComponentType.STRING_SELECT:
            by_name = {option["label"]: option["value"] for option in control.options}
            by_name |= {option["value"]: option["value"] for option in control.options}
            missing = [value for value in values if value not in by_name]
            if missing:
                raise NotPossibleError(f"not offered: {missing}; offered are: {list(by_name)}")
            return [by_name[str(value)] for value in values], {}
        people = [value.user for value in values if isinstance(value, Person)]
        channels = [value for value in values if isinstance(value, Channel)]
        resolved: Json = resolved_users(guild, people) if people else {}
        if channels:
            resolved |= resolved_channels(self._backend, channels)
        return [str(value) if isinstance(value, str) else str(value.id) for value in values], resolved


def _values(options: "Mapping[str, OptionValue | Person]") -> dict[str, OptionValue]:
    return {name: value.user if isinstance(value, Person) else value for name, value in options.items()}
