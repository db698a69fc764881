"""Whom does a game wait for, since when and until when? Kept in the transaction that changes the game."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.db import Connection, clocks, games, people
from bot.db.rows import ClockRow
from bot.service.agreements import agreements_of
from bot.service.clock import Clock, later, passed
from bot.service.preferences import Notify, Preferences, read
from bot.service.table import Status, Table

FEWEST_PEOPLE: Final = 2  # with fewer nobody is held up
PRESENT: Final = timedelta(minutes=10)  # since somebody's last choice, at a live table
FORGOTTEN: Final = timedelta(days=30)  # without a person's choice: then a game is closed
LINGERING: Final = timedelta(days=1)  # the thread of a game that is over, for a last word
UNUSED: Final = timedelta(days=7)  # a table that waits for players, untouched
SHORTEST_PATIENCE: Final = timedelta(minutes=5)
LONGEST_PATIENCE: Final = timedelta(days=1)


class Step(StrEnum):
    """What has come of a turn so far, or what else a game waits for."""

    LOBBY = "lobby"  # players
    IDLE = "idle"  # nobody who could hold up others
    CALL = "call"  # somebody is to be told that it is their turn
    RUNNING = "running"  # time runs
    REMINDED = "reminded"  # half of it has passed
    UP = "up"  # all of it: the table is asked
    OVER = "over"  # its thread is to be closed


class Called(StrEnum):
    """How somebody is told that it is their turn."""

    MENTION = "mention"  # by the public message
    LATER = "later"  # when their quiet hours end, as they want it then
    DM = "dm"
    NOBODY = "nobody"  # they do not want it, or are there


async def timed(connection: Connection, table: Table, now: datetime, *, actor: int | None = None) -> Table:
    """Return a changed game with its clock as it has to be now, which is stored; `actor` is who has made a choice."""
    seat = None if actor is None else table.seat_of(actor)
    if actor is not None and seat is not None and table.players[seat].missed:
        await clocks.count_missed(connection, table.id, actor, 0)
    if not _outdated(table, actor):
        return table
    same_turn = table.clock is not None and table.clock.turn == table.turn
    clock = await _clock_of(
        connection, table, now, there=same_turn and actor is not None and actor == waited_for(table)
    )
    await clocks.set_clock(connection, table.id, clock)
    return replace(table, clock=clock)


def waited_for(table: Table) -> int | None:
    """Return the person whom others wait for; None where nobody does."""
    if table.decider is None or len(table.humans) < FEWEST_PEOPLE:
        return None
    player = table.players[table.decider]
    return player.user_id if player.human else None


def _outdated(table: Table, actor: int | None) -> bool:
    """Whether a game waits for something else than its clock says."""
    clock = table.clock
    match table.status:
        case Status.LOBBY:
            return clock is None
        case Status.RUNNING:
            if clock is None or clock.step in (Step.LOBBY, Step.OVER):
                return True
            back = clock.step == Step.UP and actor == clock.user_id is not None
            return back or (clock.turn, clock.user_id) != (table.turn, waited_for(table))
        case _:
            return (clock is not None and clock.step != Step.OVER) or (clock is None and table.in_thread)


async def _clock_of(connection: Connection, table: Table, now: datetime, *, there: bool) -> ClockRow | None:
    if table.status is Status.LOBBY:
        return _waiting(Step.LOBBY, 0, now, UNUSED)
    if table.status is not Status.RUNNING:
        return None if not table.in_thread else _waiting(Step.OVER, table.turn, now, LINGERING)
    user_id = waited_for(table)
    if user_id is None:
        return _waiting(Step.IDLE, table.turn, now, FORGOTTEN)
    own = read(Preferences, await people.load(connection, user_id))
    acts = await clocks.last_acts(connection, table.id) if table.agreements.clock is Clock.LIVE else {}
    there = there or (table.agreements.clock is Clock.LIVE and everybody_is_there(table, acts, now))
    return clock_for(table, user_id, own, now, there=there)


def clock_for(table: Table, user_id: int, own: Preferences, now: datetime, *, there: bool) -> ClockRow:
    """Return the clock of a turn that begins, for a person who wants this; nobody calls them who are `there`."""
    agreed = table.agreements.clock
    span, quiet = agreed.span, own.quiet if agreed.sleeps else None
    asleep = None if own.quiet is None else own.quiet.until(now)
    call = Called.MENTION
    if there or own.muted or (agreed is Clock.LIVE and asleep is not None):
        call = Called.NOBODY
    elif asleep is not None:
        call = Called.LATER
    elif own.notify == Notify.DM:
        call = Called.DM
    clock = ClockRow(
        turn=table.turn,
        user_id=user_id,
        since=now,
        span=span,
        due=None if span is None else later(now, span, quiet),
        call=call,
        step=Step.RUNNING,
        told=Step.RUNNING,
        wake=now,
    )
    if call in (Called.LATER, Called.DM):
        return replace(clock, step=Step.CALL, wake=asleep or now)
    return replace(clock, wake=wake_after(clock, own, agreed, now))


def wake_after(clock: ClockRow, own: Preferences, agreed: Clock, now: datetime) -> datetime:
    """Return when somebody must look again at a turn, people having been told how it stands."""
    if clock.due is None or clock.span is None:
        return clock.since + FORGOTTEN
    match clock.step:
        case Step.UP:
            return now + patience(clock.span)
        case Step.RUNNING if own.reminder and not own.muted:
            half = later(clock.since, clock.span / 2, own.quiet if agreed.sleeps else None)
            return half if now < half < clock.due else clock.due
        case _:
            return clock.due


def patience(span: timedelta) -> timedelta:
    """Return how long a table may take to say what becomes of a turn of which the time is up."""
    return min(max(span / 2, SHORTEST_PATIENCE), LONGEST_PATIENCE)


def everybody_is_there(table: Table, acts: Mapping[int, datetime], now: datetime) -> bool:
    """Whether all people at a table have done something just now; to begin with, that they have started."""
    begun = table.started_at or now
    seen = [acts.get(player.user_id or 0, begun) for player in table.humans]
    return all(now - at <= PRESENT for at in seen)


def _waiting(step: Step, turn: int, now: datetime, long: timedelta) -> ClockRow:
    return ClockRow(turn, None, now, None, None, Called.NOBODY, step, step, now + long)


async def wishes_changed(
    connection: Connection, user_id: int, before: Preferences, after: Preferences, now: datetime
) -> None:
    """Let the time that somebody has left, and when they are told of it, follow what they want from now on."""
    for game_id, clock in await clocks.running_for(connection, user_id):
        row = await games.load(connection, game_id)
        if row is None or clock.step == Step.UP or (clock.due is not None and clock.due <= now):
            continue
        agreed = agreements_of(row.options).clock
        moved = clock
        if clock.due is not None and agreed.sleeps:
            moved = replace(clock, due=later(now, passed(now, clock.due, before.quiet), after.quiet))
        asleep = None if after.quiet is None else after.quiet.until(now)
        wake = (asleep or now) if clock.step == Step.CALL else wake_after(moved, after, agreed, now)
        await clocks.set_clock(connection, game_id, replace(moved, wake=wake))
