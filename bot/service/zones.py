"""Which time zone does somebody mean, and which time of day? What people type, read kindly."""

import re
import unicodedata
from collections.abc import Iterator
from datetime import datetime
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from typing import Final

from bot.service.clock import MINUTES_A_DAY, zone_of

LONGEST_TYPED: Final = 64  # as long as no name is: what lies beyond is not looked at
SHORTEST_WORD: Final = 4  # of a text that may be the name of a city
MOST_ALIKE: Final = 5
FEWEST_ALIKE: Final = 0.6  # of 1: "londres" is as near to "london"

# What is offered to whoever has typed nothing yet: where most people live, from west to east.
WELL_KNOWN: Final = (
    *("America/Los_Angeles", "America/Denver", "America/Mexico_City", "America/Chicago", "America/Bogota"),
    *("America/Lima", "America/New_York", "America/Toronto", "America/Caracas", "America/Santiago"),
    *("America/Argentina/Buenos_Aires", "America/Sao_Paulo", "Europe/Lisbon", "Europe/London", "Europe/Madrid"),
    *("Europe/Paris", "Europe/Brussels", "Europe/Berlin", "Europe/Athens", "Europe/Moscow"),
    *("Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
)
# Where a name begins like that, a city follows. Etc/GMT+5 lies west of Greenwich, whatever people expect.
REGIONS: Final = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
)
NO_PLACE: Final = frozenset(("Factory",))

_TIME = re.compile(r"(\d{1,2})(?: ?[:.h] ?(\d\d)?)? ?(?:([ap])\.? ?m\.?)?|(\d\d)(\d\d)")


def zone_named(typed: str) -> str | None:
    """Return the zone that somebody means, by its name, its city, or the beginning of one city's; None if unclear."""
    wanted = _plain(typed)
    exact = _names().get(wanted) or _cities().get(wanted)
    if exact is not None or not wanted:
        return exact
    beginning = {zone for city, zone in _cities().items() if city.startswith(wanted)}
    return beginning.pop() if len(beginning) == 1 else None


def find_zones(typed: str, most: int = 25) -> tuple[str, ...]:
    """Return the zones that somebody may mean, likeliest first; well-known ones for no text at all."""
    wanted = _plain(typed)
    if not wanted:
        return WELL_KNOWN[:most]
    return (tuple(dict.fromkeys(_matching(wanted))) or tuple(dict.fromkeys(_alike(wanted))))[:most]


def _matching(wanted: str) -> Iterator[str]:
    cities = _cities()
    if exact := _names().get(wanted):
        yield exact
    yield from (zone for city, zone in cities.items() if city == wanted)
    yield from (zone for city, zone in cities.items() if city.startswith(wanted))
    yield from (zone for city, zone in cities.items() if f" {wanted}" in f" {city}")
    yield from (zone for name, zone in _names().items() if f" {wanted}" in f" {name}" and zone.split("/")[0] in REGIONS)


def _alike(wanted: str) -> Iterator[str]:
    """Yield the cities that are named in what was typed, as in "Paris, France", and those that are written like it."""
    cities = _cities()
    words = {word for word in wanted.split() if len(word) >= SHORTEST_WORD}
    yield from (zone for city, zone in cities.items() if words & set(city.split()))
    yield from (cities[city] for city in get_close_matches(wanted, cities, MOST_ALIKE, FEWEST_ALIKE))


def is_zone(name: str) -> bool:
    """Whether a zone is called exactly that."""
    return name in _all()


def time_of_day(typed: str) -> int | None:
    """Return the minute of the day that a text such as 22:30, 22h30, 2230, 7 or 10:30 pm says; None for any other."""
    found = _TIME.fullmatch(" ".join(unicodedata.normalize("NFKC", typed[:LONGEST_TYPED]).casefold().split()))
    if found is None:
        return None
    hour, minute = int(found[1] or found[4]), int(found[2] or found[5] or 0)
    if found[3] is not None:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if found[3] == "p" else 0)
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        return None
    return (hour * 60 + minute) % MINUTES_A_DAY


def written_time(minute: int) -> str:
    """Return a minute of the day as 07:05."""
    return f"{minute // 60:02}:{minute % 60:02}"


def local_time(zone: str, now: datetime) -> str | None:
    """Return the time of day in a zone, as 14:05; None if the zone is not known, or no more."""
    try:
        return f"{now.astimezone(zone_of(zone)):%H:%M}"
    except ValueError:
        return None


def _plain(typed: str) -> str:
    """Return a text without what people leave out when they type: accents, capitals, signs."""
    apart = unicodedata.normalize("NFKD", typed[:LONGEST_TYPED]).casefold()
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(re.split(r"[\s_/,-]+", bare)).strip()


@lru_cache(1)
def _all() -> tuple[str, ...]:
    """Return every name, those in force before older ones.

    The package has them in a file: to ask for all of the machine's takes a tenth of a second.
    """
    names = (files("tzdata") / "zones").read_text("ascii").split()
    return tuple(name for name in names if name not in NO_PLACE)


@lru_cache(1)
def _names() -> dict[str, str]:
    """Return every zone by its plain name, well-known ones first."""
    return {_plain(name): name for name in dict.fromkeys((*WELL_KNOWN, *_all()))}


@lru_cache(1)
def _cities() -> dict[str, str]:
    """Return the zone of each city by its plain name; of two with the same name, that in force."""
    found: dict[str, str] = {}
    for name in _names().values():
        if name.split("/")[0] in REGIONS:
            found.setdefault(_plain(name.rsplit("/", 1)[-1]), name)
    return found
