"""What do the tests of the services share? A database with its services that can be restarted, and ways to play."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeVar

from bot.db import Database, open_database
from bot.game import Action, Options
from bot.robots.uniform import any_of
from bot.service import Acted, Guilds, Lobby, Play, Table

NOW = datetime(2026, 11, 30, 8, 0, tzinfo=UTC)
HOST, GUEST, THIRD, FOURTH, STRANGER = 2**63 - 1, 2**53 + 1, 33, 44, 99
PEOPLE = {HOST: "Ana", GUEST: "Bo", THIRD: "Cleo", FOURTH: "Dan"}
SERVER = 2**62
FOUR_SEATS = Options(4)


Wish = TypeVar("Wish")


def always(wish: Wish) -> Callable[[Wish], Wish]:
    """Return what makes of anybody's preferences these."""
    return lambda _: wish


def address(path: Path) -> str:
    """Return the address of a SQLite database in a folder."""
    return f"sqlite+aiosqlite:///{path}/games.db"


class House:
    """A database and its services, as one process has them."""

    database: Database
    lobby: Lobby
    play: Play
    guilds: Guilds

    def __init__(self, url: str, first_click: int | None = None) -> None:
        self.url = url
        self.channel = 0
        # Discord numbers every interaction anew, also those of another process on the same data.
        self.clicks = count(secrets.randbits(62) if first_click is None else first_click)

    async def open(self) -> "House":
        """Start the process."""
        self.database = await open_database(self.url)
        generator = Random(0)  # the same deals in every run
        self.lobby = Lobby(self.database, seeds=lambda: generator.randbytes(16).hex())
        self.play, self.guilds = Play(self.database), Guilds(self.database)
        return self

    async def close(self) -> None:
        """Stop it."""
        await self.database.close()

    async def restart(self) -> None:
        """Stop it and start another one on the same data."""
        await self.close()
        await self.open()

    def click(self) -> int:
        """Return the id of a new interaction."""
        return next(self.clicks)

    async def waiting(self, people: int = 1, options: Options = FOUR_SEATS) -> Table:
        """Return a new table, in a channel of its own, at which that many people sit."""
        self.channel += 1
        (host, name), *others = list(PEOPLE.items())[:people]
        table = await self.lobby.create(SERVER, self.channel, host, name, options, "en", NOW)
        for user_id, other in others:
            table = await self.lobby.join(table.id, user_id, other, NOW)
        return table

    async def running(self, people: int = 2, robots: tuple[str, ...] = (), options: Options = FOUR_SEATS) -> Table:
        """Return a table that has just started."""
        table = await self.waiting(people, options)
        for robot in robots:
            table = await self.lobby.add_robot(table.id, HOST, robot, NOW)
        return await self.lobby.start(table.id, HOST, NOW)

    async def act(self, table: Table, action: Action | None = None) -> Acted:
        """Do something for whoever must decide: that action, or the first one that is legal; robots by themselves."""
        assert table.decider is not None
        player = table.player(table.decider)
        if player.user_id is None or not player.human:
            acted = await self.play.act_robot(table.id, NOW)
            assert acted is not None
            return acted
        action = action or next(iter(table.view(table.decider).legal))
        return await self.play.act(table.id, player.user_id, action, table.version, self.click(), NOW)

    async def play_out(self, table: Table, rng: Random, *, restarts: bool = False) -> Table:
        """Play by chance to the end, if asked with a restart before every action."""
        while not table.over:
            if restarts:
                await self.restart()
                table = await self.play.load(table.id)
            assert table.decider is not None
            table = (await self.act(table, any_of(table.view(table.decider).legal, rng))).table
        return table
