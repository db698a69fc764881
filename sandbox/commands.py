"""Which application commands are registered, and would Discord have accepted them?"""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sandbox.constants import LOCALES, Json, OptionType
from sandbox.errors import DiscordError, FormErrors, Path

if TYPE_CHECKING:
    from sandbox.backend import Backend

MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_CHARACTERS = 8000
MOST_DAILY_CREATES = 200
_DAY = 86_400
# Letters and digits of any script, and all of Devanagari and Thai, whose vowel signs are no letters.
_NAME = re.compile(r"[-'\w\u0900-\u097F\u0E00-\u0E7F]*")
_GROUPS = (OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP)


@dataclass
class Scope:
    """The commands of one guild, or the global ones (`guild_id` None)."""

    commands: dict[tuple[int, str], Json] = field(default_factory=dict)
    creates: list[float] = field(default_factory=list)


class CommandRegistry:
    """Every registered command, by scope."""

    def __init__(self, backend: "Backend") -> None:
        self._backend = backend
        self._scopes: dict[int | None, Scope] = {}

    def scope(self, guild_id: int | None) -> Scope:
        """Give the commands of a guild, or the global ones."""
        return self._scopes.setdefault(guild_id, Scope())

    @property
    def registered(self) -> bool:
        """Whether there is any command at all; they outlive the bot's own restarts."""
        return any(scope.commands for scope in self._scopes.values())

    def listed(self, guild_id: int | None) -> list[Json]:
        """Give a scope's commands as Discord returns them."""
        return list(self.scope(guild_id).commands.values())

    def find(self, name: str, guild_id: int | None) -> Json | None:
        """Find the slash command a person in this guild would run: the guild's own before the global one."""
        for scope in dict.fromkeys((guild_id, None)):
            if (command := self.scope(scope).commands.get((1, name))) is not None:
                return command
        return None

    def overwrite(self, bodies: list[Json], guild_id: int | None) -> list[Json]:
        """Replace a scope's commands by these, all or nothing; unchanged names keep their ids and cost nothing."""
        form = FormErrors()
        seen: set[tuple[int, str]] = set()
        for index, body in enumerate(bodies):
            check_command(body, (index,), form)
            key = (body.get("type", 1), str(body.get("name")))
            if key in seen:
                form.add((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
            seen.add(key)
        form.raise_if_any()
        if any(sum(kind == key[0] for key in seen) > most for kind, most in MOST_COMMANDS.items()):
            raise DiscordError(30032)
        scope = self.scope(guild_id)
        self._count_creates(scope, seen - scope.commands.keys())
        made = [self._made(scope, body, guild_id) for body in bodies]
        scope.commands = {(command["type"], command["name"]): command for command in made}
        return made

    def create(self, body: Json, guild_id: int | None) -> Json:
        """Add or replace one command."""
        others = [command for command in self.listed(guild_id) if command["name"] != body.get("name")]
        self.overwrite([*others, body], guild_id)
        return self.scope(guild_id).commands[body.get("type", 1), body["name"]]

    def delete(self, command_id: int, guild_id: int | None) -> None:
        """Remove one command, or 10063."""
        scope = self.scope(guild_id)
        for key, command in scope.commands.items():
            if command["id"] == str(command_id):
                del scope.commands[key]
                return
        raise DiscordError(10063)

    def _count_creates(self, scope: Scope, new: set[tuple[int, str]]) -> None:
        now = self._backend.clock.timestamp()
        scope.creates = [made for made in scope.creates if made > now - _DAY]
        if len(scope.creates) + len(new) > MOST_DAILY_CREATES:
            raise DiscordError(30034)
        scope.creates += [now] * len(new)

    def _made(self, scope: Scope, body: Json, guild_id: int | None) -> Json:
        kind = body.get("type", 1)
        old = scope.commands.get((kind, body["name"]))
        number = old["id"] if old else str(self._backend.mint.make())
        made: Json = {
            "id": number,
            "application_id": str(self._backend.world.application.id),
            "version": str(self._backend.mint.make()),
            "type": kind,
            "default_member_permissions": None,
            "nsfw": False,
            "description": "",
        }
        if guild_id is not None:
            made["guild_id"] = str(guild_id)
        return made | {key: value for key, value in body.items() if key not in ("id", "application_id", "version")}


def check_command(body: Json, path: Path, form: FormErrors) -> None:
    """Note every fault of one command: names, descriptions, options, localisations, 8000 characters in all."""
    slash = body.get("type", 1) == 1
    _check_names(body, path, form, slash=slash)
    if slash:
        _check_options(body.get("options") or [], (*path, "options"), form, depth=0)
    if _characters(body) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        form.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_names(body: Json, path: Path, form: FormErrors, *, slash: bool) -> None:
    names: dict[Path, object] = {("name",): body.get("name")}
    names |= {("name_localizations", key): text for key, text in (body.get("name_localizations") or {}).items()}
    for where, name in names.items():
        form.length((*path, *where), name, 1, 32)
        if slash and isinstance(name, str) and (not _NAME.fullmatch(name) or name != name.lower()):
            form.add((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if slash:
        form.length((*path, "description"), body.get("description"), 1, 100)
    for key, text in (body.get("description_localizations") or {}).items():
        form.length((*path, "description_localizations", key), text, 1, 100)
    for table in ("name_localizations", "description_localizations"):
        for key in body.get(table) or {}:
            if key not in LOCALES:
                form.add((*path, table, key), "BASE_TYPE_CHOICES", "Value must be one of Discord's locales")


def _check_options(options: list[Json], path: Path, form: FormErrors, *, depth: int) -> None:
    form.count(path, options, 0, 25)
    optional_seen = False
    names: set[object] = set()
    for index, option in enumerate(options):
        here = (*path, index)
        _check_names(option, here, form, slash=True)
        if option.get("name") in names:
            form.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(option.get("name"))
        if not form.choice((*here, "type"), option.get("type"), frozenset(range(1, 12))):
            continue
        if option["type"] in _GROUPS:
            if depth > 1 or (depth == 1 and option["type"] == OptionType.SUB_COMMAND_GROUP):
                form.add((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command nesting too deep")
            _check_options(option.get("options") or [], (*here, "options"), form, depth=depth + 1)
        else:
            _check_choices(option, here, form)
            if option.get("required") and optional_seen:
                message = "Required options must be placed before non-required options"
                form.add((*here, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional_seen = optional_seen or not option.get("required")
    kinds = {option.get("type") in _GROUPS for option in options}
    if len(kinds) > 1:
        form.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and options cannot be mixed")


def _check_choices(option: Json, path: Path, form: FormErrors) -> None:
    choices = option.get("choices") or []
    form.count((*path, "choices"), choices, 0, 25)
    if choices and option.get("autocomplete"):
        message = "Autocomplete and choices are mutually exclusive"
        form.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", message)
    for index, choice in enumerate(choices):
        here = (*path, "choices", index)
        form.length((*here, "name"), choice.get("name"), 1, 100)
        for key, text in (choice.get("name_localizations") or {}).items():
            form.length((*here, "name_localizations", key), text, 1, 100)
        if isinstance(choice.get("value"), str):
            form.length((*here, "value"), choice["value"], 0, 100)


def _characters(body: Json) -> int:
    """Count name, description and string values, each by its longest localisation, options included."""
    total = 0
    for field_ in ("name", "description"):
        texts = [body.get(field_) or "", *(body.get(f"{field_}_localizations") or {}).values()]
        total += max(map(len, texts))
    if isinstance(body.get("value"), str):
        total += len(body["value"])
    return total + sum(map(_characters, [*(body.get("options") or []), *(body.get("choices") or [])]))
