"""What can a player be told no about? The only errors that players read, as one tree; the locales have their words."""

from collections.abc import Iterator
from typing import ClassVar


class UserError(Exception):
    """A player asked for something that cannot be: `code` says why, `params` about what."""

    code: ClassVar[str] = ""  # empty for what only groups others

    def __init__(self, **params: object) -> None:
        super().__init__(self.code, params)
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value!r}" for name, value in self.params.items())])


# what there is none of


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


# who may not do it


class NotAllowedError(UserError):
    """Others may, this person may not."""


class NotAtTableError(NotAllowedError):
    """Only those who play may."""

    code = "not-at-table"


class NotHostError(NotAllowedError):
    """Only the host, or a manager of the server, may."""

    code = "not-host"


class NotForYouError(NotAllowedError):
    """That is up to whoever has the seat, and to whom it is offered."""

    code = "not-for-you"


class OfferToSelfError(NotAllowedError):
    """Nobody offers themselves a seat."""

    code = "offer-to-self"


class NotOnServerError(NotAllowedError):
    """That person is not on the server where the game is played."""

    code = "not-on-server"


class NotYourTurnError(NotAllowedError):
    """Another seat has to decide. params: seat, the one that does."""

    code = "not-your-turn"


class BotsCannotPlayError(NotAllowedError):
    """A bot's account cannot take a seat."""

    code = "bots-cannot-play"


class MissingPermissionError(NotAllowedError):
    """The bot lacks permissions in that place. params: permissions."""

    code = "missing-permission"


class NotAManagerError(NotAllowedError):
    """Only a manager of the server may."""

    code = "not-a-manager"


class WrongPlaceError(NotAllowedError):
    """Not in such a channel, or not outside a server."""

    code = "wrong-place"


class OtherChannelError(NotAllowedError):
    """The server has its games elsewhere. params: channels, where."""

    code = "other-channel"


# what does not fit how things stand


class NotNowError(UserError):
    """At another moment it could be done."""


class ChannelBusyError(NotNowError):
    """A game is already open in that channel."""

    code = "channel-busy"


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


# what is our own fault


class FaultError(UserError):
    """Not the player's doing."""


class DamagedError(FaultError):
    """A stored game cannot be read; it is kept as it is. params: game."""

    code = "damaged"


class InternalError(FaultError):
    """Something broke. params: reference, to be found in the log."""

    code = "internal"


def _tree(error: type[UserError]) -> Iterator[type[UserError]]:
    yield error
    for below in error.__subclasses__():
        yield from _tree(below)


ERRORS = tuple(error for error in _tree(UserError) if error.code)
CODES = frozenset(error.code for error in ERRORS)
