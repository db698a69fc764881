"""What can one hope for from a draw?"""

from collections.abc import Iterable
from math import comb


def expected_best(values: Iterable[float], count: int) -> float:
    """Return the mean of the best of `count` different ones of these values, drawn blindly."""
    ordered = sorted(values)
    total = len(ordered)
    count = min(count, total)
    if not count:
        return 0.0
    ways = comb(total, count)
    return sum(value * comb(at, count - 1) for at, value in enumerate(ordered) if at >= count - 1) / ways
