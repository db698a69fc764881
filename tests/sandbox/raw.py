"""How does a test send requests that no library would?"""

import io
import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox import Interaction, Sandbox
from sandbox.constants import Json

V2 = 1 << 15
EPHEMERAL = 1 << 6


@dataclass(frozen=True)
class Answer:
    """A status, a JSON body, headers."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int | None:
        return self.body.get("code") if isinstance(self.body, dict) else None

    @property
    def faults(self) -> set[str]:
        """The codes anywhere in a form's tree of faults."""
        return set(_codes(self.body.get("errors", {})))


def _codes(node: Any) -> list[str]:
    found: list[str] = []
    for key, value in node.items():
        found += [entry["code"] for entry in value] if key == "_errors" else _codes(value)
    return found


class Raw:
    """A client that says whatever it is told to."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session

    async def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[int, tuple[str, bytes]] | None = None,
        token: str | None = None,
        text: str | None = None,
    ) -> Answer:
        headers = {"Authorization": f"Bot {self.sandbox.token if token is None else token}"}
        data: aiohttp.FormData | bytes | None = None if body is None else json.dumps(body).encode()
        data = data if text is None else text.encode()
        if files:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in files.items():
                data.add_field(
                    f"files[{index}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
                )
        elif body is not None:
            headers["Content-Type"] = "application/json"
        async with self._session.request(method, self.sandbox.api_base + path, data=data, headers=headers) as response:
            answered = await response.text()
            return Answer(response.status, json.loads(answered) if answered else None, dict(response.headers))

    async def post(self, body: Json, files: dict[int, tuple[str, bytes]] | None = None) -> Answer:
        """Post in the sandbox's channel."""
        return await self.send("POST", f"/channels/{self.sandbox.channel.id}/messages", body, files=files)

    async def edit(self, message_id: str, body: Json, files: dict[int, tuple[str, bytes]] | None = None) -> Answer:
        """Edit a message of the sandbox's channel."""
        path = f"/channels/{self.sandbox.channel.id}/messages/{message_id}"
        return await self.send("PATCH", path, body, files=files)

    async def respond(
        self, interaction: Interaction, kind: int, data: Json | None = None, *, token: str | None = None
    ) -> Answer:
        """Answer an interaction."""
        path = f"/interactions/{interaction.id}/{token or interaction.token}/callback?with_response=true"
        return await self.send("POST", path, {"type": kind, "data": data or {}})

    async def webhook(self, interaction: Interaction, method: str, path: str = "", body: Any = None) -> Answer:
        """Use an interaction's token."""
        application = self.sandbox.world.application.id
        return await self.send(method, f"/webhooks/{application}/{interaction.token}{path}", body)


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "go", **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | fields


def select(options: int = 2, **fields: Any) -> Json:
    entries = [{"label": f"Option {index}", "value": str(index)} for index in range(options)]
    return {"type": 3, "custom_id": "pick", "options": entries} | fields


def text(content: str) -> Json:
    return {"type": 10, "content": content}
