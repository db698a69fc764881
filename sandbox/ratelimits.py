"""How many requests may a bot send, and what is it told when there are too many?"""

import hashlib
from dataclasses import dataclass, field

from sandbox.clock import Clock
from sandbox.constants import Json

GLOBAL_PER_SECOND = 50
MOST_BUCKETS = 10_000
RENAMES, RENAME_WINDOW = 2, 600.0
OLD_EDITS, OLD_EDIT_WINDOW, OLD_AGE = 3, 20.0, 3600.0

# "METHOD template" → (requests, seconds). Discord publishes none of these: orders of magnitude from public reports.
_REALISTIC = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": (5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": (5, 2.0),
    "POST /channels/{channel_id}/threads": (10, 10.0),
    "POST /channels/{channel_id}/messages/{message_id}/threads": (10, 10.0),
}
_ROOMY, _ORDINARY = (1000, 1.0), (30, 10.0)


@dataclass
class Bucket:
    """Requests counted in one window."""

    limit: int
    window: float
    used: int = 0
    ends: float = 0.0


@dataclass(frozen=True)
class Verdict:
    """Headers for the answer, and the body of a 429 if there were too many."""

    headers: dict[str, str]
    refusal: Json | None = None


@dataclass
class RateLimits:
    """Counts requests per bucket; roomy until `realistic` is set."""

    clock: Clock
    realistic: bool = False
    overrides: dict[str, tuple[int, float]] = field(default_factory=dict)
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def limit(self, route: str, requests: int, seconds: float) -> None:
        """Limit one "METHOD /template", whatever the mode."""
        self.overrides[route] = (requests, seconds)

    def count(self, route: str, major: str, *, exempt: bool) -> Verdict:
        """Count a request; `exempt` ones (interaction answers) are outside the global limit."""
        if self.realistic and not exempt:
            everything = self._bucket("global", GLOBAL_PER_SECOND, 1.0)
            if everything.used >= everything.limit:
                return self._refused(everything, "global", scope="global")
            everything.used += 1
        limit, window = self._limits(route)
        bucket = self._bucket(f"{route}:{major}", limit, window)
        if bucket.used >= bucket.limit:
            return self._refused(bucket, route, scope="user")
        bucket.used += 1
        return Verdict(self._headers(bucket, route))

    def count_hidden(self, name: str, limit: int, window: float) -> Verdict | None:
        """Count against a limit that no header announces; gives the 429 if it is passed, only when realistic."""
        if not self.realistic:
            return None
        bucket = self._bucket(name, limit, window)
        if bucket.used >= bucket.limit:
            return self._refused(bucket, name, scope="shared")
        bucket.used += 1
        return None

    def _limits(self, route: str) -> tuple[int, float]:
        if route in self.overrides:
            return self.overrides[route]
        return _REALISTIC.get(route, _ORDINARY) if self.realistic else _ROOMY

    def _bucket(self, key: str, limit: int, window: float) -> Bucket:
        now = self.clock.timestamp()
        if len(self._buckets) > MOST_BUCKETS:  # every interaction brings a token with buckets of its own
            self._buckets = {name: entry for name, entry in self._buckets.items() if now < entry.ends}
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.ends or bucket.limit != limit:
            bucket = self._buckets[key] = Bucket(limit, window, 0, now + window)
        return bucket

    def _headers(self, bucket: Bucket, route: str) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.ends:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, bucket.ends - self.clock.timestamp()):.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }

    def _refused(self, bucket: Bucket, route: str, *, scope: str) -> Verdict:
        wait = max(0.001, round(bucket.ends - self.clock.timestamp(), 3))
        headers = self._headers(bucket, route)
        headers |= {"X-RateLimit-Scope": scope, "Retry-After": str(max(1, round(wait)))}
        if scope == "global":
            headers["X-RateLimit-Global"] = "true"
        refusal = {"message": "You are being rate limited.", "retry_after": wait, "global": scope == "global"}
        return Verdict(headers, refusal)
