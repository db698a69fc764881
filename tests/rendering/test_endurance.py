"""Does drawing for weeks cost memory, and does it stay the same (RN-09)?"""

import resource
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.cli.sample import NAMES
from bot.game import Options, PlayerView, view_for
from bot.game.cards import LORDS
from rendering import DEFAULT, ENGLISH, THEMES, draw_card, draw_chamber, draw_choice, draw_scores, draw_table
from rendering.warm import warm
from tests.game.playing import at_random, steps
from tests.rendering.test_names import random_name

PAGES_A_MB = (1 << 20) // resource.getpagesize()
MOST_GROWTH = 50  # MB


def memory() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) / PAGES_A_MB


def views(count: int) -> list[PlayerView]:
    found: list[PlayerView] = []
    seed = 0
    while len(found) < count:
        options = Options(2 + seed % 3, bonus_locations=seed % 2 == 0)
        found += [view_for(state, None) for state, _, _ in steps(options, f"{seed}", at_random(seed))]
        seed += 1
    return found[:count]


def draw_all(count: int, most: float) -> None:
    rng = Random("endurance")
    warm(DEFAULT)
    looks = [replace(theme, letters=asked) for theme in THEMES.values() for asked in (False, True)]
    before = 0.0
    shown = views(count)
    for number, view in enumerate(shown):
        look = looks[number // 6 % len(looks)]
        names = [random_name(rng) for _ in view.seats]
        draw: tuple[Callable[[], object], ...] = (
            partial(draw_table, view, names, ENGLISH, look),
            partial(draw_chamber, view, 0, names[0], ENGLISH, look),
            partial(draw_choice, view, LORDS[:3], names[0], ENGLISH, look),
            partial(draw_scores, view, names, ENGLISH, look),
            partial(draw_card, LORDS[number % len(LORDS)], ENGLISH, look, names),
        )
        draw[number % 5 if number % 3 else 0]()
        if number == count // 2:  # by then the caches are full
            before = memory()
    assert memory() - before < most
    sys.stdout.write(f"{count} pictures: {before:.0f} MB half-way, {memory():.0f} MB at the end\n")
    first = draw_table(shown[0], NAMES, ENGLISH, DEFAULT)
    assert draw_table(shown[0], NAMES, ENGLISH, DEFAULT) == first


@pytest.mark.ci
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_a_few_tables_cost_no_memory() -> None:
    draw_all(36, MOST_GROWTH)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_ten_thousand_tables_cost_no_memory() -> None:
    draw_all(10_000, MOST_GROWTH)
