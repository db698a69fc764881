"""What was asked for that there is none of?"""

from bot.errors.base import UserError


class NotFoundError(UserError):
    """There is no such thing."""


class NoSuchGameError(NotFoundError):
    """No game has that id."""

    code = "no-such-game"


class NoGameHereError(NotFoundError):
    """No game was ever played in that channel."""

    code = "no-game-here"


class NoSuchRobotError(NotFoundError):
    """No robot has that name. params: robot."""

    code = "no-such-robot"


class NoRobotsInSoloError(NotFoundError):
    """Robots were wanted in a solo game, which has its automaton."""

    code = "no-robots-in-solo"


class NoHintError(NotFoundError):
    """There is no hint: the table does without, or only solo games ask such a thing."""

    code = "no-hint"


class NoSuchCardError(NotFoundError):
    """No card's name is anything like that."""

    code = "no-such-card"


class NoSuchSeatError(NotFoundError):
    """Nobody, or nobody of that kind, sits there."""

    code = "no-such-seat"


class NoSuchTimeError(NotFoundError):
    """What was typed is no time of day."""

    code = "no-such-time"


class NoSuchTurnError(NotFoundError):
    """The game has no turn of that number. params: count, how many it has."""

    code = "no-such-turn"


class UnknownButtonError(NotFoundError):
    """A control that this version does not know."""

    code = "unknown-button"
