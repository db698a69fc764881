"""What do the routes that answer interactions do?"""

from sandbox.constants import Json
from sandbox.errors import DiscordError
from sandbox.interactions import Interaction
from sandbox.payloads import message_payload
from sandbox.responding import first_response
from sandbox.routing import Call, RouteTable
from sandbox.webhooks import delete, edit, find, follow_up

_YES = ("1", "true", "True")


def add_routes(table: RouteTable) -> None:
    """Register this module's routes; the token in their path is all the authorisation they need."""
    table.post("/interactions/{interaction_id}/{interaction_token}/callback", _callback, needs_token=False)
    webhook = "/webhooks/{webhook_id}/{webhook_token}"
    table.post(webhook, _follow_up, needs_token=False)
    for message in ("@original", "{message_id}"):
        table.get(f"{webhook}/messages/{message}", _get, needs_token=False)
        table.patch(f"{webhook}/messages/{message}", _edit, needs_token=False)
        table.delete(f"{webhook}/messages/{message}", _delete, needs_token=False)


def _callback(call: Call) -> Json | None:
    interaction = call.backend.interactions.get(call.id("interaction_id"), call.params["interaction_token"])
    answer = first_response(call.backend, interaction, call.body, call.uploads)
    return answer if call.query.get("with_response") in _YES else None


def _interaction(call: Call) -> Interaction:
    if call.id("webhook_id") != call.backend.world.application.id:
        raise DiscordError(10015)
    return call.backend.interactions.acknowledged(call.params["webhook_token"], call.backend.clock.timestamp())


def _follow_up(call: Call) -> Json | None:
    message = follow_up(call.backend, _interaction(call), call.body, call.uploads)
    return message_payload(call.backend.world, message) if call.query.get("wait") in _YES else None


def _get(call: Call) -> Json:
    message = find(call.backend, _interaction(call), call.params.get("message_id", "@original"))
    return message_payload(call.backend.world, message)


def _edit(call: Call) -> Json:
    interaction = _interaction(call)
    message = find(call.backend, interaction, call.params.get("message_id", "@original"))
    edit(call.backend, interaction, message, call.body, call.uploads)
    return message_payload(call.backend.world, message)


def _delete(call: Call) -> None:
    interaction = _interaction(call)
    delete(call.backend, interaction, find(call.backend, interaction, call.params.get("message_id", "@original")))
