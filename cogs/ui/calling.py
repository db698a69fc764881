"""How is somebody told? A mention in the channel, or a direct message; a mention again where that cannot be sent."""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

import discord

from bot.service.clock import Clock
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
    if on_turn is None or not on_turn.human or on_turn.user_id is None:
        return NOBODY
    own, clock = await client.people.preferences(on_turn.user_id), table.clock
    mentioned = _may(own, now) if clock is None or clock.user_id is None else clock.call == Called.MENTION
    called = (on_turn.user_id,) if mentioned else ()
    if clock is None or clock.user_id is None:
        return Calls(called)
    theirs = own.muted and table.agreements.clock is not Clock.LIVE  # their wish says nothing of the others
    if clock.call == Called.NOBODY and not theirs:
        return Calls(called)
    return await _with_next(client, table, called, now)


async def _with_next(client: "Client", table: Table, called: tuple[int, ...], now: datetime) -> Calls:
    """Add whoever is next, if they want to know that and sleep not."""
    after = _next(table)
    if after is None:
        return Calls(called)
    own = await client.people.preferences(after)
    asleep = own.quiet is not None and own.quiet.until(now) is not None
    if not own.next_up or own.muted or asleep:
        return Calls(called)
    if own.notify == Notify.DM:
        return Calls(called, dm=after)
    return Calls(called, next=after)


def _next(table: Table) -> int | None:
    """Return the person whose turn comes after this one: robots between them take no time, and the last turns end."""
    if table.decider is None:
        return None
    last, count = table.view(None).last_turns_by, len(table.players)
    for seat in ((table.decider + step) % count for step in range(1, count)):
        if seat == last:
            return None
        if table.players[seat].human:
            return table.players[seat].user_id
    return None


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
