"""Do the robots play by the rules, from their own view, and the same way from the same seed?"""

import os
import subprocess
import sys
from random import Random

import pytest

from bot.game import Options, new_game, outcome, problems, view_for
from bot.game.cards import GUILDS
from bot.game.forecast import determinise
from bot.robots import ROBOTS, Budget
from bot.robots.match import play_match
from tests.game.playing import hoarding, steps

LITTLE = Budget(nodes=8)  # enough to show what is wrong


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("count", [pytest.param(4, marks=pytest.mark.ci), pytest.param(1_000, marks=pytest.mark.soak)])
def test_a_robot_plays_whole_games_without_an_illegal_action(name: str, players: int, count: int) -> None:
    for number in range(count):
        options = Options(players, bonus_locations=number % 2 == 0)
        last = play_match(options, f"{name} {number}", [ROBOTS[name]] * players, LITTLE)
        assert outcome(last) is not None
        assert problems(last) == []


@pytest.mark.parametrize("name", ROBOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    robots = [ROBOTS[name], ROBOTS["random"]]
    games = [play_match(Options(2), seed, robots, LITTLE) for seed in ("one", "one", "two")]
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
        assert ROBOTS[name](view, LITTLE, Random(number)) == ROBOTS[name](other, LITTLE, Random(number))


def test_random_finds_every_action() -> None:
    view = view_for(new_game(Options(2), "all"), 0)
    assert {ROBOTS["random"](view, LITTLE, Random(seed)) for seed in range(60)} == set(view.legal)


@pytest.mark.parametrize("name", ROBOTS)
def test_a_robot_may_play_for_the_person_of_a_solo_game(name: str) -> None:
    """Its twin knows no automaton, but what is asked of it there gets a legal answer."""
    for opponent in GUILDS:
        last = play_match(Options(2, opponent=opponent), f"solo {name}", [ROBOTS[name]] * 2, LITTLE)
        assert outcome(last) is not None
        assert problems(last) == []


def test_a_game_is_the_same_in_another_process() -> None:
    """Nothing depends on where objects lie or in which order a set holds them."""
    played = play_match(Options(2), "elsewhere", [ROBOTS["hard"], ROBOTS["normal"]], LITTLE)
    script = (
        "from bot.game import Options\nfrom bot.robots import ROBOTS, Budget\nfrom bot.robots.match import play_match\n"
        "last = play_match(Options(2), 'elsewhere', [ROBOTS['hard'], ROBOTS['normal']], Budget(nodes=8))\n"
        "print([seat.chamber for seat in last.seats])"
    )
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(  # noqa: S603 - the script above
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        assert run.stdout.strip() == str([seat.chamber for seat in played.seats])
