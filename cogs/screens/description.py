"""How does the table stand, in words? All that a picture shows, for whoever does not see it."""

from collections.abc import Iterator, Sequence
from enum import IntEnum

from bot.game.cards import GUILDS, Location, Lord
from bot.game.forecast import Forecast
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
)
from bot.i18n import text
from cogs.screens.naming import (
    guild_plural,
    influence,
    listed,
    location_name,
    location_short,
    lord_name,
    together,
)
from cogs.screens.players import Names, player_name
from cogs.screens.sides import header, side
from cogs.screens.story import clipped

MOST_TEXT = 4_000  # of a whole message

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


def describe(
    view: PlayerView,
    names: Names,
    locale: str,
    limit: int = MOST_TEXT,
    forecast: Forecast | None = None,
    heading: str = "",
) -> str:
    """Return the whole table as Discord text, in `limit` characters at most; 4,000 hold any table.

    It holds what the viewing seat may see, and no more; with a forecast, one's own Chamber as it would be. A `heading`
    takes the place of whose turn it is, of a table as it once stood. Where room is short, first the Locations go by
    their names alone, then the others' Chambers by their points and sizes.
    """
    for detail in Detail:
        said = _table(view, names, locale, detail, forecast, heading)
        if len(said) <= limit:
            return said
    return clipped(said, limit)


class Detail(IntEnum):
    """How much is said of what one does not choose about."""

    FULL = 0
    LOCATIONS_BY_NAME = 1
    OTHERS_COUNTED = 2


def _table(view: PlayerView, names: Names, locale: str, detail: Detail, forecast: Forecast | None, heading: str) -> str:
    brief = detail >= Detail.LOCATIONS_BY_NAME
    parts = [
        "\n".join(moment(view, names, locale, heading, markdown=True)),
        "\n".join(_drawn(view, locale, brief=brief)),
        "\n".join(_middle(view, locale, brief=brief)),
        *_sides(view, names, locale, detail, forecast),
    ]
    return "\n\n".join(part for part in parts if part)


def _sides(view: PlayerView, names: Names, locale: str, detail: Detail, forecast: Forecast | None) -> Iterator[str]:
    """Yield each player's side; with a forecast, one's own as it would be."""
    for seat in view.seats:
        if forecast is not None and seat.seat == view.seat:
            yield would_be(view, names, locale, forecast)
        elif detail < Detail.OTHERS_COUNTED or seat.seat == view.seat:
            yield describe_chamber(view, seat.seat, names, locale)
        else:
            yield counted_side(view, seat.seat, names, locale, markdown=True)


def describe_chamber(view: PlayerView, seat: int, names: Names, locale: str) -> str:
    """Return one player's Chamber, pearls, keys and points as Discord text."""
    return "\n".join(side(view, seat, names, locale, markdown=True))


def would_be(view: PlayerView, names: Names, locale: str, forecast: Forecast, *, markdown: bool = True) -> str:
    """Return one's own side as it would be after a choice, under a line that says so."""
    points = text("forecast-points", locale, before=forecast.before.total, after=forecast.after.total)
    ahead = side(view.after(forecast), view.own.seat, names, locale, markdown=markdown)
    return "\n".join([text("chamber-would-be", locale, points=points), *ahead])


def counted_side(view: PlayerView, seat: int, names: Names, locale: str, *, markdown: bool) -> str:
    """Return one player's points and pearls, and how many Lords stand in the Chamber."""
    count = text("chamber-count", locale, count=len(view.seats[seat].chamber.lords))
    return f"{header(view.seats[seat], view, names, locale, markdown=markdown)}. {count}."


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


def moment(view: PlayerView, names: Names, locale: str, heading: str = "", *, markdown: bool) -> Iterator[str]:
    """Yield whose turn it is, what must be decided, and what hangs over the table; at the end, who has won.

    A `heading` is said in the place of the first two, which are long past.
    """
    called = [player_name(names, seat, locale, markdown=markdown) for seat in range(len(view.seats))]
    if view.outcome:
        winners = [called[seat] for seat in view.outcome.winners]
        yield text("table-over", locale)
        yield text("table-winners", locale, names=listed(winners, locale, "comma"), count=len(winners))
        return
    if heading:
        yield heading
    else:
        own = view.seat == view.turn
        key, who = ("table-your-turn", {}) if own else ("table-turn", {"name": called[view.turn]})
        yield text(key, locale, number=view.turn_number, **who)
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
    yield decks_line(view, locale)
    yield piles_line(view, locale)
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


def decks_line(view: PlayerView, locale: str) -> str:
    """Return how many cards are left in the decks."""
    return text("table-decks", locale, lords=view.lord_deck, locations=view.location_deck)


def piles_line(view: PlayerView, locale: str, *, counted: bool = False) -> str:
    """Return what lies on the piles, every IP, or counted."""
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
