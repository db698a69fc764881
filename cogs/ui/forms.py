"""What does somebody write? A form that opens over Discord, and what was written into it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.ui.ids import ControlId
from cogs.ui.page import cut

LONGEST_TITLE: Final = 45
LONGEST_HINT: Final = 100


@dataclass(frozen=True, slots=True)
class Field:
    """A line to write into; `name` is what it is called when it comes back."""

    name: str
    label: str
    hint: str = ""
    written: str = ""  # what stands there already
    most: int = 64


@dataclass(frozen=True, slots=True)
class Form:
    """A form of up to five lines; what is written comes to the route of `control`."""

    title: str
    control: ControlId
    fields: Sequence[Field]

    def modal(self) -> ui.Modal:
        """Return it for Discord."""
        modal = ui.Modal(title=cut(self.title, LONGEST_TITLE), custom_id=str(self.control))
        for each in self.fields:
            line: ui.TextInput[Any] = ui.TextInput(
                custom_id=each.name, default=each.written or None, max_length=each.most, required=True
            )
            hint = cut(each.hint, LONGEST_HINT) or None
            modal.add_item(ui.Label(text=cut(each.label, LONGEST_TITLE), description=hint, component=line))
        modal.stop()  # the client keeps nothing of it: what is written comes to the router, also after a restart
        return modal


def written(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Return what somebody wrote, by the names of the lines; a forged request may hold anything."""
    data: dict[str, Any] = dict(interaction.data or {})
    return dict(_lines(data.get("components")))


def _lines(components: object) -> Iterable[tuple[str, str]]:
    for each in components if isinstance(components, list) else ():
        if not isinstance(each, dict):
            continue
        name, value = each.get("custom_id"), each.get("value")
        if isinstance(name, str) and isinstance(value, str):
            yield name, value
        yield from _lines([each["component"]] if "component" in each else each.get("components"))
