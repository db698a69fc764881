"""Which actions may a seat take now? The only judge: buttons, apply() and robots all ask it.

Most decisions are a short list. Recruiting a pile is an ordered choice (12 Lords can be placed in 479 million orders),
so `LegalActions` also answers without listing: `in` decides, `next_lords` gives the Lords that may come next.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from math import comb

from bot.game.actions import (
    MOST_DRAWN,
    Action,
    Control,
    Explore,
    KeepReplay,
    Rally,
    Recruit,
    Reveal,
    Scout,
    ScoutAll,
    SpendReplay,
    Stay,
    Swap,
)
from bot.game.automaton import locations_for
from bot.game.cards import GUILDS, LOCATIONS, Effect, Location, Lord, in_catalogue_order
from bot.game.chamber import PLACES, Chamber
from bot.game.state import (
    AUTOMATON,
    ChooseDrawn,
    ChooseFromDeck,
    ChooseLocation,
    ChooseOrder,
    ChoosePile,
    ChooseRecruiting,
    ChooseReplay,
    ChooseScouted,
    ChooseSwap,
    GameState,
    Seat,
    binds,
)


@dataclass(frozen=True, slots=True)
class LegalActions(Collection[Action]):
    """The actions open to a seat: those `listed`, or recruiting `places` of the Lords `recruits` in any order.

    One of the two parts is always empty. Iteration and `len` cover every distinct action, also where that is a great
    many: ask `next_lords` instead.
    """

    listed: tuple[Action, ...] = ()
    recruits: tuple[Lord, ...] = ()
    places: int = 0

    def __contains__(self, action: object) -> bool:
        return self.find(action) is not None

    def find(self, action: object) -> Action | None:
        """Return the legal action that equals this one, None if there is none: `Explore(True)` finds `Explore(1)`."""
        if isinstance(action, Recruit):
            fits = len(action.lords) == self.places > 0 and _covers(self.recruits, action.lords)
            return action if fits else None
        return self.listed[self.listed.index(action)] if action in self.listed else None

    def __iter__(self) -> Iterator[Action]:
        yield from self.listed
        if self.places:
            yield from self._orders(())

    def __len__(self) -> int:
        return len(self.listed) + (self._order_count() if self.places else 0)

    def __bool__(self) -> bool:
        return bool(self.listed or self.places)

    def next_lords(self, chosen: tuple[Lord, ...] = ()) -> tuple[Lord, ...]:
        """Return the kinds of Lords that may follow those chosen, in catalogue order; () when the order is complete."""
        if len(chosen) >= self.places:
            return ()
        left = Counter(self.recruits)
        left.subtract(chosen)
        return tuple(in_catalogue_order(lord for lord, count in left.items() if count > 0))

    def only(self) -> Action | None:
        """Return the action if there is exactly one: a decision that decides nothing."""
        if self.recruits:
            alike = self.recruits.count(self.recruits[0]) == len(self.recruits)
            return Recruit(self.recruits[: self.places]) if alike else None
        return self.listed[0] if len(self.listed) == 1 else None

    def _orders(self, chosen: tuple[Lord, ...]) -> Iterator[Recruit]:
        if len(chosen) == self.places:
            yield Recruit(chosen)
            return
        for lord in self.next_lords(chosen):
            yield from self._orders((*chosen, lord))

    def _order_count(self) -> int:
        # Place the copies of one kind after another: ways[n] = distinct orders of n Lords of the kinds so far.
        ways = [1] + [0] * self.places
        for copies in Counter(self.recruits).values():
            ways = [
                sum(ways[size - used] * comb(size, used) for used in range(min(copies, size) + 1))
                for size in range(self.places + 1)
            ]
        return ways[self.places]


def _covers(held: tuple[Lord, ...], wanted: tuple[Lord, ...]) -> bool:
    return all(wanted.count(lord) <= held.count(lord) for lord in wanted)


NOTHING = LegalActions()

# Built once: they are asked for at every step of every game.
_EXPLORE = tuple(Explore(count) for count in range(1, MOST_DRAWN + 1))
_SCOUT = tuple(Scout(count) for count in range(1, MOST_DRAWN + 1))
_RALLY = tuple(Rally(guild) for guild in GUILDS)
_CONTROL = {location: Control(location) for location in LOCATIONS}
_SWAP = {(a, b): Swap(a, b) for a in range(1, PLACES) for b in range(a + 1, PLACES + 1)}
_LOOK = LegalActions((ScoutAll(),))
_REVEAL = LegalActions((Reveal(),))
_REPLAY = LegalActions((SpendReplay(), KeepReplay()))


def legal_actions(state: GameState, seat: int | None) -> LegalActions:
    """Return what that seat may do now; nothing unless it is the one that must decide."""
    if seat is None or seat != state.decider:
        return NOTHING
    legal: LegalActions | None = state.legal_memo
    if legal is None:
        legal = _legal(state, seat)
        object.__setattr__(state, "legal_memo", legal)
    return legal


def _legal(state: GameState, seat: int) -> LegalActions:
    match state.decision:
        case ChooseRecruiting():
            return _recruitings(state, seat)
        case ChooseDrawn(drawn):
            return LegalActions(recruits=drawn, places=1)
        case ChooseOrder(guild):
            return recruitings(state.piles[GUILDS.index(guild)], state.seats[seat].chamber)
        case ChooseSwap():
            return LegalActions((*_swaps(state.seats[seat]), Stay()))
        case ChooseLocation(place):
            if seat == AUTOMATON and state.options.opponent is not None:
                return _locations_by_chance(state, place)
            return _locations(state, seat)
        case ChooseScouted(_, drawn):
            return _controls(drawn)
        case ChooseFromDeck():
            return _controls(tuple(in_catalogue_order(state.location_deck)))
        case ChoosePile(guilds):
            return LegalActions(tuple(_RALLY[GUILDS.index(guild)] for guild in guilds)) if guilds else _REVEAL
        case ChooseReplay():
            return _REPLAY
        case None:
            return NOTHING


def recruitings(pile: tuple[Lord, ...], chamber: Chamber) -> LegalActions:
    """Return the ways to recruit a pile: all of it, or as many as there are free places (rulebook p. 12)."""
    return LegalActions(recruits=pile, places=min(len(pile), chamber.free))


def _recruitings(state: GameState, seat: int) -> LegalActions:
    deck = len(state.lord_deck)
    if forced := binds(state.restriction, seat, deck):
        count = 1 if forced is Effect.FORCED_FIRST else min(2, deck)
        return LegalActions(_EXPLORE[count - 1 : count])
    return _free_recruitings(min(deck, MOST_DRAWN), *map(bool, state.piles))


@cache  # at most 4 x 32 answers
def _free_recruitings(most_drawn: int, *filled: bool) -> LegalActions:
    return LegalActions((*_EXPLORE[:most_drawn], *(_RALLY[suit] for suit, pile in enumerate(filled) if pile)))


def _swaps(seat: Seat) -> list[Swap]:
    movable = seat.chamber.keyless()
    return [_SWAP[a, b] for at, a in enumerate(movable) for b in movable[at + 1 :]]


def _locations(state: GameState, seat: int) -> LegalActions:
    if state.seats[seat].chamber.has(Effect.WHOLE_DECK):
        return _LOOK
    return LegalActions(tuple(_CONTROL[location] for location in state.face_up) + _SCOUT[: len(state.location_deck)])


def _locations_by_chance(state: GameState, place: int) -> LegalActions:
    if not state.face_up:  # the top of the deck: drawing one leaves no choice
        return LegalActions(_SCOUT[:1])
    return _controls(locations_for(state.face_up, state.fate, place))


def _controls(locations: tuple[Location, ...]) -> LegalActions:
    return LegalActions(tuple(_CONTROL[location] for location in locations))
