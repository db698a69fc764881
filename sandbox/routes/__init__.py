"""Which REST routes does the sandbox serve?"""

from sandbox.routes import applications, channels, guilds, interactions, messages, threads, users
from sandbox.routing import RouteTable

_MODULES = (users, applications, guilds, interactions, threads, messages, channels)


def all_routes() -> RouteTable:
    """Give every route, in the order in which they are tried."""
    table = RouteTable()
    for module in _MODULES:
        module.add_routes(table)
    return table
