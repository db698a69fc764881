"""How does a game go on, fast? The rules of bot.game once more, changed in place: for searches only.

Nothing decides a game by it: robots imagine with it, and a test proves it equal to bot/game over whole games.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any, Final

from bot.game.cards import GUILDS, Effect
from bot.game.chamber import PLACES
from bot.game.state import (
    ChooseDrawn,
    ChooseFromDeck,
    ChooseLocation,
    ChooseOrder,
    ChooseRecruiting,
    ChooseScouted,
    ChooseSwap,
)
from bot.game.view import Decision, PlayerView
from bot.robots.side import Side, side_of
from bot.robots.tables import EFFECT, GIFT, IP, KEYLESS, KIND, ONE_PEARL, REVEAL, SILVER, SUIT, SWAP, TWO_PEARLS

NOBODY: Final = -1


class Ask(IntEnum):
    """What has to be decided; OVER when nothing is left to decide."""

    OVER = 0
    RECRUITING = 1
    DRAWN = 2
    ORDER = 3
    SWAP = 4
    LOCATION = 5
    SCOUTED = 6
    FROM_DECK = 7


# Members of an enum are slow to ask for: the hot paths compare with these.
OVER, RECRUITING, DRAWN, ORDER, SWAPPING, LOCATION, SCOUTED, FROM_DECK = map(int, Ask)

Shuffle = Callable[[list[int]], None]


class Twin:
    """A whole game at one moment. Decks have their top last; `queue` holds the Lords whose powers wait, the next last.

    `ask` says what `turn` has to decide; `drawn` are the cards drawn for it, or the guild of the pile. `forced`
    restricts everybody but `forced_by`. A `blind` game turns up no Lord that nobody knows.
    """

    __slots__ = (
        "ask",
        "blind",
        "deck",
        "drawn",
        "face_up",
        "forced",
        "forced_by",
        "last_by",
        "locations",
        "master",
        "piles",
        "queue",
        "shuffle",
        "sides",
        "suit",
        "turn",
    )

    sides: list[Side]
    deck: list[int]
    locations: list[int]
    piles: list[list[int]]
    face_up: list[int]
    drawn: list[int]
    suit: int
    queue: list[int]
    ask: int
    turn: int
    master: int
    forced: Effect | None
    forced_by: int
    last_by: int
    blind: bool
    shuffle: Shuffle

    def copy(self) -> "Twin":
        """Return the same game, to be changed on its own."""
        other = Twin.__new__(Twin)
        other.sides = [side.copy() for side in self.sides]
        other.piles = [pile[:] for pile in self.piles]
        other.deck = self.deck[:]
        other.locations = self.locations[:]
        other.face_up = self.face_up[:]
        other.drawn = self.drawn[:]
        other.queue = self.queue[:]
        other.suit = self.suit
        other.ask = self.ask
        other.turn = self.turn
        other.master = self.master
        other.forced = self.forced
        other.forced_by = self.forced_by
        other.last_by = self.last_by
        other.blind = self.blind
        other.shuffle = self.shuffle
        return other

    def must_explore(self) -> int:
        """Return how many Lords a restriction makes the player draw, 0 where nothing binds."""
        if self.forced is None or self.forced_by == self.turn or not self.deck:
            return 0
        return 1 if self.forced is Effect.FORCED_FIRST else min(2, len(self.deck))

    def explore(self, count: int) -> None:
        """Draw that many Lords."""
        deck = self.deck
        self.drawn = [deck.pop() for _ in range(count)]
        self.ask = DRAWN

    def keep(self, lord: int) -> None:
        """Keep one of the Lords drawn; the others go to their piles."""
        drawn = self.drawn
        drawn.remove(lord)
        for other in drawn:
            self.piles[SUIT[other]].append(other)
        self.drawn = []
        self.extend((lord,))

    def rally(self, suit: int) -> None:
        """Choose a pile."""
        self.suit = suit
        self.ask = ORDER

    def recruit(self, lords: Iterable[int]) -> None:
        """Recruit Lords of the pile, in that order."""
        pile = self.piles[self.suit]
        chosen = tuple(lords)
        if len(chosen) == len(pile):
            self.piles[self.suit] = []
        else:
            for lord in chosen:
                pile.remove(lord)
        self.extend(chosen)

    def extend(self, lords: tuple[int, ...]) -> None:
        """Place all recruits, then apply their powers in that order."""
        place = self.sides[self.turn].place
        for lord in lords:
            place(lord)
        self.queue = list(lords[::-1])
        self.go_on()

    def swap(self, a: int, b: int) -> None:
        """Exchange the Lords of two places."""
        self.sides[self.turn].swap(a, b)
        self.go_on()

    def scout(self, count: int) -> None:
        """Draw that many Locations."""
        locations = self.locations
        self.drawn = [locations.pop() for _ in range(count)]
        self.ask = SCOUTED

    def scout_all(self) -> None:
        """Look through the Location deck."""
        self.ask = FROM_DECK

    def control(self, location: int) -> None:
        """Take a Location from where it was to be chosen, and do what it does at once."""
        if self.ask == LOCATION:
            self.face_up.remove(location)
        elif self.ask == SCOUTED:
            self.drawn.remove(location)
            self.face_up += self.drawn
            self.drawn = []
        else:
            self.locations.remove(location)
            self.shuffle(self.locations)
        self.sides[self.turn].control(location)
        if GIFT[location]:
            self._gain(GIFT[location])
        if EFFECT[location] is not None:
            self._take_effect(EFFECT[location])
        self.go_on()

    def go_on(self) -> None:
        """Apply the powers that wait, up to the next decision; after the last one end the turn."""
        side = self.sides[self.turn]
        queue, best = self.queue, side.best
        while queue:
            lord = queue.pop()
            suit = SUIT[lord]
            if IP[lord] > best[suit]:
                best[suit] = IP[lord]
            kind = KIND[lord]
            if kind == TWO_PEARLS:
                self._gain(2)
            elif kind == ONE_PEARL:
                self._gain(1)
            elif kind == SWAP:
                if sum([KEYLESS[lord] for lord in side.lords]) > 1:
                    self.ask = SWAPPING
                    return
            elif kind == REVEAL:
                if self.deck and not self.blind:
                    revealed = self.deck.pop()
                    self.piles[SUIT[revealed]].append(revealed)
            else:
                if kind == SILVER:
                    side.silver += 1
                else:
                    side.gold += 1
                if side.wins() and (self.locations or (self.face_up and not side.whole_deck)):
                    self.ask = LOCATION
                    return
        self._end_turn(side)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ask == OVER

    def _end_turn(self, side: Side) -> None:
        if self.last_by < 0 and len(side.lords) == PLACES:
            self.last_by = self.turn
        following = (self.turn + 1) % len(self.sides)
        if following == self.last_by:
            self.ask = OVER
            return
        self.turn = following
        self.ask = RECRUITING
        if self.forced_by == following:
            self.forced = None
            self.forced_by = NOBODY

    def _gain(self, pearls: int) -> None:
        turn = self.turn
        side = self.sides[turn]
        side.pearls += pearls
        if self.master != turn and (self.master < 0 or side.pearls >= self.sides[self.master].pearls):
            self.master = turn

    def _take_effect(self, effect: Effect | None) -> None:
        if effect is Effect.FORCED_FIRST or effect is Effect.FORCED_PAIR:
            self.forced = effect
            self.forced_by = self.turn
        elif effect is Effect.RECALL_LORDS:
            discarded = [lord for pile in self.piles for lord in pile]
            if discarded:
                self.piles = [[] for _ in GUILDS]
                self.deck += discarded
                self.shuffle(self.deck)
        elif effect is Effect.RECALL_LOCATIONS and self.face_up:
            self.locations += self.face_up
            self.face_up = []
            self.shuffle(self.locations)


_ASKS: Final[dict[type[Any], int]] = {
    ChooseRecruiting: RECRUITING,
    ChooseDrawn: DRAWN,
    ChooseOrder: ORDER,
    ChooseSwap: SWAPPING,
    ChooseLocation: LOCATION,
    ChooseScouted: SCOUTED,
    ChooseFromDeck: FROM_DECK,
}


def twin_of(view: PlayerView, lords: Iterable[int], locations: Iterable[int], shuffle: Shuffle) -> Twin:
    """Return a game that agrees with the view of the seat that decides; decks hold the cards given, the top last."""
    twin = Twin()
    decision: Decision | None = view.decision
    twin.sides = [side_of(seat) for seat in view.sides]
    twin.deck, twin.locations = list(lords), list(locations)
    twin.piles = [[lord.index for lord in pile] for pile in view.piles]
    twin.face_up = [location.index for location in view.face_up]
    twin.drawn = [card.index for card in (view.drawn_lords or view.drawn_locations)]
    twin.suit = GUILDS.index(decision.guild) if isinstance(decision, ChooseOrder) else 0
    twin.queue = [view.sides[view.turn].chamber.at(place).index for place in reversed(view.queue)]
    twin.ask = OVER if decision is None else _ASKS[type(decision)]
    twin.turn = view.turn
    twin.master = NOBODY if view.pearl_master is None else view.pearl_master
    twin.forced = None if view.restriction is None else view.restriction.effect
    twin.forced_by = NOBODY if view.restriction is None else view.restriction.owner
    twin.last_by = NOBODY if view.last_turns_by is None else view.last_turns_by
    twin.blind = False
    twin.shuffle = shuffle
    return twin
