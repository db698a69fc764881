"""Which requests did the bot send, and what was it answered?"""

from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from sandbox.constants import Json


@dataclass(eq=False)
class Exchange:
    """One request and its answer. Tokens are already `***` in the path, and bodies are left out of the repr."""

    method: str
    path: str
    template: str | None
    query: dict[str, str]
    body: object = field(repr=False)
    files: list[tuple[str, int]]
    started: float
    authorized: bool = False
    interaction_id: int | None = None
    # Real seconds between the interaction's dispatch and the arrival of this request.
    since_dispatch: float | None = None
    status: int | None = None
    answer: object = field(default=None, repr=False)
    content_type: str = ""

    @property
    def route(self) -> str:
        """The method and the template of the path, in the words of Discord's own description."""
        return f"{self.method} {self.template}"

    @property
    def json(self) -> Json:
        """The body, when it is an object."""
        return self.body if isinstance(self.body, dict) else {}

    @property
    def code(self) -> int | None:
        """Discord's error code in the answer, if there is one."""
        return self.answer.get("code") if isinstance(self.answer, dict) and (self.status or 0) >= 400 else None


class Recorder:
    """Every request, in order of arrival."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []
        self.on_request: list[Callable[[Exchange], object]] = []

    def add(self, exchange: Exchange) -> None:
        """Keep a request that has just arrived."""
        self.exchanges.append(exchange)
        for listener in self.on_request:
            listener(exchange)

    def find(self, pattern: str = "*", *, interaction_id: int | None = None) -> list[Exchange]:
        """Give the requests whose "METHOD /path" matches, optionally only those about one interaction."""
        return [
            exchange
            for exchange in self.exchanges
            if fnmatchcase(f"{exchange.method} {exchange.path}", pattern)
            and (interaction_id is None or exchange.interaction_id == interaction_id)
        ]

    @property
    def unserved(self) -> list[Exchange]:
        """The requests for which the sandbox has no route."""
        return [exchange for exchange in self.exchanges if exchange.template is None]

    def clear(self) -> None:
        """Forget everything so far."""
        self.exchanges.clear()
