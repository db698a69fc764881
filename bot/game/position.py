"""What is one Chamber worth? Positions as docs/FORMATS.md describes them, and whether they could lie on a table."""

from collections import Counter
from typing import Any

from bot.game.cards import Effect, Location, Lord
from bot.game.chamber import PLACES, Chamber, uncovered_keys, wins_location
from bot.game.codec import read_locations, read_lords
from bot.game.errors import Code, GameError
from bot.game.scoring import COALITION_POINTS, seat_points
from bot.game.state import Seat

Json = dict[str, Any]


def read_position(position: object) -> Seat:
    """Return a position from its JSON value.

    Raises `unknown_lord`, `unknown_location`, or `bad_position` with the fault and what it is about.
    """
    if not isinstance(position, dict):
        raise GameError(Code.BAD_POSITION, fault="not_an_object")
    names = position.get("chamber")
    if not isinstance(names, list):
        raise GameError(Code.BAD_POSITION, fault="no_chamber")
    if len(names) > PLACES:
        raise GameError(Code.BAD_POSITION, fault="too_many_lords", count=len(names))
    lords = read_lords(names)
    for lord, count in Counter(lords).items():
        if count > lord.copies:
            raise GameError(Code.BAD_POSITION, fault="too_many_copies", card=lord.name, count=count)
    locations = _read_locations(position.get("locations"), lords)
    pearls = _read_pearls(position.get("pearls"), lords, locations)
    chamber = Chamber(
        lords=lords,
        locations=locations,
        counter=uncovered_keys(lords, (place for place, _ in locations)),
    )
    for place in range(1, len(lords) + 1):
        chamber = chamber.shielded(place)
    return Seat(chamber, pearls)


def assess(seat: Seat) -> Json:
    """Return the points of a position by category, its Coalition, and what its owner may do."""
    chamber = seat.chamber
    points = seat_points(seat, pearl_master=False)
    places = chamber.coalition()
    return {
        "lords": points.lords,
        "locations": points.locations,
        "coalition": COALITION_POINTS * len(places),
        "coalition_size": len(places),
        "coalition_places": list(places),
        "can_control": wins_location(chamber.counter, any_two=chamber.has(Effect.ANY_TWO_KEYS)),
        "can_swap": len(chamber.keyless()) > 1,
    }


def _read_locations(covered: object, lords: tuple[Lord, ...]) -> tuple[tuple[int, Location], ...]:
    if not isinstance(covered, dict):
        raise GameError(Code.BAD_POSITION, fault="no_locations")
    places = {str(place): place for place in range(1, PLACES + 1)}
    for name in covered:
        if name not in places:
            raise GameError(Code.BAD_POSITION, fault="no_such_place", place=name)
        if places[name] > len(lords):
            raise GameError(Code.BAD_POSITION, fault="location_on_empty_place", place=name)
        if lords[places[name] - 1].key is None:
            raise GameError(Code.BAD_POSITION, fault="location_without_key", place=name)
    locations = read_locations(list(covered.values()))
    for location, count in Counter(locations).items():
        if count > 1:
            raise GameError(Code.BAD_POSITION, fault="location_twice", card=location.id)
    return tuple(sorted(zip((places[name] for name in covered), locations, strict=True), key=lambda entry: entry[0]))


def _read_pearls(pearls: object, lords: tuple[Lord, ...], locations: tuple[tuple[int, Location], ...]) -> int:
    given = sum(lord.pearls for lord in lords) + sum(location.pearls for _, location in locations)
    if type(pearls) is not int or pearls < given:
        raise GameError(Code.BAD_POSITION, fault="pearls", pearls=pearls, given=given)
    return pearls
