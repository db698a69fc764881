"""What goes into the log, and what never does? One line an event, as text or JSON; no token of any kind."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Literal

# Tokens of interactions and webhooks stand in the addresses that the library logs and that its exceptions name.
_TOKEN_IN_ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.\-=%]+")
MASK = "***"


class Masking(logging.Formatter):
    """Masks the bot's token, and the tokens in addresses, in whatever was logged; tracebacks included."""

    def __init__(self, secrets: tuple[str, ...] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S%z")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, or lines, of a record."""
        return self.mask(super().format(record))

    def mask(self, line: str) -> str:
        """Return a text without any secret."""
        for secret in self._secrets:
            line = line.replace(secret, MASK)
        return _TOKEN_IN_ADDRESS.sub(rf"\1{MASK}", line)


class JsonLines(Masking):
    """One JSON object a record, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object as one line."""
        entry = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return self.mask(json.dumps(entry))


def shorten(record: logging.LogRecord) -> bool:
    """Let an outage of Discord be a line: the library writes a traceback at every attempt to connect again."""
    if record.name == "discord.client" and record.exc_info and str(record.msg).startswith("Attempting a reconnect"):
        kind = record.exc_info[0]
        record.msg = f"{record.msg}: {kind.__name__ if kind else 'closed'}"
        record.exc_info = None
    return True


def configure(level: str, form: Literal["text", "json"], secrets: tuple[str, ...] = ()) -> None:
    """Log to standard error, which whoever runs the bot keeps and rotates."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(secrets) if form == "json" else Masking(secrets))
    handler.addFilter(shorten)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG these write whole requests, and those hold what people see privately.
    for chatty in ("discord.http", "discord.gateway", "discord.webhook.async_", "discord.client", "aiosqlite"):
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLevelName(level)))
