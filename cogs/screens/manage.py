"""What can the host arrange? Options, robots, who plays and who is host, before the game begins."""

from dataclasses import replace

from bot.i18n import text
from bot.service import LEVELS
from bot.service.table import Player, Table
from cogs.screens import controls
from cogs.screens.lobby import options
from cogs.screens.naming import player_name
from cogs.screens.table import name_of, names_of
from cogs.screens.wishes import clocks
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Option, Page, Screen

COLOUR = 0x2A9D8F


def manage_screen(table: Table, locale: str) -> Screen:
    """Return the host's own panel of a table that waits for players."""
    page = Page(COLOUR).text(f"### {text('manage-title', locale)}", *options(table, locale))
    page.buttons(
        Button(text("button-bonus", locale), ControlId(controls.BONUS, table.id, table.version)),
        Button(text("button-points", locale), ControlId(controls.HIDDEN, table.id, table.version)),
        Button(text("button-hints", locale), ControlId(controls.HINTS, table.id, table.version)),
        Button(text("button-thread", locale), ControlId(controls.THREAD, table.id, table.version)),
        Button(
            text("button-remove-robot", locale),
            ControlId(controls.REMOVE_ROBOT, table.id, table.version),
            disabled=len(table.humans) == len(table.players),
        ),
    )
    clock = ControlId(controls.CLOCK, table.id, table.version)
    page.select(text("pace-placeholder", locale), clock, clocks(table.agreements.clock, locale))
    names = names_of(table, locale)
    for player in table.players:
        if not player.human:  # a select each: what it shows is how the robot plays now
            control = ControlId(controls.LEVEL, table.id, table.version, str(player.position))
            page.select(player_name(names, player.position, locale, markdown=False), control, _levels(player, locale))
    others = [
        Option(player_name(names, player.position, locale, markdown=False), str(player.user_id))
        for player in table.humans
        if player.user_id != table.host_id
    ]
    if others:
        page.select(text("manage-kick", locale), ControlId(controls.KICK, table.id), others)
        page.select(text("manage-host", locale), ControlId(controls.HOST, table.id), others)
    return page.screen()


def _levels(player: Player, locale: str) -> list[Option]:
    """Return the ways in which a robot may play, each with its name."""
    return [
        Option(
            name_of(replace(player, robot=level), locale),
            level,
            text(f"robot-level-{level}-line", locale),
            level == player.robot,
        )
        for level in LEVELS
    ]
