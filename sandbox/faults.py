"""What goes wrong next, because a test wants it to?"""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from sandbox.constants import Json
from sandbox.errors import KNOWN

_MESSAGE = "Injected fault"


@dataclass(eq=False)
class Fault:
    """One planned failure of requests whose "METHOD path" matches the pattern."""

    pattern: str
    times: int | None
    status: int | None = None
    code: int = 0
    message: str = _MESSAGE
    retry_after: float | None = None
    text: str | None = None
    delay: float = 0.0
    drop: bool = False
    after: bool = False
    hits: int = 0

    def body(self) -> Json:
        """Give the JSON that goes with the status."""
        body: Json = {"message": self.message, "code": self.code}
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class Faults:
    """The failures that are still to happen."""

    def __init__(self) -> None:
        self._planned: list[Fault] = []
        self._duplicates: dict[str, int] = {}

    def add(
        self,
        pattern: str,
        *,
        times: int | None = 1,
        status: int | None = None,
        code: int = 0,
        message: str = _MESSAGE,
        retry_after: float | None = None,
        text: str | None = None,
        delay: float = 0.0,
        drop: bool = False,
        after: bool = False,
    ) -> Fault:
        """Plan a failure of the next `times` matching requests (None: of all until it is removed).

        The pattern is matched against "METHOD /path" without the API's base, tokens written as `***`; `*` stands for
        anything: "POST /interactions/*/callback". The parts combine: wait `delay` seconds, then `drop` the
        connection or answer `status` with `code` (or `text`, which need not be JSON); one of Discord's own codes
        brings its status and message. With `after` the request is carried out first, and only its answer is lost or
        replaced.
        """
        if status is None and code in KNOWN:
            status, known_message = KNOWN[code]
            message = known_message if message == _MESSAGE else message
        fault = Fault(pattern, times, status, code, message, retry_after, text, delay, drop, after)
        if status == 429 and retry_after is None:
            fault.retry_after = 1.0
        self._planned.append(fault)
        return fault

    def remove(self, fault: Fault) -> None:
        """Call a planned failure off."""
        if fault in self._planned:
            self._planned.remove(fault)

    def clear(self) -> None:
        """Call everything off."""
        self._planned.clear()
        self._duplicates.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Give the failure that meets this request, using it up."""
        for fault in self._planned:
            if fnmatchcase(f"{method} {path}", fault.pattern):
                fault.hits += 1
                if fault.times is not None and fault.hits >= fault.times:
                    self._planned.remove(fault)
                return fault
        return None

    def duplicate(self, event: str, times: int = 1) -> None:
        """Deliver the next `times` events of this name twice."""
        self._duplicates[event] = self._duplicates.get(event, 0) + times

    def duplicates(self, event: str) -> int:
        """Tell how many extra copies of this event go out now, using them up."""
        if not self._duplicates.get(event):
            return 0
        self._duplicates[event] -= 1
        return 1
