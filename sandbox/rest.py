"""How does a REST request go from the socket to its route and back?"""

import asyncio
import json
import logging
import re
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from aiohttp import BodyPartReader, web

from sandbox.attachments import Upload
from sandbox.constants import Json
from sandbox.errors import DiscordError
from sandbox.faults import Fault
from sandbox.feed import Change
from sandbox.ratelimits import Verdict
from sandbox.recorder import Exchange
from sandbox.routing import Call, Route, RouteTable

if TYPE_CHECKING:
    from sandbox.backend import Backend

_log = logging.getLogger(__name__)

PREFIX = "/api/v10"
_SECRET = re.compile(r"^(/(?:webhooks|interactions)/\d+)/[^/]+")
_FILE_PART = re.compile(r"files\[(\d+)\]")
_UNAUTHORIZED = DiscordError(0, status=401, message="401: Unauthorized")
_NOT_FOUND = DiscordError(0, status=404, message="404: Not Found")


class RateLimitedError(DiscordError):
    """A limit that only the route itself could see."""

    def __init__(self, verdict: Verdict, code: int = 0) -> None:
        super().__init__(code, status=429, message="You are being rate limited.")
        self.verdict = verdict

    def body(self) -> Json:
        """Give the 429's JSON body."""
        return (self.verdict.refusal or {}) | {"code": self.code}


class Rest:
    """Reads, records, spoils (when a test asked for it), limits, authorises and serves every request."""

    def __init__(self, backend: "Backend", table: RouteTable) -> None:
        self._backend = backend
        self._table = table

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one request."""
        path = request.path.removeprefix(PREFIX)
        found = self._table.find(request.method, path)
        exchange, call = await self._read(request, path, found)
        self._backend.recorder.add(exchange)
        fault = self._backend.faults.take(exchange.method, exchange.path)
        answer: web.Response | None = None
        if fault is not None and not fault.after:
            answer = await _spoil(request, exchange, fault)
        if answer is None:
            answer = self._serve(exchange, found[0] if found else None, call)
        if fault is not None and fault.after:
            answer = await _spoil(request, exchange, fault) or answer
        self._backend.feed.publish(Change("request_answered"))
        return answer

    async def _read(
        self, request: web.Request, path: str, found: tuple[Route, dict[str, str]] | None
    ) -> tuple[Exchange, Call | DiscordError]:
        route, params = found if found is not None else (None, {})
        exchange = Exchange(
            request.method,
            _SECRET.sub(r"\1/***", path),
            route.template if route else None,
            dict(request.query),
            None,
            [],
            self._backend.clock.timestamp(),
            content_type=request.content_type,
        )
        sent = request.headers.get("Authorization", "")
        exchange.authorized = sent == f"Bot {self._backend.world.application.token}"
        self._relate(exchange, params)
        try:
            body, uploads = await _body(request)
        except ValueError:
            return exchange, DiscordError(50109)
        exchange.body = body
        exchange.files = [(upload.filename, len(upload.data)) for upload in uploads]
        call = Call(self._backend, params, exchange.query, uploads=uploads)
        if isinstance(body, dict):
            call = replace(call, body=body)
        elif isinstance(body, list):
            call = replace(call, entries=body)
        return exchange, call

    def _relate(self, exchange: Exchange, params: dict[str, str]) -> None:
        token = params.get("interaction_token") or params.get("webhook_token")
        interaction = self._backend.interactions.of_token(token) if token else None
        if interaction is not None:
            exchange.interaction_id = interaction.id
            exchange.since_dispatch = time.perf_counter() - interaction.dispatched

    def _serve(self, exchange: Exchange, route: Route | None, call: Call | DiscordError) -> web.Response:
        if route is None:
            return _answer(exchange, _NOT_FOUND.status, _NOT_FOUND.body(), {})
        if route.needs_token and not exchange.authorized:
            return _answer(exchange, _UNAUTHORIZED.status, _UNAUTHORIZED.body(), {})
        if isinstance(call, DiscordError):
            return _answer(exchange, call.status, call.body(), {})
        verdict = self._backend.rate_limits.count(exchange.route, _major(call.params), exempt=not route.needs_token)
        if verdict.refusal is not None:
            return _answer(exchange, 429, verdict.refusal, verdict.headers)
        try:
            outcome = route.handler(call)
        except RateLimitedError as limited:
            return _answer(exchange, 429, limited.body(), limited.verdict.headers)
        except DiscordError as refusal:
            return _answer(exchange, refusal.status, refusal.body(), verdict.headers)
        except (KeyError, TypeError, ValueError, AttributeError) as malformed:
            # A body of the wrong shape: Discord says which field, the sandbox at least that it is so. The log tells
            # such a body from a fault of the sandbox's own.
            _log.exception("%s was not understood", exchange.route)
            errors = {"_errors": [{"code": "BASE_TYPE_BAD", "message": f"{type(malformed).__name__}: {malformed}"}]}
            return _answer(exchange, 400, DiscordError(50035, errors=errors).body(), verdict.headers)
        return _answer(exchange, 204 if outcome is None else 200, outcome, verdict.headers)


def _major(params: dict[str, str]) -> str:
    keys = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_token")
    return "/".join(params[key] for key in keys if key in params)


async def _body(request: web.Request) -> tuple[object, list[Upload]]:
    """Read a body: JSON, or multipart with `payload_json` and `files[n]`; ValueError if it is neither."""
    if request.content_type != "multipart/form-data":
        data = await request.read()
        return (json.loads(data) if data else None), []
    body: object = None
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise TypeError("nested multipart")
        name = part.name or ""
        data = bytes(await part.read())
        if name == "payload_json":
            body = json.loads(data)
        elif (match := _FILE_PART.fullmatch(name)) is not None:
            uploads.append(Upload(int(match[1]), part.filename or "file", data))
    return body, uploads


async def _spoil(request: web.Request, exchange: Exchange, fault: Fault) -> web.Response | None:
    """Wait as planned, and give the planned failure's answer; None if it was only a delay."""
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.drop:
        exchange.status = None
        if request.transport is not None:
            request.transport.abort()
        return web.Response()
    if fault.status is None:
        return None
    exchange.status = fault.status
    # 429 from Discord itself, not from a proxy before it, carries Via; discord.py gives up at once without.
    headers = {"Via": "1.1 sandbox"} if fault.status == 429 else {}
    if fault.text is not None:
        return web.Response(status=fault.status, text=fault.text, content_type="text/html", headers=headers)
    return _answer(exchange, fault.status, fault.body(), headers)


def _answer(exchange: Exchange, status: int, body: object, headers: dict[str, str]) -> web.Response:
    exchange.status, exchange.answer = status, body
    if status == 429:
        headers = headers | {"Via": "1.1 sandbox"}
    if body is None:
        return web.Response(status=status, headers=headers)
    # The content type must be exactly this: clients compare the whole header, charset included.
    encoded = json.dumps(body, separators=(",", ":")).encode()
    return web.Response(status=status, body=encoded, content_type="application/json", headers=headers)
