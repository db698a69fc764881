"""What does one person see of a message? What a client draws, its text as HTML, its addresses those of this page."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from sandbox.constants import SELECTS, ChannelType, ComponentType, Json
from sandbox.messages import Attachment, Message
from sandbox.page.catalogue import called
from sandbox.page.markdown import Names, to_html
from sandbox.permissions import can_view
from sandbox.world import Guild, User

if TYPE_CHECKING:
    from sandbox.backend import Backend

T = ComponentType


class Showing:
    """Turns what the sandbox holds into what one person's client draws."""

    def __init__(self, backend: "Backend", viewer: User, guild: Guild) -> None:
        self._backend = backend
        self._guild = guild
        self._viewer = viewer
        self._names = Names(backend.world, guild, viewer.id, self._called)

    def message(self, message: Message) -> Json:
        """Return a message."""
        asked = message.interaction
        command = asked.data.get("name") if asked is not None and asked.message is None else None
        return {
            "id": str(message.id),
            "author": self.person(message.author),
            "at": int(message.created * 1000),
            "edited": message.edited is not None and not message.ephemeral_to,
            "ephemeral": message.ephemeral_to is not None,
            "loading": message.loading,
            "pinged": self._viewer.id in message.notified,
            "asker": self._names.user(asked.user.id) if asked is not None and command is not None else None,
            "command": None if asked is None or command is None else self._called(_line_of(asked.data)),
            "html": to_html(message.content, self._names) if message.content else "",
            "components": [self.component(component) for component in message.components],
            "embeds": [self._embed(embed) for embed in message.embeds],
            "files": [self._file(attachment) for attachment in message.shown_attachments],
        }

    def person(self, user: User) -> Json:
        """Return who somebody is."""
        return {"id": str(user.id), "name": self._names.user(user.id), "bot": user.bot}

    def component(self, raw: Json) -> Json:
        """Return a component of a message or modal with all that is in it."""
        kind = T(raw["type"])
        shown = {key: value for key, value in raw.items() if key not in ("components", "component", "accessory")}
        if kind == T.TEXT_DISPLAY:
            shown["html"] = to_html(shown.pop("content"), self._names)
        if "emoji" in raw:
            shown["emoji"] = self._emoji(raw["emoji"])
        if kind in SELECTS:
            chosen = {str(each["id"]) for each in raw.get("default_values", [])}
            shown["options"] = [self._option(option, chosen) for option in self._options(kind, raw)]
        for key in ("media", "file"):
            if key in raw:
                shown[key] = {"url": self._local(raw[key]["url"])}
        if "items" in raw:
            shown["items"] = [item | {"media": {"url": self._local(item["media"]["url"])}} for item in raw["items"]]
        if "components" in raw:
            shown["components"] = [self.component(child) for child in raw["components"]]
        for key in ("component", "accessory"):
            if key in raw:
                shown[key] = self.component(raw[key])
        return shown

    def _options(self, kind: ComponentType, raw: Json) -> list[Json]:
        if kind == T.STRING_SELECT:
            return list(raw.get("options", []))
        people = [{"value": str(number), "label": self._names.user(number)} for number in self._guild.members]
        roles = [{"value": str(role.id), "label": role.name} for role in self._guild.roles.values()]
        if kind == T.USER_SELECT:
            return people
        if kind == T.ROLE_SELECT:
            return roles
        if kind == T.MENTIONABLE_SELECT:
            return people + roles
        world = self._backend.world
        kinds = frozenset(raw.get("channel_types") or ChannelType)
        there = [channel for channel in world.channels_of(self._guild) if channel.type in kinds]
        seen = [channel for channel in there if can_view(world, channel, self._viewer.id)]
        return [{"value": str(channel.id), "label": f"#{channel.name}"} for channel in seen]

    def _option(self, option: Json, chosen: Collection[str]) -> Json:
        shown = option | ({"emoji": self._emoji(option["emoji"])} if option.get("emoji") else {})
        return shown | ({"default": True} if option["value"] in chosen else {})

    def _emoji(self, emoji: Mapping[str, str] | None) -> Json | None:
        if not emoji:
            return None
        number = emoji.get("id")
        return {"url": f"/emojis/{number}", "name": emoji.get("name") or ""} if number else {"text": emoji.get("name")}

    def _embed(self, embed: Json) -> Json:
        return {
            "color": embed.get("color"),
            "title": embed.get("title"),
            "html": to_html(embed.get("description") or "", self._names),
            "fields": [
                {"name": field["name"], "html": to_html(field["value"], self._names)}
                for field in embed.get("fields", [])
            ],
            "image": self._local(embed["image"]["url"]) if embed.get("image") else None,
        }

    def _file(self, attachment: Attachment) -> Json:
        return {
            "url": self._local(attachment.url),
            "name": attachment.filename,
            "kind": attachment.content_type or "",
            "description": attachment.description,
        }

    def _called(self, line: str) -> str:
        return called(self._backend, self._guild.id, line, self._viewer.locale)

    def _local(self, url: str) -> str:
        """Return an address without its host where that is this sandbox: the page may be open under another name."""
        return url.removeprefix(self._backend.base_url)


def _line_of(data: Json) -> str:
    """Return a command's line with its sub-commands, as people read it over the answer."""
    words, holder = [data["name"]], data
    while (nested := next(iter(holder.get("options", [])), None)) is not None and nested["type"] in (1, 2):
        words.append(nested["name"])
        holder = nested
    return " ".join(words)
