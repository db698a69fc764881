"""Does the worth of a position become its points when nothing is to come, and is the winner the one of the rules?"""

import pytest

from bot.game import GameState, Options, outcome, view_for
from bot.game.scoring import points_of
from bot.robots.evaluation import VICTORY, Part, parts_of, settled, worth
from bot.robots.gains import Gains, horizon, standing
from bot.robots.side import side_of
from bot.robots.thinking import survey
from bot.robots.twin import OVER, Twin
from tests.game.playing import hoarding, steps
from tests.game.tables import table_with


def games(count: int) -> list[list[GameState]]:
    found = []
    for number in range(count):
        options = Options(2 + number % 3, bonus_locations=number % 2 == 0)
        played = list(steps(options, f"worth {number}", hoarding(number)))
        found.append([state for state, _, _ in played] + [played[-1][2].state])
    return found


def twin(state: GameState) -> Twin:
    return survey(view_for(state, state.turn))


def test_a_seat_without_a_further_turn_is_worth_its_points() -> None:
    seen = 0
    for states in games(6):
        for state in states[:-1]:
            game = twin(state)
            for seat in range(len(state.seats)):
                if game.last_by < 0 or horizon(game, seat, standing(game, seat)[0]) or state.queue:
                    continue
                parts, points = parts_of(game, seat), points_of(state, seat)
                assert parts[Part.SHIELDS] == points.lords
                assert parts[Part.LOCATIONS] == points.locations
                assert parts[Part.COALITION] == points.coalition
                assert parts[Part.KEYS] == parts[Part.TIME] == 0
                seen += 1
    assert seen


def test_the_settled_worth_names_the_winners_of_the_rules() -> None:
    for states in games(9):
        result, last = outcome(states[-1]), states[-1]
        assert result is not None
        game = twin(states[-2])
        game.sides, game.ask = [side_of(seat) for seat in last.seats], OVER
        game.master = -1 if last.pearl_master is None else last.pearl_master
        for seat in range(len(last.seats)):
            others = max(points.total for at, points in enumerate(result.points) if at != seat)
            verdict = settled(game, seat) - (result.points[seat].total - others)
            shared = seat in result.winners and len(result.winners) > 1
            assert verdict == (0 if shared else VICTORY if seat in result.winners else -VICTORY)
            assert worth(game, seat) == settled(game, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("mage-6", "mage-4"),  # a stronger Shield
        ("mage-4 soldier-4", "mage-4 mage-0"),  # two Shields rather than one and a larger Coalition of little worth
        ("mage-1 soldier-1+influence_7", "mage-1 soldier-2"),  # a Location rather than two keys
        ("mage-1 soldier-2", "mage-1 soldier-0"),  # keys for one to come
        ("mage-3 soldier-3", "mage-3 soldier-0"),  # pearls
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    one, other = (worth(twin(table_with(own, "farmer-1 farmer-2")), 0) for own in (better, worse))
    assert one > other


def test_a_pile_is_worth_what_its_lords_bring_together() -> None:
    game = twin(table_with("mage-1", "", piles="mage-1 mage-6 soldier-1"))
    gains = Gains(game, 0)
    mages, soldiers = game.piles[4], game.piles[1]
    assert gains.pile(mages) > max(map(gains.lord, mages))
    assert gains.pile(soldiers) == pytest.approx(gains.lord(soldiers[0]))
    assert gains.pile([]) == 0


def test_a_full_chamber_gains_nothing() -> None:
    full = (
        "farmer-1 farmer-2 farmer-3 farmer-4 soldier-1 soldier-2 soldier-3 soldier-4 merchant-1 merchant-2 merchant-3"
    )
    game = twin(table_with(f"{full} mage-1 mage-2 mage-3 mage-4", "farmer-6", turn=1, last_turns_by=0, piles="mage-6"))
    assert Gains(game, 0).pile(game.piles[4]) == 0
