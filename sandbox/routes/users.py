"""What do the routes about accounts, direct messages and the gateway's address answer?"""

from sandbox.channels import open_direct_messages
from sandbox.constants import Json
from sandbox.payloads import channel_payload, user_payload
from sandbox.routing import Call, RouteTable


def add_routes(table: RouteTable) -> None:
    """Register this module's routes."""
    table.get("/gateway", _gateway, needs_token=False)
    table.get("/gateway/bot", _gateway_bot)
    table.get("/users/@me", _me)
    table.get("/users/{user_id}", _user)
    table.post("/users/@me/channels", _open_direct_messages)


def _gateway(call: Call) -> Json:
    return {"url": call.backend.gateway_url}


def _gateway_bot(call: Call) -> Json:
    started = len(call.backend.gateway.attempts)
    limit = {"total": 1000, "remaining": max(0, 1000 - started), "reset_after": 0, "max_concurrency": 1}
    return {"url": call.backend.gateway_url, "shards": 1, "session_start_limit": limit}


def _me(call: Call) -> Json:
    return user_payload(call.backend.world.bot) | {"verified": True, "mfa_enabled": False, "flags": 0}


def _user(call: Call) -> Json:
    return user_payload(call.backend.world.user(call.id("user_id")))


def _open_direct_messages(call: Call) -> Json:
    user = call.backend.world.user(int(call.body["recipient_id"]))
    return channel_payload(open_direct_messages(call.backend, user), call.backend.world.bot.id)
