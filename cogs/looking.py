"""How does the game stand? `/conspiracy table`, `chamber`, and the buttons that only show something."""

from functools import partial

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import NoGameHereError, NoSuchSeatError, NotStartedError
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.chambers import chamber_screen
from cogs.screens.description import describe
from cogs.screens.lobby import lobby_screen
from cogs.screens.parting import asleep_look
from cogs.screens.table import called, look_screen, names_of
from cogs.ui.answer import Kind
from cogs.ui.commands import described, named
from cogs.ui.page import InWords, Page, Screen
from cogs.ui.places import check_place
from cogs.ui.recaps import public_recap, public_turns
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the commands and the buttons."""

    @client.slash.command(**named("table"))
    async def table(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, table_here)

    @client.slash.command(**named("chamber"))
    @app_commands.rename(player=app_commands.locale_str("player", key="option-player-name"))
    @app_commands.describe(player=described("option-player"))
    async def chamber(interaction: discord.Interaction[Client], player: discord.User | None = None) -> None:
        await client.router.command(interaction, lambda call: chamber_here(call, player.id if player else None))

    client.router.add(controls.CHAMBERS, Kind.PRIVATE, chambers)
    client.router.add(controls.CHAMBER, Kind.EDIT, chambers)
    client.router.add(controls.WORDS, Kind.PRIVATE, words)


async def table_here(call: Call) -> Screen:
    """Show the table of this channel to whoever asks; if its public message is gone, post it anew."""
    table = await call.renamed(await _here_or_moved(call))
    announcer = call.client.announcer
    if table.dormant:
        picture = await call.client.pictures.table(table, None, await call.reader())
        return asleep_look(table, picture, call.locale, may_wake=call.may_wake(table))
    if not table.over and await announcer.lost(table):
        if table.status is Status.LOBBY:
            announcer.background(announcer.post_lobby(table))
        else:
            announcer.soon(table.id, anew=True)
    if table.started_at is None:
        return lobby_screen(table, call.locale)
    gone = frozenset([person for person in called(table) if not table.over and await announcer.absent(table, person)])
    turns = await public_turns(call.client, table)
    picture = await call.client.pictures.table(table, next(iter(turns[-1:]), None), await call.reader())
    return look_screen(table, public_recap(table, turns, call.locale), picture, call.locale, gone)


async def _here_or_moved(call: Call) -> Table:
    """Return the game of this channel, or bring here one of the player's whose own channel is no more."""
    try:
        if not (table := await call.here()).over:
            return table
    except NoGameHereError:
        table = None
    client = call.client
    for mine in await client.play.games_of(call.user_id):
        if mine.guild_id == call.interaction.guild_id and await client.announcer.closed(mine.channel_id):
            check_place(call.interaction, call.locale)
            return await client.play.move_channel(mine.id, call.channel_id, call.now)
    if table is None:
        raise NoGameHereError
    return table


async def chamber_here(call: Call, user_id: int | None) -> Screen:
    """Show somebody's Chamber, one's own unless told otherwise."""
    table = _started(await call.here())
    seat = table.seat_of(user_id or call.user_id)
    if seat is None and user_id is not None:
        raise NoSuchSeatError
    return await _chamber(call, table, table.view(None).turn if seat is None else seat)


async def chambers(call: Call) -> Screen:
    """Show a Chamber of the game that the button belongs to."""
    table = _started(await call.table())
    own = table.seat_of(call.user_id)
    wanted = call.control.detail
    if not wanted:
        return await _chamber(call, table, table.view(None).turn if own is None else own)
    seat = int(wanted) if wanted.isascii() and wanted.isdigit() else -1
    if seat not in range(len(table.players)):
        raise NoSuchSeatError
    return await _chamber(call, table, seat)


async def _chamber(call: Call, table: Table, seat: int) -> Screen:
    viewer = table.seat_of(call.user_id)
    view = table.view(viewer)
    picture = await call.client.pictures.chamber(view, names_of(table, call.locale), seat, await call.reader())
    return chamber_screen(table, viewer, seat, picture, call.locale)


async def words(call: Call) -> Screen:
    """Show the whole table in words, as whoever asks sees it."""
    table = _started(await call.table())
    view = table.view(table.seat_of(call.user_id))
    return Page().picture(InWords(partial(describe, view, names_of(table, call.locale), call.locale))).screen()


def _started(table: Table) -> Table:
    if table.started_at is None:
        raise NotStartedError
    return table
