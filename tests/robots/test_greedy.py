"""Does the robot `greedy` take what pays most now, and a draw where that pays more on average?"""

from dataclasses import replace
from random import Random

import pytest

from bot.game import GameState, Options, apply, legal_actions, new_game, view_for
from bot.game.actions import Explore, Rally, Recruit, Scout
from bot.game.cards import Effect, lord
from bot.game.scoring import points_of
from bot.game.state import ChooseDrawn, ChooseLocation
from bot.robots import ORDINARY
from bot.robots.chances import expected_best
from bot.robots.greedy import MOST_ORDERS, decide_greedily
from tests.game.playing import hoarding, steps


def chosen(state: GameState, seed: int = 0) -> object:
    return decide_greedily(view_for(state, state.turn), ORDINARY, Random(seed))


def test_it_takes_the_order_that_pays_most() -> None:
    for number in range(6):
        for state, _, _ in steps(Options(2), str(number), hoarding(number)):
            legal = legal_actions(state, state.turn)
            if legal.places and len(legal) <= MOST_ORDERS:
                action = decide_greedily(view_for(state, state.turn), ORDINARY, Random(0))
                best = max(points_of(apply(state, other).state, state.turn).total for other in legal)
                assert points_of(apply(state, action).state, state.turn).total == best


def test_it_rallies_what_pays_more_than_a_draw_and_draws_where_nothing_does() -> None:
    start = new_game(Options(2), "piles")
    weak = (lord("farmer-0"),), (), (), (), ()
    strong = (lord("farmer-6"), lord("farmer-4")), (), (), (), ()
    assert chosen(replace(start, piles=weak)) == Explore(3)
    assert chosen(replace(start, piles=strong)) == Rally(lord("farmer-6").guild)


def test_a_draw_of_locations_counts_what_it_pays_on_average() -> None:
    for number in range(20):
        for state, _, _ in steps(Options(2), str(number), hoarding(number)):
            if isinstance(state.decision, ChooseLocation) and not state.seats[state.turn].chamber.has(
                Effect.WHOLE_DECK
            ):
                view = view_for(state, state.turn)
                hoped = expected_best(map(view.worth, view.unseen_locations), 3)
                known = max(map(view.worth, view.face_up), default=-1)
                if len(state.location_deck) >= 3 and not state.queue and abs(hoped - known) > 1:
                    assert isinstance(chosen(state), Scout) == (hoped > known)


def test_it_breaks_ties_by_its_own_seed() -> None:
    alike = tuple(lord(f"{guild}-4") for guild in ("farmer", "soldier", "mage"))
    state = replace(new_game(Options(2), "ties"), decision=ChooseDrawn(alike))
    assert {chosen(state, seed) for seed in range(40)} == {Recruit((one,)) for one in alike}


@pytest.mark.parametrize(
    ("values", "count", "expected"),
    [([], 3, 0.0), ([5.0], 3, 5.0), ([1.0, 2.0, 6.0], 1, 3.0), ([1.0, 2.0, 6.0], 3, 6.0), ([1, 2, 6], 2, 14 / 3)],
)
def test_the_best_of_a_draw(values: list[float], count: int, expected: float) -> None:
    assert expected_best(values, count) == pytest.approx(expected)
