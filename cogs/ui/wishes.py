"""What does a control of the settings ask for? What is switched or chosen there; a forged one asks for nothing."""

from collections.abc import Container
from typing import Any

from bot.errors import UnknownButtonError
from bot.i18n import LOCALES
from cogs.screens.wishes import AS_ELSEWHERE
from cogs.ui.router import Call
from rendering.themes import THEMES

Wish = dict[str, Any]  # fields that change, with what they change to


def field_of(call: Call) -> str:
    """Return which field a control is for."""
    return call.control.detail.partition(":")[0]


def switched(call: Call, known: Container[str]) -> Wish:
    """Return what a button switches on or off; nothing where a select was used."""
    field, _, state = call.control.detail.partition(":")
    return {field: state == "on"} if field in known and state in ("on", "off") else {}


def picked(call: Call, known: Container[str]) -> str:
    """Return what was chosen in a select; raise UnknownButtonError for what it does not offer."""
    value = next(iter(call.values), "")
    if value not in known:
        raise UnknownButtonError
    return value


def picked_or_not(call: Call, known: Container[str]) -> str | None:
    """Return the same, None for the option that takes a choice back."""
    return None if next(iter(call.values), "") == AS_ELSEWHERE else picked(call, known)


def look(call: Call) -> Wish:
    """Return the theme or the language that was chosen in a select; nothing where it is another one's.

    A theme taken back takes the letters along: both are as they are elsewhere.
    """
    match call.control.detail:
        case "theme":
            theme = picked_or_not(call, THEMES)
            return {"theme": theme} if theme else {"theme": None, "letters": None}
        case "locale":
            return {"locale": picked_or_not(call, LOCALES)}
        case _:
            return {}
