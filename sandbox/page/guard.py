"""Who may speak to the sandbox? This machine's browser and the bot, and nobody by way of a foreign page."""

from typing import Final
from urllib.parse import urlsplit

from aiohttp import hdrs, web
from aiohttp.typedefs import Handler

LOCAL: Final = frozenset({"127.0.0.1", "localhost"})
# Nothing is loaded from elsewhere, nothing is sent elsewhere, and no other page may show this one in a frame.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def is_local(host: str | None) -> bool:
    """Whether a Host header names this machine: a name that merely leads here is a rebound one."""
    try:
        return urlsplit(f"//{host or ''}").hostname in LOCAL
    except ValueError:
        return False


def is_own(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from this very page, or from no page at all."""
    if origin is None:
        return True
    parts = urlsplit(origin)
    return parts.scheme == "http" and parts.netloc == host


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse foreign hosts and origins."""
    host = request.headers.get(hdrs.HOST)
    if not is_local(host) or not is_own(request.headers.get(hdrs.ORIGIN), host):
        raise web.HTTPForbidden(text="This is a sandbox of the machine it runs on.")
    return await handler(request)
