"""What does an operator read when something is refused? One plain sentence per error code."""

from bot.game.errors import Code, GameError

SENTENCES: dict[Code, str] = {
    Code.UNKNOWN_ACTION: "{text!r} is not an action",
    Code.NOT_YOUR_DECISION: "it is another seat's decision",
    Code.ILLEGAL_ACTION: "{action} is not allowed here",
    Code.GAME_OVER: "the game is over",
    Code.BAD_OPTIONS: "{option} cannot be {value!r}",
    Code.BAD_DECK: "the deck of {deck} does not hold each card exactly once: look at {card}",
    Code.BAD_SHUFFLE: "reshuffle {number} does not hold the {deck} that were to be shuffled",
    Code.MISSING_SHUFFLE: "the record has no order for reshuffle {number}, of the {deck}",
    Code.UNKNOWN_LORD: "there is no Lord {name!r}",
    Code.UNKNOWN_LOCATION: "there is no Location {name!r}",
    Code.UNKNOWN_SCHEMA: "the snapshot has schema {schema!r}, which this version does not know",
    Code.BAD_SNAPSHOT: "the snapshot is damaged: {fault}",
    Code.BAD_RECORD: "{field!r} is missing or not of its kind",
    Code.BAD_POSITION: "the position is bad: {fault}",
    Code.BAD_TURN: "turn {turn}: {why}",
}

POSITION_FAULTS = {
    "not_an_object": "a position is an object with chamber, locations and pearls",
    "no_chamber": "chamber must be a list of Lords by place, without gaps",
    "too_many_lords": "a Chamber has 15 places, not {count}",
    "too_many_copies": "there are not {count} copies of {card}",
    "no_locations": "locations must be an object of places and Locations",
    "no_such_place": "there is no place {place!r}",
    "location_on_empty_place": "the Location on place {place} lies on no Lord",
    "location_without_key": "the Location on place {place} lies on a Lord without key",
    "location_twice": "{card} stands twice",
    "pearls": "pearls must be a number of at least {given}, what its Lords and Locations give, not {pearls!r}",
}

TURN_FAULTS = {
    Code.UNKNOWN_ACTION: "{action!r} is not an action",
    Code.ILLEGAL_ACTION: "{action} is not allowed here",
    Code.NOT_YOUR_DECISION: "it is another player's turn",
    Code.GAME_OVER: "the game is already over",
    Code.MISSING_SHUFFLE: "{action} needs a reshuffle that the record does not have",
    Code.BAD_SHUFFLE: "the reshuffle after {action} does not hold the cards that were to be shuffled",
    "turn_complete": "{action} comes after the end of the turn",
    "turn_incomplete": "the turn is not played to its end",
}


def sentence(error: GameError) -> str:
    """Return what an error says, as one plain sentence without its full stop."""
    params = error.params
    match error.code:
        case Code.BAD_POSITION:
            return POSITION_FAULTS[str(params["fault"])].format_map(params)
        case Code.BAD_TURN:
            why = TURN_FAULTS[str(params["reason"])].format_map(params)
            return SENTENCES[error.code].format(turn=params["turn"], why=why)
        case _:
            return SENTENCES[error.code].format_map(params)
