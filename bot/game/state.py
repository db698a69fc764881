"""How does a game stand? Frozen values that hold everything, secrets included."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from bot.game.cards import Effect, Guild, Location, Lord
from bot.game.chamber import Chamber

FEWEST_PLAYERS = 2
MOST_PLAYERS = 4

PERSON: Final = 0  # in a solo game the person starts
AUTOMATON: Final = 1
SOLO_SEATS: Final = 2


class Deck(StrEnum):
    """The two decks."""

    LORDS = "lords"
    LOCATIONS = "locations"


@dataclass(frozen=True, slots=True)
class Options:
    """What a table agrees on before the start."""

    players: int
    bonus_locations: bool = False
    points_hidden: bool = False  # opponents' points stay hidden until the end
    opponent: Guild | None = None  # a solo game against this Legendary opponent, which has seat 1

    def automaton(self, seat: int | None) -> Guild | None:
        """Return the Legendary opponent that has a seat; None where a player has it."""
        return self.opponent if seat == AUTOMATON else None


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's side of the table."""

    chamber: Chamber
    pearls: int = 0


@dataclass(frozen=True, slots=True)
class Restriction:
    """A `forced_*` Location at work: it binds everybody but its owner until the owner's next turn."""

    effect: Effect
    owner: int


@dataclass(frozen=True, slots=True)
class ChooseRecruiting:
    """Explore, or rally a pile."""


@dataclass(frozen=True, slots=True)
class ChooseDrawn:
    """Keep one of the Lords drawn."""

    drawn: tuple[Lord, ...]


@dataclass(frozen=True, slots=True)
class ChooseOrder:
    """Choose which Lords of a pile to recruit, and their order. They lie on the pile until then."""

    guild: Guild


@dataclass(frozen=True, slots=True)
class ChooseSwap:
    """Exchange two Lords without key, or decline."""


@dataclass(frozen=True, slots=True)
class ChooseLocation:
    """Take a face-up Location, or scout the deck; what is taken goes on `place`."""

    place: int


@dataclass(frozen=True, slots=True)
class ChooseScouted:
    """Keep one of the Locations drawn."""

    place: int
    drawn: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class ChooseFromDeck:
    """Take any Location of the deck, which lies as it was until then (`whole_deck`)."""

    place: int


class Reason(StrEnum):
    """Why an automaton takes a pile: a condition of its list, or that nothing else is left to take."""

    SEVERAL = "several"
    KEY = "key"
    COALITION = "coalition"
    PEARL = "pearl"
    SOLDIER = "soldier"
    SIX = "six"
    LARGEST = "largest"


@dataclass(frozen=True, slots=True)
class ChoosePile:
    """Let the automaton rally one of these piles: those of the highest `figure` among those that meet a condition.

    Of several the person chooses. None: no pile meets any, and the top Lord of the deck is turned up.
    """

    guilds: tuple[Guild, ...]
    reason: Reason | None
    figure: int


@dataclass(frozen=True, slots=True)
class ChooseReplay:
    """Spend the Replay token for another turn, or keep it."""


Decision = (
    ChooseRecruiting
    | ChooseDrawn
    | ChooseOrder
    | ChooseSwap
    | ChooseLocation
    | ChooseScouted
    | ChooseFromDeck
    | ChoosePile
    | ChooseReplay
)


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The whole new deck after a shuffle in the course of the game, top first."""

    deck: Deck
    order: tuple[Lord, ...] | tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A recorded fate: both decks at the start, top first, and each later reshuffle in turn."""

    lord_deck: tuple[Lord, ...]
    location_deck: tuple[Location, ...]
    reshuffles: tuple[Reshuffle, ...] = ()


@dataclass(frozen=True, slots=True)
class GameState:
    """A whole game at one moment.

    Decks have their top first; `piles` are by guild in the order of GUILDS, each in the order of arrival. `turn` is the
    seat whose turn it is, `decider` the seat that must decide now, None when the game is over. `queue` holds the
    places of Lords whose powers are still to apply this turn. `fate` decides the shuffles: a seed, or the recorded
    reshuffles; `shuffles` counts those done, the two of the start included.
    """

    options: Options
    fate: str | tuple[Reshuffle, ...]
    shuffles: int
    seats: tuple[Seat, ...]
    lord_deck: tuple[Lord, ...]
    location_deck: tuple[Location, ...]
    piles: tuple[tuple[Lord, ...], ...]
    face_up: tuple[Location, ...]
    turn: int
    turn_number: int  # from 1
    decider: int | None
    decision: Decision | None
    queue: tuple[int, ...] = ()
    pearl_master: int | None = None
    restriction: Restriction | None = None
    last_turns_by: int | None = None  # the seat that completed its Chamber first
    replay_token: bool = False  # whether the person of a solo game holds it
    # What the decider may do, kept by legal_actions() once it was asked: views, robots and apply() all ask.
    legal_memo: Any = field(default=None, init=False, compare=False, repr=False)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decider is None


def binds(restriction: Restriction | None, seat: int, lord_deck: int) -> Effect | None:
    """Return the restriction that binds a seat's recruitment, with that many Lords in the deck; None if free."""
    if restriction is None or restriction.owner == seat or not lord_deck:
        return None
    return restriction.effect
