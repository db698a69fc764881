"""What points to a message or to a moment, as Discord shows it to each reader? Links and timestamps."""

from datetime import datetime

from bot.i18n import text
from bot.service.table import Table


def link(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """Return the address of a message, or else of its channel."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return place if message_id is None else f"{place}/{message_id}"


def link_to(table: Table) -> str:
    """Return the address of a game's public message, or else of its channel."""
    return link(table.guild_id, table.channel_id, table.message_id)


def stamp(at: datetime, style: str = "R") -> str:
    """Return a moment as Discord shows it to everybody in their own time: `R` from now, `f` in full."""
    return f"<t:{int(at.timestamp())}:{style}>"


def deadline(table: Table, locale: str) -> str:
    """Return until when the player on turn has time; '' without a clock."""
    clock = table.clock
    if clock is None or clock.due is None or table.over:
        return ""
    return f"-# {text('clock-until', locale, due=stamp(clock.due), exactly=stamp(clock.due, 'f'))}"
