"""What does a control carry along? A choice in the notation of actions, or the beginning of an order."""

from bot.errors import IllegalChoiceError, UnknownButtonError
from bot.game.actions import Action, parse
from bot.game.cards import LORD_VALUES, Guild
from bot.game.chamber import PLACES
from bot.game.errors import GameError
from cogs.screens.panel import Draft
from cogs.ui.ids import ControlId

IPS = {str(row.ip) for row in LORD_VALUES}


def draft_in(control: ControlId) -> Draft:
    """Return the order that a control holds, as far as it is chosen; raise UnknownButtonError."""
    guild, _, digits = control.detail.partition(":")
    if guild not in set(Guild) or not set(digits) <= IPS or len(digits) > PLACES:
        raise UnknownButtonError  # forged: no button of ours says such a thing
    return Draft(guild=guild, digits=digits)


def read_action(notation: str) -> Action:
    """Return the action that a control holds; raise IllegalChoiceError."""
    try:
        return parse(notation)
    except GameError:
        raise IllegalChoiceError(action=notation) from None
