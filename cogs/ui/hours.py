"""When may somebody be disturbed? Their time zone and quiet hours, written into forms."""

from collections.abc import Callable
from dataclasses import replace

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import NoSuchTimeError
from bot.i18n import choose_locale, text
from bot.service import Preferences
from bot.service.zones import find_zones, local_time, time_of_day, written_time, zone_named
from cogs.screens import controls
from cogs.screens.settings import calls_screen, zone_name
from cogs.ui.forms import Field, Form
from cogs.ui.ids import ControlId
from cogs.ui.looks import language_of
from cogs.ui.page import LONGEST_OPTION, Screen, cut
from cogs.ui.router import Call

MOST_SUGGESTED = 25
USUAL = 23 * 60, 8 * 60  # what stands in the form of somebody who has no quiet hours
ZONE_LINE, FROM_LINE, TO_LINE = "zone", "from", "to"


async def suggest_zones(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the time zones that somebody may mean, each with the time of day there."""
    now = interaction.client.now()
    return [
        app_commands.Choice(name=cut(f"{zone_name(zone)} · {local_time(zone, now)}", LONGEST_OPTION), value=zone)
        for zone in find_zones(typed, MOST_SUGGESTED)
    ]


async def ask_zone(call: Call) -> Form:
    """Open the form for a time zone."""
    locale = choose_locale(call.control.detail)
    line = Field(ZONE_LINE, text("form-zone-line", locale), text("form-zone-hint", locale))
    return Form(text("form-zone-title", locale), ControlId(controls.ZONE), (line,))


async def ask_quiet(call: Call) -> Form:
    """Open the form for quiet hours, with those of now."""
    code, start, end, *_ = [*call.control.detail.split("|"), "", "", ""]
    locale, hint = choose_locale(code), text("form-quiet-hint", choose_locale(code))
    lines = [
        Field(name, text(f"form-quiet-{name}", locale), hint, written_time(usual if before is None else before), 16)
        for name, before, usual in zip((FROM_LINE, TO_LINE), (time_of_day(start), time_of_day(end)), USUAL, strict=True)
    ]
    return Form(text("form-quiet-title", locale), ControlId(controls.QUIET), lines)


async def zone_written(call: Call) -> Screen:
    """Take the time zone that somebody wrote into the form."""
    return await tell_zone(call, call.written.get(ZONE_LINE, ""))


async def tell_zone(call: Call, typed: str) -> Screen:
    """Take the time zone that somebody means; where that is not clear, say so and let them choose."""
    zone = zone_named(typed)
    if zone is not None:
        return await move(call, zone)
    return calls_screen(call.own, call.locale, call.now, places=find_zones(typed) if typed.strip() else ())


async def move(call: Call, zone: str) -> Screen:
    """Store in which time zone somebody is."""
    return await _changed(call, lambda own: replace(own, zone=zone))


async def quiet_written(call: Call) -> Screen:
    """Take the quiet hours that somebody wrote; raise NoSuchTimeError, NoTimeZoneError or QuietTooLongError."""
    start, end = (time_of_day(call.written.get(name, "")) for name in (FROM_LINE, TO_LINE))
    if start is None or end is None:
        raise NoSuchTimeError
    return await _changed(call, lambda own: own.with_quiet_hours(start, end))


async def no_quiet(call: Call) -> Screen:
    """Let somebody be told at any time of the day."""
    return await _changed(call, lambda own: replace(own, quiet_from=None, quiet_to=None))


async def _changed(call: Call, wish: Callable[[Preferences], Preferences]) -> Screen:
    """Store what somebody wants, which the clocks that run for them follow, and show it."""
    own = await call.client.people.change(call.user_id, call.now, wish)
    return calls_screen(own, language_of(own, str(call.interaction.locale)), call.now)
