"""What do the rules say, and which card is meant? Rules by topic, and the cards by any part of their names."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from bot.game.cards import LOCATIONS, LORDS, Location, Lord
from bot.i18n import text
from cogs.screens.naming import (
    guild_plural,
    location_deed,
    location_line,
    location_name,
    lord_mark,
    lord_name,
    lord_power,
)

MOST_CHOICES = 25  # of a menu or of autocomplete
MOST_QUERY = 100

TOPICS = ("overview", "turn", "recruiting", "placing", "keys", "pearls", "powers", "scoring", "secrets", "solo")


@dataclass(frozen=True, slots=True)
class Topic:
    """One page of the rules in one language."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card in one language: `line` has its name and what it `does`, `kind` is its guild or that it is a Location.

    `id` is its name on the wire, `searchable` what it may be looked for by, folded.
    """

    id: str
    card: Lord | Location
    name: str
    kind: str
    does: str
    line: str
    searchable: tuple[str, ...]


def topics(locale: str) -> tuple[Topic, ...]:
    """Return every topic of the rules, in the order in which one would read them."""
    return tuple(topic(name, locale) for name in TOPICS)


def topic(name: str, locale: str) -> Topic:
    """Return one topic of the rules; one that does not exist is the first."""
    name = name if name in TOPICS else TOPICS[0]
    return Topic(name, text(f"rules-{name}-title", locale), text(f"rules-{name}", locale))


@lru_cache(maxsize=32)
def card_entries(locale: str) -> tuple[CardEntry, ...]:
    """Return all 30 kinds of Lords and all 29 Locations, in catalogue order."""
    return (*(_lord_entry(lord, locale) for lord in LORDS), *(_location_entry(card, locale) for card in LOCATIONS))


def find_cards(query: str, locale: str, limit: int = MOST_CHOICES) -> tuple[CardEntry, ...]:
    """Return the cards that a person may mean, the likeliest first; an empty query means any.

    Accents and case do not matter. Names that begin with the query come first, then those with a word that does, then
    those that contain it. Every letter stands for itself: there are no wildcards.
    """
    wanted = _folded(query[:MOST_QUERY])
    if query.strip() and not wanted:
        return ()
    ranked = [(rank, entry) for entry in card_entries(locale) if (rank := _rank(wanted, entry.searchable)) is not None]
    ranked.sort(key=lambda found: found[0])  # stable: the catalogue decides among equals
    return tuple(entry for _, entry in ranked[:limit])


def _rank(wanted: str, searchable: Iterable[str]) -> int | None:
    ranks = []
    for name in searchable:
        if name.startswith(wanted):
            ranks.append(0)
        elif f" {wanted}" in name:
            ranks.append(1)
        elif wanted in name:
            ranks.append(2)
    return min(ranks, default=None)


def _folded(name: str) -> str:
    """Return a name without case, accents, punctuation and what does not show."""
    letters = (
        letter if letter.isalnum() else " "
        for letter in unicodedata.normalize("NFKD", name.casefold())
        if not unicodedata.combining(letter)
    )
    return " ".join("".join(letters).split())


def _lord_entry(lord: Lord, locale: str) -> CardEntry:
    name = lord_name(lord, locale)
    plural = f"{guild_plural(lord.guild, locale)} {lord.ip}"
    line = text("location-full", locale, name=lord_mark(lord, locale), line=lord_power(lord, locale))
    kind, does = guild_plural(lord.guild, locale), lord_power(lord, locale)
    return CardEntry(
        lord.name, lord, name, kind, does, line, tuple(map(_folded, (name, plural, lord.name, str(lord.ip))))
    )


def _location_entry(card: Location, locale: str) -> CardEntry:
    name, kind, does = location_name(card, locale), text("picture-locations", locale), location_deed(card, locale)
    return CardEntry(card.id, card, name, kind, does, location_line(card, locale), tuple(map(_folded, (name, card.id))))
