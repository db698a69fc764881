"""How fast is this machine just now? A fixed pure-Python loop that other timings are divided by."""

import time
from collections.abc import Callable

STEPS = 200_000


def loop() -> int:
    """Do a fixed amount of ordinary Python work: calls, tuples, comparisons, a little arithmetic."""
    total = 0
    row: tuple[int, ...] = (1, 2, 3, 4, 5)
    for step in range(STEPS):
        row = (*row[1:], (row[0] * 31 + step) % 97)
        if row[2] > row[3]:
            total += max(row)
    return total


def seconds(work: Callable[[], object], rounds: int = 5) -> float:
    """Return the processor time of the fastest of some rounds: noise only ever adds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best
