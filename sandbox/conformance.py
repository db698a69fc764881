"""Does a recorded request keep to Discord's own description of its API (OpenAPI 3.1)?"""

import copy
import json
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from sandbox.constants import Json
from sandbox.recorder import Exchange

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, Registry, ValidationError

_ROOT = "urn:discord"


class Conformance:
    """Holds requests against the description in a file; each route's schema is prepared once."""

    def __init__(self, description: Path) -> None:
        self._document: Json = json.loads(description.read_text(encoding="utf-8"))
        self._validators: dict[str, Draft202012Validator] = {}

    def problems(self, exchanges: Iterable[Exchange]) -> list[str]:
        """Give every departure from the description, each with its route."""
        found: list[str] = []
        for exchange in exchanges:
            found += [f"{exchange.route}: {problem}" for problem in self.problems_of(exchange)]
        return found

    def problems_of(self, exchange: Exchange) -> list[str]:
        """Give one request's departures from the description."""
        operation = self._document["paths"].get(exchange.template, {}).get(exchange.method.lower())
        if operation is None:
            return ["no such operation"]
        described = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if described is None:
            return [] if exchange.body is None else ["takes no body"]
        if exchange.body is None:
            return ["body required"] if operation["requestBody"].get("required") else []
        body = _with_text_ids(exchange.body)
        return [_explain(error) for error in self._validator(exchange).iter_errors(body)]

    def _validator(self, exchange: Exchange) -> "Draft202012Validator":
        if exchange.route not in self._validators:
            from jsonschema_rs import Draft202012Validator

            steps = ("paths", exchange.template or "", exchange.method.lower())
            place = (*steps, "requestBody", "content", "application/json", "schema")
            pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="~") for step in place)
            schema = {"$ref": f"{_ROOT}#/{pointer}"}
            self._validators[exchange.route] = Draft202012Validator(schema, registry=self._registry)
        return self._validators[exchange.route]

    @cached_property
    def _registry(self) -> "Registry":
        from jsonschema_rs import Draft202012, Registry

        return Registry([(_ROOT, self._document)], draft=Draft202012)


def _with_text_ids(body: object) -> object:
    """Copy a body with its ids as text, where discord.py is known to send numbers and Discord to accept them.

    The description says string for `attachments[].id` (the documentation: "snowflake or number") and `recipient_id`.
    """
    changed = copy.deepcopy(body)
    if isinstance(changed, dict):
        for holder in (changed, changed.get("data")):
            entries = holder.get("attachments") if isinstance(holder, dict) else None
            for entry in entries or []:
                entry["id"] = str(entry["id"])
        if isinstance(changed.get("recipient_id"), int):
            changed["recipient_id"] = str(changed["recipient_id"])
    return changed


def _explain(error: "ValidationError") -> str:
    """Say where and what, going down into the alternative that came closest."""
    deepest = max(_causes(error), key=lambda cause: len(cause.instance_path))
    place = "/".join(str(step) for step in deepest.instance_path)
    return f"{place or 'body'}: {deepest.message[:300]}"


def _causes(error: "ValidationError") -> Iterator["ValidationError"]:
    """Yield what is wrong, and what is wrong with each alternative."""
    yield error
    for alternative in getattr(error.kind, "context", ()):
        for cause in alternative:
            yield from _causes(cause)
