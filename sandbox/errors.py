"""Which refusals does Discord's REST API give, and in what shape?"""

from sandbox.constants import Json

Path = tuple[str | int, ...]

# code → (HTTP status, message), from the protocol's table of JSON error codes.
KNOWN: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30008: (400, "Maximum number of emojis reached"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50045: (400, "File uploaded exceeds the maximum size"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
}


class DiscordError(Exception):
    """A refusal: HTTP status, Discord's own code, and for forms the tree of faults."""

    def __init__(
        self, code: int, *, status: int | None = None, message: str | None = None, errors: Json | None = None
    ) -> None:
        known_status, known_message = KNOWN.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status if status is not None else known_status
        self.message = message if message is not None else known_message
        self.errors = errors
        super().__init__(f"{self.status}/{code} {self.message} {errors or ''}")

    def body(self) -> Json:
        """Give the answer's JSON body."""
        answer: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            answer["errors"] = self.errors
        return answer


class FormErrors:
    """Collects every fault of a request body, to be reported at once as 400/50035."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note a fault of the field at this path."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: object, least: int, most: int) -> None:
        """Note a fault unless the value is a string of this many characters."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, path: Path, value: object, least: int, most: int) -> None:
        """Note a fault unless the value is a list of this many entries."""
        if not isinstance(value, list):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def number(self, path: Path, value: object, least: int, most: int) -> None:
        """Note a fault unless the value is an integer within these bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif not least <= value <= most:
            self.add(path, "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}.")

    def choice(self, path: Path, value: object, allowed: frozenset[int]) -> bool:
        """Note a fault unless the value is one of these; tell whether it is."""
        if value in allowed:
            return True
        names = ", ".join(str(int(entry)) for entry in sorted(allowed))
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.")
        return False

    def raise_if_any(self) -> None:
        """Refuse the body if a fault was noted."""
        if self.tree:
            raise DiscordError(50035, errors=self.tree)
