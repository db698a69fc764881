"""Who plays on where somebody left? Coming back to one's seat, `/conspiracy replace`, and taking a seat on offer."""

import discord

from bot.client import Client
from bot.errors import GameOverError, NoOpenSeatError, NoSuchSeatError, NotAtTableError, NotStartedError
from bot.i18n import text
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.lobby import closed_screen
from cogs.screens.naming import player_name
from cogs.screens.seats import offer_screen
from cogs.screens.table import names_of
from cogs.ui.announcer import fresh_nonce
from cogs.ui.answer import Kind
from cogs.ui.commands import named
from cogs.ui.ids import SEAT_NUMBERS
from cogs.ui.page import Page, Screen
from cogs.ui.panels import panel
from cogs.ui.places import check_place
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the command and the buttons."""

    @client.slash.command(**named("replace"))
    async def replace(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, offer)

    client.router.add(controls.RETURN, Kind.EDIT, come_back)
    client.router.add(controls.TAKE, Kind.PRIVATE, take)


async def offer(call: Call) -> Screen:
    """Offer the seats that people left to whoever reads the channel; players may, and managers."""
    table = await call.here()
    if table.over:
        raise GameOverError
    if table.started_at is None:
        raise NotStartedError
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
    if table.over:
        raise GameOverError
    seat = table.left_seat_of(call.user_id)
    if seat is None:  # somebody else has it, or they are back already
        if table.seat_of(call.user_id) is None:
            raise NotAtTableError
        return await panel(call, table)
    return await _seated(call, table, seat, "post-returned")


async def take(call: Call) -> Screen:
    """Give a seat on offer to the first who wants it."""
    table = await call.table()
    asked = call.control.detail
    if asked not in SEAT_NUMBERS:
        raise NoSuchSeatError
    own = table.left_seat_of(call.user_id) == int(asked)
    screen = await _seated(call, table, int(asked), "post-returned" if own else "post-seat-taken")
    message = call.interaction.message
    if message is not None and not call.private:
        after = await call.client.play.load(table.id)
        call.client.announcer.background(
            call.client.announcer.replace(message.channel.id, message.id, offer_screen(after, after.locale))
        )
    return screen


async def _seated(call: Call, before: Table, seat: int, said: str) -> Screen:
    """Let somebody sit down, tell the channel, and show them their panel."""
    table = await call.client.play.take_seat(before.id, call.user_id, call.name, seat, call.now)
    locale, announcer = table.locale, call.client.announcer
    robot = player_name(names_of(before, locale), seat, locale)
    line = closed_screen(said, locale, name=player_name(names_of(table, locale), seat, locale), robot=robot)
    announcer.background(announcer.post_line(table.channel_id, line, fresh_nonce(table)))
    if table.decider == seat:
        announcer.soon(table.id)  # the robot was about to play: now it is their turn
    return await panel(call, table)
