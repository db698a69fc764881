"""What does a picture show? Its alt text, in 1,024 characters at most: what must be said, then what else fits."""

from collections.abc import Iterator, Sequence

from bot.game.cards import LORDS, Location, Lord
from bot.game.forecast import Forecast
from bot.game.view import PlayerView
from bot.i18n import text
from cogs.screens.description import choice_title, counted_side, decks_line, moment, piles_line, would_be
from cogs.screens.naming import guild_plural, listed, location_name, location_worth, lord_name
from cogs.screens.players import Names
from cogs.screens.rulebook import CardEntry
from cogs.screens.sides import side
from cogs.screens.story import clipped

MOST_ALT_TEXT = 1_024


def table_alt(view: PlayerView, names: Names, locale: str, changed: str = "", heading: str = "") -> str:
    """Return the alt text of the table's picture: turn, points, pearls, piles, and what changed.

    `changed` is what just happened, as `turn_story` tells it without markdown; where room is short, piles are
    only counted, and then it is cut. Face-up Locations, decks and keys are told where there is room. Of a table as it
    once stood a `heading` says when, in the place of whose turn it is.
    """
    lines = list(moment(view, names, locale, heading, markdown=False))
    lines += [counted_side(view, seat.seat, names, locale, markdown=False) for seat in view.seats]
    after = [changed] if changed else []
    said = "\n".join([*lines, piles_line(view, locale), *after])
    if len(said) > MOST_ALT_TEXT:
        said = "\n".join([*lines, piles_line(view, locale, counted=True), *after])
    for more in _middle(view, locale):
        if len(said) + len(more) < MOST_ALT_TEXT:
            said += f"\n{more}"
    return clipped(said, MOST_ALT_TEXT)


def _middle(view: PlayerView, locale: str) -> Iterator[str]:
    if view.over:
        return
    if view.face_up:
        face_up = listed([location_name(location, locale) for location in view.face_up], locale)
        yield f"{text('table-face-up', locale)} {face_up}."
    yield decks_line(view, locale)


def chamber_alt(view: PlayerView, seat: int, name: str | None, locale: str, forecast: Forecast | None = None) -> str:
    """Return the alt text of one player's Chamber, or of what one's own would be after a choice."""
    names = [None] * seat + [name]
    if forecast is not None:
        return clipped(would_be(view, names, locale, forecast, markdown=False), MOST_ALT_TEXT)
    return clipped("\n".join(side(view, seat, names, locale, markdown=False)), MOST_ALT_TEXT)


def choice_alt(
    view: PlayerView,
    cards: Sequence[Lord | Location],
    name: str | None,
    locale: str,
    chosen: Sequence[int] = (),
    forecast: Forecast | None = None,
) -> str:
    """Return the alt text of a choice: the cards, which of them are chosen, and one's Chamber as the picture has it.

    `chosen` are positions in `cards`, in the order chosen so far. Where room is short, what Locations are worth goes.
    """
    below = chamber_alt(view, view.own.seat, name, locale, forecast)
    for worths in (True, False):
        offers = [_offer(view, cards, at, chosen, locale, worths=worths) for at in range(len(cards))]
        said = f"{choice_title(view, cards, locale)} — {listed(offers, locale)}.\n{below}"
        if len(said) <= MOST_ALT_TEXT:
            return said
    return clipped(said, MOST_ALT_TEXT)


def card_alt(entry: CardEntry, locale: str) -> str:
    """Return the alt text of a card: what it does, and of a Lord how many of each its guild has."""
    parts = [text("location-full", locale, name=entry.name, line=entry.does)]
    if isinstance(entry.card, Lord):
        kin = [lord for lord in LORDS if lord.guild is entry.card.guild]
        counts = [text("card-copies", locale, ip=str(lord.ip), count=lord.copies) for lord in kin]
        parts.append(
            text("card-kin", locale, guild=guild_plural(entry.card.guild, locale), lords=listed(counts, locale))
        )
    return clipped("\n".join(parts), MOST_ALT_TEXT)


def film_alt(view: PlayerView, turns: int, names: Names, locale: str) -> str:
    """Return the alt text of a game's film: how many turns it shows, and how the game ended."""
    return clipped(f"{text('film-alt', locale, count=turns)}\n{table_alt(view, names, locale)}", MOST_ALT_TEXT)


def _offer(
    view: PlayerView, cards: Sequence[Lord | Location], at: int, chosen: Sequence[int], locale: str, *, worths: bool
) -> str:
    card = cards[at]
    name = lord_name(card, locale) if isinstance(card, Lord) else location_name(card, locale)
    notes = [location_worth(view, card, locale)] if worths and isinstance(card, Location) else []
    if at in chosen:
        number = list(chosen).index(at) + 1
        notes.append(text("choice-number", locale, number=number) if len(chosen) > 1 else text("choice-chosen", locale))
    return text("chamber-lord", locale, lord=name, notes=", ".join(notes)) if notes else name
