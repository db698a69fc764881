"""How does the table stand, in words? All that a picture shows, for whoever does not see it."""

from collections.abc import Iterator, Sequence

from bot.game.cards import GUILDS, Location, Lord
from bot.game.chamber import ROWS, Chamber
from bot.game.view import (
    ChooseDrawn,
    ChooseFromDeck,
    ChooseLocation,
    ChooseOrder,
    ChoosePile,
    ChooseRecruiting,
    ChooseReplay,
    ChooseScouted,
    ChooseSwap,
    Decision,
    PlayerView,
    SeatView,
)
from bot.i18n import text
from cogs.screens.naming import (
    guild_plural,
    influence,
    listed,
    location_name,
    location_short,
    lord_name,
    points_line,
    together,
)
from cogs.screens.players import Names, player_name
from cogs.screens.story import clipped

MOST_TEXT = 4_000  # of a whole message
MOST_ALT_TEXT = 1_024

DECISIONS: dict[type[Decision], str] = {
    ChooseRecruiting: "recruiting",
    ChooseDrawn: "drawn",
    ChooseOrder: "order",
    ChooseSwap: "swap",
    ChooseLocation: "location",
    ChooseScouted: "scouted",
    ChooseFromDeck: "deck",
    ChoosePile: "pile",
    ChooseReplay: "replay",
}


def describe(view: PlayerView, names: Names, locale: str, limit: int = MOST_TEXT) -> str:
    """Return the whole table as Discord text, in `limit` characters at most; 4,000 hold any table.

    It holds what the viewing seat may see, and no more. On a very full table the Locations go by their names alone.
    """
    said = _table(view, names, locale, brief=False)
    if len(said) > limit:
        said = _table(view, names, locale, brief=True)
    return clipped(said, limit)


def _table(view: PlayerView, names: Names, locale: str, *, brief: bool) -> str:
    parts = [
        "\n".join(_moment(view, names, locale, markdown=True)),
        "\n".join(_drawn(view, locale, brief=brief)),
        "\n".join(_middle(view, locale, brief=brief)),
        *(describe_chamber(view, seat, names, locale) for seat in range(len(view.seats))),
    ]
    return "\n\n".join(part for part in parts if part)


def describe_chamber(view: PlayerView, seat: int, names: Names, locale: str) -> str:
    """Return one player's Chamber, pearls, keys and points as Discord text."""
    return "\n".join(_side(view, seat, names, locale, markdown=True))


def chamber_alt(view: PlayerView, seat: int, name: str | None, locale: str) -> str:
    """Return one player's Chamber as the alt text of its picture, in 1,024 characters at most."""
    names = [None] * seat + [name]
    return clipped("\n".join(_side(view, seat, names, locale, markdown=False)), MOST_ALT_TEXT)


def alt_text(view: PlayerView, names: Names, locale: str, changed: str = "") -> str:
    """Return the alt text of the table's picture, in 1,024 characters at most: turn, points, pearls, piles.

    `changed` is what just happened, as `turn_story` tells it without markdown; where room is short, piles are
    only counted, and then it is cut.
    """
    lines = list(_moment(view, names, locale, markdown=False))
    for seat in view.seats:
        count = text("chamber-count", locale, count=len(seat.chamber.lords))
        lines.append(f"{_header(seat, view, names, locale, markdown=False)}. {count}.")
    after = [changed] if changed else []
    said = "\n".join([*lines, _piles(view, locale), *after])
    if len(said) > MOST_ALT_TEXT:
        said = "\n".join([*lines, _piles(view, locale, counted=True), *after])
    return clipped(said, MOST_ALT_TEXT)


def decision_line(view: PlayerView, names: Names, locale: str, *, markdown: bool = True) -> str:
    """Return what has to be decided now, said to the reader or about whoever decides; '' when the game is over."""
    decision = view.decision
    if decision is None or view.decider is None:
        return ""
    guild = guild_plural(decision.guild, locale) if isinstance(decision, ChooseOrder) else None
    params = {"guild": guild} if guild else {}
    what = DECISIONS[type(decision)]
    if view.may_act:
        return text(f"decide-{what}", locale, **params)
    name = player_name(names, view.decider, locale, markdown=markdown)
    return text(f"waits-{what}", locale, name=name, **params)


def choice_title(view: PlayerView, cards: Sequence[Lord | Location], locale: str) -> str:
    """Return what stands over the cards that the reader chooses from: short, for it is read on a picture."""
    first = cards[0]
    if isinstance(first, Location):
        return text("picture-scouted" if view.drawn_locations else "picture-location", locale)
    if view.drawn_lords:
        return text("picture-drawn", locale)
    # Of a pile: also while it is only looked at, and could still be left where it is.
    return text("picture-order", locale, guild=guild_plural(first.guild, locale))


def _moment(view: PlayerView, names: Names, locale: str, *, markdown: bool) -> Iterator[str]:
    """Yield whose turn it is, what must be decided, and what hangs over the table."""
    called = [player_name(names, seat, locale, markdown=markdown) for seat in range(len(view.seats))]
    if view.outcome:
        winners = [called[seat] for seat in view.outcome.winners]
        yield text("table-over", locale)
        yield text("table-winners", locale, names=listed(winners, locale, "comma"), count=len(winners))
        return
    if view.seat == view.turn:
        yield text("table-your-turn", locale, number=view.turn_number)
    else:
        yield text("table-turn", locale, number=view.turn_number, name=called[view.turn])
    yield decision_line(view, names, locale, markdown=markdown)
    if view.last_turns_by is not None:
        yield text("table-last-turns", locale, name=called[view.last_turns_by])
    if view.restriction:
        owner = called[view.restriction.owner]
        yield text(f"restriction-{view.restriction.effect}", locale, name=owner)
    if view.replay_token:
        yield text("table-replay", locale, name=called[0])


def _drawn(view: PlayerView, locale: str, *, brief: bool) -> Iterator[str]:
    """Yield the cards that the reader alone sees."""
    if drawn := [lord_name(lord, locale) for lord in view.drawn_lords]:
        yield text("table-drawn", locale, lords=together(drawn, locale))
    if view.drawn_locations:
        yield text("table-drawn-locations", locale)
        yield from _locations(view.drawn_locations, locale, brief=brief)
    if view.deck_locations:
        yield text("table-deck", locale)
        yield from _locations(view.deck_locations, locale, brief=brief)


def _middle(view: PlayerView, locale: str, *, brief: bool) -> Iterator[str]:
    """Yield what lies between the players."""
    if view.queue:
        waiting = [lord_name(view.seats[view.turn].chamber.at(place), locale) for place in view.queue]
        yield text("table-queue", locale, lords=together(waiting, locale))
    yield text("table-decks", locale, lords=view.lord_deck, locations=view.location_deck)
    yield _piles(view, locale)
    if view.face_up:
        yield text("table-face-up", locale)
        yield from _locations(view.face_up, locale, brief=brief)
    else:
        yield text("table-no-face-up", locale)
    if view.pearl_master is None:
        yield text("table-no-master", locale)


def _locations(locations: Sequence[Location], locale: str, *, brief: bool) -> Iterator[str]:
    for location in locations:
        name = location_name(location, locale)
        short = location_short(location, locale)
        yield f"- {name if brief else text('location-full', locale, name=name, line=short)}"


def _piles(view: PlayerView, locale: str, *, counted: bool = False) -> str:
    piles = []
    for guild in GUILDS:
        name = guild_plural(guild, locale)
        pile = view.pile(guild)
        if pile and counted:
            piles.append(text("table-pile-count", locale, guild=name, count=len(pile)))
        elif pile:
            piles.append(text("table-pile", locale, guild=name, ips=influence(pile)))
        else:
            piles.append(text("table-pile-empty", locale, guild=name))
    return text("table-piles", locale, piles=listed(piles, locale))


def _header(seat: SeatView, view: PlayerView, names: Names, locale: str, *, markdown: bool) -> str:
    name = player_name(names, seat.seat, locale, markdown=markdown)
    name = f"**{name}**" if markdown else name
    return text(
        "chamber-header-master" if seat.pearl_master else "chamber-header",
        locale,
        name=text("name-you", locale, name=name) if seat.seat == view.seat else name,
        points=points_line(seat.points, locale),
        pearls=text("pearls", locale, count=seat.pearls),
    )


def _side(view: PlayerView, number: int, names: Names, locale: str, *, markdown: bool) -> Iterator[str]:
    seat = view.seats[number]
    yield _header(seat, view, names, locale, markdown=markdown)
    if seat.keys:
        shown = [text(f"key-{key}", locale) for key in seat.keys]
        yield text("chamber-counter", locale, keys=together(shown, locale))
    else:
        yield text("chamber-counter-empty", locale)
    if seat.chamber.lords:
        yield from _rows(seat, locale)
    else:
        yield text("chamber-empty", locale)


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
