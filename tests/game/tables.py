"""How does a test set a table? Builders that the rule tests share: decks, Chambers, whole states, played actions."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.game import Deal, Event, GameState, Options, apply, cards, legal_actions, new_game, parse, problems
from bot.game.automaton import sought
from bot.game.cards import GUILDS, Card, Effect, Guild, Key, Location, Lord, all_locations, all_lords
from bot.game.chamber import Chamber
from bot.game.state import AUTOMATON, PERSON, ChooseRecruiting, Reshuffle, Restriction, Seat

SEED = "a seed for tests"  # decides the reshuffles of every table that has no recorded ones


def lords(names: str) -> tuple[Lord, ...]:
    """Return Lords from their names on the wire, as in "mage-4 farmer-1"."""
    return tuple(cards.lord(name) for name in names.split())


def locations(ids: str) -> tuple[Location, ...]:
    """Return Locations from their ids, as in "pearl_1 forced_pair"."""
    return tuple(cards.location(name) for name in ids.split())


def names(some: Sequence[Card]) -> str:
    """Return cards as text: the inverse of `lords` and `locations`."""
    return " ".join(repr(card) for card in some)


def guild(name: str) -> Guild:
    """Return the guild of that name."""
    return Guild(name)


def topped(every: Sequence[Card], top: Sequence[Card]) -> tuple[Card, ...]:
    """Return all these cards with some of them on top, the others in the order in which they came."""
    rest: list[Card] = list(every)
    for card in top:
        rest.remove(card)
    return tuple(top) + tuple(rest)


def deal(
    lords_on_top: str = "", locations_on_top: str = "", *, bonus: bool = False, reshuffles: Sequence[Reshuffle] = ()
) -> Deal:
    """Return a deal with these cards on top of both decks; the first Location is the one turned up at the start."""
    return Deal(
        topped(all_lords(), lords(lords_on_top)),
        topped(all_locations(bonus=bonus), locations(locations_on_top)),
        tuple(reshuffles),
    )


def start(
    lords_on_top: str = "",
    locations_on_top: str = "",
    *,
    players: int = 2,
    bonus: bool = False,
    reshuffles: Sequence[Reshuffle] | None = None,
) -> GameState:
    """Return the first state of a game with these cards on top; later reshuffles are recorded or come from SEED."""
    fate = deal(lords_on_top, locations_on_top, bonus=bonus, reshuffles=reshuffles or ())
    state = new_game(Options(players, bonus_locations=bonus), deal=fate)
    return state if reshuffles is not None else replace(state, fate=SEED)


def play(state: GameState, *notations: str) -> GameState:
    """Return what these actions, each of the seat that must decide, lead to."""
    return _run(state, notations)[0]


def events_of(state: GameState, *notations: str) -> tuple[Event, ...]:
    """Return everything that happens when these actions are played."""
    return _run(state, notations)[1]


def _run(state: GameState, notations: Sequence[str]) -> tuple[GameState, tuple[Event, ...]]:
    lawful = not problems(state)
    events: list[Event] = []
    for notation in notations:
        applied = apply(state, parse(notation))
        state = applied.state
        events += applied.events
        assert not lawful or problems(state) == [], notation
    return state, tuple(events)


def options(state: GameState) -> list[str]:
    """Return the actions open to the seat that must decide, as notations."""
    return [] if state.decider is None else [str(action) for action in legal_actions(state, state.decider)]


def chamber(text: str, counter: str | None = None) -> Chamber:
    """Return a Chamber of resolved Lords by place, as in "mage-1 mage-1+pearl_1 farmer-6".

    Shields lie where they do when nothing was ever swapped, and the counter holds the keys beyond the last Location,
    unless it is given.
    """
    stands = [entry.partition("+") for entry in text.split()]
    members = tuple(cards.lord(name) for name, _, _ in stands)
    covered = tuple((place, cards.location(at)) for place, (_, _, at) in enumerate(stands, 1) if at)
    if counter is None:
        last = max((place for place, _ in covered), default=0)
        keys = tuple(lord.key for lord in members[last:] if lord.key is not None)
    else:
        keys = tuple(Key(name) for name in counter.split())
    return Chamber(members, covered, _shields(members), keys)


def _shields(members: Sequence[Lord]) -> tuple[int, ...]:
    shields = []
    for suit in GUILDS:
        own = [(-lord.ip, place) for place, lord in enumerate(members, 1) if lord.guild is suit]
        shields.append(min(own)[1] if own else 0)
    return tuple(shields)


def seat_of(text: str) -> Seat:
    """Return a side of the table: that Chamber with exactly the pearls that its Lords and Locations give."""
    own = chamber(text)
    pearls = sum(lord.pearls for lord in own.lords) + sum(location.pearls for _, location in own.locations)
    return Seat(own, pearls)


def table_with(
    *chambers: str,
    lords_on_top: str = "",
    lords_left: int | None = None,
    piles: str = "",
    locations_on_top: str = "",
    locations_left: int | None = None,
    face_up: str = "",
    turn: int = 0,
    pearl_master: int | None = None,
    restriction: tuple[str, int] | None = None,
    last_turns_by: int | None = None,
    bonus: bool = False,
    points_hidden: bool = False,
    fate: str | tuple[Reshuffle, ...] = SEED,
    lawful: bool = True,
) -> GameState:
    """Return a state at the beginning of a turn, one Chamber a seat; cards not mentioned are in their decks.

    With `lords_left` the deck holds that many cards and all others lie on the piles behind those named; with
    `locations_left` likewise, the others being face up. The Pearl Master is the first seat with most pearls unless
    given. `lawful=False` is for what play can never lead to.
    """
    seats = tuple(seat_of(text) for text in chambers)
    dealt = [lord for seat in seats for lord in seat.chamber.lords]
    lord_deck, discarded = _split(all_lords(), dealt, lords(piles), lords(lords_on_top), lords_left)
    taken = [location for seat in seats for _, location in seat.chamber.locations]
    every = all_locations(bonus=bonus)
    deck, lying = _split(every, taken, locations(face_up), locations(locations_on_top), locations_left)
    most = max(seat.pearls for seat in seats)
    if pearl_master is None and most:
        pearl_master = [seat.pearls for seat in seats].index(most)
    state = GameState(
        options=Options(len(chambers), bonus_locations=bonus, points_hidden=points_hidden),
        fate=fate,
        shuffles=2,
        seats=seats,
        lord_deck=lord_deck,
        location_deck=deck,
        piles=tuple(tuple(lord for lord in discarded if lord.guild is suit) for suit in GUILDS),
        face_up=lying,
        turn=turn,
        turn_number=turn + 1,
        decider=turn,
        decision=ChooseRecruiting(),
        pearl_master=pearl_master,
        restriction=restriction and Restriction(Effect(restriction[0]), restriction[1]),
        last_turns_by=last_turns_by,
    )
    assert not lawful or problems(state) == []
    return state


def solo(
    opponent: str,
    *chambers: str,
    turn: int = PERSON,
    replay_token: bool = False,
    **table: Any,  # noqa: ANN401 - as table_with takes it
) -> GameState:
    """Return a solo game at the beginning of a turn: the person's Chamber, then the automaton's, as `table_with`."""
    state = table_with(*chambers, turn=turn, lawful=False, **table)
    state = replace(state, options=replace(state.options, opponent=guild(opponent)), replay_token=replay_token)
    if turn == AUTOMATON:
        wanted = sought(guild(opponent), state.seats[AUTOMATON].chamber, state.piles, deck=bool(state.lord_deck))
        state = replace(state, decision=wanted, decider=PERSON if len(wanted.guilds) > 1 else AUTOMATON)
    assert problems(state) == []
    return state


def _split(
    every: Sequence[Card], gone: Sequence[Card], lying: Sequence[Card], top: Sequence[Card], left: int | None
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return a deck and what lies beside it, from all cards less those gone."""
    used: list[Card] = list(gone) + list(lying) + list(top)
    deck: tuple[Card, ...] = tuple(top) + topped(every, used)[len(used) :]
    size = len(deck) if left is None else left
    beside: tuple[Card, ...] = tuple(lying) + deck[size:]
    return deck[:size], beside


def stands(state: GameState, seat: int) -> str:
    """Return a seat's Chamber as text: the inverse of `chamber`."""
    own = state.seats[seat].chamber
    covered = dict(own.locations)
    assert len(covered) == len(own.locations)
    return " ".join(
        f"{lord}+{covered[place]}" if place in covered else f"{lord}" for place, lord in enumerate(own.lords, 1)
    )


def counter(state: GameState, seat: int) -> str:
    """Return the keys on a seat's counter, as in "silver gold"."""
    return " ".join(state.seats[seat].chamber.counter)


def shields(state: GameState, seat: int) -> dict[str, int]:
    """Return the place of each Shield that a seat has, by guild."""
    own = state.seats[seat].chamber
    return {suit.value: place for suit, place in zip(GUILDS, own.shields, strict=True) if place}


def pile(state: GameState, name: str) -> str:
    """Return the discard pile of a guild as text, in the order of arrival."""
    return names(state.piles[GUILDS.index(guild(name))])


def pearls(state: GameState) -> list[int]:
    """Return every seat's pearls."""
    return [seat.pearls for seat in state.seats]
