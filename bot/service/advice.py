"""Why did a robot do that, and what would be a good move? Reasons as data, found outside the event loop."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.db import Database, games, record
from bot.db.rows import ActionRow, GameRow
from bot.errors import NoHintError, NotYourTurnError, StaleError
from bot.game import Action, GameState, apply, new_game, parse, view_for
from bot.game.actions import Rally
from bot.game.state import ChooseOrder
from bot.robots.explaining import UNEXPLAINED, Reason, Why, explain_turn, hint
from bot.service.agreements import agreements_of, options_of
from bot.service.seating import begun, found, running, seat_of
from bot.service.table import state_of
from bot.service.thinking import Executor

__all__ = ["UNEXPLAINED", "Account", "Advice", "Hint", "Reason", "Why"]

SECONDS: Final = 10.0  # for an answer; it takes a few hundredths


@dataclass(frozen=True, slots=True)
class Account:
    """Why a robot did what it did in its latest turn: the reasons, the weightiest first."""

    seat: int
    turn: int
    robot: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do now, an order along with its rally, and why."""

    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    ordered: bool = False  # whether it ends with the order of a pile


class Advice:
    """Explains robots' moves to whoever looks on, and one's own choices to whoever has to decide.

    Methods may raise NoSuchGameError, DamagedError, and TimeoutError where the machine is too busy.
    """

    def __init__(self, database: Database, *, executor: Executor = asyncio.to_thread) -> None:
        self._database = database
        self._executor = executor

    async def why(self, game_id: str) -> tuple[Account, ...]:
        """Return an account of every robot's latest turn, in the order of the turns; raise NotStartedError.

        All of it is public: it is about turns that are over, whose cards lie open, and about nothing that a robot could
        not see.
        """
        async with self._database.reading() as connection:
            row = begun(await games.load(connection, game_id))
            rows = await record.of_turns(connection, game_id)
        work = self._executor(accounts, row, rows)
        accounted: tuple[Account, ...] = await asyncio.wait_for(work, SECONDS)
        return accounted

    async def hint(self, game_id: str, user_id: int, version: int | None) -> Hint:
        """Return what `normal` would do now in somebody's place, of what they see.

        Raises NotStartedError, GameOverError, NotAtTableError, NoHintError, StaleError or NotYourTurnError.
        """
        async with self._database.reading() as connection:
            row = found(await games.load(connection, game_id))
        seat = seat_of(running(row), user_id)
        if not agreements_of(row.options).hints:
            raise NoHintError
        if version is not None and version != row.version:
            raise StaleError(game=game_id, version=row.version)
        state = state_of(row)
        if state is None or state.decider != seat:
            raise NotYourTurnError(seat=None if state is None else state.decider)
        if isinstance(state.decision, UNEXPLAINED):
            raise NoHintError
        good: Hint = await asyncio.wait_for(self._executor(hint_for, state), SECONDS)
        return good


def accounts(row: GameRow, rows: Sequence[ActionRow]) -> tuple[Account, ...]:
    """Return why the robots of a game did what they did in their latest turns; none of a solo game's automaton."""
    if options_of(row.options).opponent is not None:
        return ()
    latest = {action.seat: action for action in rows if action.robot is not None}
    turns = {action.turn for action in latest.values()}
    steps = _steps(row, rows, turns)
    told = []
    for seat, last in latest.items():
        mine = [
            (view_for(state, seat), action) for turn, by_robot, state, action in steps if by_robot and turn == last.turn
        ]
        told.append(Account(seat, last.turn, last.robot or "", explain_turn(mine)))
    return tuple(sorted(told, key=lambda account: account.turn))


def _steps(row: GameRow, rows: Iterable[ActionRow], turns: set[int]) -> list[tuple[int, bool, GameState, Action]]:
    """Return what was done in some turns: which one, whether a robot did it, the state before, the action."""
    state = new_game(options_of(row.options), row.seed)
    steps = []
    for done in rows:
        action = parse(done.notation)
        if done.turn in turns:
            steps.append((done.turn, done.robot is not None, state, action))
        state = apply(state, action).state
    return steps


def hint_for(state: GameState) -> Hint:
    """Return the best choice of the seat that decides, by what it sees; with a rally its order: it reveals nothing."""
    steps = [(view := view_for(state, state.decider), hint(view).action)]
    if isinstance(steps[0][1], Rally):
        opened = view_for(apply(state, steps[0][1]).state, state.decider)
        if opened.may_act and opened.legal.places:
            steps.append((opened, hint(opened).action))
    ordered = any(isinstance(view.decision, ChooseOrder) for view, _ in steps)
    return Hint(tuple(action for _, action in steps), explain_turn(steps), ordered)
