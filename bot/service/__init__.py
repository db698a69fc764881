"""What the bot can do, without Discord. The public door: Lobby, Play, Guilds, People, and the Table they return."""

from bot.service.acted import Acted
from bot.service.guilds import Guilds
from bot.service.history import History, Scene, Turn
from bot.service.lobby import Lobby
from bot.service.people import People
from bot.service.play import Play
from bot.service.preferences import Preferences, ServerPreferences
from bot.service.table import Ending, Player, Status, Table

__all__ = [
    "Acted",
    "Ending",
    "Guilds",
    "History",
    "Lobby",
    "People",
    "Play",
    "Player",
    "Preferences",
    "Scene",
    "ServerPreferences",
    "Status",
    "Table",
    "Turn",
]
