"""How good is each choice, one turn ahead? What the robot `normal` knows, and what explanations are made of."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Final

from bot.game.actions import Action, Control, Explore, Rally, Recruit, Scout
from bot.game.cards import GUILDS, LORDS
from bot.game.legal import LegalActions
from bot.game.view import PlayerView
from bot.robots.chances import expected_best
from bot.robots.evaluation import worth
from bot.robots.gains import Gains, horizon, ordered, scouting
from bot.robots.imagining import perform
from bot.robots.tables import KIND
from bot.robots.twin import DRAWN, LOCATION, RECRUITING, SWAPPING, Twin, twin_of

MOST_ORDERS: Final = 30
DISCARD_COST: Final = 0.7  # for each Lord that exploring gives to the piles


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
    """Return what each action worth a thought leads to, as `evaluation.worth` counts."""
    if twin.ask == RECRUITING:
        return _recruitings(view.legal, twin)
    if twin.ask == LOCATION:
        return _locations(view.legal, twin)
    return {action: _after(twin, action) for action in candidates(view.legal, twin)}


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
    places = 15 - len(side.lords)
    gains = Gains(twin, twin.turn)
    chosen = sorted(pile, key=gains.lord, reverse=True)[:places]
    found = [ordered(side, chosen)]
    keys = [lord for lord in chosen if KIND[lord] in (1, 2)]
    rest = [lord for lord in chosen if KIND[lord] not in (1, 2)]
    if len(keys) <= 4:
        found += [[*rest, *order] for order in dict.fromkeys(permutations(keys))]
        if rest:
            found += [[*order, *rest] for order in dict.fromkeys(permutations(keys))]
    return [list(order) for order in dict.fromkeys(map(tuple, found))][:MOST_ORDERS]


def settle(twin: Twin) -> float:
    """Play the rest of the turn as it seems best, drawing nothing; return what a Location yet to be drawn adds."""
    seat, extra = twin.turn, 0.0
    while twin.turn == seat and twin.ask not in (RECRUITING, 0):
        if twin.ask == LOCATION:
            extra += _take(twin)
        elif twin.ask == SWAPPING:
            twin.go_on()
        else:
            raise AssertionError(twin.ask)
    return extra


def _take(twin: Twin) -> float:
    """Take the best face-up Location, or count what scouting promises."""
    side, to_come = twin.sides[twin.turn], horizon(twin, twin.turn)
    gains = Gains(twin, twin.turn)
    unseen = [gains.location(location, to_come) for location in twin.locations]
    if side.whole_deck:
        promised, open_ones = max(unseen), []
    else:
        promised, open_ones = scouting(unseen), twin.face_up
    best = max(open_ones, key=lambda location: gains.location(location, to_come), default=None)
    if best is not None and gains.location(best, to_come) >= promised:
        twin.control(best)
        return 0.0
    side.silver = side.gold = 0
    twin.go_on()
    return promised


def _after(twin: Twin, action: Action) -> float:
    seat = twin.turn
    after = twin.copy()
    perform(after, action)
    extra = settle(after)
    return worth(after, seat) + extra


def after_recruiting(twin: Twin, lords: list[int]) -> float:
    """Return the worth once these Lords, from wherever, are placed in that order."""
    seat = twin.turn
    after = twin.copy()
    after.extend(tuple(lords))
    return settle(after) + worth(after, seat)


def _recruitings(legal: LegalActions, twin: Twin) -> dict[Action, float]:
    found: dict[Action, float] = {}
    drawable = Counter(twin.deck)
    single = {lord: after_recruiting(twin, [lord]) for lord in drawable}
    spread = [single[lord] for lord in drawable.elements()]
    for action in legal:
        match action:
            case Explore(count):
                found[action] = expected_best(spread, count) - DISCARD_COST * (count - 1)
            case Rally(guild):
                found[action] = _rallying(twin, GUILDS.index(guild))
            case _:
                raise AssertionError(action)
    return found


def _rallying(twin: Twin, suit: int) -> float:
    rallied = twin.copy()
    rallied.rally(suit)
    best = float("-inf")
    for order in orders(twin, twin.piles[suit])[:6]:
        after = rallied.copy()
        after.recruit(order)
        best = max(best, settle(after) + worth(after, twin.turn))
    return best


def _locations(legal: LegalActions, twin: Twin) -> dict[Action, float]:
    found: dict[Action, float] = {}
    seat, to_come = twin.turn, horizon(twin, twin.turn)
    gains = Gains(twin, seat)
    unseen = [gains.location(location, to_come) for location in twin.locations]
    bare = twin.copy()
    bare.sides[seat].silver = bare.sides[seat].gold = 0
    bare.go_on()
    base = settle(bare) + worth(bare, seat)
    for action in legal:
        match action:
            case Control():
                found[action] = _after(twin, action)
            case Scout(count):
                found[action] = base + expected_best(unseen, count) - 0.3 * (count - 1)
            case _:
                found[action] = base + max(unseen)
    return found
