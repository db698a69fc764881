"""What can a player do, and how is it written? One class per action, one notation both ways."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.game import cards
from bot.game.cards import GUILDS, Guild, Location, Lord
from bot.game.chamber import PLACES
from bot.game.errors import Code, GameError

MOST_DRAWN: Final = 3


@dataclass(frozen=True, slots=True)
class Explore:
    """Draw `count` Lords, 1 to 3 (rulebook pp. 4-5)."""

    count: int

    def __str__(self) -> str:
        return f"explore:{self.count}"


@dataclass(frozen=True, slots=True)
class Rally:
    """Take the discard pile of a guild (pp. 4-5)."""

    guild: Guild

    def __str__(self) -> str:
        return f"rally:{self.guild}"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Keep these of the Lords drawn or rallied, in the order in which they are placed (p. 6)."""

    lords: tuple[Lord, ...]

    def __str__(self) -> str:
        return f"recruit:{','.join(map(str, self.lords))}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange the Lords on two places; `a` is always the lower one."""

    a: int
    b: int

    def __post_init__(self) -> None:
        if self.a > self.b:
            a, b = self.b, self.a
            object.__setattr__(self, "a", a)
            object.__setattr__(self, "b", b)

    def __str__(self) -> str:
        return f"swap:{self.a}-{self.b}"


@dataclass(frozen=True, slots=True)
class Stay:
    """Decline a swap."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Scout:
    """Draw `count` Locations, 1 to 3."""

    count: int

    def __str__(self) -> str:
        return f"scout:{self.count}"


@dataclass(frozen=True, slots=True)
class ScoutAll:
    """Look through the whole Location deck (`whole_deck` in force)."""

    def __str__(self) -> str:
        return "scout:all"


@dataclass(frozen=True, slots=True)
class Control:
    """Take a Location (pp. 7-9)."""

    location: Location

    def __str__(self) -> str:
        return f"control:{self.location.id}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Turn the top Lord of the deck face up onto its pile: an automaton that no pile pleases."""

    def __str__(self) -> str:
        return "reveal"


@dataclass(frozen=True, slots=True)
class SpendReplay:
    """Spend the Replay token for another turn."""

    def __str__(self) -> str:
        return "replay"


@dataclass(frozen=True, slots=True)
class KeepReplay:
    """End the turn without spending the Replay token."""

    def __str__(self) -> str:
        return "keep"


Action = Explore | Rally | Recruit | Swap | Stay | Scout | ScoutAll | Control | Reveal | SpendReplay | KeepReplay


def parse(text: str) -> Action:
    """Return the action that `text` notes; raise `unknown_action` for anything else.

    The inverse of `str(action)`; a swap is read either way round.
    """
    try:
        verb, _, rest = text.partition(":")
        action = _READERS[verb](rest)
    except (AttributeError, KeyError, TypeError, ValueError, GameError):
        raise GameError(Code.UNKNOWN_ACTION, text=text) from None
    if str(action) != text and not isinstance(action, Swap):  # such as `explore:02` or `stay:`
        raise GameError(Code.UNKNOWN_ACTION, text=text)
    return action


def _read_explore(rest: str) -> Action:
    return Explore(_number(rest, MOST_DRAWN))


def _read_rally(rest: str) -> Action:
    return Rally(_GUILD[rest])


def _read_recruit(rest: str) -> Action:
    names = rest.split(",")
    if len(names) > PLACES:
        raise ValueError
    return Recruit(tuple(cards.lord(name) for name in names))


def _read_swap(rest: str) -> Action:
    first, second = rest.split("-")
    a, b = _number(first, PLACES), _number(second, PLACES)
    if a == b:
        raise ValueError
    return Swap(a, b)


def _read_scout(rest: str) -> Action:
    return ScoutAll() if rest == "all" else Scout(_number(rest, MOST_DRAWN))


def _read_control(rest: str) -> Action:
    return Control(cards.location(rest))


def _number(text: str, most: int) -> int:
    """Return a number from 1 to `most`, written as Python prints it; raise ValueError."""
    return _NUMBERS[:most].index(text) + 1


_NUMBERS = tuple(str(number) for number in range(1, PLACES + 1))
_GUILD = {guild.value: guild for guild in GUILDS}
_READERS: dict[str, Callable[[str], Action]] = {
    "explore": _read_explore,
    "rally": _read_rally,
    "recruit": _read_recruit,
    "swap": _read_swap,
    "stay": lambda _: Stay(),  # `stay:x` prints differently, so it is refused; the others below likewise
    "scout": _read_scout,
    "control": _read_control,
    "reveal": lambda _: Reveal(),
    "replay": lambda _: SpendReplay(),
    "keep": lambda _: KeepReplay(),
}
