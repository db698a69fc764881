"""Which fonts of the machine help with names? Those for Chinese, Japanese, Korean and emoji, where it has some."""

import logging
import os
from functools import lru_cache
from pathlib import Path

from rendering.fonts import FontError, Source, coverage, font

log = logging.getLogger(__name__)

FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "/Library/Fonts")
# Of each row the first one that is there.
WANTED = (
    ("NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc", "wqy-zenhei.ttc", "DroidSansFallbackFull.ttf"),
    ("NotoColorEmoji.ttf",),
)
EMOJI_STRIKE = 109  # the only size that its pictures have


@lru_cache(maxsize=1)
def system_sources() -> tuple[Source, ...]:
    """Return the fonts of this machine to ask last; one that is damaged is left out."""
    there = _files({name for names in WANTED for name in names})
    found: list[Source] = []
    for names in WANTED:
        path = next((there[name] for name in names if name in there), None)
        if path is None:
            continue
        source = Source("", str(path), strike=EMOJI_STRIKE if "Emoji" in path.name else None)
        try:
            font(source, 20)
            coverage(source)
        except FontError as error:
            log.warning("names go without it: %s", error)
        else:
            found.append(source)
    return tuple(found)


def _files(names: set[str]) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for folder in FOLDERS:
        for place, _, files in os.walk(Path(folder).expanduser()):
            found |= {name: Path(place) / name for name in names.intersection(files)}
    return found
