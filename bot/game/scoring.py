"""Who has how many points, and who wins? Points by category, the worth of Locations, tie-break, outcome."""

from dataclasses import dataclass, field

from bot.game.cards import Guild, Location, Worth
from bot.game.chamber import Chamber
from bot.game.state import PERSON, GameState, Seat

COALITION_POINTS = 3  # per Lord (rulebook p. 11)
PEARL_MASTER_POINTS = 5  # (pp. 9, 12)
UNALIGNED_IPS = (0, 6)
AUTOMATON_LOCATION_POINTS = 5


@dataclass(frozen=True, slots=True)
class Points:
    """The points of one seat by category; `extra` is what a Legendary opponent has besides, None for a person."""

    lords: int
    locations: int
    coalition: int
    pearl_master: int
    extra: int | None = field(default=None, repr=False)

    @property
    def total(self) -> int:
        """All points together."""
        return self.lords + self.locations + self.coalition + self.pearl_master + (self.extra or 0)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; tuples are by seat. Ties share a rank, and ranks count places: 1, 1, 3."""

    points: tuple[Points, ...]
    pearls: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]


def seat_points(seat: Seat, *, pearl_master: bool, automaton: Guild | None = None) -> Points:
    """Return the points of a seat as if the game ended now; `automaton` is which Legendary opponent has it."""
    chamber = seat.chamber
    return Points(
        lords=lord_points(chamber),
        locations=sum(location_points(at, chamber, seat.pearls, automaton=automaton) for _, at in chamber.locations),
        coalition=COALITION_POINTS * len(chamber.coalition()),
        pearl_master=PEARL_MASTER_POINTS if pearl_master else 0,
        extra=None if automaton is None else extra_points(seat, automaton),
    )


def extra_points(seat: Seat, automaton: Guild) -> int:
    """Return what a Legendary opponent has at the end besides the usual categories."""
    match automaton:
        case Guild.FARMER:
            return 0
        case Guild.SOLDIER:
            return 1 + 2 * sum(lord.guild is Guild.SOLDIER for lord in seat.chamber.lords)
        case Guild.MERCHANT:
            return seat.pearls // 2
        case Guild.POLITICIAN:
            return max((lord.ip for lord in seat.chamber.lords), default=0)
        case Guild.MAGE:
            return len(seat.chamber.locations)


def lord_points(chamber: Chamber) -> int:
    """Return the IP of all Lords with a Shield (pp. 7, 12)."""
    return sum(chamber.at(place).ip for place in chamber.shields if place)


def location_points(location: Location, chamber: Chamber, pearls: int, *, automaton: Guild | None = None) -> int:
    """Return what a Location of this Chamber's owner, who has that many pearls, is worth now; 5 to any automaton."""
    if automaton is not None:
        return AUTOMATON_LOCATION_POINTS
    return location.base + location.points * _count(location, chamber, pearls)


def _count(location: Location, chamber: Chamber, pearls: int) -> int:
    match location.worth:
        case Worth.NOTHING:
            return 0
        case Worth.KEY_LORDS:  # spent or covered keys included
            return sum(lord.key is location.key for lord in chamber.lords)
        case Worth.PEARL_PAIRS:
            return pearls // 2
        case Worth.LOCATIONS:  # this one included
            return len(chamber.locations)
        case Worth.STRONGEST_IP:
            return max((lord.ip for lord in chamber.lords if lord.guild is location.guild), default=0)
        case Worth.FOLLOWERS:
            return sum(lord.guild is location.guild for lord in chamber.lords)
        case Worth.ALLIANCE:
            return len(chamber.alliance(location.ip))
        case Worth.UNALIGNED:
            return sum(lord.ip in UNALIGNED_IPS for lord in chamber.lords)


def points_of(state: GameState, seat: int) -> Points:
    """Return the points of a seat number as if the game ended now."""
    automaton = state.options.automaton(seat)
    return seat_points(state.seats[seat], pearl_master=state.pearl_master == seat, automaton=automaton)


def outcome(state: GameState) -> Outcome | None:
    """Return how the game ended, None while it goes on. Most points, then most pearls, then shared (pp. 11-12).

    In a solo game the person wins with more points, and on equal points as Pearl Master.
    """
    if not state.over:
        return None
    points = tuple(points_of(state, seat) for seat in range(len(state.seats)))
    pearls = tuple(seat.pearls for seat in state.seats)
    ties: tuple[int, ...] = pearls
    if state.options.opponent is not None:
        ties = (state.pearl_master == PERSON, state.pearl_master != PERSON)
    results = [(points[seat].total, ties[seat]) for seat in range(len(pearls))]
    ranks = tuple(1 + sum(other > result for other in results) for result in results)
    return Outcome(points, pearls, ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1))
