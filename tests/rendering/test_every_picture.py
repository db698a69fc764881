"""Can every picture be drawn in every theme and language for every number of players?"""

import io
from dataclasses import replace
from itertools import product

import pytest
from PIL import Image

from bot.cli.drawing import words_in
from bot.cli.filming import frames_of
from bot.cli.sample import sample_choice, sample_play
from bot.game import view_for
from bot.game.cards import LOCATIONS, LORDS
from bot.i18n import LOCALES, text
from rendering import (
    THEMES,
    Picture,
    draw_card,
    draw_chamber,
    draw_choice,
    draw_film,
    draw_scores,
    draw_table,
)
from rendering.chamber import compose_chamber
from rendering.scores import compose_scores
from rendering.table import compose_table
from tests.rendering.scenes import NAMES, STAGES, crowded, scene
from tests.rendering.test_names import STRANGE

KILO = 1024
ALL = list(product(THEMES, LOCALES, (2, 3, 4)))
# Each theme, each language and each number of players once.
FEW = [(theme, LOCALES[at % len(LOCALES)], 2 + at % 3) for at, theme in enumerate(THEMES)]


def fits(picture: Picture, kind: str) -> None:
    with Image.open(io.BytesIO(picture.data)) as image:
        assert (image.format, image.size) == ("WEBP", (picture.width, picture.height))
    assert picture.filename == f"{kind}.webp"
    assert kind == "film" or len(picture.data) <= 200 * KILO


def draw_every_picture(theme_name: str, locale: str, players: int, *, all_of_it: bool) -> None:
    theme, names = THEMES[theme_name], NAMES[:players]
    words = replace(words_in(locale), title=text("table-over", locale))
    for stage, letters in product(STAGES, (False, True)) if all_of_it else (("middle", False), ("full", True)):
        view, changed = scene(players, stage)
        look = replace(theme, letters=letters)
        fits(draw_table(view, names, words, look, changed), "table")
        fits(draw_chamber(view, players - 1, names[-1], words, look), "chamber")
        fits(draw_scores(view, names, words, look), "scores")
        fits(draw_choice(view, LOCATIONS[:4], names[0], words, look, (1,)), "choice")
    state = sample_choice()
    choosing = view_for(state, state.decider)
    fits(draw_choice(choosing, choosing.drawn_lords, names[0], words, theme), "choice")
    for card, key in ((LORDS[17], "power-6"), (LOCATIONS[players], f"location-{LOCATIONS[players].id}-line")):
        fits(draw_card(card, words, theme, (text(key, locale),)), "card")
    if all_of_it:
        fits(draw_film(list(frames_of(sample_play(players), names, locale))[:4], names, words, theme), "film")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_of_ours_is_cut_in_any_language(locale: str) -> None:
    words, theme = words_in(locale), THEMES["abyss"]
    wanted = {words.lords, words.locations, words.coalition, words.pearl_master}
    view, _ = scene(3, "full")
    chamber = compose_chamber(view, 0, NAMES[0], words, theme)
    table, scores = compose_table(view, NAMES[:3], words, theme), compose_scores(view, NAMES[:3], words, theme)
    for drawing in (chamber, table, scores):
        assert wanted <= {trace.what for trace in drawing.marked("text")}


@pytest.mark.parametrize(("theme", "locale", "players"), FEW)
def test_every_theme_language_and_number_of_players(theme: str, locale: str, players: int) -> None:
    draw_every_picture(theme, locale, players, all_of_it=False)


@pytest.mark.soak
@pytest.mark.parametrize(("theme", "locale", "players"), ALL)
def test_every_combination(theme: str, locale: str, players: int) -> None:
    draw_every_picture(theme, locale, players, all_of_it=True)


def test_the_fullest_table_stays_small_in_every_theme() -> None:
    view = crowded()
    for theme in THEMES.values():
        fits(draw_table(view, NAMES[: len(view.seats)], words_in("en"), replace(theme, letters=True)), "table")


def test_every_picture_takes_strange_names() -> None:
    view, _ = scene(4, "full")
    for at in range(0, len(STRANGE), 4):
        names = (STRANGE[at:] + STRANGE)[:4]
        fits(draw_scores(view, names, words_in("fr"), THEMES["coral"]), "scores")
        words = replace(words_in("es"), title=names[0], subtitle=names[1])
        fits(draw_card(LOCATIONS[0], words, THEMES["abyss"], names), "card")
