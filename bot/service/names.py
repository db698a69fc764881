"""How is a name stored, and what are games called? As its owner wrote it, save what no database or screen can take."""

import secrets
import unicodedata
from typing import Final

LONGEST: Final = 32  # characters of a name on Discord
NAMELESS: Final = "?"

SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
ID_LENGTH: Final = 8

# Who robots are: stored where people have their names, and called by each language as it likes. More than fit a table.
CHARACTERS: Final = ("bubble", "barnacle", "sprocket", "lantern", "anchor", "bolt", "sponge")


def fresh_id() -> str:
    """Return a new id of a game: nobody guesses it, and it is short enough for a button."""
    return "".join(secrets.choice(SIGNS) for _ in range(ID_LENGTH))


def clean(name: str) -> str:
    """Return a name of 1 to 32 characters in one line, without control characters and halves of characters.

    Markup and directions stay: whoever shows a name escapes it for that place.
    """
    kept = "".join(_kept(sign) for sign in name[: 100 * LONGEST])
    return " ".join(kept.split())[:LONGEST].strip() or NAMELESS


def _kept(sign: str) -> str:
    match unicodedata.category(sign):
        case "Cs":  # half of a surrogate pair: cannot be written as UTF-8
            return "\N{REPLACEMENT CHARACTER}"
        case "Cc" | "Zl" | "Zp":
            return " "
        case _:
            return sign
