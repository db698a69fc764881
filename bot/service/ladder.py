"""What becomes of a turn that takes long? Called, reminded, asked for, played by a robot: a step at a time, once each.

A step is stored before people are told of it, and noted once they have been: after a crash it is told again, under the
nonce of the first try, and nothing is told twice. docs/clock.md describes the steps to players.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.db import Connection, Database, clocks, games, notices, people
from bot.db.rows import ClockRow, GameRow, PostRow
from bot.errors import SettledError
from bot.service.clock import Clock, later
from bot.service.preferences import Notify, Preferences, read
from bot.service.seating import found
from bot.service.table import Status, Table, table_of
from bot.service.timing import Called, Step, patience, wake_after

RETRY: Final = timedelta(minutes=2)  # until people are told again of what they could not be told of
MOST_MISSED: Final = 2  # deadlines in a row: then a robot keeps the seat
OUTAGE: Final = timedelta(minutes=15)  # away for longer, the bot gives everybody time


class Task(StrEnum):
    """What is to be done about a clock that is due."""

    CALL = "call"  # tell somebody that it is their turn
    REMIND = "remind"  # once more, half the time being gone
    ASK = "ask"  # the table what becomes of a turn of which the time is up
    STAND_IN = "stand_in"  # let a robot play it: nobody has said anything
    KEEP = "keep"  # let a robot keep the seat: that was not the first time
    CLOSE_GAME = "close_game"  # nobody has played for long
    CLOSE_LOBBY = "close_lobby"  # nobody has come for long
    CLOSE_THREAD = "close_thread"  # the game has been over for a while


class Choice(StrEnum):
    """What a table may want of a turn of which the time is up."""

    WAIT = "wait"
    ROBOT = "robot"
    SUBSTITUTE = "substitute"


TELLING: Final = (Task.CALL, Task.REMIND)  # one person, who may be asleep
STEPS: Final = {Task.CALL: Step.CALL, Task.REMIND: Step.REMINDED, Task.ASK: Step.UP}


@dataclass(frozen=True, slots=True)
class Due:
    """A task, and the game at which it is to be done, with its clock as it now stands."""

    task: Task
    table: Table
    clock: ClockRow
    dm: bool = False  # whether the person wants to be told in a direct message

    @property
    def user_id(self) -> int:
        """Whom it is about; 0 where it is about nobody."""
        return self.clock.user_id or 0


def task_of(clock: ClockRow, own: Preferences, missed: int, now: datetime) -> Task | None:
    """Return what is to be done now about a clock, `missed` being how often in a row its person has missed before."""
    match Step(clock.step):
        case Step.LOBBY:
            return Task.CLOSE_LOBBY
        case Step.IDLE:
            return Task.CLOSE_GAME
        case Step.OVER:
            return Task.CLOSE_THREAD
        case Step.UP:
            return Task.STAND_IN if clock.told == Step.UP else Task.ASK
        case Step.CALL | Step.RUNNING | Step.REMINDED:
            return _task_in_turn(clock, own, missed, now)


def _task_in_turn(clock: ClockRow, own: Preferences, missed: int, now: datetime) -> Task | None:
    if clock.due is not None and now >= clock.due:
        return Task.KEEP if missed + 1 >= MOST_MISSED else Task.ASK
    if clock.step == Step.CALL:
        return Task.CALL
    if clock.due is None:
        return Task.CLOSE_GAME
    wanted = own.reminder and not own.muted and clock.told != Step.REMINDED
    return Task.REMIND if wanted else None


def _held_back(clock: ClockRow, task: Task | None, own: Preferences, agreed: Clock, now: datetime) -> ClockRow | None:
    """Return a clock on which nobody is called now, whatever was planned; None where somebody may be.

    Whether they sleep, or want no calls, is asked at the last moment: an outage or another wish may have come between.
    """
    if task not in TELLING:
        return None
    if own.muted:  # a reminder is none of theirs anyway
        told = replace(clock, step=Step.RUNNING, told=Step.RUNNING)
        return replace(told, wake=wake_after(told, own, agreed, now))
    asleep = None if own.quiet is None else own.quiet.until(now)
    if asleep is None:
        return None
    return replace(clock, wake=asleep if clock.due is None else min(asleep, clock.due))


class Ladder:
    """The clocks of all games, a step at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: datetime, limit: int) -> list[str]:
        """Return the ids of the games that somebody must look at."""
        async with self._database.reading() as connection:
            return await clocks.due(connection, now, limit)

    async def next_wake(self) -> datetime | None:
        """Return when that is for the first of them; None where there are no games."""
        async with self._database.reading() as connection:
            return await clocks.next_wake(connection)

    async def postpone(self, game_id: str, wake: datetime) -> None:
        """Look at a game again, but not before that moment: looking at it has failed."""
        async with self._database.writing() as connection:
            await clocks.postpone(connection, game_id, wake)

    async def put_off(self, due: Due, wake: datetime) -> None:
        """Do a task at that moment, sooner or later than after a failure; nothing of it where the game has gone on."""
        async with self._database.writing() as connection:
            await clocks.change(connection, due.table.id, due.clock, wake=wake)

    async def done(self, game_id: str) -> None:
        """Let a game wait for nothing any more."""
        async with self._database.writing() as connection:
            await clocks.set_clock(connection, game_id, None)

    async def look(self, game_id: str, now: datetime) -> Due | None:
        """Let a clock that is due go a step further; return what is to be done, None where it is nothing yet.

        Should that fail, it is returned again later. Nobody is told anything in their quiet hours, whatever has led to
        that.
        """
        async with self._database.writing() as connection:
            row = await games.load(connection, game_id)
            if row is None or row.clock is None or row.clock.wake > now:
                return None
            own, missed = await _wishes(connection, row.clock), _missed(row)
            task = task_of(row.clock, own, missed, now)
            held = _held_back(row.clock, task, own, table_of(row).agreements.clock, now)
            if task is None:  # who wants no reminder has had all of them
                held = replace(row.clock, step=Step.REMINDED, told=Step.REMINDED, wake=row.clock.due or now + RETRY)
            if task is None or held is not None:
                await clocks.set_clock(connection, game_id, held)
                return None
            clock = replace(row.clock, step=STEPS.get(task, Step(row.clock.step)), wake=now + RETRY)
            await clocks.set_clock(connection, game_id, clock)
            if task is Task.ASK and row.clock.step != Step.UP and clock.user_id is not None:
                await clocks.count_missed(connection, game_id, clock.user_id, missed + 1)
                row = found(await games.load(connection, game_id))
        return Due(task, table_of(replace(row, clock=clock)), clock, own.notify == Notify.DM)

    async def told(self, due: Due, now: datetime, message: tuple[int, int] | None = None) -> None:
        """Note that people have been told, unless they have gone on meanwhile.

        By that message, as channel and id, if it is a public one: it is to go when the turn has been played.
        """
        async with self._database.writing() as connection:
            if message is not None:
                await notices.note(connection, due.table.id, PostRow(due.clock.turn, *message))
            own = await _wishes(connection, due.clock)
            step = Step.RUNNING if due.task is Task.CALL else Step(due.clock.step)
            after = replace(due.clock, step=step, told=step)
            wake = wake_after(after, own, due.table.agreements.clock, now)
            await clocks.change(connection, due.table.id, due.clock, step=step, told=step, wake=wake)

    async def wait(self, game_id: str, turn: int, now: datetime) -> Table:
        """Give somebody as much time again; raise SettledError where that is no question any more."""
        async with self._database.writing() as connection:
            row, seen = await asked(connection, game_id, turn)
            own, agreed = await _wishes(connection, seen), table_of(row).agreements.clock
            due = later(now, seen.span or RETRY, own.quiet if agreed.sleeps else None)
            clock = replace(seen, due=due, step=Step.REMINDED, told=Step.REMINDED, wake=due)
            await clocks.set_clock(connection, game_id, clock)
            return table_of(replace(row, clock=clock))

    async def notices(self, table: Table) -> list[PostRow]:
        """Return the messages that called for, reminded of and asked about turns which wait for nobody any more.

        They have been played, or whoever is to play has come back and does.
        """
        clock = table.clock
        there = clock is not None and (clock.call, clock.step) == (Called.NOBODY, Step.RUNNING)
        turn = table.turn + there if table.status is Status.RUNNING else None
        async with self._database.reading() as connection:
            return await notices.before(connection, table.id, turn)

    async def forget_notice(self, game_id: str, message_id: int) -> None:
        """Note that such a message is gone, or has become something else."""
        async with self._database.writing() as connection:
            await notices.forget(connection, game_id, message_id)

    async def beat(self, now: datetime) -> None:
        """Note that the bot sees Discord."""
        async with self._database.writing() as connection:
            await clocks.beat(connection, now)

    async def back(self, now: datetime) -> timedelta:
        """Note that the bot sees Discord again; return for how long it did not. After an outage everybody gets time."""
        async with self._database.reading() as connection:
            before = await clocks.last_beat(connection)
        away = timedelta(0) if before is None else now - before
        if away > OUTAGE:
            await self.grace(now)
        await self.beat(now)
        return away

    async def grace(self, now: datetime, guild_id: int | None = None) -> None:
        """Give everybody, of one server if given, half of their time from now on, if they have less."""
        async with self._database.writing() as connection:
            moved = {}
            for game_id, clock, wanted in await clocks.running(connection, guild_id):
                if clock.span is None or clock.due is None:
                    continue
                quiet = None if clock.span == Clock.LIVE.span else read(Preferences, wanted).quiet
                due = max(clock.due, later(now, clock.span / 2, quiet))
                wake = due if clock.step == Step.REMINDED or guild_id is not None else min(clock.wake, due)
                if clock.step == Step.UP:
                    wake = now + patience(clock.span)
                elif clock.step == Step.CALL:
                    wake = now
                moved[game_id] = replace(clock, due=due, wake=wake)
            await clocks.move(connection, moved)


async def asked(connection: Connection, game_id: str, turn: int) -> tuple[GameRow, ClockRow]:
    """Return a game of which the table is asked what becomes of a turn, with its clock.

    Raises NoSuchGameError, or SettledError where it is not asked that any more.
    """
    row = found(await games.load(connection, game_id))
    return row, check_asked(row.clock, turn)


def check_asked(clock: ClockRow | None, turn: int) -> ClockRow:
    """Return a clock at which the table is asked what becomes of that turn; raise SettledError where it is not."""
    if clock is None or clock.turn != turn or clock.step != Step.UP:
        raise SettledError
    return clock


async def _wishes(connection: Connection, clock: ClockRow) -> Preferences:
    return read(Preferences, None if clock.user_id is None else await people.load(connection, clock.user_id))


def _missed(row: GameRow) -> int:
    """Return how often in a row the person on turn has missed a deadline before."""
    user_id = None if row.clock is None else row.clock.user_id
    return next((seat.missed for seat in row.seats if user_id is not None and seat.user_id == user_id), 0)
