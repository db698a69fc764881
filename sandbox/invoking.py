"""What does a client send when a person fills in a command's options?"""

from typing import TYPE_CHECKING

from sandbox.constants import Json, OptionType
from sandbox.interaction_payload import resolved_channels, resolved_users
from sandbox.world import Channel, Guild, User

if TYPE_CHECKING:
    from sandbox.backend import Backend

_GROUPS = (OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP)
OptionValue = str | int | float | bool | User | Channel


class NotPossibleError(Exception):
    """A person cannot do this: their client would not even offer it."""


def command_data(
    backend: "Backend", guild: Guild | None, line: str, values: dict[str, OptionValue], focused: str | None = None
) -> Json:
    """Give the data of a command interaction for "command sub-command" and its options.

    `focused` names the option in which the person is typing: then it is an autocomplete interaction, whose other
    options may still be missing or wrong.
    """
    name, *path = line.removeprefix("/").split()
    command = backend.commands.find(name, guild.id if guild else None)
    if command is None:
        raise NotPossibleError(f"there is no command /{name} here")
    data: Json = {"id": command["id"], "name": name, "type": 1}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    holder, target = command, data
    for step in path:
        found = next((entry for entry in holder.get("options", []) if entry["name"] == step), None)
        if found is None or found["type"] not in _GROUPS:
            raise NotPossibleError(f"/{line}: there is no sub-command {step}")
        nested: Json = {"name": step, "type": found["type"]}
        target["options"] = [nested]
        holder, target = found, nested
    declared = holder.get("options", [])
    if any(entry["type"] in _GROUPS for entry in declared):
        raise NotPossibleError(f"/{line}: choose one of its sub-commands")
    _Filling(backend, guild, data, focused).fill(declared, values, target)
    return data


class _Filling:
    """Puts values into one command's options, as a client does."""

    def __init__(self, backend: "Backend", guild: Guild | None, data: Json, focused: str | None) -> None:
        self._backend = backend
        self._guild = guild
        self._data = data
        self._focused = focused

    def fill(self, declared: list[Json], values: dict[str, OptionValue], target: Json) -> None:
        """Write the options; refuse unknown, missing and impossible ones."""
        known = {option["name"]: option for option in declared}
        if unknown := values.keys() - known.keys():
            raise NotPossibleError(f"no such option: {', '.join(sorted(unknown))}")
        if self._focused is None:
            missing = [name for name, option in known.items() if option.get("required") and name not in values]
            if missing:
                raise NotPossibleError(f"required: {', '.join(missing)}")
        elif not known.get(self._focused, {}).get("autocomplete"):
            raise NotPossibleError(f"{self._focused} offers no suggestions")
        target["options"] = [self._option(known[name], value) for name, value in values.items()]

    def _option(self, option: Json, value: OptionValue) -> Json:
        if option["name"] == self._focused:
            return {"name": option["name"], "type": option["type"], "value": str(value), "focused": True}
        kind = OptionType(option["type"])
        filled: Json = {"name": option["name"], "type": int(kind)}
        if kind in (OptionType.USER, OptionType.MENTIONABLE) and isinstance(value, User):
            self._resolve(resolved_users(self._guild, [value]))
            return filled | {"value": str(value.id)}
        if kind == OptionType.CHANNEL and isinstance(value, Channel):
            self._resolve(resolved_channels(self._backend, [value]))
            return filled | {"value": str(value.id)}
        return filled | {"value": _plain(option, kind, value)}

    def _resolve(self, entries: Json) -> None:
        resolved = self._data.setdefault("resolved", {})
        for key, table in entries.items():
            resolved.setdefault(key, {}).update(table)


def _plain(option: Json, kind: OptionType, value: OptionValue) -> str | int | float | bool:
    name = option["name"]
    accepted: dict[OptionType, tuple[type, ...]] = {
        OptionType.STRING: (str,),
        OptionType.INTEGER: (int,),
        OptionType.BOOLEAN: (bool,),
        OptionType.NUMBER: (int, float),
    }
    is_flag = isinstance(value, bool)
    if not isinstance(value, accepted.get(kind, ())) or is_flag != (kind == OptionType.BOOLEAN):
        raise NotPossibleError(f"{name}: {value!r} is not of the kind {kind.name.lower()}")
    if isinstance(value, User | Channel):
        raise NotPossibleError(f"{name} takes no {type(value).__name__.lower()}")
    choices = option.get("choices")
    if choices:
        for choice in choices:
            if value in (choice["value"], choice["name"]):
                picked: str | int | float = choice["value"]
                return picked
        raise NotPossibleError(f"{name}: {value!r} is not one of the choices")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if not option.get(low, size) <= size <= option.get(high, size):
        raise NotPossibleError(f"{name}: {value!r} is out of range")
    return value
