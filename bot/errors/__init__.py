"""What can a player be told no about? The only errors that players read, as one tree; the locales have their words."""

from collections.abc import Iterator

from bot.errors.base import UserError
from bot.errors.faults import DamagedError, FaultError, InternalError
from bot.errors.missing import (
    NoGameHereError,
    NoHintError,
    NoRobotsInSoloError,
    NoSuchCardError,
    NoSuchGameError,
    NoSuchRobotError,
    NoSuchSeatError,
    NoSuchTimeError,
    NoSuchTurnError,
    NotFoundError,
    UnknownButtonError,
)
from bot.errors.moments import (
    AlreadyAtTableError,
    AlreadyStartedError,
    ChannelBusyError,
    DormantError,
    GameOverError,
    HasSeatError,
    IllegalChoiceError,
    NoOpenSeatError,
    NoProposalError,
    NothingToUndoError,
    NoTimeZoneError,
    NotNowError,
    NotOverError,
    NotStartedError,
    OfferOverError,
    OwnSeatError,
    QuietTooLongError,
    SeatTakenError,
    SettledError,
    SeveralGamesError,
    SeveralSeatsError,
    StaleError,
    StillHereError,
    TableFullError,
    TableNotFullEnoughError,
    TimeUpError,
)
from bot.errors.rights import (
    BotsCannotPlayError,
    MissingPermissionError,
    NotAllowedError,
    NotAManagerError,
    NotAtTableError,
    NotForYouError,
    NotHostError,
    NotOnServerError,
    NotYourTurnError,
    OfferToSelfError,
    OtherChannelError,
    WrongPlaceError,
)

__all__ = [
    "CODES",
    "ERRORS",
    "AlreadyAtTableError",
    "AlreadyStartedError",
    "BotsCannotPlayError",
    "ChannelBusyError",
    "DamagedError",
    "DormantError",
    "FaultError",
    "GameOverError",
    "HasSeatError",
    "IllegalChoiceError",
    "InternalError",
    "MissingPermissionError",
    "NoGameHereError",
    "NoHintError",
    "NoOpenSeatError",
    "NoProposalError",
    "NoRobotsInSoloError",
    "NoSuchCardError",
    "NoSuchGameError",
    "NoSuchRobotError",
    "NoSuchSeatError",
    "NoSuchTimeError",
    "NoSuchTurnError",
    "NoTimeZoneError",
    "NotAManagerError",
    "NotAllowedError",
    "NotAtTableError",
    "NotForYouError",
    "NotFoundError",
    "NotHostError",
    "NotNowError",
    "NotOnServerError",
    "NotOverError",
    "NotStartedError",
    "NotYourTurnError",
    "NothingToUndoError",
    "OfferOverError",
    "OfferToSelfError",
    "OtherChannelError",
    "OwnSeatError",
    "QuietTooLongError",
    "SeatTakenError",
    "SettledError",
    "SeveralGamesError",
    "SeveralSeatsError",
    "StaleError",
    "StillHereError",
    "TableFullError",
    "TableNotFullEnoughError",
    "TimeUpError",
    "UnknownButtonError",
    "UserError",
    "WrongPlaceError",
]


def _tree(error: type[UserError]) -> Iterator[type[UserError]]:
    yield error
    for below in error.__subclasses__():
        yield from _tree(below)


ERRORS = tuple(error for error in _tree(UserError) if error.code)
CODES = frozenset(error.code for error in ERRORS)
