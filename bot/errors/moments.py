"""What does not fit how things stand, and at another moment would?"""

from bot.errors.base import UserError


class NotNowError(UserError):
    """At another moment it could be done."""


class ChannelBusyError(NotNowError):
    """A game is already open in that channel."""

    code = "channel-busy"


class SeveralGamesError(NotNowError):
    """Several games run in threads of that channel. params: games, where they are played."""

    code = "several-games"


class AlreadyAtTableError(NotNowError):
    """That person has a seat."""

    code = "already-at-table"


class TableFullError(NotNowError):
    """Every seat is taken. params: seats."""

    code = "table-full"


class NothingToUndoError(NotNowError):
    """Nothing can be taken back: the turn has just begun, or a card was revealed."""

    code = "nothing-to-undo"


class TableNotFullEnoughError(NotNowError):
    """Too few seats are taken, or none by a person. params: seats, the fewest."""

    code = "table-not-full-enough"


class AlreadyStartedError(NotNowError):
    """The game runs."""

    code = "already-started"


class NotStartedError(NotNowError):
    """The table still waits for players."""

    code = "not-started"


class StaleError(NotNowError):
    """Something happened since that was shown. params: game, version, the present one."""

    code = "stale"


class TimeUpError(StaleError):
    """A robot has played that turn: the time for it was up. params: game, version."""

    code = "time-up"


class SettledError(NotNowError):
    """What becomes of a turn of which the time was up has been said, or the player has come back."""

    code = "settled"


class IllegalChoiceError(NotNowError):
    """The rules do not allow it now. params: action."""

    code = "illegal-choice"


class GameOverError(NotNowError):
    """The game has ended."""

    code = "game-over"


class SeatTakenError(NotNowError):
    """No robot keeps that seat for a person: somebody has it."""

    code = "seat-taken"


class OwnSeatError(NotNowError):
    """That person left another seat of the game, and may take that one again."""

    code = "own-seat"


class NoOpenSeatError(NotNowError):
    """Nobody has left the game: there is no seat to offer."""

    code = "no-open-seat"


class SeveralSeatsError(NotNowError):
    """More than one seat was left: which one is meant? params: seats, their numbers."""

    code = "several-seats"


class HasSeatError(NotNowError):
    """That person plays at the table, or left another seat of it that is theirs to take again."""

    code = "has-seat"


class OfferOverError(NotNowError):
    """The seat is not on offer, or no more."""

    code = "offer-over"


class NoProposalError(NotNowError):
    """Nobody proposes, or nobody any more, to end the game."""

    code = "no-proposal"


class DormantError(NotNowError):
    """The game sleeps: somebody has to take it up again."""

    code = "dormant"


class NoTimeZoneError(NotNowError):
    """Hours of the day mean nothing before a time zone is chosen."""

    code = "no-time-zone"


class QuietTooLongError(NotNowError):
    """Quiet hours that end when they begin, or last more than half the day."""

    code = "quiet-too-long"


class StillHereError(NotNowError):
    """A robot takes over only from people who have left the server."""

    code = "still-here"


class NotOverError(NotNowError):
    """What would tell the secrets of a game waits for its end."""

    code = "not-over"
