"""How does a table fill and a game begin? Create, join, leave, robots, options, start."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime

from bot.db import ChannelTakenError, Database, games
from bot.db.rows import GameRow
from bot.errors import (
    AlreadyAtTableError,
    BotsCannotPlayError,
    ChannelBusyError,
    NoRobotsInSoloError,
    NoSuchRobotError,
    NoSuchSeatError,
    NotHostError,
    StaleError,
    TableFullError,
    TableNotFullEnoughError,
)
from bot.game import Options, fresh_seed, new_game, seat_order
from bot.game.state import FEWEST_PLAYERS
from bot.robots import ROBOTS
from bot.service.agreements import DEFAULTS, Agreements, again, options_of, written
from bot.service.closing import Closing
from bot.service.locks import GameLocks
from bot.service.names import fresh_id
from bot.service.rematch import rematch_of
from bot.service.seating import (
    Change,
    beginning,
    filled,
    found,
    levelled,
    new_row,
    seated,
    seated_robot,
    waiting,
)
from bot.service.table import Table, table_of
from bot.service.timing import timed


class Lobby(Closing):
    """Tables that wait for players. Every method returns the new Table and may raise NoSuchGameError.

    Those that change a table raise AlreadyStartedError or GameOverError when it waits no more. Where a `version` may be
    given, a second click on the same message raises StaleError instead of doing the same once more.
    """

    def __init__(
        self,
        database: Database,
        robots: Collection[str] = tuple(ROBOTS),
        *,
        ids: Callable[[], str] = fresh_id,
        seeds: Callable[[], str] = fresh_seed,
    ) -> None:
        self._database = database
        self._robots = robots
        self._ids = ids
        self._seeds = seeds
        self._locks = GameLocks()

    async def create(
        self,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        host_name: str,
        options: Options,
        locale: str,
        now: datetime,
        *,
        robots: Sequence[str] = (),
        agreements: Agreements = DEFAULTS,
    ) -> Table:
        """Open a table, its host on the first seat, then the robots; raise ChannelBusyError where another one is open.

        A solo game waits for nobody: it has begun. Raises NoRobotsInSoloError, NoSuchRobotError and TableFullError.
        """
        if robots and options.opponent is not None:
            raise NoRobotsInSoloError
        seed = self._seeds()
        state = new_game(options, seed)  # refuses options that no game can have
        row = new_row(
            game_id=self._ids(),
            place=(guild_id, channel_id),
            host_id=host_id,
            locale=locale,
            now=now,
            agreements=written(options, agreements),
            seed=seed,
        )
        row = replace(row, seats=seated(row, host_id, None, host_name))
        row = filled(row, state, [self._known(robot) for robot in robots])
        return await self._add(row)

    async def rematch(self, game_id: str, user_id: int, now: datetime) -> tuple[Table, bool]:
        """Open the table at which those of a finished game play again, its host whoever asks, where they played.

        Returns it and whether it is new: who asks while it is open gets that one. A solo game has begun.
        Raises NotOverError, NotAtTableError, or ChannelBusyError where another game is open.
        """
        async with self._database.reading() as connection:
            old = found(await games.load(connection, game_id))
        row = rematch_of(old, self._ids(), self._seeds(), user_id, self._robots, now)
        try:
            return await self._add(row), True
        except ChannelBusyError:
            async with self._database.reading() as connection:
                there = await games.of_channel(connection, row.channel_id)
            table = None if there is None else table_of(there)
            if table is None or table.over or table.rematch != game_id:
                raise
            return table, False

    async def _add(self, row: GameRow) -> Table:
        try:
            async with self._database.writing() as connection:
                await games.add(connection, row)
                return await timed(connection, table_of(row), row.created_at)
        except ChannelTakenError:
            raise ChannelBusyError from None

    async def join(self, game_id: str, user_id: int, name: str, now: datetime, *, bot: bool = False) -> Table:
        """Take a seat; raise BotsCannotPlayError, AlreadyAtTableError or TableFullError."""

        def change(row: GameRow) -> Change:
            if any(seat.user_id == user_id for seat in row.seats):
                raise AlreadyAtTableError
            return seated(row, user_id, None, name), {}

        if bot:
            raise BotsCannotPlayError
        return await self._change(game_id, change, now)

    async def add_robot(
        self,
        game_id: str,
        actor_id: int,
        robot: str,
        now: datetime,
        *,
        manager: bool = False,
        version: int | None = None,
    ) -> Table:
        """Let the host seat a robot; raise NotHostError, NoSuchRobotError or TableFullError."""
        self._known(robot)
        return await self._change(
            game_id, lambda row: (seated_robot(row, robot), {}), now, host=actor_id, manager=manager, version=version
        )

    async def set_level(
        self,
        game_id: str,
        actor_id: int,
        position: int,
        robot: str,
        now: datetime,
        *,
        manager: bool = False,
        version: int | None = None,
    ) -> Table:
        """Let the host choose how well the robot at that position plays; it stays the same character.

        Raises NotHostError, NoSuchRobotError or NoSuchSeatError.
        """
        self._known(robot)
        return await self._change(
            game_id,
            lambda row: (levelled(row, position, robot), {}),
            now,
            host=actor_id,
            manager=manager,
            version=version,
        )

    async def remove_robot(
        self, game_id: str, actor_id: int, now: datetime, *, manager: bool = False, version: int | None = None
    ) -> Table:
        """Let the host send away the robot that came last; raise NotHostError or NoSuchSeatError."""

        def change(row: GameRow) -> Change:
            robots = [seat for seat in row.seats if seat.robot]
            if not robots:
                raise NoSuchSeatError
            return tuple(seat for seat in row.seats if seat is not robots[-1]), {}

        return await self._change(game_id, change, now, host=actor_id, manager=manager, version=version)

    async def hand_over(
        self, game_id: str, actor_id: int, user_id: int, now: datetime, *, manager: bool = False
    ) -> Table:
        """Make somebody else at the table its host; raise NotHostError or NoSuchSeatError."""

        def change(row: GameRow) -> Change:
            if all(seat.user_id != user_id for seat in row.seats):
                raise NoSuchSeatError
            return row.seats, {"host_id": user_id}

        return await self._change(game_id, change, now, host=actor_id, manager=manager)

    async def set_options(
        self,
        game_id: str,
        actor_id: int,
        options: Options,
        now: datetime,
        *,
        agreements: Agreements | None = None,
        manager: bool = False,
        version: int | None = None,
    ) -> Table:
        """Let the host choose anew, None leaving what else is agreed as it is.

        Raises NotHostError, or TableFullError if more people sit there than that.
        """
        new_game(options, "tried")  # refuses options that no game can have

        def change(row: GameRow) -> Change:
            if options.players < len(row.seats):
                raise TableFullError(seats=options.players)
            return row.seats, {"options": again(row, options, agreements)}

        return await self._change(game_id, change, now, host=actor_id, manager=manager, version=version)

    async def start(self, game_id: str, actor_id: int, now: datetime, *, manager: bool = False) -> Table:
        """Shuffle the seats and deal; raise NotHostError or TableNotFullEnoughError."""

        def change(row: GameRow) -> Change:
            if len(row.seats) < FEWEST_PLAYERS or all(seat.robot for seat in row.seats):
                raise TableNotFullEnoughError(seats=FEWEST_PLAYERS)
            options = replace(options_of(row.options), players=len(row.seats))
            state = new_game(options, row.seed)
            # In a rematch they sit as they came: moved on by one, then whoever joined (docs/RULES.md, "The shuffle").
            sitting = row.seats if table_of(row).rematch else seat_order(row.seats, row.seed)
            values = {"options": again(row, options), **beginning(state, now)}
            return tuple(replace(seat, position=position) for position, seat in enumerate(sitting)), values

        return await self._change(game_id, change, now, host=actor_id, manager=manager)

    def _known(self, robot: str) -> str:
        if robot not in self._robots:
            raise NoSuchRobotError(robot=robot)
        return robot

    async def _change(
        self,
        game_id: str,
        change: Callable[[GameRow], Change],
        now: datetime,
        *,
        host: int | None = None,
        manager: bool = False,
        version: int | None = None,
    ) -> Table:
        """Decide upon what is stored, in the transaction that stores the decision."""
        async with self._locks.held(game_id):
            while True:
                async with self._database.writing() as connection:
                    row = waiting(await games.load(connection, game_id))
                    if version is not None and row.version != version:
                        raise StaleError(game=game_id, version=row.version)
                    if host is not None and host != row.host_id and not manager:
                        raise NotHostError
                    sitting, values = change(row)
                    if await games.change(connection, game_id, row.version, updated_at=now, **values):
                        await games.set_seats(connection, game_id, sitting)
                        return await timed(connection, table_of(found(await games.load(connection, game_id))), now)
                # Another process was faster: decide again upon what it left.
