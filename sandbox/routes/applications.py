"""What do the routes about the application, its commands and its emojis answer?"""

import base64
import binascii
import re

from sandbox.constants import Json
from sandbox.errors import DiscordError, FormErrors
from sandbox.feed import Change
from sandbox.payloads import application_payload, emoji_payload
from sandbox.routing import Call, RouteTable
from sandbox.world import Emoji

MOST_EMOJIS = 2000
MOST_EMOJI_BYTES = 256 * 1024
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
_DATA_URI = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.*)", re.DOTALL)


def add_routes(table: RouteTable) -> None:
    """Register this module's routes."""
    table.get("/oauth2/applications/@me", _application)
    table.get("/applications/@me", _application)
    for scope in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):
        table.get(f"{scope}/commands", _list_commands)
        table.put(f"{scope}/commands", _overwrite_commands)
        table.post(f"{scope}/commands", _create_command)
        table.delete(f"{scope}/commands/{{command_id}}", _delete_command)
    emojis = "/applications/{application_id}/emojis"
    table.get(emojis, _list_emojis)
    table.post(emojis, _create_emoji)
    table.delete(f"{emojis}/{{emoji_id}}", _delete_emoji)


def _application(call: Call) -> Json:
    return application_payload(call.backend.world.application)


def _own(call: Call) -> None:
    if call.id("application_id") != call.backend.world.application.id:
        raise DiscordError(
            20012, status=403, message="You are not authorized to perform this action on this application"
        )


def _scope(call: Call) -> int | None:
    _own(call)
    return call.backend.world.guild(call.id("guild_id")).id if "guild_id" in call.params else None


def _list_commands(call: Call) -> list[Json]:
    return call.backend.commands.listed(_scope(call))


def _overwrite_commands(call: Call) -> list[Json]:
    if call.entries is None:
        raise TypeError("a list of commands is needed")
    made = call.backend.commands.overwrite(call.entries, _scope(call))
    call.backend.feed.publish(Change("commands_registered"))
    return made


def _create_command(call: Call) -> Json:
    made = call.backend.commands.create(call.body, _scope(call))
    call.backend.feed.publish(Change("commands_registered"))
    return made


def _delete_command(call: Call) -> None:
    call.backend.commands.delete(call.id("command_id"), _scope(call))


def _list_emojis(call: Call) -> Json:
    _own(call)
    world = call.backend.world
    return {"items": [emoji_payload(emoji, world.bot) for emoji in world.application.emojis.values()]}


def _create_emoji(call: Call) -> Json:
    _own(call)
    application = call.backend.world.application
    form = FormErrors()
    name = str(call.body.get("name"))
    if not _EMOJI_NAME.fullmatch(name):
        form.add(("name",), "STRING_TYPE_REGEX", "Letters, digits and underscores, 2 to 32 of them")
    if any(emoji.name == name for emoji in application.emojis.values()):
        form.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji names are unique in an application")
    image = _image(str(call.body.get("image")), form)
    form.raise_if_any()
    if len(application.emojis) >= MOST_EMOJIS:
        raise DiscordError(30008)
    emoji = Emoji(call.backend.mint.make(), name, image, call.body["image"].startswith("data:image/gif"))
    application.emojis[emoji.id] = emoji
    return emoji_payload(emoji, call.backend.world.bot)


def _image(uri: str, form: FormErrors) -> bytes:
    match = _DATA_URI.fullmatch(uri)
    try:
        data = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        data = b""
    if not data:
        form.add(("image",), "IMAGE_INVALID", "Not a data URI of a picture")
    elif len(data) > MOST_EMOJI_BYTES:
        form.add(("image",), "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {MOST_EMOJI_BYTES // 1024} kb.")
    return data


def _delete_emoji(call: Call) -> None:
    _own(call)
    if call.backend.world.application.emojis.pop(call.id("emoji_id"), None) is None:
        raise DiscordError(10014)
