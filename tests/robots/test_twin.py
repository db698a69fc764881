"""Do the fast rules of the robots say the same as the rules, step by step, in whole games?"""

from collections import Counter
from collections.abc import Callable

import pytest

from bot.game import GameState, Options, new_game, view_for
from bot.game.cards import Location, Lord
from bot.game.chamber import PLACES, Chamber, groups
from bot.game.events import Reshuffled
from bot.game.scoring import points_of
from bot.robots.imagining import perform
from bot.robots.side import Side, side_of
from bot.robots.tables import BIT, LARGEST
from bot.robots.twin import Shuffle, Twin, twin_of
from tests.game.playing import Chooser, at_random, hoarding, steps


def _no_shuffle(_: list[int]) -> None:
    raise AssertionError


def twin_with_the_decks(state: GameState, shuffle: Shuffle = _no_shuffle) -> Twin:
    """Return the twin of a state with its very decks: only a test knows them."""
    assert state.decider is not None
    lords = [lord.index for lord in reversed(state.lord_deck)]
    locations = [location.index for location in reversed(state.location_deck)]
    return twin_of(view_for(state, state.decider), lords, locations, shuffle)


def indices(event: Reshuffled) -> list[int]:
    order: tuple[Lord | Location, ...] = event.order
    return [card.index for card in reversed(order)]


def facts_of_side(side: Side) -> tuple[object, ...]:
    return tuple(getattr(side, name) for name in Side.__slots__)


def facts(twin: Twin) -> tuple[object, ...]:
    drawn = sorted(twin.drawn)
    queue = [] if twin.over() else twin.queue
    sides = [facts_of_side(side) for side in twin.sides]
    rest = [twin.deck, twin.locations, twin.piles, twin.face_up, twin.ask, twin.turn, twin.master]
    return (sides, drawn, queue, *rest, twin.forced, twin.forced_by, twin.last_by, twin.must_explore())


def assert_same(twin: Twin, state: GameState) -> None:
    if state.over:
        assert twin.over()
        assert [side.lords for side in twin.sides] == [side_of(seat).lords for seat in state.seats]
    else:
        assert facts(twin) == facts(twin_with_the_decks(state))
    if not state.queue:
        for seat, side in enumerate(twin.sides):
            assert side.points(master=twin.master == seat) == points_of(state, seat).total


def walk(options: Options, seed: str, choose: Chooser) -> Counter[str]:
    """Play a game on the rules and on a twin alike; return how often each kind of action was done."""
    orders: list[list[int]] = []

    def shuffle(cards: list[int]) -> None:
        order = orders.pop(0)
        assert Counter(cards) == Counter(order)
        cards[:] = order

    twin = twin_with_the_decks(new_game(options, seed), shuffle)
    done: Counter[str] = Counter()
    for state, action, applied in steps(options, seed, choose):
        assert_same(twin, state)
        events = [event for event in applied.events if isinstance(event, Reshuffled)]
        orders += [indices(event) for event in events]
        before = repr(facts(twin))
        copy = twin.copy()
        perform(twin, action)
        assert repr(facts(copy)) == before, "the copy shares something with the original"
        assert not orders
        assert_same(twin, applied.state)
        done[type(action).__name__] += 1
    return done


@pytest.mark.parametrize("choose", [at_random, hoarding])
@pytest.mark.parametrize(
    ("first", "count"),
    [pytest.param(0, 20, marks=pytest.mark.ci)]
    + [pytest.param(first, 500, marks=pytest.mark.soak) for first in range(0, 5_000, 500)],
)
def test_the_twin_goes_as_the_rules_go(choose: Callable[[object], Chooser], first: int, count: int) -> None:
    done: Counter[str] = Counter()
    for number in range(first, first + count):
        options = Options(2 + number % 3, bonus_locations=number % 2 == 0)
        done += walk(options, f"twin {number}", choose(number))
    assert set(done) == {"Explore", "Rally", "Recruit", "Swap", "Stay", "Scout", "ScoutAll", "Control"}


def test_the_largest_group_is_that_of_the_rules() -> None:
    for places in range(0, 1 << PLACES, 7):
        listed = [place + 1 for place in range(PLACES) if places & BIT[place]]
        assert LARGEST[places] == max(map(len, groups(listed)), default=0)


def test_a_chamber_without_a_lord_has_no_coalition() -> None:
    state = new_game(Options(2), "empty")
    assert state.seats[0].chamber == Chamber()
    assert side_of(state.seats[0]).coalition() == 0
