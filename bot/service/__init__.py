"""What the bot can do, without Discord. The public door: Lobby, Play, Guilds, and the Table that they return."""

from bot.service.guilds import Guilds
from bot.service.history import History, Turn
from bot.service.lobby import Lobby
from bot.service.play import Acted, Play
from bot.service.table import Ending, Player, Status, Table

__all__ = ["Acted", "Ending", "Guilds", "History", "Lobby", "Play", "Player", "Status", "Table", "Turn"]
