"""Which words does a reader see? The messages of every language, their fall-backs, and the choice of a language.

A language is a folder of `bot/locales`, a topic a Fluent file in it. English is complete by definition: what another
language lacks is said in English, with one warning, and nothing ever fails for want of a word.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent / "locales"
SOURCE = "en"
KEPT = 2048  # of the latest messages, said with their parameters: about 2 MB; a table in words takes two hundred
MOST_COUNTABLE = 10**15  # what lies beyond is no number of things

log = logging.getLogger(__name__)


class Language:
    """One folder of messages; its files are read when the first of its words is asked for."""

    def __init__(self, folder: Path) -> None:
        self.code = folder.name
        self.folder = folder

    @cached_property
    def topics(self) -> dict[str, Resource]:
        """The parsed files by topic, in alphabetical order."""
        parser = FluentParser()
        return {file.stem: parser.parse(file.read_text("utf-8")) for file in sorted(self.folder.glob("*.ftl"))}

    @cached_property
    def bundle(self) -> FluentBundle:
        """The messages, ready to be formatted."""
        # No isolating marks: they would break names in pictures and file searches; names bring their own.
        bundle = FluentBundle([self.code], use_isolating=False)
        for resource in self.topics.values():
            bundle.add_resource(resource)
        return bundle

    def say(self, key: str, params: Mapping[str, object]) -> tuple[str, list[Exception]] | None:
        """Return a message and what went wrong in it; None if the language lacks it."""
        if not self.bundle.has_message(key):
            return None
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return None
        said, faults = self.bundle.format_pattern(pattern, dict(params))
        return ("" if isinstance(said, FluentNone) else said), faults


class Words:
    """Every language below a folder."""

    def __init__(self, root: Path = ROOT) -> None:
        folders = sorted(folder for folder in root.iterdir() if folder.is_dir() and any(folder.glob("*.ftl")))
        self.languages = {folder.name: Language(folder) for folder in folders}
        self._known = {name.casefold(): name for name in self.languages}
        self._cousins = {folded.partition("-")[0]: name for folded, name in reversed(self._known.items())}
        self._warned: set[tuple[str, str]] = set()
        self._said = lru_cache(KEPT, typed=True)(self._say)

    def text(self, key: str, locale: str, params: Mapping[str, object]) -> str:
        """Return a message in a language, else in English, else its key in readable form. Never raises."""
        plain = {name: value if _is_countable(value) else str(value) for name, value in params.items()}
        return self._said(key, locale, **plain)

    def _say(self, key: str, locale: str, /, **plain: object) -> str:
        imperfect: str | None = None
        for code in dict.fromkeys((locale, SOURCE)):
            language = self.languages.get(code)
            said = language.say(key, plain) if language else None
            if said and not said[1]:
                return said[0]
            self._warn(code, key, said[1] if said else ["it is missing"])
            imperfect = imperfect or (said[0] if said else None)
        return imperfect or key.replace("-", " ").replace("_", " ")

    def has(self, key: str, locale: str) -> bool:
        """Whether a language has a message of its own."""
        language = self.languages.get(locale)
        return language is not None and language.bundle.has_message(key)

    def choose(self, code: str | None) -> str:
        """Return the language for a locale code: the same, else the same language elsewhere, else English."""
        # discord.py writes a code that it does not know as `unknown_xx-YY`.
        wanted = (code or "").removeprefix("unknown_").replace("_", "-").casefold()
        language = wanted.partition("-")[0]
        return self._known.get(wanted) or self._known.get(language) or self._cousins.get(language, SOURCE)

    def check(self) -> list[str]:
        """Return every fault of every language: syntax, and what differs from English."""
        source = _messages(self.languages[SOURCE])
        faults = []
        for language in self.languages.values():
            faults += [*_syntax_faults(language), *_message_faults(language)]
            if language.code != SOURCE:
                faults += _differences(language.code, _messages(language), source)
        return faults

    def _warn(self, code: str, key: str, faults: Iterable[object]) -> None:
        if (code, key) not in self._warned:
            self._warned.add((code, key))
            log.warning("message %s in %s: %s", key, code, "; ".join(map(str, faults)))


def _is_countable(value: object) -> bool:
    """Whether a parameter is a number that plural rules can take; nan and the like are not."""
    return isinstance(value, (int, float)) and abs(value) < MOST_COUNTABLE


class _Variables(Visitor):
    """Collects the parameters that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802 - the library's name
        if isinstance(node, VariableReference):
            self.names.add(node.id.name)


def _variables(message: Message) -> set[str]:
    variables = _Variables()
    variables.visit(message)
    return variables.names


def _entries(language: Language) -> Iterator[tuple[str, Message]]:
    for topic, resource in language.topics.items():
        yield from ((topic, entry) for entry in resource.body if isinstance(entry, Message))


def _messages(language: Language) -> dict[str, tuple[str, set[str]]]:
    """Return for each key its topic and its parameters."""
    return {entry.id.name: (topic, _variables(entry)) for topic, entry in _entries(language)}


def _syntax_faults(language: Language) -> Iterator[str]:
    for topic, resource in language.topics.items():
        for entry in resource.body:
            if isinstance(entry, Junk):
                why = "; ".join(str(note.message) for note in entry.annotations)
                yield f"{language.code}/{topic}.ftl: {why}: {(entry.content or '').strip()[:60]!r}"


def _message_faults(language: Language) -> Iterator[str]:
    """Yield what is wrong with single messages: said twice, empty, or naming what does not exist."""
    seen = set()
    for topic, entry in _entries(language):
        key, place = entry.id.name, f"{language.code}/{topic}.ftl"
        if key in seen:
            yield f"{place}: {key} is there twice"
        seen.add(key)
        said, faults = language.say(key, dict.fromkeys(_variables(entry), 1)) or ("", [])
        if not said.strip():
            yield f"{place}: {key} is empty"
        yield from (f"{place}: {key}: {fault}" for fault in faults)


def _differences(
    code: str, mine: dict[str, tuple[str, set[str]]], source: dict[str, tuple[str, set[str]]]
) -> Iterator[str]:
    for key, (topic, names) in source.items():
        if key not in mine:
            yield f"{code}/{topic}.ftl: {key} is missing"
        elif mine[key] != (topic, names):
            place, taken = mine[key]
            yield f"{code}/{place}.ftl: {key} takes {_listed(taken)}, in {SOURCE}/{topic}.ftl {_listed(names)}"
    yield from (f"{code}/{mine[key][0]}.ftl: {key} is not in {SOURCE}" for key in mine if key not in source)


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


WORDS = Words()
LOCALES = tuple(WORDS.languages)


def text(key: str, locale: str, /, **params: object) -> str:
    """Return a message in a language (one of LOCALES); numbers choose their plural forms. Never raises."""
    return WORDS.text(key, locale, params)


def load() -> None:
    """Read every language now (a tenth of a second), so that nobody's first answer waits for it."""
    for language in WORDS.languages.values():
        language.say("", {})


def has(key: str, locale: str) -> bool:
    """Whether a language has this message of its own."""
    return WORDS.has(key, locale)


def choose_locale(code: str | None) -> str:
    """Return the language to speak for a locale code as Discord sends it, or for none."""
    return WORDS.choose(code)


def check() -> list[str]:
    """Return every fault of every language at once; empty when all is well."""
    return WORDS.check()
