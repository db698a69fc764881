"""Do the robots play by the rules, from their own view, and the same way from the same seed?"""

from random import Random

import pytest

from bot.game import Options, apply, legal_actions, new_game, outcome, problems, view_for
from bot.game.forecast import determinise
from bot.game.scoring import points_of
from bot.robots import ROBOTS
from bot.robots.greedy import MOST_ORDERS
from bot.robots.match import play_match
from tests.game.playing import hoarding, steps


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [pytest.param(8, marks=pytest.mark.ci), pytest.param(1_000, marks=pytest.mark.soak)])
def test_a_robot_plays_whole_games_without_an_illegal_action(name: str, players: int, count: int) -> None:
    for number in range(count):
        options = Options(players, bonus_locations=number % 2 == 0)
        last = play_match(options, f"{name} {number}", [ROBOTS[name]] * players)
        assert outcome(last) is not None
        assert problems(last) == []


@pytest.mark.parametrize("name", ROBOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    robots = [ROBOTS[name], ROBOTS["random"]]
    games = [play_match(Options(2), seed, robots) for seed in ("one", "one", "two")]
    assert games[0] == games[1]
    assert games[0].seats != games[2].seats


@pytest.mark.parametrize("name", ROBOTS)
def test_a_robot_decides_the_same_where_only_hidden_cards_differ(name: str) -> None:
    shuffler = Random(7)
    for number, (state, _, _) in enumerate(steps(Options(3), "hidden", hoarding("hidden"))):
        view = view_for(state, state.turn)
        lords = list(view.unseen_lords.elements())
        locations = list(view.unseen_locations)
        shuffler.shuffle(lords)
        shuffler.shuffle(locations)
        other = view_for(determinise(view, lords, locations), state.turn)
        assert ROBOTS[name](view, Random(number)) == ROBOTS[name](other, Random(number))


def test_greedy_takes_what_pays_most() -> None:
    for number in range(6):
        for state, _, _ in steps(Options(2), str(number), hoarding(number)):
            legal = legal_actions(state, state.turn)
            if legal.places and len(legal) <= MOST_ORDERS:
                chosen = ROBOTS["greedy"](view_for(state, state.turn), Random(0))
                best = max(points_of(apply(state, action).state, state.turn).total for action in legal)
                assert points_of(apply(state, chosen).state, state.turn).total == best


def test_greedy_rallies_a_pile_that_pays_rather_than_draw() -> None:
    for number in range(20):
        for state, _, _ in steps(Options(2), str(number), hoarding(number)):
            listed = [str(action) for action in legal_actions(state, state.turn).listed]
            if any(text.startswith("rally") for text in listed) and state.turn_number < 6:
                assert str(ROBOTS["greedy"](view_for(state, state.turn), Random(0))).startswith("rally")


def test_greedy_breaks_ties_by_its_own_seed() -> None:
    view = view_for(new_game(Options(2), "ties"), 0)
    assert {str(ROBOTS["greedy"](view, Random(seed))) for seed in range(40)} == {"explore:1", "explore:2", "explore:3"}


def test_random_finds_every_action() -> None:
    view = view_for(new_game(Options(2), "all"), 0)
    assert {ROBOTS["random"](view, Random(seed)) for seed in range(60)} == set(view.legal)


@pytest.mark.parametrize("count", [pytest.param(40, marks=pytest.mark.ci), pytest.param(1_000, marks=pytest.mark.soak)])
def test_greedy_beats_random(count: int) -> None:
    won = 0.0
    for number in range(count):
        seat = number % 2
        robots = [ROBOTS["greedy"], ROBOTS["random"]] if seat == 0 else [ROBOTS["random"], ROBOTS["greedy"]]
        result = outcome(play_match(Options(2), f"duel {number}", robots))
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    assert won / count > 0.75
