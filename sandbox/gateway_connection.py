"""How does one websocket speak the gateway protocol, opcode by opcode?"""

import asyncio
import json
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.constants import API_VERSION, KNOWN_INTENTS, PRIVILEGED_INTENTS, Intent, Json
from sandbox.feed import Change
from sandbox.gateway_session import Session
from sandbox.payloads import guild_create_payload, member_payload, user_payload
from sandbox.world import Member

if TYPE_CHECKING:
    from sandbox.gateway import Gateway

MOST_SENDS, SENDS_WINDOW = 120, 60.0
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, RATE_LIMITED, TIMED_OUT, BAD_SHARD = 4005, 4008, 4009, 4010
BAD_INTENTS, DISALLOWED_INTENTS = 4013, 4014


class Connection:
    """One websocket: greets, identifies or resumes, then carries one session's events."""

    def __init__(self, gateway: "Gateway", request: web.Request) -> None:
        self._gateway = gateway
        self._backend = gateway.backend
        self._request = request
        self._socket = web.WebSocketResponse(max_msg_size=4096 * 4)
        self._outbox: asyncio.Queue[Json | int] = asyncio.Queue()
        wanted = request.query.get("compress") == "zlib-stream"
        self._zlib = zlib.compressobj() if wanted and gateway.compress else None
        self._received: list[float] = []
        self.session: Session | None = None
        self.clean_close = False

    async def run(self) -> web.WebSocketResponse:
        """Serve until either side ends it."""
        await self._socket.prepare(self._request)
        writer = asyncio.create_task(self._write())
        self.send({"op": 10, "d": {"heartbeat_interval": int(self._gateway.heartbeat_seconds * 1000)}})
        try:
            await self._read()
        finally:
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        return self._socket

    def send(self, payload: Json) -> None:
        """Queue a frame."""
        self._outbox.put_nowait(payload)

    def close(self, code: int) -> None:
        """Close with this code after what is already queued."""
        self._outbox.put_nowait(code)

    def cut(self) -> None:
        """Break the TCP connection."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def finish(self) -> None:
        """Close because the server goes away."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    async def _write(self) -> None:
        while True:
            item = await self._outbox.get()
            try:
                if isinstance(item, int):
                    await self._socket.close(code=item)
                    return
                text = json.dumps(item, separators=(",", ":"))
                if self._zlib is None:
                    await self._socket.send_str(text)
                else:
                    data = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self._socket.send_bytes(data)
            except ConnectionError:
                return  # the other side is gone; the reader ends the connection

    async def _read(self) -> None:
        while True:
            try:
                # A client that misses its heartbeats is closed, which the socket's own timeout tells.
                frame = await self._socket.receive(timeout=self._gateway.heartbeat_seconds * 1.5)
            except TimeoutError:
                await self._socket.close(code=TIMED_OUT)
                return
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                self.clean_close = frame.type == WSMsgType.CLOSE and frame.data in (1000, 1001)
                return
            if (code := self._take(frame.data)) is not None:
                if self.session is not None and code not in (TIMED_OUT, RATE_LIMITED):
                    self._gateway.forget(self.session)
                await self._socket.close(code=code)
                return

    def _take(self, data: str | bytes) -> int | None:
        """Obey one frame; give the code to close with if it was not acceptable."""
        now = self._backend.clock.timestamp()
        self._received = [at for at in self._received if at > now - SENDS_WINDOW] + [now]
        if len(self._received) > MOST_SENDS:
            return RATE_LIMITED
        try:
            frame = json.loads(data)
            op, body = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return DECODE_ERROR
        try:
            return self._obey(op, body)
        except (KeyError, TypeError, ValueError, AttributeError):
            return DECODE_ERROR

    def _obey(self, op: object, body: Json) -> int | None:
        if op == 1:
            self.send({"op": 11, "d": None})
            return None
        if op == 2:
            return self._identify(body)
        if op == 6:
            return self._resume(body)
        if self.session is None:
            return NOT_AUTHENTICATED
        if op == 8:
            self._request_members(body)
        elif op not in (3, 4):
            return UNKNOWN_OPCODE
        return None

    def _identify(self, body: Json) -> int | None:
        if self.session is not None:
            return ALREADY_AUTHENTICATED
        application = self._backend.world.application
        self._gateway.attempts.append(self._backend.clock.timestamp())
        if self._gateway.refuse_identify_with:
            return self._gateway.refuse_identify_with.pop(0)
        if body.get("token", "").removeprefix("Bot ") != application.token:
            return BAD_TOKEN
        asked = int(body.get("intents", -1))
        if asked < 0 or asked & ~KNOWN_INTENTS:
            return BAD_INTENTS
        if asked & PRIVILEGED_INTENTS & ~application.intents:
            return DISALLOWED_INTENTS
        number, count = body.get("shard") or (0, 1)
        if not 0 <= number < count:
            return BAD_SHARD
        # Bits of intents that the sandbox has no events for stay in the number; they are simply never asked about.
        self.session = Session(Intent(asked), (number, count), connection=self)
        self._gateway.register(self.session)
        self._greet(self.session)
        return None

    def _greet(self, session: Session) -> None:
        world = self._backend.world
        guilds = [g for g in world.guilds.values() if session.covers(g.id) and world.bot.id in g.members]
        ready = {
            "v": API_VERSION,
            "user": user_payload(world.bot) | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._backend.gateway_url,
            "shard": list(session.shard),
            "application": {"id": str(world.application.id), "flags": 0},
        }
        session.send("READY", ready)
        if session.intents & Intent.GUILDS:
            all_members = bool(session.intents & Intent.GUILD_PRESENCES)
            for guild in guilds:
                if guild.available:
                    session.send("GUILD_CREATE", guild_create_payload(world, guild, all_members=all_members))

    def _resume(self, body: Json) -> int | None:
        if self.session is not None:
            return ALREADY_AUTHENTICATED
        if body.get("token", "").removeprefix("Bot ") != self._backend.world.application.token:
            return BAD_TOKEN
        seq = int(body.get("seq") or 0)
        session = self._gateway.resumable(str(body.get("session_id")), seq)
        if session is None:
            self.send({"op": 9, "d": False})
            return None
        session.connection, session.lost_at, self.session = self, None, session
        again, self._gateway.replay_on_resume = self._gateway.replay_on_resume, 0
        old = [event for event in session.events if event.seq <= seq and event.name == "INTERACTION_CREATE"]
        missed = [event for event in session.events if event.seq > seq]
        for event in [*(old[-again:] if again else []), *missed]:
            session.resend(event)
        session.send("RESUMED", {})
        self._gateway.resumed.append(self._backend.clock.timestamp())
        self._backend.feed.publish(Change("bot_connected"))
        return None

    def _request_members(self, body: Json) -> None:
        session, world = self.session, self._backend.world
        guild = world.guilds.get(int(body["guild_id"]))
        if session is None or guild is None:
            return
        query, limit = body.get("query"), int(body.get("limit") or 0)
        whole_list = query == "" and limit == 0
        if whole_list and not session.intents & Intent.GUILD_MEMBERS:
            return  # as documented, the whole list needs the intent; nothing is sent without it
        asked = body.get("user_ids") or []
        wanted = {int(entry) for entry in (asked if isinstance(asked, list) else [asked])}
        members = [member for member in guild.members.values() if _matches(member, wanted, query)]
        found = {member.user.id for member in members}
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [member_payload(member) for member in members[: limit or 1000]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(entry) for entry in wanted - found],
        }
        if body.get("nonce") is not None:
            chunk["nonce"] = body["nonce"]
        session.send("GUILD_MEMBERS_CHUNK", chunk)


def _matches(member: Member, wanted: set[int], query: str | None) -> bool:
    return member.user.id in wanted or (query is not None and member.display_name.lower().startswith(query.lower()))
