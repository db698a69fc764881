"""Measurements: each module prints its numbers beside a yardstick timed in the same run."""
