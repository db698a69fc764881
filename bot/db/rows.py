"""What is stored of a game? Plain values, as the database holds them; the services make sense of them."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

Json = dict[str, Any]

UNDO: Final = "undo:"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who takes part: the robot plays where there is one, else the user."""

    joined: int
    position: int | None
    user_id: int | None
    robot: str | None
    name: str
    left: bool = False
    missed: int = 0
    agreed: bool = False
    offered_to: int | None = None


@dataclass(frozen=True, slots=True)
class ClockRow:
    """Whom a game waits for since when, what has come of it, and when somebody has to look again."""

    turn: int
    user_id: int | None
    since: datetime
    span: timedelta | None
    due: datetime | None
    call: str
    step: str
    told: str
    wake: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A game; `snapshot` holds every secret of it, `seats` are in the order in which they were taken."""

    id: str
    guild_id: int | None
    channel_id: int
    host_id: int
    status: str
    ending: str | None = None
    version: int
    announced: int = 0
    message_id: int | None = None
    decider: int | None = None
    locale: str
    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    updated_at: datetime
    options: Json
    seed: str
    commitment: str
    snapshot: Json | None = None
    home_id: int | None = None
    proposal_id: int | None = None
    attended_at: datetime | None = None
    seats: tuple[SeatRow, ...]
    clock: ClockRow | None = None

    def __repr__(self) -> str:
        return f"GameRow({self.id!r}, {self.status!r}, version={self.version})"


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action of the record, with all that it brought about, secrets included."""

    number: int  # from 0
    turn: int
    seat: int
    user_id: int | None
    robot: str | None
    notation: str
    at: datetime
    version: int
    interaction_id: int | None
    events: list[Json]

    @property
    def takes_back(self) -> int:
        """How many actions before it, of those still in force, it takes back; 0 for an action of the game."""
        return int(self.notation.removeprefix(UNDO)) if self.notation.startswith(UNDO) else 0


@dataclass(frozen=True, slots=True)
class PostRow:
    """The public message that called for a turn, and tells what became of it once it has been played."""

    turn: int
    channel_id: int
    message_id: int


def taking_back(actions: int) -> str:
    """Return the notation of a row that takes the last actions back."""
    return f"{UNDO}{actions}"
