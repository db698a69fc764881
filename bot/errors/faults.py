"""What is our own fault, and not the player's?"""

from bot.errors.base import UserError


class FaultError(UserError):
    """Not the player's doing."""


class DamagedError(FaultError):
    """A stored game cannot be read; it is kept as it is. params: game."""

    code = "damaged"


class InternalError(FaultError):
    """Something broke. params: reference, to be found in the log."""

    code = "internal"
