"""Which function serves which method and path?"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from sandbox.attachments import Upload
from sandbox.constants import Json

if TYPE_CHECKING:
    from sandbox.backend import Backend

_PARAMETER = re.compile(r"\{(\w+)\}")


@dataclass
class Call:
    """One request, taken apart. `body` is the JSON object; `entries` the JSON list where a route takes one."""

    backend: "Backend"
    params: dict[str, str]
    query: dict[str, str]
    body: Json = field(default_factory=dict)
    entries: list[Json] | None = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """Give a path parameter that is a snowflake; one that is none matches nothing."""
        text = self.params[name]
        return int(text) if text.isascii() and text.isdigit() else 0


# What a route answers: JSON, or None for 204.
Handler = Callable[[Call], object]


@dataclass
class Route:
    """A method and a path template, in the words of Discord's own description."""

    method: str
    template: str
    handler: Handler
    needs_token: bool = True

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(_PARAMETER.sub(r"(?P<\1>[^/]+)", self.template))

    def match(self, method: str, path: str) -> dict[str, str] | None:
        """Give the path's parameters if this route serves it."""
        if method != self.method:
            return None
        found = self._pattern.fullmatch(path)
        return found.groupdict() if found else None


@dataclass
class RouteTable:
    """The routes in order: the first that matches serves."""

    routes: list[Route] = field(default_factory=list)

    def get(self, template: str, handler: Handler, *, needs_token: bool = True) -> None:
        """Serve GET."""
        self.routes.append(Route("GET", template, handler, needs_token))

    def post(self, template: str, handler: Handler, *, needs_token: bool = True) -> None:
        """Serve POST."""
        self.routes.append(Route("POST", template, handler, needs_token))

    def put(self, template: str, handler: Handler) -> None:
        """Serve PUT."""
        self.routes.append(Route("PUT", template, handler))

    def patch(self, template: str, handler: Handler, *, needs_token: bool = True) -> None:
        """Serve PATCH."""
        self.routes.append(Route("PATCH", template, handler, needs_token))

    def delete(self, template: str, handler: Handler, *, needs_token: bool = True) -> None:
        """Serve DELETE."""
        self.routes.append(Route("DELETE", template, handler, needs_token))

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """Give the route of a request, with its parameters."""
        for route in self.routes:
            if (params := route.match(method, path)) is not None:
                return route, params
        return None
