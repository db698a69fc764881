"""Why did the rules refuse? A closed set of codes; the words belong to whoever speaks to people."""

from enum import StrEnum


class Code(StrEnum):
    """Every way in which the engine can say no."""

    # about an action
    UNKNOWN_ACTION = "unknown_action"  # not an action, or a text that is not in the notation. params: text
    NOT_YOUR_DECISION = "not_your_decision"  # another seat has to decide. params: decider
    ILLEGAL_ACTION = "illegal_action"  # well formed, but the rules do not allow it now. params: action
    GAME_OVER = "game_over"  # nothing can be done any more

    # about starting a game
    BAD_OPTIONS = "bad_options"  # params: option, value
    BAD_DECK = "bad_deck"  # not each card exactly once. params: deck, card
    # number counts the reshuffles after the start from 1
    BAD_SHUFFLE = "bad_shuffle"  # a recorded reshuffle does not hold the cards on hand. params: deck, number
    MISSING_SHUFFLE = "missing_shuffle"  # the deal has no order for a reshuffle that took place. params: deck, number

    # about what is read
    UNKNOWN_LORD = "unknown_lord"  # params: name
    UNKNOWN_LOCATION = "unknown_location"  # params: name
    UNKNOWN_SCHEMA = "unknown_schema"  # a snapshot of a later version. params: schema
    BAD_SNAPSHOT = "bad_snapshot"  # params: fault
    BAD_RECORD = "bad_record"  # params: field
    BAD_POSITION = "bad_position"  # params: fault, and what it is about
    BAD_TURN = "bad_turn"  # a record's turn cannot be played. params: turn (from 1), action, reason


class GameError(Exception):
    """The rules said no: `code` says why, `params` about what."""

    def __init__(self, code: Code, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value!r}" for name, value in self.params.items())])
