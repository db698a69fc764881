"""Which message and modal components does Discord accept, and what is in them?"""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from sandbox.constants import CLICKABLE, SELECTS, ComponentType, Json
from sandbox.errors import DiscordError, FormErrors, Path

MOST_COMPONENTS = 40
MOST_TEXT = 4000
# Past this many UTF-8 bytes (12 counted per text) Discord answers with an error of its own instead of a refusal.
MOST_TEXT_BYTES = 10_170

T = ComponentType
_LAYOUT = frozenset({T.ACTION_ROW, T.SECTION, T.TEXT_DISPLAY, T.MEDIA_GALLERY, T.FILE, T.SEPARATOR})
_TOP_V2 = _LAYOUT | {T.CONTAINER}
_TOP_LEGACY = frozenset({T.ACTION_ROW})
_TOP_MODAL = frozenset({T.ACTION_ROW, T.LABEL, T.TEXT_DISPLAY})
_IN_ROW = CLICKABLE
_IN_LABEL = SELECTS | {T.TEXT_INPUT, T.FILE_UPLOAD, T.RADIO_GROUP, T.CHECKBOX_GROUP, T.CHECKBOX}
_LINK, _PREMIUM = 5, 6


@dataclass(frozen=True)
class Control:
    """A button or select as a person meets it."""

    type: ComponentType
    custom_id: str | None
    label: str | None
    disabled: bool
    raw: Json

    @property
    def options(self) -> list[Json]:
        """A string select's options."""
        return list(self.raw.get("options", []))


def walk(components: list[Json]) -> Iterator[Json]:
    """Go through components depth first, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


def controls(components: list[Json]) -> Iterator[Control]:
    """Give the buttons and selects, in reading order."""
    for raw in walk(components):
        if raw["type"] in CLICKABLE:
            label = raw.get("label") or raw.get("placeholder") or (raw.get("emoji") or {}).get("name")
            yield Control(T(raw["type"]), raw.get("custom_id"), label, bool(raw.get("disabled")), raw)


def texts(components: list[Json]) -> Iterator[str]:
    """Give the contents of the text displays, in reading order."""
    for raw in walk(components):
        if raw["type"] == T.TEXT_DISPLAY:
            yield raw["content"]


class ComponentCheck:
    """Goes through one body's components once, noting every fault in the form's tree."""

    def __init__(self, form: FormErrors, emojis: AbstractSet[int]) -> None:
        self._form = form
        self._emojis = emojis
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._row = _IN_ROW
        self.total = 0
        self.texts: list[str] = []

    def message(self, components: object, path: Path, *, v2: bool) -> None:
        """Check a message's components: five rows of buttons or selects, or with the flag a V2 layout."""
        self._form.count(path, components, 0, MOST_COMPONENTS if v2 else 5)
        self._children(components, path, _TOP_V2 if v2 else _TOP_LEGACY)
        if self.total > MOST_COMPONENTS:
            self._form.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"At most {MOST_COMPONENTS} components.")
        if sum(map(len, self.texts)) > MOST_TEXT:
            message = f"The text displayed in components may not be longer than {MOST_TEXT} characters."
            self._form.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
        if sum(len(text.encode()) + 12 for text in self.texts) > MOST_TEXT_BYTES and not self._form.tree:
            raise DiscordError(0, status=500, message="500: Internal Server Error")

    def modal(self, data: Json, path: Path) -> None:
        """Check a modal: title, id, one to five inputs."""
        self._form.length((*path, "title"), data.get("title"), 1, 45)
        self._form.length((*path, "custom_id"), data.get("custom_id"), 1, 100)
        self._form.count((*path, "components"), data.get("components"), 1, 5)
        self._row = frozenset({T.TEXT_INPUT})
        self._children(data.get("components"), (*path, "components"), _TOP_MODAL)

    def _children(self, components: object, path: Path, allowed: frozenset[ComponentType]) -> None:
        if isinstance(components, list):
            for index, component in enumerate(components):
                self._one(component, (*path, index), allowed)

    def _one(self, component: object, path: Path, allowed: frozenset[ComponentType]) -> None:
        if not isinstance(component, dict):
            self._form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        self.total += 1
        if not self._form.choice((*path, "type"), component.get("type"), allowed):
            return
        self._identity(component, path)
        kind = T(component["type"])
        if kind in SELECTS:
            self._select(component, path)
        elif (check := getattr(self, f"_{kind.name.lower()}", None)) is not None:
            check(component, path)

    def _identity(self, component: Json, path: Path) -> None:
        number = component.get("id")
        if isinstance(number, int) and number > 0:
            if number in self._ids:
                self._form.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self._ids.add(number)

    def _custom_id(self, component: Json, path: Path) -> None:
        custom_id = component.get("custom_id")
        self._form.length((*path, "custom_id"), custom_id, 1, 100)
        if custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self._form.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        if isinstance(custom_id, str):
            self._custom_ids.add(custom_id)

    def _emoji(self, component: Json, path: Path) -> None:
        number = (component.get("emoji") or {}).get("id")
        if number is not None and int(number) not in self._emojis:
            self._form.add((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _optional(self, component: Json, path: Path, field: str, most: int, *, least: int = 0) -> None:
        if component.get(field) is not None:
            self._form.length((*path, field), component[field], least, most)

    def _action_row(self, component: Json, path: Path) -> None:
        children, path = component.get("components"), (*path, "components")
        self._form.count(path, children, 1, 5)
        self._children(children, path, self._row)
        if isinstance(children, list) and len(children) > 1 and any(_type(child) != T.BUTTON for child in children):
            self._form.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")

    def _button(self, component: Json, path: Path) -> None:
        style = component.get("style")
        if not self._form.choice((*path, "style"), style, frozenset(range(1, 7))):
            return
        self._optional(component, path, "label", 80)
        self._emoji(component, path)
        if style == _LINK:
            self._form.length((*path, "url"), component.get("url"), 1, 512)
        if style in (_LINK, _PREMIUM):
            if component.get("custom_id") is not None:
                message = "A custom id and url cannot both be specified"
                self._form.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
            return
        self._custom_id(component, path)
        if not component.get("label") and not component.get("emoji"):
            self._form.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")

    def _select(self, component: Json, path: Path) -> None:
        self._custom_id(component, path)
        self._optional(component, path, "placeholder", 150)
        least, most = component.get("min_values", 1), component.get("max_values", 1)
        self._form.number((*path, "min_values"), least, 0, 25)
        self._form.number((*path, "max_values"), most, 1, 25)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            self._form.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX", "min_values > max_values")
        if component["type"] == T.STRING_SELECT:
            self._options(component, path, 25)

    def _options(self, component: Json, path: Path, most: int) -> None:
        options = component.get("options")
        self._form.count((*path, "options"), options, 1, most)
        seen: set[object] = set()
        for index, option in enumerate(options if isinstance(options, list) else []):
            here = (*path, "options", index)
            self._form.length((*here, "label"), option.get("label"), 1, 100)
            self._form.length((*here, "value"), option.get("value"), 1, 100)
            self._optional(option, here, "description", 100)
            self._emoji(option, here)
            if option.get("value") in seen:
                message = "The specified option value is already used"
                self._form.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            seen.add(option.get("value"))

    def _text_display(self, component: Json, path: Path) -> None:
        self._form.length((*path, "content"), component.get("content"), 1, MOST_TEXT)
        if isinstance(component.get("content"), str):
            self.texts.append(component["content"])

    def _section(self, component: Json, path: Path) -> None:
        self._form.count((*path, "components"), component.get("components"), 1, 3)
        self._children(component.get("components"), (*path, "components"), frozenset({T.TEXT_DISPLAY}))
        self._one(component.get("accessory"), (*path, "accessory"), frozenset({T.BUTTON, T.THUMBNAIL}))

    def _thumbnail(self, component: Json, path: Path) -> None:
        self._media(component, path, "media")

    def _media(self, holder: Json, path: Path, field: str) -> None:
        url = (holder.get(field) or {}).get("url")
        self._form.length((*path, field, "url"), url, 1, 2048)
        self._optional(holder, path, "description", 1024)
        if isinstance(url, str) and url and not url.startswith(("attachment://", "http://", "https://")):
            self._form.add((*path, field, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or attachment")

    def _media_gallery(self, component: Json, path: Path) -> None:
        items = component.get("items")
        self._form.count((*path, "items"), items, 1, 10)
        for index, item in enumerate(items if isinstance(items, list) else []):
            self._media(item, (*path, "items", index), "media")

    def _file(self, component: Json, path: Path) -> None:
        url = (component.get("file") or {}).get("url")
        if not isinstance(url, str) or not url.startswith("attachment://"):
            self._form.add((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Only attachment:// is supported")

    def _separator(self, component: Json, path: Path) -> None:
        self._form.choice((*path, "spacing"), component.get("spacing", 1), frozenset({1, 2}))

    def _container(self, component: Json, path: Path) -> None:
        if component.get("accent_color") is not None:
            self._form.number((*path, "accent_color"), component["accent_color"], 0, 0xFFFFFF)
        self._form.count((*path, "components"), component.get("components"), 1, MOST_COMPONENTS)
        self._children(component.get("components"), (*path, "components"), _LAYOUT)

    def _label(self, component: Json, path: Path) -> None:
        self._form.length((*path, "label"), component.get("label"), 1, 45)
        self._optional(component, path, "description", 100)
        self._one(component.get("component"), (*path, "component"), _IN_LABEL)

    def _text_input(self, component: Json, path: Path) -> None:
        self._custom_id(component, path)
        self._form.choice((*path, "style"), component.get("style"), frozenset({1, 2}))
        self._optional(component, path, "label", 45)
        self._optional(component, path, "placeholder", 100)
        self._optional(component, path, "value", 4000)
        self._form.number((*path, "min_length"), component.get("min_length") or 0, 0, 4000)
        self._form.number((*path, "max_length"), component.get("max_length") or 4000, 1, 4000)

    def _file_upload(self, component: Json, path: Path) -> None:
        self._custom_id(component, path)

    def _radio_group(self, component: Json, path: Path) -> None:
        self._custom_id(component, path)
        self._options(component, path, 10)

    def _checkbox_group(self, component: Json, path: Path) -> None:
        self._custom_id(component, path)
        self._options(component, path, 10)

    def _checkbox(self, component: Json, path: Path) -> None:
        self._custom_id(component, path)


def _type(component: object) -> object:
    return component.get("type") if isinstance(component, dict) else None
