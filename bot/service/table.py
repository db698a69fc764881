"""What is a game to those around it? Table: everything but its secrets, and views as the only way at the rest."""

import logging
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.db.rows import ClockRow, GameRow, SeatRow
from bot.errors import DamagedError, DormantError, GameOverError, NoSuchSeatError, NotStartedError
from bot.game import GameError, GameState, Options, PlayerView, decode, view_for
from bot.service.agreements import Agreements, agreements_of, options_of

log = logging.getLogger(__name__)

FORMER: Final = "former"  # stored in a robot's place where somebody played who has had their data deleted


class Status(StrEnum):
    """How far a game has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"  # played to its end
    CANCELLED = "cancelled"


class Ending(StrEnum):
    """Why a game ended."""

    FINISHED = "finished"
    CALLED_OFF = "called_off"  # before it began
    STOPPED = "stopped"  # by a manager, or by its only person
    AGREED = "agreed"  # by all of its people
    ABANDONED = "abandoned"  # no person was left
    DORMANT = "dormant"  # nobody has played for long; it may be taken up again


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a position: by joining order in the lobby, by seat once the game runs.

    A robot plays where `robot` is set. Of somebody who left, `user_id` and `name` stay, unless they want neither kept.
    """

    position: int
    user_id: int | None
    robot: str | None
    name: str
    left: bool = False
    missed: int = 0  # how many times in a row they have let their time run out
    agreed: bool = False  # to end the game
    offered_to: int | None = None  # the person who may take the seat over

    @property
    def human(self) -> bool:
        """Whether a person plays, or did to the end."""
        return self.robot in (None, FORMER)

    @property
    def former(self) -> bool:
        """Whether a person of whom nothing is kept had the seat."""
        return self.left and self.user_id is None


@dataclass(frozen=True, slots=True)
class Table:
    """A game at one version. In the lobby `options.players` is the number of seats, afterwards of players.

    `announced` is the version that the public message `message_id` shows, 0 for none; `proposal_id` the message that
    asks the table whether to end the game. `seed` is None until the end.
    """

    id: str
    guild_id: int | None
    channel_id: int
    host_id: int
    status: Status
    ending: Ending | None
    options: Options
    agreements: Agreements
    locale: str
    version: int
    announced: int
    message_id: int | None
    proposal_id: int | None
    commitment: str
    seed: str | None = field(repr=False)
    players: tuple[Player, ...]
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    home_id: int | None  # of a game that was to have a thread: the channel where it was opened, once that is settled
    clock: ClockRow | None  # None where nobody waits for anything
    _state: GameState | None = field(repr=False)
    _views: dict[int | None, PlayerView] = field(default_factory=dict, init=False, repr=False, compare=False)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints."""
        return self.agreements.hints

    @property
    def rematch(self) -> str | None:
        """The game that is played once more here, its seats moved on by one."""
        return self.agreements.rematch

    @property
    def in_thread(self) -> bool:
        """Whether it has a thread of its own, and a channel to which it belongs."""
        return self.home_id not in (None, self.channel_id)

    @property
    def unsettled(self) -> bool:
        """Whether it has begun and is still to get a thread of its own."""
        return self.status is Status.RUNNING and self.agreements.thread and self.home_id is None

    @property
    def over(self) -> bool:
        """Whether the game has ended for good, one way or another: its secrets may be told."""
        return ended_for_good(self.status, self.ending)

    @property
    def dormant(self) -> bool:
        """Whether the game sleeps: nobody has played for long, and its people may take it up again."""
        return self.ending is Ending.DORMANT

    def check_running(self) -> None:
        """Raise NotStartedError, DormantError or GameOverError unless the game runs."""
        if self.status is Status.LOBBY:
            raise NotStartedError
        if self.status is not Status.RUNNING:
            raise DormantError if self.dormant else GameOverError

    @property
    def damaged(self) -> bool:
        """Whether what is stored of a game that began cannot be read: it can only be ended."""
        return self._state is None and self.started_at is not None

    @property
    def decider(self) -> int | None:
        """The seat that must decide now; None where none has to."""
        return self._state.decider if self._state is not None and self.status is Status.RUNNING else None

    @property
    def turn(self) -> int:
        """The number of the turn that stands, from 1; 0 before the game begins."""
        return 0 if self._state is None else self._state.turn_number

    @property
    def solo(self) -> bool:
        """Whether one person plays against an automaton."""
        return self.options.opponent is not None

    @property
    def robots_played(self) -> bool:
        """Whether robots take part in a game that has begun, whose moves can be explained."""
        return self.started_at is not None and not self.solo and len(self.humans) < len(self.players)

    @property
    def humans(self) -> tuple[Player, ...]:
        """The players who are people."""
        return tuple(player for player in self.players if player.human)

    def shows_turn(self, earliest: int | None) -> bool:
        """Whether the public message is that of this turn, `earliest` being the first one not wholly shown there."""
        if self._state is None or self.status is not Status.RUNNING or self.message_id is None:
            return False
        return earliest == self._state.turn_number

    def seat_of(self, user_id: int) -> int | None:
        """Return somebody's position; None for those who do not play, or no more."""
        return next((player.position for player in self.humans if player.user_id == user_id), None)

    @property
    def proposed(self) -> bool:
        """Whether somebody has proposed to end the game, and nobody wants to play on."""
        return self.status is Status.RUNNING and any(player.agreed for player in self.humans)

    @property
    def open_seats(self) -> tuple[Player, ...]:
        """The seats of a running game that people left to robots, and may take again."""
        return tuple(each for each in self.players if each.left and not each.human and self.status is Status.RUNNING)

    def left_seat_of(self, user_id: int) -> int | None:
        """Return the seat that somebody left and may take again; None where there is none."""
        return next((player.position for player in self.open_seats if player.user_id == user_id), None)

    def player(self, seat: int) -> Player:
        """Return who sits there; raise NoSuchSeatError."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        raise NoSuchSeatError

    def view(self, seat: int | None) -> PlayerView:
        """Return all that a seat may see, None being a spectator; the same view whenever it is asked for.

        Raises NotStartedError, DamagedError or NoSuchSeatError.
        """
        if self._state is None:
            raise DamagedError(game=self.id) if self.damaged else NotStartedError
        if seat not in self._views:
            if seat is not None:
                self.player(seat)
            self._views[seat] = view_for(self._state, seat)
        return self._views[seat]


def ended_for_good(status: str, ending: str | None) -> bool:
    """Whether a game has ended and cannot be taken up again."""
    return status in (Status.OVER, Status.CANCELLED) and ending != Ending.DORMANT


def table_of(row: GameRow, state: GameState | None = None) -> Table:
    """Return a stored game as a Table; `state` saves reading the snapshot again."""
    status = Status(row.status)
    return Table(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        status=status,
        ending=Ending(row.ending) if row.ending else None,
        options=options_of(row.options),
        agreements=agreements_of(row.options),
        locale=row.locale,
        version=row.version,
        announced=row.announced,
        message_id=row.message_id,
        proposal_id=row.proposal_id,
        commitment=row.commitment,
        seed=row.seed if ended_for_good(row.status, row.ending) else None,
        players=_players(row.seats),
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        home_id=row.home_id,
        clock=row.clock,
        _state=state or _readable(row),
    )


def state_of(row: GameRow) -> GameState | None:
    """Return the state of a stored game, None before the start; raise DamagedError if it cannot be read."""
    if row.snapshot is None:
        return None
    try:
        return decode(row.snapshot)
    except GameError as error:
        raise DamagedError(game=row.id) from error


def _readable(row: GameRow) -> GameState | None:
    """Return the state of a stored game; None where there is none yet, or a damaged one, which goes to the log."""
    try:
        return state_of(row)
    except DamagedError:
        log.exception("game %s cannot be read", row.id)
        return None


def _players(seats: tuple[SeatRow, ...]) -> tuple[Player, ...]:
    """Return who sits where; positions in the lobby are the places in the joining order."""
    placed = sorted(enumerate(seats), key=lambda entry: entry[0] if entry[1].position is None else entry[1].position)
    return tuple(
        Player(at, seat.user_id, seat.robot, seat.name, seat.left, seat.missed, seat.agreed, seat.offered_to)
        for at, (_, seat) in enumerate(placed)
    )
