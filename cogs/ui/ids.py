"""What does a control say? Custom ids: route, game, version and notation, never state."""

import re
from dataclasses import dataclass

LONGEST = 100  # Discord's limit
SEAT_NUMBERS = frozenset("0123")  # what a detail may say of a seat

# route/game/version/detail; the parts after the route may be empty.
_FORM = re.compile(r"([a-z][a-z-]*)/([0-9a-z]*)/([0-9]{0,9})/([^/\x00-\x1f]*)")


@dataclass(frozen=True, slots=True)
class ControlId:
    """A custom id, read."""

    route: str
    game: str = ""
    version: int | None = None  # of the state that the control was drawn from; None where that does not matter
    detail: str = ""

    def __str__(self) -> str:
        text = f"{self.route}/{self.game}/{'' if self.version is None else self.version}/{self.detail}"
        if len(text) > LONGEST:
            raise ValueError(f"custom id of {len(text)} characters: {text}")
        return text


def read(custom_id: str) -> ControlId | None:
    """Return what a custom id says; None for one that is not ours, such as one of a forged request."""
    found = _FORM.fullmatch(custom_id) if len(custom_id) <= LONGEST else None
    if found is None:
        return None
    route, game, version, detail = found.groups()
    return ControlId(route, game, int(version) if version else None, detail)
