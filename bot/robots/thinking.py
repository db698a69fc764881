"""How good is each choice, one turn ahead? What the robot `normal` knows, and what explanations are made of."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from typing import Final

from bot.game.actions import MOST_DRAWN, Action, Control, Explore, Rally, Recruit, Scout, ScoutAll, Stay, Swap
from bot.game.cards import GUILDS, LOCATIONS, LORDS
from bot.game.chamber import PLACES
from bot.game.view import PlayerView
from bot.robots.chances import expected_best
from bot.robots.evaluation import worth
from bot.robots.gains import SCOUT_COST, Gains, ordered, scouting
from bot.robots.imagining import perform
from bot.robots.side import Side
from bot.robots.tables import ALLIANCE, GOLD, KEYLESS, KIND, SILVER, SUIT, WORTH
from bot.robots.twin import DRAWN, LOCATION, ORDER, OVER, RECRUITING, SCOUTED, SWAPPING, Twin, twin_of

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
    """Return the game as the deciding seat sees it; decks lie in catalogue order, as nobody looks for a single card."""
    lords = sorted(lord.index for lord in view.unseen_lords.elements())
    locations = [location.index for location in view.unseen_locations]
    return twin_of(view, lords, locations, _leave)


def _leave(cards: list[int]) -> None:
    """Shuffle nothing: nobody looks into the deck of a survey."""


def values(twin: Twin) -> dict[Action, float]:
    """Return what each action worth a thought leads to, as `evaluation.worth` counts.

    Of the decks nothing is used but what they hold: of a survey, and of a game imagined, the order does not matter.
    """
    if twin.ask == RECRUITING:
        return _recruitings(twin)
    if twin.ask == LOCATION:
        return _locations(twin)
    return {action: result(twin, action).worth for action in candidates(twin)}


def play_carefully(twin: Twin) -> None:
    """Play what is left of a turn, each decision as `normal` would."""
    seat = twin.turn
    while twin.turn == seat and twin.ask not in (RECRUITING, OVER):
        found = values(twin)
        perform(twin, max(found, key=found.__getitem__))


def candidates(twin: Twin) -> list[Action]:
    """Return the actions worth a thought: not every order of a pile, and no swap that changes nothing."""
    side = twin.sides[twin.turn]
    if twin.ask == RECRUITING:
        return _ways_to_recruit(twin)
    if twin.ask == DRAWN:
        return [Recruit((LORDS[lord],)) for lord in dict.fromkeys(twin.drawn)]
    if twin.ask == ORDER:
        found = orders(twin, twin.piles[twin.suit])
        return [Recruit(tuple(LORDS[lord] for lord in order)) for order in found]
    if twin.ask == SWAPPING:
        return [*_swaps(side), Stay()]
    if twin.ask == LOCATION and side.whole_deck:
        return [ScoutAll()]
    if twin.ask == LOCATION:
        most = min(MOST_DRAWN, len(twin.locations))
        return [*_controls(twin.face_up), *(Scout(count) for count in range(1, most + 1))]
    return _controls(twin.drawn if twin.ask == SCOUTED else twin.locations)


def _ways_to_recruit(twin: Twin) -> list[Action]:
    forced = twin.must_explore()
    if forced:
        return [Explore(forced)]
    most = min(MOST_DRAWN, len(twin.deck))
    rallies = [Rally(GUILDS[suit]) for suit, pile in enumerate(twin.piles) if pile]
    return [*(Explore(count) for count in range(1, most + 1)), *rallies]


def _controls(locations: list[int]) -> list[Action]:
    return [Control(LOCATIONS[location]) for location in locations]


def _swaps(side: Side) -> list[Action]:
    """Return the swaps of two keyless Lords that are not alike; of one guild only where IP count by place."""
    free = [place for place, lord in enumerate(side.lords) if KEYLESS[lord]]
    by_ip = any(WORTH[location] == ALLIANCE for location in side.locations)
    like = side.lords if by_ip else [SUIT[lord] for lord in side.lords]
    return [
        Swap(one + 1, other + 1) for at, one in enumerate(free) for other in free[at + 1 :] if like[one] != like[other]
    ]


def orders(twin: Twin, pile: list[int]) -> list[list[int]]:
    """Return some orders of a pile, of as many of its Lords as fit: the most useful ones first, then what differs.

    Of those that fit, other keys in other places; of a pile too large, other Lords.
    """
    side = twin.sides[twin.turn]
    gains = Gains(twin, twin.turn)
    places = PLACES - len(side.lords)
    ranked = sorted(pile, key=gains.lord, reverse=True)
    chosen = ranked[:places]
    found = [ordered(side, chosen)]
    keys = [lord for lord in chosen if KIND[lord] in (SILVER, GOLD)]
    rest = [lord for lord in chosen if KIND[lord] not in (SILVER, GOLD)]
    if len(keys) <= MOST_KEYS:
        key_orders = list(dict.fromkeys(permutations(keys)))
        found += [[*rest, *order] for order in key_orders]
        found += [[*order, *rest] for order in key_orders]
    if len(pile) > places:
        found += [ordered(side, some) for some in islice(combinations(ranked, places), MOST_ORDERS)]
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
    after = _outlook(twin)
    perform(after, action)
    return _rated(after, seat)


def _outlook(twin: Twin) -> Twin:
    """Return a copy in which no card is turned up that nobody knows yet."""
    after = twin.copy()
    after.blind = True
    return after


def _recruited(rallied: Twin, order: list[int]) -> Result:
    after = _outlook(rallied)
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


def _recruitings(twin: Twin) -> dict[Action, float]:
    single = {lord: single_worth(twin, lord) for lord in Counter(twin.deck)}
    spread = [single[lord] for lord in twin.deck]
    return {
        action: expected_best(spread, action.count) - DISCARD_COST * (action.count - 1)
        if isinstance(action, Explore)
        else result(twin, action).worth
        for action in candidates(twin)
    }


def single_worth(twin: Twin, lord: int) -> float:
    """Return the worth after recruiting one Lord, from wherever."""
    after = _outlook(twin)
    after.extend((lord,))
    return _rated(after, twin.turn).worth


def _locations(twin: Twin) -> dict[Action, float]:
    seat = twin.turn
    gains = Gains(twin, seat)
    unseen = [gains.location(location) for location in twin.locations]
    bare = _outlook(twin)
    bare.sides[seat].silver = bare.sides[seat].gold = 0
    bare.go_on()
    base = _rated(bare, seat).worth
    found: dict[Action, float] = {}
    for action in candidates(twin):
        match action:
            case Scout(count):
                found[action] = base + expected_best(unseen, count) - SCOUT_COST * (count - 1)
            case ScoutAll():
                found[action] = base + max(unseen)
            case _:
                found[action] = result(twin, action).worth
    return found
