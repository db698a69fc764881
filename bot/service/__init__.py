"""What the bot can do, without Discord: the public door."""

from bot.robots import LEVELS
from bot.service.acted import Acted
from bot.service.advice import Advice
from bot.service.agreements import Agreements
from bot.service.clock import Clock
from bot.service.guilds import Guilds
from bot.service.history import History, Scene, Turn
from bot.service.ladder import Ladder
from bot.service.lobby import Lobby
from bot.service.people import People
from bot.service.play import Play
from bot.service.preferences import Notify, Preferences, ServerPreferences
from bot.service.privacy import Kept, Privacy
from bot.service.table import Ending, Player, Status, Table
from bot.service.thinking import Thinking

__all__ = [
    "LEVELS",
    "Acted",
    "Advice",
    "Agreements",
    "Clock",
    "Ending",
    "Guilds",
    "History",
    "Kept",
    "Ladder",
    "Lobby",
    "Notify",
    "People",
    "Play",
    "Player",
    "Preferences",
    "Privacy",
    "Scene",
    "ServerPreferences",
    "Status",
    "Table",
    "Thinking",
    "Turn",
]
