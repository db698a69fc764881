"""Which embeds does Discord accept?"""

from sandbox.constants import Json
from sandbox.errors import FormErrors, Path

MOST_EMBEDS = 10
MOST_CHARACTERS = 6000
_LENGTHS = {"title": 256, "description": 4096}


def check_embeds(embeds: object, path: Path, form: FormErrors) -> None:
    """Note every fault of a message's embeds."""
    form.count(path, embeds, 0, MOST_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds if isinstance(embeds, list) else []):
        total += _check(embed, (*path, index), form)
    if total > MOST_CHARACTERS:
        form.add(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_CHARACTERS}")


def _check(embed: Json, path: Path, form: FormErrors) -> int:
    characters = 0
    for field, most in _LENGTHS.items():
        characters += _text(embed, field, most, path, form)
    characters += _text(embed.get("footer") or {}, "text", 2048, (*path, "footer"), form)
    characters += _text(embed.get("author") or {}, "name", 256, (*path, "author"), form)
    fields = embed.get("fields") or []
    form.count((*path, "fields"), fields, 0, 25)
    for index, field_ in enumerate(fields):
        here = (*path, "fields", index)
        form.length((*here, "name"), field_.get("name"), 1, 256)
        form.length((*here, "value"), field_.get("value"), 1, 1024)
        characters += len(field_.get("name") or "") + len(field_.get("value") or "")
    return characters


def _text(holder: Json, field: str, most: int, path: Path, form: FormErrors) -> int:
    value = holder.get(field)
    if value is None:
        return 0
    form.length((*path, field), value, 0, most)
    return len(value)
