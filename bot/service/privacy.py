"""What is kept of a person, and how do they get it, or get rid of it? Numbers, an export, one deletion of it all."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from itertools import groupby
from typing import Any

from bot.db import Database, games, people, personal
from bot.db.rows import Json
from bot.service.preferences import Preferences, read
from bot.service.seating import departed, found
from bot.service.table import FORMER, Status, Table, ended_for_good, table_of
from bot.service.thinking import STAND_IN
from bot.service.timing import timed


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored of somebody, in numbers. `waiting`, `running`, `ended` are games; seats they left count too."""

    waiting: int
    running: int
    ended: int
    actions: int
    preferences: bool  # whether they have chosen anything
    offers: int = 0  # seats that they may take over

    @property
    def nothing(self) -> bool:
        """Whether nothing at all is stored."""
        return not (self.waiting or self.running or self.ended or self.actions or self.preferences or self.offers)


class Privacy:
    """What belongs to a person in all games at once. Nothing of it tells a card that they may not know."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept(self, user_id: int) -> Kept:
        """Return how much is stored of somebody."""
        async with self._database.reading() as connection:
            by_status = await personal.games_by_status(connection, user_id)
            actions = await personal.count_actions(connection, user_id)
            preferences = await people.load(connection, user_id)
            offers = await personal.offers_to(connection, user_id)
        return Kept(
            waiting=by_status.get(Status.LOBBY, 0),
            running=by_status.get(Status.RUNNING, 0),
            ended=by_status.get(Status.OVER, 0) + by_status.get(Status.CANCELLED, 0),
            actions=actions,
            preferences=preferences is not None,
            offers=len(offers),
        )

    async def export(self, user_id: int, now: datetime) -> Json:
        """Return all that is stored of somebody, as docs/privacy.md describes it.

        Of every game their own seat and choices, whether it runs or not: no seed, no deck, nothing that others chose.
        """
        async with self._database.reading() as connection:
            sat = await personal.seats_of(connection, user_id)
            acted = await personal.actions_of(connection, user_id)
            wanted = await people.load(connection, user_id)
            offers = await personal.offers_to(connection, user_id)
        by_game = {game: list(rows) for game, rows in groupby(acted, key=lambda row: str(row["game_id"]))}
        return {
            "user_id": str(user_id),
            "exported_at": now.isoformat(),
            "preferences": None if wanted is None else _preferences(wanted),
            "games": [_game(row, by_game.get(row["game"], []), user_id) for row in sat],
            "offers": [{"game": game, "seat": seat} for game, seat in offers],
        }

    async def forget(self, user_id: int, now: datetime) -> tuple[Table, ...]:
        """Delete all that is stored of somebody; return the games that were open, as they are now.

        What was played stays, by nobody: a robot takes their seat where a game runs, a table that waits loses them, and
        without a person a game ends. It is one transaction, all or nothing; once more, it finds nothing to do. A
        click of theirs that comes later finds no seat; one that is under way finds the game changed and fails.
        """
        async with self._database.writing() as connection:
            open_games = await personal.open_ids(connection, user_id)
            for game_id in open_games:
                while (row := await games.load(connection, game_id)) is not None and not ended_for_good(
                    row.status, row.ending
                ):
                    sitting, values = departed(row, user_id, STAND_IN, now)
                    if await games.change(connection, game_id, row.version, updated_at=now, **values):
                        await games.set_seats(connection, game_id, sitting)
                        await timed(connection, table_of(found(await games.load(connection, game_id))), now)
                        break
                    # Another process was faster: decide again upon what it left.
            await personal.forget(connection, user_id, FORMER)
            after = [await games.load(connection, game_id) for game_id in open_games]
        return tuple(table_of(row) for row in after if row is not None)


def _preferences(row: Json) -> Json:
    return {**asdict(read(Preferences, row)), "updated_at": _written(row["updated_at"])}


def _game(row: Mapping[Any, Any], actions: list[Mapping[Any, Any]], user_id: int) -> Json:
    return {
        "game": row["game"],
        "server": _id(row["guild_id"]),
        "channel": _id(row["channel_id"]),
        "status": row["status"],
        "ending": row["ending"],
        **{moment: _written(row[moment]) for moment in ("created_at", "started_at", "ended_at")},
        "host": row["host_id"] == user_id,
        "seat": row["position"],
        "name": row["name"],
        "left": row["left"],
        "actions": [
            {
                "number": action["number"],
                "turn": action["turn"],
                "seat": action["seat"],
                "action": action["notation"],
                "at": _written(action["at"]),
                "click": _id(action["interaction_id"]),
            }
            for action in actions
        ],
    }


def _id(number: int | None) -> str | None:
    """Return an id of Discord's as text: many programs round numbers of its length."""
    return None if number is None else str(number)


def _written(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()
