"""What would a choice bring me? Looking ahead from a view, with nothing but what the view knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.game.actions import Action, Explore, Scout, ScoutAll
from bot.game.apply import apply
from bot.game.cards import Location, Lord
from bot.game.chamber import Chamber
from bot.game.scoring import Points, points_of, seat_points
from bot.game.state import ChooseDrawn, ChooseLocation, ChooseScouted, ChooseSwap, Decision, GameState, Seat

if TYPE_CHECKING:
    from bot.game.view import PlayerView

UNKNOWN_FATE = "unknown"  # the seed of states that are only imagined
SHUFFLES_AT_START = 2


@dataclass(frozen=True, slots=True)
class Forecast:
    """One's own side of the table after a choice, up to the next thing that has to be decided.

    `waiting` counts the Lords whose powers come after what has to be decided: they are not in the points yet.
    `reveals` says that the choice turns up cards that nobody can foresee: then nothing else has changed yet.
    """

    chamber: Chamber
    pearls: int
    pearl_master: bool
    before: Points
    after: Points
    wins_location: bool
    offers_swap: bool
    waiting: int
    reveals: bool
    wins_replay: bool = False  # the Replay token of a solo game

    @property
    def gain(self) -> int:
        """The difference in points."""
        return self.after.total - self.before.total


def foresee(view: "PlayerView", *actions: Action) -> Forecast:
    """Return what legal actions of the viewing seat, one after the other, would bring; raises what `apply` raises."""
    state = determinise(view, tuple(view.unseen_lords.elements()), view.unseen_locations)
    decider = view.own.seat
    after = state
    for action in actions:
        after = apply(after, action, view.seat).state
    seat = after.seats[decider]
    mine = after.decider == decider and after.turn_number == state.turn_number
    return Forecast(
        chamber=seat.chamber,
        pearls=seat.pearls,
        pearl_master=after.pearl_master == decider,
        before=points_of(state, decider),
        after=points_of(after, decider),
        wins_location=mine and isinstance(after.decision, ChooseLocation),
        offers_swap=mine and isinstance(after.decision, ChooseSwap),
        waiting=len(after.queue) if mine else 0,
        reveals=any(isinstance(action, Explore | Scout | ScoutAll) for action in actions),
        wins_replay=after.replay_token and not state.replay_token,
    )


def worth_to(view: "PlayerView", location: Location) -> int:
    """Return the points that a Location would bring the viewing seat at once, in every category together."""
    own = view.own
    pearls = own.pearls + location.pearls
    chamber = own.chamber.controlling(0, location)
    rival = max((seat.pearls for seat in view.seats if seat.pearl_master), default=0)
    master = own.pearl_master or (location.pearls > 0 and pearls >= rival)
    before = seat_points(Seat(own.chamber, own.pearls), pearl_master=own.pearl_master)
    return seat_points(Seat(chamber, pearls), pearl_master=master).total - before.total


def determinise(view: "PlayerView", lords: Sequence[Lord], locations: Sequence[Location]) -> GameState:
    """Return a whole state that agrees with a view: what the view hides is filled from the cards given, top first.

    `lords` and `locations` are the view's unseen cards in any order. The shuffles to come are imagined too.
    """
    decision, lords, locations = _drawn(view, lords, locations)
    return GameState(
        options=view.options,
        fate=UNKNOWN_FATE,
        shuffles=SHUFFLES_AT_START,
        seats=view.sides,
        lord_deck=tuple(lords),
        location_deck=tuple(locations),
        piles=view.piles,
        face_up=view.face_up,
        turn=view.turn,
        turn_number=view.turn_number,
        decider=view.decider,
        decision=decision,
        queue=view.queue,
        pearl_master=view.pearl_master,
        restriction=view.restriction,
        last_turns_by=view.last_turns_by,
        replay_token=view.replay_token,
    )


def _drawn(
    view: "PlayerView", lords: Sequence[Lord], locations: Sequence[Location]
) -> tuple[Decision | None, Sequence[Lord], Sequence[Location]]:
    """Return the decision with its cards, and what is left for the decks."""
    count = view.drawn_count
    match view.decision:
        case ChooseDrawn(()):  # another seat's draw: imagined as well
            return ChooseDrawn(tuple(lords[:count])), lords[count:], locations
        case ChooseScouted(place, ()):
            return ChooseScouted(place, tuple(locations[:count])), lords, locations[count:]
        case decision:
            return decision, lords, locations
