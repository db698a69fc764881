"""How good is each choice, one turn ahead? What the robot `normal` knows, and what explanations are made of."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from bot.game.actions import Action, Explore, Rally, Recruit, Scout, ScoutAll
from bot.game.cards import LORDS
from bot.game.chamber import PLACES
from bot.game.legal import LegalActions
from bot.game.view import PlayerView
from bot.robots.chances import expected_best
from bot.robots.evaluation import worth
from bot.robots.gains import SCOUT_COST, Gains, ordered, scouting
from bot.robots.imagining import perform
from bot.robots.tables import GOLD, KIND, SILVER
from bot.robots.twin import DRAWN, LOCATION, OVER, RECRUITING, Twin, twin_of

MOST_ORDERS: Final = 30  # of a pile, when its order is chosen
MOST_ORDERS_AHEAD: Final = 6  # of a pile that might be rallied
MOST_KEYS: Final = 4  # of which every order is thought of
DISCARD_COST: Final = 0.2  # for each Lord that exploring gives to the piles


@dataclass(frozen=True, slots=True)
class Result:
    """What a choice leads to: the game when the turn is over, and what a Location yet to be drawn adds to its worth."""

    after: Twin
    extra: float
    worth: float


def survey(view: PlayerView) -> Twin:
    """Return the game as the deciding seat sees it: decks in catalogue order, and no hidden card is turned up."""
    lords = sorted(lord.index for lord in view.unseen_lords.elements())
    locations = [location.index for location in view.unseen_locations]
    twin = twin_of(view, lords, locations, _leave)
    twin.blind = True
    return twin


def _leave(cards: list[int]) -> None:
    """Shuffle nothing: nobody looks into the deck of a survey."""


def values(view: PlayerView, twin: Twin) -> dict[Action, float]:
    """Return what each action worth a thought leads to, as `evaluation.worth` counts; `twin` is the view's survey."""
    if twin.ask == RECRUITING:
        return _recruitings(view.legal, twin)
    if twin.ask == LOCATION:
        return _locations(view.legal, twin)
    return {action: result(twin, action).worth for action in candidates(view.legal, twin)}


def candidates(legal: LegalActions, twin: Twin) -> Iterator[Action]:
    """Yield the actions worth a thought: all of them, but of the many orders of a pile only those that differ much."""
    if not legal.recruits or twin.ask == DRAWN or len(legal) <= MOST_ORDERS:
        yield from legal
        return
    for order in orders(twin, [lord.index for lord in legal.recruits]):
        yield Recruit(tuple(LORDS[lord] for lord in order))


def orders(twin: Twin, pile: list[int]) -> list[list[int]]:
    """Return some orders of a pile, as many of its Lords as fit: the most useful ones, keys in various orders."""
    side = twin.sides[twin.turn]
    gains = Gains(twin, twin.turn)
    chosen = sorted(pile, key=gains.lord, reverse=True)[: PLACES - len(side.lords)]
    found = [ordered(side, chosen)]
    keys = [lord for lord in chosen if KIND[lord] in (SILVER, GOLD)]
    rest = [lord for lord in chosen if KIND[lord] not in (SILVER, GOLD)]
    if len(keys) <= MOST_KEYS:
        key_orders = list(dict.fromkeys(permutations(keys)))
        found += [[*rest, *order] for order in key_orders]
        found += [[*order, *rest] for order in key_orders]
    return [list(order) for order in dict.fromkeys(map(tuple, found))][:MOST_ORDERS]


def result(twin: Twin, action: Action) -> Result:
    """Return what an action that draws nothing leads to; a pile is rallied in the best order known."""
    seat = twin.turn
    if isinstance(action, Rally):
        rallied = twin.copy()
        perform(rallied, action)
        pile = rallied.piles[rallied.suit]
        found = [_recruited(rallied, order) for order in orders(rallied, pile)[:MOST_ORDERS_AHEAD]]
        return max(found, key=lambda one: one.worth)
    after = twin.copy()
    perform(after, action)
    return _rated(after, seat)


def _recruited(rallied: Twin, order: list[int]) -> Result:
    after = rallied.copy()
    after.recruit(order)
    return _rated(after, rallied.turn)


def _rated(after: Twin, seat: int) -> Result:
    extra = settle(after, seat)
    return Result(after, extra, worth(after, seat) + extra)


def settle(twin: Twin, seat: int) -> float:
    """Play the rest of a seat's turn as it seems best, drawing nothing; return what a Location to be drawn adds."""
    extra = 0.0
    while twin.turn == seat and twin.ask not in (RECRUITING, OVER):
        if twin.ask == LOCATION:
            extra += _take(twin)
        else:  # a swap: it may always be declined
            twin.go_on()
    return extra


def _take(twin: Twin) -> float:
    """Take the best face-up Location, or count what scouting promises."""
    side = twin.sides[twin.turn]
    gains = Gains(twin, twin.turn)
    unseen = [gains.location(location) for location in twin.locations]
    promised = max(unseen) if side.whole_deck else scouting(unseen)
    best, most = None, promised
    for location in () if side.whole_deck else twin.face_up:
        gain = gains.location(location)
        if gain >= most:
            best, most = location, gain
    if best is not None:
        twin.control(best)
        return 0.0
    side.silver = side.gold = 0
    twin.go_on()
    return promised


def _recruitings(legal: LegalActions, twin: Twin) -> dict[Action, float]:
    single = {lord: single_worth(twin, lord) for lord in Counter(twin.deck)}
    spread = [single[lord] for lord in twin.deck]
    return {
        action: expected_best(spread, action.count) - DISCARD_COST * (action.count - 1)
        if isinstance(action, Explore)
        else result(twin, action).worth
        for action in legal.listed
    }


def single_worth(twin: Twin, lord: int) -> float:
    """Return the worth after recruiting one Lord, from wherever."""
    after = twin.copy()
    after.extend((lord,))
    return _rated(after, twin.turn).worth


def _locations(legal: LegalActions, twin: Twin) -> dict[Action, float]:
    seat = twin.turn
    gains = Gains(twin, seat)
    unseen = [gains.location(location) for location in twin.locations]
    bare = twin.copy()
    bare.sides[seat].silver = bare.sides[seat].gold = 0
    bare.go_on()
    base = _rated(bare, seat).worth
    found: dict[Action, float] = {}
    for action in legal.listed:
        match action:
            case Scout(count):
                found[action] = base + expected_best(unseen, count) - SCOUT_COST * (count - 1)
            case ScoutAll():
                found[action] = base + max(unseen)
            case _:
                found[action] = result(twin, action).worth
    return found
