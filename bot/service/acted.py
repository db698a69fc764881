"""What came of an action?"""

from dataclasses import dataclass

from bot.game import Event
from bot.service.table import Table


@dataclass(frozen=True, slots=True)
class Acted:
    """The table after an action, what its seat may know of what it brought about, and whether it counted just now.

    Whoever shows the events to others asks `bot.game.visible`. Those of a robot's turn are what everybody may know.
    """

    table: Table
    events: tuple[Event, ...]
    fresh: bool
