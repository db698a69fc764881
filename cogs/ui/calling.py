"""How is somebody told? A mention in the channel, or a direct message; a mention again where that cannot be sent."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

import discord

from bot.service.preferences import Notify, Preferences
from bot.service.table import Status, Table
from bot.service.timing import Called
from cogs.screens.absence import call_screen, next_screen
from cogs.ui.page import Screen

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Calls:
    """Whom a public message mentions: `now` because they are to act or to know, `next` because they will be."""

    now: tuple[int, ...] = ()
    next: int | None = None
    dm: int | None = None  # whoever is next, and wants a direct message

    @property
    def everybody(self) -> tuple[int, ...]:
        """All of them."""
        return self.now if self.next is None else (*self.now, self.next)


NOBODY = Calls()


def nonce(table: Table, *about: object) -> str:
    """Return what marks a message about something of a game: the same whenever it is sent, after a crash too."""
    digest = hashlib.blake2s(" ".join(map(str, about)).encode(), digest_size=8).hexdigest()
    return f"{table.id}-{digest}"[:25]


async def calls_of(client: "Client", table: Table, now: datetime) -> Calls:
    """Return whom the public message of a game calls: whoever is on turn, at the end all who play."""
    if table.solo:
        return NOBODY  # they are there already: the automaton has its turn while they look on
    if table.status is Status.OVER:
        people = [player.user_id for player in table.humans if player.user_id is not None]
        wishes = await asyncio.gather(*(client.people.preferences(person) for person in people))
        return Calls(tuple(person for person, own in zip(people, wishes, strict=True) if _may(own, now)))
    on_turn = None if table.decider is None else table.players[table.decider]
    called: tuple[int, ...] = ()
    if on_turn is not None and on_turn.human and on_turn.user_id is not None:
        if table.clock is not None and table.clock.user_id is not None:
            mentioned = table.clock.call == Called.MENTION
        else:
            mentioned = _may(await client.people.preferences(on_turn.user_id), now)
        called = (on_turn.user_id,) if mentioned else ()
    return await _with_next(client, table, called, now)


async def _with_next(client: "Client", table: Table, called: tuple[int, ...], now: datetime) -> Calls:
    """Add whoever is next, if they want to know that and sleep not."""
    if table.decider is None or table.clock is None or table.clock.user_id is None:
        return Calls(called)
    after = table.players[(table.decider + 1) % len(table.players)]
    if not after.human or after.user_id is None:
        return Calls(called)
    own = await client.people.preferences(after.user_id)
    asleep = own.quiet is not None and own.quiet.until(now) is not None
    if not own.next_up or own.muted or asleep or table.clock.call == Called.NOBODY:
        return Calls(called)
    if own.notify == Notify.DM:
        return Calls(called, dm=after.user_id)
    return Calls(called, next=after.user_id)


def _may(own: Preferences, now: datetime) -> bool:
    """Whether a message may mention somebody who wants this."""
    asleep = own.quiet is not None and own.quiet.until(now) is not None
    return own.notify == Notify.MENTION and not asleep


async def call(client: "Client", table: Table, user_id: int, *, dm: bool, again: bool, key: str) -> None:
    """Tell somebody that it is their turn, or that it still is; raise discord.HTTPException if nothing tells them."""

    def direct(locale: str) -> Screen:
        return call_screen(table, user_id, locale, again=again, dm=True)

    if dm and await tell(client, user_id, direct, table, key):
        return
    channel = await client.announcer.channel(table.channel_id)
    screen = call_screen(table, user_id, table.locale, again=again)
    await client.announcer.send(channel, screen, key)


async def call_next(client: "Client", table: Table, user_id: int) -> None:
    """Tell somebody who wants it in a direct message that they are next."""
    key = nonce(table, "next", table.turn, user_id)
    await tell(client, user_id, lambda locale: next_screen(table, locale), table, key)


async def tell(client: "Client", user_id: int, screen: Callable[[str], Screen], table: Table, key: str) -> bool:
    """Send somebody a direct message in their language, if they have chosen one; False where they take none."""
    own = await client.people.preferences(user_id)
    try:
        channel = await client.create_dm(discord.Object(user_id))
        await client.announcer.send(channel, screen(own.locale or table.locale), key)
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("game %s: no direct message (%s)", table.id, error)
        return False
    return True
