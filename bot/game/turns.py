"""How does a turn end, and whose is the next one? Last turns, restrictions that are over, solo games."""

from bot.game.automaton import sought
from bot.game.cards import Guild
from bot.game.draft import Draft
from bot.game.events import GameEnded, LastTurnsBegan, ReplaySpent, RestrictionLifted, TurnBegan
from bot.game.powers import reveal_lord
from bot.game.state import AUTOMATON, PERSON, ChooseRecruiting, ChooseReplay


def end_turn(draft: Draft) -> None:
    """End a turn whose powers are resolved; in a solo game the person may spend a Replay token first."""
    if draft.last_turns_by is None and draft.chamber.complete:
        draft.last_turns_by = draft.owner
        draft.tell(LastTurnsBegan(draft.owner))
    if draft.opponent is not None and draft.owner == PERSON:
        _lift_restriction(draft, AUTOMATON)  # it was for this turn alone
        if draft.replay_token and not draft.chamber.complete:
            draft.ask(ChooseReplay())
            return
    pass_on(draft)


def pass_on(draft: Draft) -> None:
    """Let the next seat have its turn, unless the last one is over."""
    following = (draft.owner + 1) % len(draft.seats)
    if following == draft.last_turns_by:
        draft.decided()
        draft.decider = None
        draft.tell(GameEnded())
    else:
        _begin_turn(draft, following)


def _begin_turn(draft: Draft, seat: int) -> None:
    draft.turn = draft.decider = seat
    draft.turn_number += 1
    draft.ask(ChooseRecruiting())
    draft.tell(TurnBegan(seat, draft.turn_number))
    _lift_restriction(draft, seat)
    if draft.opponent is not None and seat == AUTOMATON:
        _seek(draft, draft.opponent)


def _lift_restriction(draft: Draft, owner: int) -> None:
    if draft.restriction is not None and draft.restriction.owner == owner:
        draft.restriction = None
        draft.tell(RestrictionLifted(owner))


def _seek(draft: Draft, opponent: Guild) -> None:
    """Let the automaton look at the piles; among those alike to it the person chooses."""
    chamber = draft.seats[AUTOMATON].chamber  # as it was when the action began: nothing is placed before it has chosen
    wanted = sought(opponent, chamber, draft.piles, deck=bool(draft.lord_deck))
    draft.ask(wanted)
    draft.decider = PERSON if len(wanted.guilds) > 1 else AUTOMATON


def look_again(draft: Draft, opponent: Guild) -> None:
    """Turn up the top Lord for an automaton that no pile pleases, and let it look at the piles once more."""
    reveal_lord(draft)
    _seek(draft, opponent)


def play_again(draft: Draft) -> None:
    """Spend the Replay token for another turn of the same person."""
    draft.replay_token = False
    draft.tell(ReplaySpent(PERSON))
    _begin_turn(draft, PERSON)
