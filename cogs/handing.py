"""How does a seat go to somebody in particular? Offered by name, and theirs when they accept."""

import discord

from bot.client import Client
from bot.errors import (
    BotsCannotPlayError,
    GameOverError,
    MissingPermissionError,
    NoSuchSeatError,
    NotForYouError,
    NotOnServerError,
    OfferOverError,
)
from bot.i18n import text
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.lobby import closed_screen
from cogs.screens.naming import player_name
from cogs.screens.parting import handing_screen
from cogs.screens.table import names_of
from cogs.ui.announcer import fresh_nonce
from cogs.ui.answer import Kind
from cogs.ui.ids import SEAT_NUMBERS, ControlId
from cogs.ui.page import Page, Screen
from cogs.ui.panels import panel
from cogs.ui.places import check_place, names_of_permissions, shows
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the buttons; the command is that of all seats."""
    client.router.add(controls.ACCEPT, Kind.PRIVATE, accept)
    client.router.add(controls.DECLINE, Kind.PRIVATE, close)
    client.router.add(controls.WITHDRAW, Kind.PRIVATE, close)


async def offer_to(call: Call, person: discord.User | discord.Member, number: int | None) -> Screen:
    """Offer one's own seat, or one that was left, to a person who then decides; nothing changes until they do."""
    table = await call.here()
    table.check_running()
    check_place(call.interaction, call.locale)
    if person.bot:
        raise BotsCannotPlayError
    if not isinstance(person, discord.Member):  # Discord knows who is on its server
        raise NotOnServerError
    client, wanted = call.client, None if number is None else number - 1
    after = await client.play.offer_seat(
        table.id, call.user_id, person.id, wanted, call.now, manager=call.manages(table)
    )
    own = after.seat_of(call.user_id) if wanted is None else wanted
    seat = after.open_seats[0].position if own is None else own
    muted = await client.people.muted([person.id])
    screen = handing_screen(after, seat, person.id, after.locale, notify=not muted)
    try:
        await client.announcer.send(await client.announcer.channel(after.channel_id), screen, fresh_nonce(after))
    except discord.HTTPException as error:
        await client.play.close_offer(table.id, call.user_id, seat, call.now, manager=True)
        raise MissingPermissionError(permissions=names_of_permissions(call.interaction, call.locale)) from error
    return Page().text(text("handing-done", call.locale)).screen()


async def accept(call: Call) -> Screen:
    """Give the seat to whom it is offered, tell the channel, and show them their panel."""
    table, seat = await call.table(), _seat(call)
    try:
        after = await call.client.play.accept_seat(table.id, call.user_id, call.name, seat, call.now)
    except (OfferOverError, GameOverError):
        now = await call.client.play.load(table.id)
        if now.seat_of(call.user_id) == seat:
            return await panel(call, now)  # clicked twice
        _say_here(call, table, "handing-over")
        raise
    locale, announcer = after.locale, call.client.announcer
    name, before = (player_name(names_of(each, locale), seat, locale) for each in (after, table))
    _say_here(call, after, "handing-accepted", name=name)
    line = closed_screen("post-handed-over", locale, name=name, before=before)
    announcer.background(_tell(call, after, line))
    if after.decider == seat:
        announcer.soon(after.id)
    return await panel(call, after)


async def close(call: Call) -> Screen:
    """Decline a seat, or withdraw its offer."""
    table, seat = await call.table(), _seat(call)
    invited = table.player(seat).offered_to == call.user_id
    try:
        if table.player(seat).offered_to is not None and invited is (call.control.route == controls.WITHDRAW):
            raise NotForYouError
        await call.client.play.close_offer(table.id, call.user_id, seat, call.now, manager=call.manages(table))
    except (OfferOverError, GameOverError):
        _say_here(call, table, "handing-over")
        raise
    _say_here(call, table, "handing-declined" if invited else "handing-withdrawn")
    return Page().text(text("handing-closed", call.locale)).screen()


def _seat(call: Call) -> int:
    if call.control.detail not in SEAT_NUMBERS:
        raise NoSuchSeatError
    return int(call.control.detail)


def _say_here(call: Call, table: Table, key: str, **params: object) -> None:
    """Let the offer that was clicked say what came of it."""
    message, offer = call.interaction.message, ControlId(controls.ACCEPT, table.id, None, call.control.detail)
    if message is not None and not call.private and shows(message, offer):
        line = closed_screen(key, table.locale, **params)
        call.client.announcer.background(call.client.announcer.replace(call.channel_id, message.id, line))


async def _tell(call: Call, table: Table, line: Screen) -> None:
    announcer = call.client.announcer
    await announcer.send(await announcer.channel(table.channel_id), line, fresh_nonce(table))
