"""What may one seat see, and what would it ask? PlayerView: the only way in which anything leaves a state."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property

from bot.game.actions import Action
from bot.game.cards import GUILDS, Effect, Guild, Key, Location, Lord, all_locations, all_lords, in_catalogue_order
from bot.game.chamber import Chamber
from bot.game.forecast import Forecast, foresee, worth_to
from bot.game.legal import LegalActions, legal_actions, recruitings
from bot.game.scoring import Outcome, Points, location_points, outcome, seat_points
from bot.game.state import (
    SOLO_SEATS,
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
    GameState,
    Options,
    Reason,
    Restriction,
    Seat,
    binds,
)

# Whoever may read views but not states finds here what a view is made of.
__all__ = [
    "SOLO_SEATS",
    "ChooseDrawn",
    "ChooseFromDeck",
    "ChooseLocation",
    "ChooseOrder",
    "ChoosePile",
    "ChooseRecruiting",
    "ChooseReplay",
    "ChooseScouted",
    "ChooseSwap",
    "Decision",
    "Options",
    "PlayerView",
    "Reason",
    "SeatView",
    "view_for",
]


@dataclass(frozen=True)
class SeatView:
    """One player's side of the table; all of it is public, save the points where the table hides them.

    `automaton` is which Legendary opponent has this side, None for everybody else.
    """

    seat: int
    chamber: Chamber
    pearls: int
    pearl_master: bool
    points_shown: bool
    automaton: Guild | None = None

    @cached_property
    def points(self) -> Points | None:
        """The points by category as if the game ended now; None where they are hidden."""
        if not self.points_shown:
            return None
        return seat_points(Seat(self.chamber, self.pearls), pearl_master=self.pearl_master, automaton=self.automaton)

    def worth(self, location: Location) -> int:
        """Return what a Location of this side is worth now."""
        return location_points(location, self.chamber, self.pearls, automaton=self.automaton)

    @cached_property
    def coalition(self) -> tuple[int, ...]:
        """The places of the largest Coalition."""
        return self.chamber.coalition()

    @property
    def keys(self) -> tuple[Key, ...]:
        """The keys on the counter, in the order in which they were revealed."""
        return self.chamber.counter


@dataclass(frozen=True)
class PlayerView:
    """All that one seat may see and do; `seat` is None for a spectator.

    `decision` is what has to be decided now, with the cards drawn only for the seat that decides; `drawn_lords` and
    `drawn_locations` are those cards, `drawn_count` their number, which everybody knows (0 while a seat looks
    through the deck: nothing has left it). `lord_deck` and `location_deck` are sizes; `deck_locations` is the Location
    deck's content in catalogue order, for the seat that looks through it. `replay_token` is the solo player's.
    """

    seat: int | None
    options: Options
    sides: tuple[Seat, ...]
    piles: tuple[tuple[Lord, ...], ...]
    face_up: tuple[Location, ...]
    lord_deck: int
    location_deck: int
    turn: int
    turn_number: int
    decider: int | None
    decision: Decision | None
    drawn_count: int
    queue: tuple[int, ...]
    legal: LegalActions
    pearl_master: int | None
    restriction: Restriction | None
    last_turns_by: int | None
    outcome: Outcome | None
    deck_locations: tuple[Location, ...] = ()
    replay_token: bool = False

    @cached_property
    def seats(self) -> tuple[SeatView, ...]:
        """Every player's side of the table, by seat."""
        hidden = self.options.points_hidden and not self.over
        return tuple(
            SeatView(
                number,
                side.chamber,
                side.pearls,
                self.pearl_master == number,
                not hidden or number == self.seat,
                self.options.automaton(number),
            )
            for number, side in enumerate(self.sides)
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decider is None

    @property
    def may_act(self) -> bool:
        """Whether this seat is the one that must decide."""
        return self.seat is not None and self.seat == self.decider

    @property
    def own(self) -> SeatView:
        """The side of the table of this seat; for a spectator, of the seat whose turn it is."""
        return self.seats[self.turn if self.seat is None else self.seat]

    @property
    def drawn_lords(self) -> tuple[Lord, ...]:
        """The Lords drawn, for the seat that chooses among them."""
        return self.decision.drawn if isinstance(self.decision, ChooseDrawn) else ()

    @property
    def drawn_locations(self) -> tuple[Location, ...]:
        """The Locations drawn, for the seat that chooses among them."""
        return self.decision.drawn if isinstance(self.decision, ChooseScouted) else ()

    def pile(self, guild: Guild) -> tuple[Lord, ...]:
        """Return the discard pile of a guild, in the order of arrival."""
        return self.piles[GUILDS.index(guild)]

    def bound(self, seat: int) -> Effect | None:
        """Return the restriction that binds a seat's next recruitment."""
        return binds(self.restriction, seat, self.lord_deck)

    @cached_property
    def unseen_lords(self) -> Counter[Lord]:
        """How many of each Lord this seat has not seen: in the deck, or drawn by another seat."""
        seen = [lord for pile in self.piles for lord in pile]
        seen += [lord for seat in self.seats for lord in seat.chamber.lords]
        return Counter(all_lords()) - Counter([*seen, *self.drawn_lords])

    @cached_property
    def unseen_locations(self) -> tuple[Location, ...]:
        """The Locations that this seat does not see, in catalogue order: in the deck, or drawn by another seat."""
        seen = {location for seat in self.seats for _, location in seat.chamber.locations}
        seen |= {*self.face_up, *self.drawn_locations}
        return tuple(card for card in all_locations(bonus=self.options.bonus_locations) if card not in seen)

    def worth(self, location: Location) -> int:
        """Return the points that a Location brings this seat, taken now, with what its pearls bring elsewhere."""
        return worth_to(self, location)

    def foresee(self, *actions: Action) -> Forecast:
        """Return what choices of this seat, one after the other, would bring, as far as this seat can know."""
        return foresee(self, *actions)

    def after(self, forecast: Forecast) -> "PlayerView":
        """Return this view with one's own side of the table as a forecast has it; all else is as it stands."""
        own = self.own.seat
        ahead = Seat(forecast.chamber, forecast.pearls)
        sides = tuple(ahead if number == own else side for number, side in enumerate(self.sides))
        other = None if self.pearl_master == own else self.pearl_master
        return replace(self, sides=sides, pearl_master=own if forecast.pearl_master else other)

    def orders(self, guild: Guild) -> LegalActions:
        """Return the ways in which this seat could recruit a guild's pile, if it rallied it."""
        return recruitings(self.pile(guild), self.own.chamber)


def view_for(state: GameState, seat: int | None) -> PlayerView:
    """Return what a seat may see of a state, None being a spectator."""
    decides = seat is not None and seat == state.decider
    decision = state.decision
    looks = decides and isinstance(decision, ChooseFromDeck)
    return PlayerView(
        seat,
        state.options,
        state.seats,
        state.piles,
        state.face_up,
        len(state.lord_deck),
        len(state.location_deck),
        state.turn,
        state.turn_number,
        state.decider,
        decision if decides else _concealed(decision),
        len(decision.drawn) if isinstance(decision, (ChooseDrawn, ChooseScouted)) else 0,
        state.queue,
        legal_actions(state, seat),
        state.pearl_master,
        state.restriction,
        state.last_turns_by,
        outcome(state),
        tuple(in_catalogue_order(state.location_deck)) if looks else (),
        state.replay_token,
    )


def _concealed(decision: Decision | None) -> Decision | None:
    """Return a decision as the others see it: what has to be chosen, without the cards drawn."""
    match decision:
        case ChooseDrawn():
            return ChooseDrawn(())
        case ChooseScouted(place, _):
            return ChooseScouted(place, ())
        case _:
            return decision
