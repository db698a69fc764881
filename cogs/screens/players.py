"""How is a player's name written so that it harms nothing around it? Cleaned, told apart, and as Discord text."""

import re
import unicodedata
from collections.abc import Sequence

from bot.i18n import text

# What people are called, by seat; None or nothing but blanks is told as "Seat 2".
Names = Sequence[str | None]

MOST_LETTERS = 32  # as many as Discord allows
MOST_MARKS = 3  # accents on one letter; more would run over the neighbouring lines

_JOINERS = "\u200c\u200d"  # hold emoji and some scripts together
_BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")  # letters that show nothing
_LINE_CHARACTERS = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"
_INLINE = re.compile(r"([\\*_~`|\[\]<:])")
_AT_THE_START = re.compile(r"^([#>+-]|\d+(?=[.)]))")
_ISOLATE = "\u2068{}\u2069"


def plain(name: str | None) -> str:
    """Return a name for places that know no markdown, such as alt text and buttons; '' if nothing of it shows.

    Line breaks become spaces; control characters and marks that change the direction of writing are dropped.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", (name or "").translate(_BLANKS)):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter in _LINE_CHARACTERS:
            kept.append(" ")
        elif marks <= MOST_MARKS and kind not in ("Cc", "Cs") and (kind != "Cf" or letter in _JOINERS):
            kept.append(letter)
    clean = " ".join("".join(kept).split())[:MOST_LETTERS].strip(" " + _JOINERS)
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in clean):
        return _ISOLATE.format(clean)  # the text around a name from right to left keeps its own direction
    return clean


def escape(name: str | None) -> str:
    """Return a name for Discord text: shown letter by letter, without markdown, mentions, links or emoji codes."""
    clean = _INLINE.sub(r"\\\1", plain(name))
    clean = _AT_THE_START.sub(_guarded, clean)
    return clean.replace("@", "@\u200b")  # a backslash would not keep @everyone from being one


def _guarded(start: re.Match[str]) -> str:
    mark = start[0]
    return f"{mark}\\" if mark.isdigit() else f"\\{mark}"


def player_name(names: Names, seat: int, locale: str, *, markdown: bool = True) -> str:
    """Return how a seat is called: its name, with the seat's number where another has the same, or "Seat 2"."""
    clean = [plain(name) for name in names]
    name = clean[seat] if seat < len(clean) else ""
    if not name:
        return text("seat-number", locale, number=seat + 1)
    shown = escape(names[seat]) if markdown else name
    if sum(_alike(other) == _alike(name) for other in clean) > 1:
        return text("name-with-seat", locale, name=shown, number=seat + 1)
    return shown


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
