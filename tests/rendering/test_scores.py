"""Does the picture of the end show who won, by how much, and with what?"""

import pytest

from bot.game import Options, PlayerView, new_game, view_for
from rendering import DEFAULT, Words
from rendering.canvas import Canvas, canvas
from rendering.layout import DEEPEST, Box
from rendering.points import by_category
from rendering.scores import compose_scores, standing
from tests.rendering.scenes import NAMES, scene

players = pytest.mark.parametrize("players", [2, 3, 4])


def ended(count: int) -> tuple[PlayerView, Canvas]:
    view, _ = scene(count, "full")
    return view, compose_scores(view, NAMES[:count], Words(title="Title"), DEFAULT)


@players
def test_who_came_first_stands_highest(players: int) -> None:
    view, drawing = ended(players)
    assert view.outcome is not None
    steps = {trace.what: trace.box for trace in drawing.marked("step")}
    assert set(steps) == {f"{seat}={rank}" for seat, rank in enumerate(view.outcome.ranks)}
    by_rank = sorted(steps.items(), key=lambda step: int(step[0].partition("=")[2]))
    tops = [box.y for _, box in by_rank]
    assert tops == sorted(tops)
    assert len({box.bottom for box in steps.values()}) == 1
    assert tops.count(tops[0]) == len(view.outcome.winners)


@players
def test_each_player_has_a_name_a_total_and_every_category(players: int) -> None:
    view, drawing = ended(players)
    said = [trace.what for trace in drawing.marked("text")]
    for side in view.seats:
        assert side.points is not None
        assert said.count(str(side.points.total)) >= 2  # on the podium and in the panel
        for value in (*by_category(side.points), side.pearls):
            assert str(value) in said
        assert [what for what in said if what.startswith(NAMES[side.seat][:7])]


@players
def test_panels_come_in_the_order_of_the_ranks(players: int) -> None:
    view, drawing = ended(players)
    order = [seat for seat, _ in standing(view)]
    firsts: dict[int, Box] = {}
    for trace in drawing.marked("lord"):
        firsts.setdefault(int(trace.what.partition(":")[0]), trace.box)
    read = sorted(firsts, key=lambda seat: (round(firsts[seat].y / 100), firsts[seat].x))
    assert read == order


def test_points_that_are_hidden_are_not_told() -> None:
    state = new_game(Options(3, points_hidden=True), "hidden")
    drawing = compose_scores(view_for(state, None), NAMES[:3], Words(), DEFAULT)
    assert [trace.what for trace in drawing.marked("text")].count("?") == 6


def test_a_picture_deeper_than_the_water_loses_nothing() -> None:
    drawing = canvas(DEFAULT, 1000, DEEPEST + 200)
    assert drawing.image.size == (1000, DEEPEST + 200)
    assert drawing.image.getpixel((500, DEEPEST + 100)) == DEFAULT.floor
