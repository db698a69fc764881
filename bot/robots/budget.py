"""How long may a robot think? Seconds by a clock that is handed in, or nodes, so that a game replays exactly."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Clock = Callable[[], float]  # seconds since whenever, never backwards: time.monotonic, or what a test sets


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost: `seconds` on `clock`, `nodes` (each one imagined continuation), whichever ends first.

    With nodes alone the same view and generator give the same action on every machine. Robots that do not search
    need neither. Raises ValueError for seconds without a clock, for no limit at all and for limits below zero.
    """

    seconds: float | None = None
    nodes: int | None = None
    clock: Clock | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            raise ValueError("a budget needs seconds or nodes")
        if self.seconds is not None and (self.clock is None or not self.seconds >= 0):
            raise ValueError("seconds need a clock and cannot be negative")
        if self.nodes is not None and self.nodes < 0:
            raise ValueError("nodes cannot be negative")

    def start(self) -> "Spending":
        """Return the budget as it is used up, from now on."""
        return Spending(self)


class Spending:
    """One decision's use of a budget."""

    __slots__ = ("_clock", "_end", "_nodes", "used")

    def __init__(self, budget: Budget) -> None:
        self.used = 0
        self._nodes = budget.nodes
        self._clock = budget.clock if budget.seconds is not None else None
        self._end = self._clock() + (budget.seconds or 0.0) if self._clock is not None else 0.0

    def another(self) -> bool:
        """Whether one more node may be spent; if so, it is."""
        if self._nodes is not None and self.used >= self._nodes:
            return False
        if self._clock is not None and self._clock() >= self._end:
            return False
        self.used += 1
        return True


# What a decision gets where nobody says otherwise: no clock, so that games replay.
ORDINARY: Final = Budget(nodes=1_000)
