"""What has a table agreed upon beside its rules? Hints, the clock, where it is played, and whom it plays once more."""

from dataclasses import dataclass, replace
from typing import Any, Final

from bot.db.rows import GameRow, Json
from bot.game import Options
from bot.game.codec import encode_options, read_options
from bot.service.clock import Clock


@dataclass(frozen=True, slots=True)
class Agreements:
    """What concerns the bot alone; the defaults are those of tables from before there was a choice."""

    hints: bool = True  # whether players may ask for them
    clock: Clock = Clock.NONE  # how long a turn may take
    thread: bool = False  # whether the game moves to a thread of its own when it begins
    rematch: str | None = None  # the game that is played once more, its seats moved on by one


DEFAULTS: Final = Agreements()
HINTS, CLOCK, THREAD, REMATCH = "hints", "clock", "thread", "rematch"
KEYS: Final = frozenset({HINTS, CLOCK, THREAD, REMATCH})


def written(options: Options, agreements: Agreements) -> Json:
    """Return what is stored: the rules, and what differs from the defaults, so that old tables read the same."""
    own = {HINTS: agreements.hints, CLOCK: agreements.clock, THREAD: agreements.thread, REMATCH: agreements.rematch}
    return encode_options(options) | {key: value for key, value in own.items() if value != getattr(DEFAULTS, key)}


def options_of(stored: Json) -> Options:
    """Return the rules of a table, of what is stored."""
    return read_options({key: value for key, value in stored.items() if key not in KEYS})


def agreements_of(stored: Json) -> Agreements:
    """Return what else a table has agreed upon, of what is stored."""
    known: dict[str, Any] = {key: stored[key] for key in KEYS if key in stored}
    if CLOCK in known:
        known[CLOCK] = Clock(known[CLOCK])
    return Agreements(**known)


def again(row: GameRow, options: Options, agreements: Agreements | None = None) -> Json:
    """Return what is stored when a table's rules change; without `agreements` those stay as they are.

    Whom it plays once more never changes.
    """
    before = agreements_of(row.options)
    return written(options, replace(agreements or before, rematch=before.rematch))
