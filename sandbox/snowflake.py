"""How does Discord number things, so that a number tells when it was made?"""

from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class SnowflakeMint:
    """Hands out ids: milliseconds since 2015 in the upper bits, a counter in the lower 22."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._counter = 0

    def make(self) -> int:
        """Make an id of now, different from every other one."""
        milliseconds = int(self._clock.timestamp() * 1000) - DISCORD_EPOCH_MS
        self._counter += 1
        return (milliseconds << 22) | (self._counter & 0x3FFFFF)


def seconds_of(snowflake: int) -> float:
    """Tell when an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
