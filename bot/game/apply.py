"""What does an action lead to? State and action to new state and events; one function per action."""

from dataclasses import dataclass

from bot.game.actions import (
    Action,
    Control,
    Explore,
    KeepReplay,
    Rally,
    Recruit,
    Reveal,
    Scout,
    ScoutAll,
    SpendReplay,
    Stay,
    Swap,
)
from bot.game.automaton import brings_replay, recruits
from bot.game.cards import GUILDS, Effect, Guild, Location, Lord, in_catalogue_order, without
from bot.game.chamber import exchanged
from bot.game.draft import Draft
from bot.game.errors import Code, GameError
from bot.game.events import (
    Controlled,
    Discarded,
    Event,
    Explored,
    LocationsDrawn,
    LocationsLeft,
    LordsDrawn,
    Preferred,
    Rallied,
    Recruited,
    ReplayWon,
    Scouted,
    Stayed,
    Swapped,
)
from bot.game.legal import legal_actions
from bot.game.powers import apply_location, apply_lord, restrict_recruiting
from bot.game.state import (
    AUTOMATON,
    PERSON,
    ChooseDrawn,
    ChooseFromDeck,
    ChooseLocation,
    ChooseOrder,
    ChoosePile,
    ChooseRecruiting,
    ChooseReplay,
    ChooseScouted,
    ChooseSwap,
    GameState,
)
from bot.game.turns import end_turn, look_again, pass_on, play_again


@dataclass(frozen=True, slots=True)
class Applied:
    """The state after an action, and what happened on the way."""

    state: GameState
    events: tuple[Event, ...]


def apply(state: GameState, action: Action, seat: int | None = None) -> Applied:
    """Return what an action of the seat that must decide leads to; the state given is never changed.

    `seat` is who asks, None for whoever must decide. Raises `game_over`, `not_your_decision`, `unknown_action` for
    what is no action at all and `illegal_action` for what `legal_actions` does not hold.
    """
    if state.decider is None:
        raise GameError(Code.GAME_OVER)
    if seat is not None and seat != state.decider:
        raise GameError(Code.NOT_YOUR_DECISION, decider=state.decider)
    if not isinstance(action, Action):
        raise GameError(Code.UNKNOWN_ACTION, text=repr(action))
    legal = legal_actions(state, state.decider).find(action)
    if legal is None:
        raise GameError(Code.ILLEGAL_ACTION, action=str(action))
    draft = Draft(state)
    _perform(draft, legal)
    return Applied(draft.freeze(), tuple(draft.events))


def _perform(draft: Draft, action: Action) -> None:
    match draft.decision, action:
        case ChooseRecruiting(), Explore(count):
            _explore(draft, count)
        case ChooseRecruiting(), Rally(guild):
            _rally(draft, guild)
        case ChooseDrawn(drawn), Recruit(lords):
            _keep(draft, drawn, lords)
        case ChooseOrder(guild), Recruit(lords):
            _recruit_pile(draft, guild, lords)
        case ChooseSwap(), Swap(a, b):
            _swap(draft, a, b)
        case ChooseSwap(), Stay():
            _stay(draft)
        case ChooseLocation(place), Scout(count):
            _scout(draft, place, count)
        case ChooseLocation(place), ScoutAll():
            _scout_all(draft, place)
        case ChooseLocation(place), Control(location):
            _take_face_up(draft, place, location)
        case ChooseScouted(place, drawn_locations), Control(location):
            _keep_scouted(draft, place, drawn_locations, location)
        case ChooseFromDeck(place), Control(location):
            _take_from_deck(draft, place, location)
        case _:
            _perform_solo(draft, action)


def _perform_solo(draft: Draft, action: Action) -> None:
    match draft.decision, action:
        case ChoosePile() as wanted, Rally(guild):
            _gather(draft, wanted, guild)
        case ChoosePile(), Reveal() if draft.automaton is not None:
            look_again(draft, draft.automaton)
        case ChooseReplay(), SpendReplay():
            play_again(draft)
        case ChooseReplay(), KeepReplay():
            pass_on(draft)
        case _:  # not reached: legal_actions pairs no other action with a decision
            raise GameError(Code.ILLEGAL_ACTION, action=str(action))


def _explore(draft: Draft, count: int) -> None:
    drawn = draft.draw_lords(count)
    draft.tell(Explored(draft.owner, count))
    draft.tell(LordsDrawn(draft.owner, drawn))
    draft.ask(ChooseDrawn(drawn))


def _rally(draft: Draft, guild: Guild) -> None:
    draft.tell(Rallied(draft.owner, guild))
    draft.ask(ChooseOrder(guild))


def _keep(draft: Draft, drawn: tuple[Lord, ...], kept: tuple[Lord, ...]) -> None:
    rest = without(drawn, kept)
    for lord in rest:
        draft.discard(lord)
    if rest:
        draft.tell(Discarded(rest))
    _extend(draft, kept)


def _recruit_pile(draft: Draft, guild: Guild, kept: tuple[Lord, ...]) -> None:
    suit = GUILDS.index(guild)
    draft.set_pile(suit, without(draft.piles[suit], kept))
    _extend(draft, kept)


def _extend(draft: Draft, lords: tuple[Lord, ...]) -> None:
    """Place all recruits, then let their powers wait in that order (rulebook p. 6)."""
    before = draft.chamber
    first = len(before.lords) + 1
    draft.chamber = before.placed(lords)
    draft.queue = tuple(range(first, first + len(lords)))
    draft.tell(Recruited(draft.owner, lords, first))
    if draft.opponent is not None and draft.owner == PERSON and not draft.replay_token and brings_replay(before, lords):
        draft.replay_token = True
        draft.tell(ReplayWon(PERSON))
    _go_on(draft)


def _swap(draft: Draft, a: int, b: int) -> None:
    draft.chamber = draft.chamber.swapped(a, b)
    # Powers belong to Lords: one that still waits for its power keeps waiting on its new place.
    draft.queue = tuple(exchanged(place, a, b) for place in draft.queue)
    draft.tell(Swapped(draft.owner, a, b))
    _go_on(draft)


def _stay(draft: Draft) -> None:
    draft.tell(Stayed(draft.owner))
    _go_on(draft)


def _scout(draft: Draft, place: int, count: int) -> None:
    drawn = draft.draw_locations(count)
    draft.tell(Scouted(draft.owner, count))
    draft.tell(LocationsDrawn(draft.owner, drawn))
    draft.ask(ChooseScouted(place, drawn))


def _scout_all(draft: Draft, place: int) -> None:
    deck = tuple(in_catalogue_order(draft.location_deck))
    draft.tell(Scouted(draft.owner, len(deck), whole_deck=True))
    draft.tell(LocationsDrawn(draft.owner, deck))
    draft.ask(ChooseFromDeck(place))


def _take_face_up(draft: Draft, place: int, location: Location) -> None:
    draft.face_up = without(draft.face_up, (location,))
    _control(draft, place, location)


def _keep_scouted(draft: Draft, place: int, drawn: tuple[Location, ...], location: Location) -> None:
    rest = without(drawn, (location,))
    draft.face_up += rest
    if rest:
        draft.tell(LocationsLeft(rest))
    _control(draft, place, location)


def _take_from_deck(draft: Draft, place: int, location: Location) -> None:
    draft.shuffle_locations(without(draft.location_deck, (location,)))
    _control(draft, place, location)


def _control(draft: Draft, place: int, location: Location) -> None:
    draft.chamber = draft.chamber.controlling(place, location)
    draft.tell(Controlled(draft.owner, location, place))
    apply_location(draft, location)
    _go_on(draft)


def _go_on(draft: Draft) -> None:
    """Apply the powers that wait, in the order of placing, up to the next decision; after the last one end the turn."""
    draft.decided()
    while draft.queue:
        place, draft.queue = draft.queue[0], draft.queue[1:]
        apply_lord(draft, place)
        if draft.decision is not None:
            return
    end_turn(draft)


def _gather(draft: Draft, wanted: ChoosePile, guild: Guild) -> None:
    """Let the automaton rally a pile and place its Lords."""
    draft.decider = AUTOMATON  # a tie was the person's to decide
    suit = GUILDS.index(guild)
    lords = recruits(draft.piles[suit], draft.chamber)
    draft.set_pile(suit, without(draft.piles[suit], lords))
    if wanted.reason is not None:
        draft.tell(Preferred(AUTOMATON, wanted.reason, wanted.figure, len(wanted.guilds)))
    draft.tell(Rallied(AUTOMATON, guild))
    if draft.opponent is Guild.SOLDIER and guild is Guild.SOLDIER:
        restrict_recruiting(draft, Effect.FORCED_FIRST)
    _extend(draft, lords)
