"""How does a game go on? The one authority over every action: load, version, seat, rules, save in one transaction."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.db import Database, games, personal, posts, record
from bot.db.rows import GameRow
from bot.errors import (
    NothingToUndoError,
    SettledError,
    StaleError,
    TimeUpError,
)
from bot.game import Action, Event, visible
from bot.service.acted import Acted
from bot.service.locks import GameLocks
from bot.service.moves import by_person
from bot.service.names import clean
from bot.service.parting import still_shown
from bot.service.records import dealt, to_decide
from bot.service.saving import asked, outrun, save, save_rows
from bot.service.seating import found, replaced, robot_to_move, running, seat_of, taken, unseated
from bot.service.table import Status, Table, table_of
from bot.service.thinking import STAND_IN, Thinking
from bot.service.timing import Step, timed
from bot.service.undoing import taken_back, undo_row, undoable
from bot.service.whereabouts import Whereabouts


class Play(Whereabouts):
    """Games that run, and their records. Every method that takes a game's id may raise NoSuchGameError.

    Those that need the state of the game raise DamagedError where what is stored of it cannot be read.
    """

    def __init__(self, database: Database, thinking: Thinking | None = None) -> None:
        super().__init__(database)
        self._robots = thinking or Thinking()
        self._locks = GameLocks()
        self._thinking = GameLocks()

    async def load(self, game_id: str) -> Table:
        """Return a game."""
        return table_of(await self._row(game_id))

    async def games_of(self, user_id: int) -> tuple[Table, ...]:
        """Return the open games in which somebody has a seat, those that wait for them first, then the latest."""
        async with self._database.reading() as connection:
            rows = await games.of_user(connection, user_id)
        tables = map(table_of, rows)
        return tuple(sorted(tables, key=lambda table: table.decider is None or table.decider != table.seat_of(user_id)))

    async def act(
        self,
        game_id: str,
        user_id: int,
        action: Action,
        version: int,
        interaction_id: int | None,
        now: datetime,
        *,
        then: Sequence[Action] = (),
    ) -> Acted:
        """Do what somebody chose on a panel that showed that version, and what then decides itself.

        `then` is what they chose along with it, such as the order of a pile with its rally: all or nothing.

        The same interaction again changes nothing and returns what it led to. Raises NotStartedError, GameOverError,
        NotAtTableError, StaleError (or TimeUpError), NotYourTurnError or IllegalChoiceError, in this order.
        """
        async with self._minding_stale(game_id, user_id, version):
            row, repeated = await asked(self._database, game_id, user_id, interaction_id)
            if repeated is not None:
                return repeated
            state, seat = to_decide(row, user_id, version)
            moves = by_person(state, [action, *then], seat)
            saved = await save(self._database, row, moves, now, user_id=user_id, interaction_id=interaction_id)
            if saved is not None:
                return Acted(saved, visible(moves.events, seat), fresh=True)
            return await outrun(self._database, game_id, user_id, interaction_id)

    async def undo(self, game_id: str, user_id: int, version: int, interaction_id: int | None, now: datetime) -> Acted:
        """Take back somebody's latest choice of this turn, through which nobody has learned a card.

        The same interaction again changes nothing. Raises what `act` raises, and NothingToUndoError.
        """
        async with self._minding_stale(game_id, user_id, version):
            row, repeated = await asked(self._database, game_id, user_id, interaction_id)
            if repeated is not None:
                return repeated
            state, _ = to_decide(row, user_id, version)
            async with self._database.reading() as connection:
                rows = await record.of_turns(connection, game_id, whole=True)
            latest = undoable(rows, user_id, state.turn_number)
            if latest is None:
                raise NothingToUndoError
            before = await asyncio.to_thread(taken_back, row, rows, latest)
            undone = [undo_row(row, latest, now, interaction_id)]
            saved = await save_rows(self._database, row, before, undone, now, user_id=user_id)
            if saved is not None:
                return Acted(saved, (), fresh=True)
            return await outrun(self._database, game_id, user_id, interaction_id)

    @contextlib.asynccontextmanager
    async def _minding_stale(self, game_id: str, user_id: int, version: int) -> AsyncIterator[None]:
        """Hold a game while somebody does something, and tell them why where that comes too late."""
        try:
            async with self._locks.held(game_id):
                yield
        except StaleError as error:
            async with self._database.reading() as connection:
                if await record.played_for(connection, game_id, user_id, version):
                    raise TimeUpError(**error.params) from error
            raise

    async def undoable(self, table: Table, user_id: int) -> tuple[Event, ...]:
        """Return all that came of the choice that somebody may take back now; nothing where there is none."""
        seat = table.seat_of(user_id)
        if seat is None or seat != table.decider:
            return ()
        turn = table.view(seat).turn_number
        async with self._database.reading() as connection:
            rows = await record.of_turns(connection, table.id, turn, turn, whole=True)
        latest = undoable(rows, user_id, turn)
        return () if latest is None or rows[-1].version > table.version else visible(latest.events, seat)

    async def act_robot(self, game_id: str, now: datetime) -> Acted | None:
        """Play the whole turn of the robot whose turn it is; None, changing nothing, where no robot is to move.

        It thinks without holding up anybody: should the table change meanwhile, it looks again. Raises
        StoppedThinkingError.
        """
        return await self._robot_turn(game_id, robot_to_move, now)

    async def stand_in(self, game_id: str, turn: int, now: datetime) -> Acted | None:
        """Let a robot play a turn for somebody whose time is up; None, changing nothing, where they have come back.

        Raises StoppedThinkingError.
        """

        def robot(row: GameRow) -> str | None:
            clock = row.clock
            late = clock is not None and clock.turn == turn and clock.step == Step.UP and clock.user_id is not None
            return STAND_IN if late and row.status == Status.RUNNING else None

        return await self._robot_turn(game_id, robot, now)

    async def _robot_turn(self, game_id: str, robot: Callable[[GameRow], str | None], now: datetime) -> Acted | None:
        async with self._thinking.held(game_id):
            while True:
                row = await self._row(game_id)
                name = robot(row)
                if name is None:
                    return None
                moves = await self._robots.turn(name, dealt(row), row.seed)

                def still(seen: GameRow, wanted: str = name) -> bool:
                    return robot(seen) == wanted

                saved = await save(self._database, row, moves, now, robot=name, still=still)
                if saved is not None:
                    return Acted(saved, visible(moves.events, None), fresh=True)

    async def prepare_robots(self, table: Table) -> None:
        """Make ready what the robots of a table are going to think with, if that takes a while."""
        await self._robots.prepare(player.robot for player in table.players if player.robot is not None)

    async def stop_thinking(self) -> None:
        """Let robots that take their time stop: the next start asks them again."""
        await self._robots.close()

    async def robots_due(self) -> list[str]:
        """Return the ids of games in which a robot is to move: after a restart somebody has to ask it."""
        async with self._database.reading() as connection:
            return await games.waiting_for_robots(connection)

    async def leave(self, game_id: str, user_id: int, now: datetime) -> Table:
        """Leave a running game: a robot takes over, the next person is host; without a person the game is abandoned.

        Raises NotStartedError, GameOverError or NotAtTableError.
        """

        def change(row: GameRow) -> tuple[GameRow, dict[str, Any]]:
            seat_of(running(row), user_id)
            sitting, values = replaced(row, user_id, STAND_IN, now)
            return replace(row, seats=sitting), values

        return await self._change(game_id, change, now)

    async def keep_seat(self, game_id: str, user_id: int, turn: int, now: datetime, *, asked: bool = False) -> Table:
        """Let a robot keep the seat of somebody whose time for a turn is up, until they come back.

        `asked`: since the table wants it so, and has not given them time meanwhile. Raises NotAtTableError or
        StaleError where they have done something meanwhile, SettledError, NotStartedError or GameOverError.
        """

        def change(row: GameRow) -> tuple[GameRow, dict[str, Any]]:
            at = seat_of(running(row), user_id)
            waits = row.clock is not None and (row.clock.turn, row.clock.user_id) == (turn, user_id)
            here = any(seat.position == at and not seat.missed for seat in row.seats)  # a choice of theirs just now
            if row.clock is None or not waits or here:
                raise StaleError(game=game_id, version=row.version)
            if asked and row.clock.step != Step.UP:
                raise SettledError
            sitting, values = replaced(row, user_id, STAND_IN, now)
            return replace(row, seats=sitting), values

        return await self._change(game_id, change, now)

    async def take_seat(self, game_id: str, user_id: int, name: str, seat: int, now: datetime) -> Table:
        """Take the seat of somebody who left, perhaps of oneself, from the robot: the first to ask has it.

        Raises NotStartedError, GameOverError, AlreadyAtTableError, NoSuchSeatError, SeatTakenError or OwnSeatError.
        """

        def change(row: GameRow) -> tuple[GameRow, dict[str, Any]]:
            values = {"attended_at": now, **({} if row.decider == seat else still_shown(row))}
            return replace(row, seats=taken(running(row), user_id, name, seat)), values

        return await self._change(game_id, change, now)

    async def rename(self, user_id: int, name: str, guild_id: int | None = None) -> None:
        """Let somebody's seats in open games, of one server if given, bear the name that they have now."""
        async with self._database.writing() as connection:
            await games.rename(connection, user_id, clean(name), guild_id)

    async def announce(self, game_id: str, version: int, message_id: int | None, turn: int = 0) -> bool:
        """Note which public message shows that version; False where a later version is already shown.

        None means that there is no place left to show it in. `turn` is the one that it calls for, 0 for none: whoever
        looks for that turn finds it there.
        """
        async with self._database.writing() as connection:
            shown = await games.announce(connection, game_id, version, message_id)
            if shown and turn and message_id is not None:
                await posts.note(connection, game_id, turn, message_id)
            return shown

    async def shows_turn(self, table: Table) -> bool:
        """Whether the public message of a game shows the turn that stands, whatever was done in it since."""
        if table.message_id is None or table.announced >= table.version:
            return table.message_id is not None
        async with self._database.reading() as connection:
            earliest = await record.first_turn_beyond(connection, table.id, table.announced)
        return earliest in (None, table.turn)

    async def forget_message(self, game_id: str, message_id: int) -> bool:
        """Note that a game's public message is gone; False where it has another one by now."""
        async with self._database.writing() as connection:
            await posts.forget(connection, game_id, message_id)
            return await games.forget_message(connection, game_id, message_id)

    async def unannounced(self) -> tuple[Table, ...]:
        """Return the games of which the public message does not show the turn that stands, as after a crash.

        What somebody has done so far in the turn that it shows is no news: nobody is to be told of a turn twice.
        Damaged games are left out.
        """
        async with self._database.reading() as connection:
            rows = [await games.load(connection, game_id) for game_id in await games.unannounced(connection)]
            earliest = await record.turns_unannounced(connection)
        tables = [table_of(row) for row in rows if row is not None]
        sound = [table for table in tables if not table.damaged]
        return tuple(table for table in sound if not table.shows_turn(earliest.get(table.id)))

    async def _change(
        self, game_id: str, change: Callable[[GameRow], tuple[GameRow, dict[str, Any]]], now: datetime
    ) -> Table:
        """Change something about a game other than its state, decided upon what is stored."""
        async with self._locks.held(game_id):
            while True:
                async with self._database.writing() as connection:
                    row = found(await games.load(connection, game_id))
                    after, values = change(row)
                    if after is row and not values:
                        return table_of(row)
                    if await games.change(connection, game_id, row.version, updated_at=now, **values):
                        if after.seats != row.seats:
                            await games.set_seats(connection, game_id, after.seats)
                            for gone in unseated(row.seats, after.seats):  # nobody could ask for what they did
                                await personal.forget_actions(connection, gone, game_id)
                        return await timed(connection, table_of(found(await games.load(connection, game_id))), now)
