"""Which files travel with a body, which stay on a message, and what does attachment:// stand for?"""

import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from urllib.parse import quote

from sandbox.constants import Json
from sandbox.errors import DiscordError, FormErrors, Path
from sandbox.messages import Attachment

MOST_FILES = 10
MOST_REQUEST_BYTES = 25 * 1024 * 1024
_SCHEME = "attachment://"
_UNSAFE = re.compile(r"[^\w.\-]")


@dataclass(frozen=True)
class Upload:
    """One file part of a multipart request; `index` is the n of `files[n]`."""

    index: int
    filename: str
    data: bytes = field(repr=False)


def check_sizes(uploads: list[Upload], limit: int) -> None:
    """Refuse too many, or too large, files."""
    if len(uploads) > MOST_FILES:
        raise DiscordError(30015)
    if any(len(upload.data) > limit for upload in uploads) or sum(len(u.data) for u in uploads) > MOST_REQUEST_BYTES:
        raise DiscordError(40005)


def merge(
    payload: Json,
    uploads: list[Upload],
    existing: list[Attachment],
    make: Callable[[Upload], Attachment],
    form: FormErrors,
) -> list[Attachment]:
    """Give the files a message has after this body.

    `attachments` is the full list wanted: ids of files that stay, and indexes of new ones. Without it everything
    stays, unless new files come: then, as in API v10, only those.
    """
    entries = payload.get("attachments")
    if entries is None:
        return [make(upload) for upload in uploads] or list(existing)
    by_index = {upload.index: upload for upload in uploads}
    by_id = {attachment.id: attachment for attachment in existing}
    merged: list[Attachment] = []
    for place, entry in enumerate(entries):
        number = _number(entry)
        if number in by_index:
            upload = by_index.pop(number)
            named = replace(upload, filename=entry.get("filename") or upload.filename)
            merged.append(replace(make(named), description=entry.get("description")))
        elif number in by_id:
            kept = by_id[number]
            merged.append(replace(kept, description=entry.get("description", kept.description)))
        else:
            form.add(("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", "No such file on the message or in the body")
        if entry.get("description") is not None:
            form.length(("attachments", place, "description"), entry["description"], 0, 1024)
    merged += [make(upload) for upload in by_index.values()]
    if len(merged) > MOST_FILES:
        raise DiscordError(30015)
    return merged


def _number(entry: Json) -> int:
    try:
        return int(entry.get("id", -1))
    except (TypeError, ValueError):
        return -1


def attachment_of(upload: Upload, number: int, base_url: str) -> Attachment:
    """Give a new file of a message, served under this number."""
    filename = clean(upload.filename)
    url = f"{base_url}/attachments/{number}/{quote(filename)}"
    kind = mimetypes.guess_type(filename)[0]
    return Attachment(number, filename, url, upload.data, kind)


def clean(filename: str) -> str:
    """Give a file's name as Discord stores it."""
    return _UNSAFE.sub("_", filename.replace("\\", "/").rsplit("/", 1)[-1]) or "file"


def resolve(value: object, attachments: list[Attachment], path: Path, form: FormErrors) -> object:
    """Copy embeds or components with every attachment:// replaced by the file it names; a missing one is a fault."""
    by_name = {attachment.filename: attachment for attachment in attachments}
    return _resolved(value, by_name, path, form)


def _resolved(value: object, by_name: dict[str, Attachment], path: Path, form: FormErrors) -> object:
    if isinstance(value, list):
        return [_resolved(entry, by_name, (*path, index), form) for index, entry in enumerate(value)]
    if not isinstance(value, dict):
        return value
    copy = {key: _resolved(entry, by_name, (*path, key), form) for key, entry in value.items()}
    url = value.get("url")
    if isinstance(url, str) and url.startswith(_SCHEME):
        attachment = by_name.get(clean(url.removeprefix(_SCHEME)))
        if attachment is None:
            message = "The referenced attachment was not found."
            form.add((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
            return copy
        copy.update(url=attachment.url, proxy_url=attachment.url, attachment_id=str(attachment.id))
        copy.update(content_type=attachment.content_type, width=None, height=None, loading_state=2)
    return copy
