"""A small, strict Discord that runs on this machine: the unmodified client connects to it. START HERE: server.py."""

from sandbox.clock import Clock
from sandbox.constants import CallbackType, ChannelType, ComponentType, InteractionType
from sandbox.interactions import Interaction
from sandbox.invoking import NotPossibleError
from sandbox.messages import Message
from sandbox.permissions import Permission
from sandbox.person import Person
from sandbox.server import Sandbox

__all__ = [
    "CallbackType",
    "ChannelType",
    "Clock",
    "ComponentType",
    "Interaction",
    "InteractionType",
    "Message",
    "NotPossibleError",
    "Permission",
    "Person",
    "Sandbox",
]
