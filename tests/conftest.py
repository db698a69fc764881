"""What do all tests share? The profiles of the property tests, and how many of them run at a time."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Whole games are long examples: the health check on slow ones would only say so. Derandomized: red stays red.
settings.register_profile(
    "ci", deadline=None, derandomize=True, max_examples=30, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", settings.get_profile("ci"), derandomize=False, max_examples=5_000)
settings.load_profile("ci")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return what `-n auto` means: three for two cores, since a third of the time tests wait for sockets or clocks."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2
