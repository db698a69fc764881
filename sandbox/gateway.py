"""Which sessions does the bot hold, and which events does each of them get?"""

from typing import TYPE_CHECKING

from aiohttp import web

from sandbox.constants import Intent, Json
from sandbox.feed import Change
from sandbox.gateway_connection import Connection
from sandbox.gateway_session import RESUME_SECONDS, Session

if TYPE_CHECKING:
    from sandbox.backend import Backend


class Gateway:
    """The websocket side of the sandbox, and what a test can do to it."""

    def __init__(self, backend: "Backend") -> None:
        self.backend = backend
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.compress = True
        self.heartbeat_seconds = 41.25
        # When a client tried to identify, when it succeeded, and when it resumed.
        self.attempts: list[float] = []
        self.identified: list[float] = []
        self.resumed: list[float] = []
        self.refuse_identify_with: list[int] = []
        self.replay_on_resume = 0

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket until it ends."""
        connection = Connection(self, request)
        self.connections.add(connection)
        try:
            return await connection.run()
        finally:
            self.connections.discard(connection)
            self._lost(connection)

    def dispatch(
        self, name: str, payload: Json, intent: Intent, *, guild_id: int | None = None, blank: Json | None = None
    ) -> None:
        """Send an event to the sessions that asked for it; `blank` replaces it where the content intent is missing."""
        for _ in range(1 + self.backend.faults.duplicates(name)):
            for session in list(self.sessions.values()):
                if session.covers(guild_id) and session.intents & intent == intent:
                    readable = blank is None or session.intents & Intent.MESSAGE_CONTENT
                    session.send(name, payload if readable or blank is None else blank)

    @property
    def connected(self) -> bool:
        """Whether a bot that has identified is listening."""
        return any(session.connection is not None for session in self.sessions.values())

    def register(self, session: Session) -> None:
        """Begin a new session; those that can no longer be resumed are forgotten."""
        now = self.backend.clock.timestamp()
        self.sessions = {
            key: old for key, old in self.sessions.items() if old.lost_at is None or old.lost_at > now - RESUME_SECONDS
        }
        self.sessions[session.id] = session
        self.identified.append(now)
        self.backend.feed.publish(Change("bot_connected"))

    def resumable(self, session_id: str, seq: int) -> Session | None:
        """Find a session that can go on after this event, or None."""
        session = self.sessions.get(session_id)
        if session is None or seq > session.seq:
            return None
        expired = session.lost_at is not None and session.lost_at <= self.backend.clock.timestamp() - RESUME_SECONDS
        lost_events = bool(session.events) and session.events[0].seq > seq + 1
        return None if expired or lost_events else session

    def forget(self, session: Session) -> None:
        """End a session for good."""
        session.connection = None
        self.sessions.pop(session.id, None)

    def _lost(self, connection: Connection) -> None:
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            session.lost_at = self.backend.clock.timestamp()
            if connection.clean_close:
                self.sessions.pop(session.id, None)
            self.backend.feed.publish(Change("bot_disconnected"))

    # What a test can do to the bot's connection.

    def drop(self) -> None:
        """Cut every connection without a word, as a network failure does."""
        for connection in tuple(self.connections):
            connection.cut()

    def close(self, code: int) -> None:
        """Close every connection with a code, such as 4000, 4004 or 4014."""
        for connection in tuple(self.connections):
            connection.close(code)

    def reconnect(self) -> None:
        """Ask the bot to reconnect and resume (op 7)."""
        for connection in tuple(self.connections):
            connection.send({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is invalid (op 9)."""
        for connection in tuple(self.connections):
            if not resumable and connection.session is not None:
                self.forget(connection.session)
            connection.send({"op": 9, "d": resumable})

    async def shut_down(self) -> None:
        """Close what is still open."""
        for connection in tuple(self.connections):
            await connection.finish()
