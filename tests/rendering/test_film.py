"""Does a film show the whole game, in time and in size, without holding it in memory?"""

import io
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.cli.filming import frames_of
from bot.cli.sample import NAMES, sample_play
from rendering import DEFAULT, Frame, Picture, Words, draw_film, film
from rendering.film import CAPTIONED, ENDING, FRAME, LONGEST, Reel, durations
from rendering.table import compose_table, plan_of

WORDS = Words(title="The game is over", subtitle="Nacho wins")


@cache
def frames(players: int) -> tuple[Frame, ...]:
    return tuple(frames_of(sample_play(players), NAMES, "en"))


@cache
def film_of(players: int, count: int = 8) -> Picture:
    """Return a film of the last turns."""
    return draw_film(frames(players)[-count:], NAMES[:players], WORDS, DEFAULT)


def test_a_frame_a_turn_with_captions_at_key_moments() -> None:
    turns = frames(4)
    assert [frame.title for frame in turns[:2]] == ["Turn 1: Coralie.", "Turn 2: Nacho."]
    captions = [frame.caption for frame in turns if frame.caption]
    assert 2 < len(captions) < len(turns) / 2
    assert sum("took control of" in caption for caption in captions) == 1
    assert sum("last turn" in caption for caption in captions) == 1
    assert turns[-1].view.over
    assert [frame.view.turn_number for frame in turns[:-1]] == list(range(2, len(turns) + 1))


@pytest.mark.parametrize("players", [2, 3])
def test_every_frame_and_then_the_scores_for_longer(players: int) -> None:
    with Image.open(io.BytesIO(film_of(players).data)) as opened:
        count = getattr(opened, "n_frames", 1)
        stays = []
        for number in range(count):
            opened.seek(number)
            opened.load()
            stays.append(opened.info["duration"])
    assert count == 9
    assert stays == durations(frames(players)[-8:])
    assert stays[-1] == max(stays) == ENDING


def test_frames_look_like_the_table_and_seats_keep_their_places() -> None:
    shown = frames(3)[-8:]
    plan = plan_of([frame.view for frame in shown], Words(title=".", subtitle="."))
    boxes = []
    with Image.open(io.BytesIO(film_of(3).data)) as opened:
        for number, frame in enumerate(shown):
            opened.seek(number)
            words = Words(title=frame.title, subtitle=frame.caption)
            table = compose_table(frame.view, NAMES[:3], words, DEFAULT, frame.changed, plan)
            difference = ImageChops.difference(opened.convert("RGB"), table.image)
            assert max(ImageStat.Stat(difference).mean) < 6
            boxes.append([(trace.what, trace.box) for trace in table.marked("side")])
    assert all(box == boxes[0] for box in boxes)


@pytest.mark.parametrize("count", [1, 30, 60, 300])
@pytest.mark.parametrize("captioned", [0, 3, 1000])
def test_a_film_lasts_less_than_a_minute(count: int, captioned: int) -> None:
    view = frames(2)[0].view
    stays = durations([Frame(view, "", "!" if number < captioned else "") for number in range(count)])
    assert len(stays) == count + 1
    assert sum(stays) < 60_000
    if count == 1:
        assert stays[0] == (CAPTIONED if captioned else FRAME)


def test_a_film_that_is_too_large_is_taken_again_with_less_detail(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = film_of(2)
    monkeypatch.setattr(film, "LARGEST", len(whole.data) - 1)
    smaller = draw_film(frames(2)[-8:], NAMES[:2], WORDS, DEFAULT)
    assert len(smaller.data) < len(whole.data)
    assert (smaller.width, smaller.height) == (whole.width, whole.height)


def test_frames_are_drawn_one_after_the_other() -> None:
    drawn: list[int] = []

    def draw(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("RGB", (8, 8), (number, 0, 0))

    Reel((8, 8), 5, draw).save(io.BytesIO(), "WEBP", save_all=True)
    assert drawn[:5] == [0, 1, 2, 3, 4]
    assert len(drawn) <= 6  # Pillow returns to where it was


def test_a_game_that_goes_on_can_be_filmed() -> None:
    assert draw_film(frames(2)[:1], NAMES[:2], Words(), DEFAULT).data[:4] == b"RIFF"


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_films_are_small_enough(players: int) -> None:
    assert len(draw_film(frames(players), NAMES[:players], WORDS, DEFAULT).data) <= film.LARGEST
    assert sum(durations(frames(players))) <= LONGEST
