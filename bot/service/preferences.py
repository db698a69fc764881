"""What can people and servers choose? Frozen values; their defaults are what everybody gets who has not chosen.

A field is a column of the same name, and a line on a screen; nothing else needs to know of a new one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TypeVar


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person wants, the same in all their games. None is: as the server has it.

    `theme` is a name, perhaps of a theme that this version does not have; `letters` whether each Lord bears its
    guild's; `text_only` whether words take the place of pictures; `muted` whether no message mentions them.
    """

    theme: str | None = None
    letters: bool | None = None
    text_only: bool = False
    muted: bool = False


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """What a server wants for what everybody sees. None is: as we do everywhere, or, of `locale`, as Discord says."""

    theme: str | None = None
    letters: bool | None = None
    locale: str | None = None


Chosen = TypeVar("Chosen", Preferences, ServerPreferences)


def read(kind: type[Chosen], row: Mapping[str, object] | None) -> Chosen:
    """Return what a row says; the defaults where there is none."""
    if row is None:
        return kind()
    known: dict[str, object] = {field.name: row[field.name] for field in fields(kind)}
    return kind(**known)  # type: ignore[arg-type]  # columns have the types of the fields
