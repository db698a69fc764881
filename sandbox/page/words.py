"""What does the page itself say? Its words in every language it speaks, as they stand in sandbox/locales."""

import json
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent / "locales"
ENGLISH: Final = "en"


def _read() -> dict[str, dict[str, str]]:
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


WORDS: Final = _read()


def words_for(locale: str) -> dict[str, str]:
    """Return every word of the page in a language, in English where it is not spoken."""
    known = WORDS.get(locale) or WORDS.get(locale.partition("-")[0]) or {}
    return WORDS[ENGLISH] | known


def discords(language: str) -> str:
    """Return the locale of Discord's that a browser's language stands for."""
    by_language = {"en": "en-US", "es": "es-ES", "fr": "fr"}
    return by_language.get(language.partition("-")[0].lower(), "en-US")
