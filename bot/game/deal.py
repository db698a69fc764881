"""How does a game begin? Seed and options, or a recorded deal, to the first state; every shuffle."""

import hashlib
import secrets
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TypeVar, cast

from bot.game.cards import GUILDS, Card, Guild, Location, Lord, all_locations, all_lords, in_catalogue_order
from bot.game.chamber import Chamber
from bot.game.errors import Code, GameError
from bot.game.state import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    SOLO_SEATS,
    ChooseRecruiting,
    Deal,
    Deck,
    GameState,
    Options,
    Reshuffle,
    Seat,
)

Item = TypeVar("Item")

SEED_BYTES = 16


def fresh_seed() -> str:
    """Return a new secret seed: 128 bits from the operating system, as 32 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed, in hexadecimal: published before the game, checked against the seed after it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def shuffled(items: Sequence[Item], seed: str, label: object) -> tuple[Item, ...]:
    """Return items in the order that a seed gives to the shuffle of that label (docs/RULES.md, "The shuffle").

    Labels are 0 and 1 for the Lords and Locations of the start, 2 and up for later shuffles, "seats" for the players.
    Only `Random(str)` and `Random.random` are used: the two whose results Python documents as stable.
    """
    random = Random(f"{seed}:{label}").random
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def seat_order(players: Sequence[Item], seed: str) -> tuple[Item, ...]:
    """Return who sits where: the first of them plays first."""
    return shuffled(players, seed, "seats")


def new_game(options: Options, seed: str | None = None, *, deal: Deal | None = None) -> GameState:
    """Return the first state of a game from a seed or from a recorded deal, one of the two.

    Raises `bad_options`, also for neither or both, and `bad_deck` for a deal that does not hold each card exactly once.
    """
    _check(options)
    if (seed is None) == (deal is None):
        raise GameError(Code.BAD_OPTIONS, option="seed", value=None)  # a seed is never repeated in a message
    if deal is not None:
        _check_deck(Deck.LORDS, all_lords(), deal.lord_deck)
        _check_deck(Deck.LOCATIONS, all_locations(bonus=options.bonus_locations), deal.location_deck)
        return _first_state(options, deal.reshuffles, deal.lord_deck, deal.location_deck)
    if not isinstance(seed, str) or not seed:
        raise GameError(Code.BAD_OPTIONS, option="seed", value=None)
    lords = shuffled(all_lords(), seed, 0)
    return _first_state(options, seed, lords, shuffled(all_locations(bonus=options.bonus_locations), seed, 1))


def reshuffled(fate: str | tuple[Reshuffle, ...], number: int, deck: Deck, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the order that the shuffle of that number (from 2; errors count reshuffles from 1) gives to a deck.

    A seed starts from catalogue order, so that the result tells nothing of the order before. A recorded fate raises
    `missing_shuffle` where it ends too early and `bad_shuffle` where it holds other cards.
    """
    if isinstance(fate, str):
        return shuffled(in_catalogue_order(cards), fate, number)
    if len(fate) <= number - 2:
        raise GameError(Code.MISSING_SHUFFLE, deck=deck.value, number=number - 1)
    recorded = fate[number - 2]
    if recorded.deck is not deck or Counter(recorded.order) != Counter(cards):
        raise GameError(Code.BAD_SHUFFLE, deck=deck.value, number=number - 1)
    return cast("tuple[Card, ...]", recorded.order)


def _check(options: Options) -> None:
    players = options.players
    if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise GameError(Code.BAD_OPTIONS, option="players", value=players)
    for option in ("bonus_locations", "points_hidden"):
        if type(getattr(options, option)) is not bool:
            raise GameError(Code.BAD_OPTIONS, option=option, value=getattr(options, option))
    opponent = options.opponent
    if opponent is not None and (type(opponent) is not Guild or players != SOLO_SEATS):
        raise GameError(Code.BAD_OPTIONS, option="opponent", value=getattr(opponent, "value", opponent))


def _check_deck(deck: Deck, wanted: Sequence[Card], found: Sequence[Card]) -> None:
    needed = Counter(wanted)
    needed.subtract(found)
    wrong = [card for card, count in needed.items() if count]
    if wrong:
        raise GameError(Code.BAD_DECK, deck=deck.value, card=repr(wrong[0]))


def _first_state(
    options: Options, fate: str | tuple[Reshuffle, ...], lords: tuple[Lord, ...], locations: tuple[Location, ...]
) -> GameState:
    return GameState(
        options=options,
        fate=fate,
        shuffles=2,
        seats=(Seat(Chamber()),) * options.players,
        lord_deck=lords,
        location_deck=locations[1:],
        piles=((),) * len(GUILDS),
        face_up=locations[:1],
        turn=0,
        turn_number=1,
        decider=0,
        decision=ChooseRecruiting(),
    )
