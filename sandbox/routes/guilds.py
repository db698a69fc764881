"""What do the routes about guilds and their members answer?"""

from sandbox.constants import Json
from sandbox.payloads import channel_payload, guild_payload, member_payload, role_payload
from sandbox.routing import Call, RouteTable
from sandbox.world import Guild


def add_routes(table: RouteTable) -> None:
    """Register this module's routes."""
    table.get("/guilds/{guild_id}", _guild)
    table.get("/guilds/{guild_id}/members/{user_id}", _member)
    table.get("/guilds/{guild_id}/roles", _roles)
    table.get("/guilds/{guild_id}/channels", _channels)
    table.get("/guilds/{guild_id}/threads/active", _active_threads)


def _of(call: Call) -> Guild:
    return call.backend.world.guild(call.id("guild_id"))


def _guild(call: Call) -> Json:
    guild = _of(call)
    payload = guild_payload(guild, call.backend.world.application)
    if call.query.get("with_counts") in ("1", "true", "True"):
        payload |= {"approximate_member_count": len(guild.members), "approximate_presence_count": 0}
    return payload


def _member(call: Call) -> Json:
    return member_payload(call.backend.world.member(_of(call), call.id("user_id")))


def _roles(call: Call) -> list[Json]:
    return [role_payload(role) for role in _of(call).roles.values()]


def _channels(call: Call) -> list[Json]:
    world = call.backend.world
    return [channel_payload(entry, world.bot.id) for entry in world.channels_of(_of(call)) if not entry.is_thread]


def _active_threads(call: Call) -> Json:
    world = call.backend.world
    return {
        "threads": [channel_payload(entry, world.bot.id) for entry in world.active_threads(_of(call))],
        "members": [],
    }
