"""Who sits where when the same people play once more? Everybody moves on by one: who was first is last."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from bot.db.rows import GameRow, SeatRow
from bot.errors import NotAtTableError, NotOverError
from bot.game import new_game
from bot.game.state import MOST_PLAYERS
from bot.service.agreements import agreements_of, options_of, written
from bot.service.names import CHARACTERS
from bot.service.seating import character, filled, new_row
from bot.service.table import Status
from bot.service.thinking import STAND_IN


def rematch_of(old: GameRow, game_id: str, seed: str, user_id: int, robots: Collection[str], now: datetime) -> GameRow:
    """Return the table at which those of a finished game play again, whoever asked being host; a solo game has begun.

    Raises NotOverError, or NotAtTableError for somebody who never sat there.
    """
    if old.status != Status.OVER:
        raise NotOverError
    if all(seat.user_id != user_id for seat in old.seats):
        raise NotAtTableError
    options = options_of(old.options)
    if options.opponent is None:
        options = replace(options, players=MOST_PLAYERS)  # others may join, as at any table
    row = new_row(
        game_id=game_id,
        place=(old.guild_id, old.home_id or old.channel_id),
        host_id=user_id,
        locale=old.locale,
        now=now,
        agreements=written(options, replace(agreements_of(old.options), rematch=old.id)),
        seed=seed,
    )
    if options.opponent is not None:
        mine = tuple(replace(seat, position=None) for seat in old.seats if seat.user_id == user_id)
        return filled(replace(row, seats=mine), new_game(options, seed), ())
    return replace(row, seats=_moved_on(row, old, robots))


def _moved_on(row: GameRow, old: GameRow, robots: Collection[str]) -> tuple[SeatRow, ...]:
    """Return who takes part, in the order in which they will play.

    A robot goes on for somebody who left, unless it is they who ask; one of a level that is no more is another.
    """
    first, *others = sorted(old.seats, key=lambda seat: -1 if seat.position is None else seat.position)
    taken = {seat.name for seat in old.seats if seat.user_id is None}
    sitting = []
    for joined, seat in enumerate((*others, first)):
        if seat.user_id is not None and (seat.robot is None or seat.user_id == row.host_id):
            sitting.append(SeatRow(joined, None, seat.user_id, None, seat.name))
            continue
        own = seat.user_id is None and seat.name in CHARACTERS
        name = seat.name if own else character(row, taken)
        taken.add(name)
        sitting.append(SeatRow(joined, None, None, seat.robot if seat.robot in robots else STAND_IN, name))
    return tuple(sitting)
