"""Who plays on where somebody left? Coming back to one's seat, `/conspiracy replace`, and taking a seat on offer."""

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import NoOpenSeatError, NoSuchSeatError, NotAtTableError
from bot.i18n import text
from bot.service.table import Table
from cogs.handing import offer_to
from cogs.screens import controls
from cogs.screens.lobby import SEATS, closed_screen
from cogs.screens.naming import player_name
from cogs.screens.seats import offer_screen
from cogs.screens.table import names_of
from cogs.ui.announcer import fresh_nonce
from cogs.ui.answer import Kind
from cogs.ui.commands import described, named
from cogs.ui.ids import SEAT_NUMBERS
from cogs.ui.page import Page, Screen
from cogs.ui.panels import panel
from cogs.ui.places import check_place
from cogs.ui.router import Call

OPTIONS = ("player", "seat")


async def setup(client: Client) -> None:
    """Add the command and the buttons."""

    @client.slash.command(**named("replace"))
    @app_commands.rename(**{name: app_commands.locale_str(name, key=f"option-{name}-name") for name in OPTIONS})
    @app_commands.describe(player=described("option-heir"), seat=described("option-seat"))
    async def replace(
        interaction: discord.Interaction[Client],
        player: discord.User | None = None,
        seat: app_commands.Range[int, 1, SEATS] | None = None,
    ) -> None:
        await client.router.command(interaction, offer if player is None else lambda call: offer_to(call, player, seat))

    client.router.add(controls.RETURN, Kind.EDIT, come_back)
    client.router.add(controls.TAKE, Kind.PRIVATE, take)


async def offer(call: Call) -> Screen:
    """Offer the seats that people left to whoever reads the channel; players may, and managers."""
    table = await call.here()
    table.check_running()
    if table.seat_of(call.user_id) is None and not call.manages(table):
        raise NotAtTableError
    if not table.open_seats:
        raise NoOpenSeatError
    check_place(call.interaction, call.locale)
    await call.client.announcer.post_line(call.channel_id, offer_screen(table, table.locale), fresh_nonce(table))
    return Page().text(text("offer-done", call.locale)).screen()


async def come_back(call: Call) -> Screen:
    """Give somebody the seat again that they left."""
    table = await call.table()
    table.check_running()
    seat = table.left_seat_of(call.user_id)
    if seat is None:  # somebody else has it, or they are back already
        if table.seat_of(call.user_id) is None:
            raise NotAtTableError
        return await panel(call, table)
    return await panel(call, await _seated(call, table, seat, "post-returned"))


async def take(call: Call) -> Screen:
    """Give a seat on offer to the first who wants it."""
    table = await call.table()
    asked = call.control.detail
    if asked not in SEAT_NUMBERS:
        raise NoSuchSeatError
    own = table.left_seat_of(call.user_id) == int(asked)
    after = await _seated(call, table, int(asked), "post-returned" if own else "post-seat-taken")
    message = call.interaction.message
    if message is not None and not call.private:
        call.client.announcer.background(
            call.client.announcer.replace(message.channel.id, message.id, offer_screen(after, after.locale))
        )
    return await panel(call, after)


async def _seated(call: Call, before: Table, seat: int, said: str) -> Table:
    """Let somebody sit down, and tell the channel; return the game as it is then."""
    here = before.guild_id == call.interaction.guild_id  # a name on one server is not one on another
    called = call.name if here else before.player(seat).name
    table = await call.client.play.take_seat(before.id, call.user_id, called, seat, call.now)
    locale, announcer = table.locale, call.client.announcer
    robot = player_name(names_of(before, locale), seat, locale)
    line = closed_screen(said, locale, name=player_name(names_of(table, locale), seat, locale), robot=robot)
    announcer.background(announcer.post_line(table.channel_id, line, fresh_nonce(table)))
    if table.decider == seat:
        announcer.soon(table.id)  # the robot was about to play: now it is their turn
    return table
