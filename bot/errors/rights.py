"""Who may not do what others may?"""

from bot.errors.base import UserError


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
