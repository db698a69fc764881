"""Which controls are there? The routes of all buttons and selects, each made in one place."""

from bot.i18n import text
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Style

# Routes. Those of the lobby change a public message; those of the panel one that a single person sees.
JOIN = "join"
LEAVE_LOBBY = "unjoin"
ADD_ROBOT = "robot"
REMOVE_ROBOT = "unrobot"
BONUS = "bonus"
HIDDEN = "hidden"
HINTS = "hints"
LEVEL = "level"
CLOCK = "clock"
THREAD = "thread"
START = "start"
MANAGE = "manage"
KICK = "kick"
HOST = "host"
CANCEL = "cancel"

ONCE = frozenset((ADD_ROBOT, REMOVE_ROBOT, BONUS, HIDDEN, HINTS, LEVEL, CLOCK, THREAD))

OPEN = "turn"  # a new panel
PANEL = "panel"  # the panel again, at the step that stands
SEE = "see"  # what a choice would bring; the choice is in the detail
PICK = "pick"  # the same, the choice being in a select's values
ORDER = "order"  # a draft of an order: guild and the IPs so far
PLACE = "place"  # confirm such an order
ACT = "act"  # do it
HINT = "hint"
UNDO = "undo"  # take the latest choice back

SUBSTITUTE = "substitute"  # a robot for whoever has left the server

RETURN = "return"  # to the seat that one left
TAKE = "take"  # the seat in the detail, which somebody left
ASKED = "asked"  # what becomes of a turn of which the time is up: `turn:choice`

LEAVE = "leave"  # a running game: commands ask first
END = "end"
PROPOSE = "propose"  # to end it
AGREE = "agree"
PLAY_ON = "play-on"
ACCEPT = "accept"  # the seat in the detail, which is offered to somebody
DECLINE = "decline"
WITHDRAW = "withdraw"
REOPEN = "reopen"  # a game that sleeps

CHAMBERS = "chambers"
CHAMBER = "chamber"
LOG = "log"
LOG_PAGE = "page"  # turns in words; how many later ones there are in the detail
LEAF = "leaf"  # another turn with its picture: its number, or `first`, `last`
SEE_TURN = "see-turn"  # the same, from a public message
RECORD = "record"  # of a finished game, as a file
RULES = "rules"
RULE = "rule"
WORDS = "words"
WHY = "why"
FILM = "film"  # of a finished game
REMATCH = "rematch"

GAMES = "games"  # one's own; how many come before those to be shown stands in the detail

SETTINGS = "settings"  # the page in the detail, or the first one
SETTINGS_PAGE = "settings-page"  # the same, in the place of another page
SET = "set"  # what is chosen in the detail: `field:on`, `field:off`, or a select's field
ASK_ZONE = "ask-zone"  # opens a form; the language in the detail, and what stands there already
ASK_QUIET = "ask-quiet"
ZONE = "zone"  # what is written into it
QUIET = "quiet"
SERVER_PAGE = "server-page"
SET_SERVER = "set-server"  # as `set`, for the server

PRIVACY = "privacy"  # what is stored of whoever asks
EXPORT = "export"
FORGET = "forget"  # asks once more
FORGET_NOW = "forget-now"


def open_turn(game: str, locale: str, label: str = "button-turn") -> Button:
    """Return the button that opens one's own panel."""
    return Button(text(label, locale), ControlId(OPEN, game), Style.primary)


def back(game: str, locale: str) -> Button:
    """Return the button that shows the step that stands."""
    return Button(text("button-back", locale), ControlId(PANEL, game))


def confirm(game: str, version: int, notation: str, locale: str) -> Button:
    """Return the button that does what is shown."""
    return Button(text("button-confirm", locale), ControlId(ACT, game, version, notation), Style.success)


def why(game: str, locale: str) -> Button:
    """Return the button that asks robots for their reasons."""
    return Button(text("button-why", locale), ControlId(WHY, game))


def hint(game: str, version: int, locale: str) -> Button:
    """Return the button that asks for a good choice."""
    return Button(text("button-hint", locale), ControlId(HINT, game, version))


def undo(game: str, version: int, locale: str) -> Button:
    """Return the button that takes the latest choice back."""
    return Button(text("button-undo", locale), ControlId(UNDO, game, version))


def words(game: str, locale: str) -> Button:
    """Return the button that describes the table."""
    return Button(text("button-words", locale), ControlId(WORDS, game))


def film(game: str, locale: str) -> Button:
    """Return the button that asks for the film of a game that has been played to its end."""
    return Button(text("button-film", locale), ControlId(FILM, game), Style.primary)


def record(game: str, locale: str) -> Button:
    """Return the button that asks for the record of a game that has ended."""
    return Button(text("button-record", locale), ControlId(RECORD, game))


def after_the_end(game: str, locale: str) -> list[Button]:
    """Return the buttons of a game that has been played to its end."""
    rematch = Button(text("button-rematch", locale), ControlId(REMATCH, game), Style.success)
    return [film(game, locale), rematch, record(game, locale)]


def reading(game: str, locale: str, *, robots: bool) -> list[Button]:
    """Return the buttons that only show something, each to whoever asks; `robots`: whether some have reasons."""
    return [
        Button(text("button-chambers", locale), ControlId(CHAMBERS, game)),
        Button(text("button-log", locale), ControlId(LOG, game)),
        words(game, locale),
        Button(text("button-rules", locale), ControlId(RULES, game)),
        *([why(game, locale)] if robots else []),
    ]
