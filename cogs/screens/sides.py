"""How does one player's side of the table stand, in words? Points, pearls, keys, and the Chamber place by place."""

from collections.abc import Iterator

from bot.game.cards import Location
from bot.game.chamber import ROWS, Chamber
from bot.game.view import PlayerView, SeatView
from bot.i18n import text
from cogs.screens.naming import listed, location_name, lord_name, points_line, together
from cogs.screens.players import Names, player_name


def header(seat: SeatView, view: PlayerView, names: Names, locale: str, *, markdown: bool) -> str:
    """Return whose side it is, with points and pearls."""
    name = player_name(names, seat.seat, locale, markdown=markdown)
    name = f"**{name}**" if markdown else name
    return text(
        "chamber-header-master" if seat.pearl_master else "chamber-header",
        locale,
        name=text("name-you", locale, name=name) if seat.seat == view.seat else name,
        points=points_line(seat.points, locale),
        pearls=text("pearls", locale, count=seat.pearls),
    )


def side(view: PlayerView, number: int, names: Names, locale: str, *, markdown: bool) -> Iterator[str]:
    """Yield one player's side line by line: the header, the key counter, the rows of the Chamber."""
    seat = view.seats[number]
    yield header(seat, view, names, locale, markdown=markdown)
    yield counter(seat, locale)
    if seat.chamber.lords:
        yield from _rows(seat, locale)
        if len(seat.coalition) > 1:
            yield text("chamber-coalition", locale, places=", ".join(map(str, seat.coalition)))
    else:
        yield text("chamber-empty", locale)


def counter(seat: SeatView, locale: str) -> str:
    """Return the keys on a player's counter."""
    if not seat.keys:
        return text("chamber-counter-empty", locale)
    return text("chamber-counter", locale, keys=together([text(f"key-{key}", locale) for key in seat.keys], locale))


def _rows(seat: SeatView, locale: str) -> Iterator[str]:
    chamber, first = seat.chamber, 1
    on_top = dict(chamber.locations)
    for row, width in enumerate(ROWS, 1):
        stood = range(first, min(first + width, len(chamber.lords) + 1))
        if not stood:
            return
        lords = [_standing(seat, chamber, place, on_top.get(place), locale) for place in stood]
        places = _range(first, first + width - 1, locale)
        yield text("chamber-row", locale, row=row, places=places, lords=listed(lords, locale))
        first += width


def _range(first: int, last: int, locale: str) -> str:
    return str(first) if first == last else text("chamber-places", locale, first=first, last=last)


def _standing(seat: SeatView, chamber: Chamber, place: int, location: Location | None, locale: str) -> str:
    """Return a Lord with all that lies on it."""
    lord = chamber.at(place)
    notes = [text("chamber-shield", locale)] if place in chamber.shields else []
    if location:
        notes.append(_controlled(seat, location, locale))
    elif lord.key:
        notes.append(text(f"key-{lord.key}", locale))
    name = lord_name(lord, locale)
    return text("chamber-lord", locale, lord=name, notes=", ".join(notes)) if notes else name


def _controlled(seat: SeatView, location: Location, locale: str) -> str:
    name = location_name(location, locale)
    if not seat.points_shown:
        return name
    points = text("points", locale, count=seat.worth(location))
    return text("chamber-location", locale, location=name, points=points)
