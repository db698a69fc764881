"""How is a player's name written so that it harms nothing around it? Cleaned, told apart, and as Discord text."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

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


@lru_cache(maxsize=1_024)  # a name stands many times on one screen
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
    """Return how a seat is called: its name, or "Seat 2"; with the seat's number where others have the same name."""
    seats = range(max(len(names), seat + 1))
    clean = [plain(name) for name in names] + [""] * (len(seats) - len(names))
    called = [name or text("seat-number", locale, number=number + 1) for number, name in enumerate(clean)]
    shown = escape(names[seat]) if markdown and clean[seat] else called[seat]
    folded = [_alike(name) for name in called]
    numbered = [number for number in seats if folded.count(folded[number]) > 1]
    # "Ana (seat 1)" may itself be what somebody else is called.
    claimed = [_alike(_numbered(called[number], number, locale)) for number in numbered]
    return _numbered(shown, seat, locale) if seat in numbered or folded[seat] in claimed else shown


def _numbered(name: str, seat: int, locale: str) -> str:
    return text("name-with-seat", locale, name=name, number=seat + 1)


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
