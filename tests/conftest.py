"""What do all tests share? The profiles of the property tests."""

from hypothesis import HealthCheck, settings

# Whole games are long examples: the health check on slow ones would only say so. Derandomized: red stays red.
settings.register_profile(
    "ci", deadline=None, derandomize=True, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", settings.get_profile("ci"), derandomize=False, max_examples=5_000)
settings.load_profile("ci")
