"""How does Discord number things, so that a number tells when it was made?"""

from datetime import datetime

from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class SnowflakeMint:
    """Hands out ids: milliseconds since 2015 in the upper bits, a counter in the lower 22."""

    def __init__(self, clock: Clock, founded: datetime | None = None) -> None:
        self._clock = clock
        self._founded = founded
        self._counter = 0

    def open(self) -> None:
        """Go on with ids of the moment they are made at, instead of the founding's."""
        self._founded = None

    def make(self) -> int:
        """Make an id of now, different from every other one."""
        seconds = self._clock.timestamp() if self._founded is None else self._founded.timestamp()
        milliseconds = int(seconds * 1000) - DISCORD_EPOCH_MS
        self._counter += 1
        return (milliseconds << 22) | (self._counter & 0x3FFFFF)


def seconds_of(snowflake: int) -> float:
    """Tell when an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
