"""Which commands does a client offer to somebody in a channel, called what in their language?"""

from typing import TYPE_CHECKING

from sandbox.constants import Json, OptionType
from sandbox.installing import in_place, owners
from sandbox.permissions import Permission, channel_permissions
from sandbox.person import Person
from sandbox.world import Channel

if TYPE_CHECKING:
    from sandbox.backend import Backend

_GROUPS = (OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP)


def offered(backend: "Backend", person: Person, channel: Channel) -> list[Json]:
    """Return every command that can be run, each sub-command as one: its line, what it reads like, its options."""
    allowed = channel_permissions(backend.world, channel, person.id)
    if channel.guild_id is not None and not allowed & Permission.USE_APPLICATION_COMMANDS:
        return []
    found: dict[str, Json] = {}
    for scope in (channel.guild_id, None):
        for command in backend.commands.listed(scope):
            needed = command.get("default_member_permissions")
            offered_here = in_place(command, channel) and owners(backend.world, person.user, channel, command)
            if command["type"] == 1 and offered_here and (needed is None or allowed & int(needed) == int(needed)):
                for entry in _leaves(command, "", "", person.user.locale):
                    found.setdefault(entry["line"], entry)
    return list(found.values())


def called(backend: "Backend", guild_id: int, line: str, locale: str) -> str:
    """Return what a command's line reads like in a language; a line that is no command's, as it is."""
    commands = [command for scope in (guild_id, None) for command in backend.commands.listed(scope)]
    leaves = [leaf for command in commands for leaf in _leaves(command, "", "", locale)]
    return next((str(leaf["called"]) for leaf in leaves if leaf["line"] == line), line)


def _leaves(node: Json, line: str, called: str, locale: str) -> list[Json]:
    line, called = f"{line} {node['name']}".strip(), f"{called} {_said(node, 'name', locale)}".strip()
    nested = [option for option in node.get("options", []) if option["type"] in _GROUPS]
    if nested:
        return [leaf for option in nested for leaf in _leaves(option, line, called, locale)]
    options = [_option(option, locale) for option in node.get("options", [])]
    return [{"line": line, "called": called, "description": _said(node, "description", locale), "options": options}]


def _option(option: Json, locale: str) -> Json:
    choices = [{"value": entry["value"], "label": _said(entry, "name", locale)} for entry in option.get("choices", [])]
    kept = ("name", "type", "required", "autocomplete", "min_value", "max_value", "min_length", "max_length")
    return {key: option[key] for key in kept if key in option} | {
        "called": _said(option, "name", locale),
        "description": _said(option, "description", locale),
        "choices": choices,
    }


def _said(node: Json, what: str, locale: str) -> str:
    localised: dict[str, str] = node.get(f"{what}_localizations") or {}
    return localised.get(locale) or str(node[what])
