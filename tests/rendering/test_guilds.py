"""Can everybody tell the guilds apart, by colour, emblem, pattern or letter, and the ranks by more than a numeral?"""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.game.cards import GUILDS, LORD_VALUES, LORDS, Guild, lord
from rendering import THEMES, Theme, Words
from rendering.layout import Box, corners
from rendering.lords import letter_box, lord_sprite, numeral_box
from rendering.moods import mood
from rendering.ranks import JEWEL_INSET, JEWELS
from rendering.table import compose_table
from rendering.theme import Colour
from tests.rendering.scenes import NAMES, scene
from tests.rendering.test_pictures import contrast

WIDTH = 88  # of a Lord on the table
EMBLEM = (46, 20, 84, 72)  # where its emblem is
FACE = (8, 66, 28, 78)  # where nothing but its guild's colour is
APART = 20.0  # in CIELAB: nobody takes these for one colour
# Viénot, Brettel & Mollon 1999 for the first two, Machado, Oliveira & Fernandes 2009 for the third: of linear light.
SEEN_BY = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
LETTERS = ("A", "G", "C", "P", "M")

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    white = (0.9505, 1.0, 1.089)
    xyz = (
        0.4124 * red + 0.3576 * green + 0.1805 * blue,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        0.0193 * red + 0.1192 * green + 0.9505 * blue,
    )
    x, y, z = (
        (part / of) ** (1 / 3) if part / of > 0.008856 else 7.787 * part / of + 16 / 116
        for part, of in zip(xyz, white, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, seen: tuple[tuple[float, ...], ...]) -> float:
    found = []
    for colour in (one, other):
        light = [linear(part / 255) for part in colour]
        found.append(lab(tuple(sum(a * b for a, b in zip(row, light, strict=True)) for row in seen)))
    return float(sum((a - b) ** 2 for a, b in zip(*found, strict=True)) ** 0.5)


def average(image: Image.Image) -> Colour:
    red, green, blue = (round(part) for part in ImageStat.Stat(image.convert("RGB")).mean)
    return red, green, blue


def differing(one: Image.Image, other: Image.Image, by: int) -> float:
    """Return the part of the pixels that differ by more than that."""
    counts = ImageChops.difference(one.convert("L"), other.convert("L")).histogram()
    return sum(counts[by:]) / sum(counts)


@themes
@pytest.mark.parametrize("seen", SEEN_BY.values(), ids=SEEN_BY)
def test_every_pair_of_guilds_is_told_apart_by_whoever_sees_fewer_colours(
    theme: Theme, seen: tuple[tuple[float, ...], ...]
) -> None:
    sprites = {guild: lord_sprite(theme, lord(f"{guild}-2"), WIDTH) for guild in GUILDS}
    for one, other in combinations(GUILDS, 2):
        colours = [average(sprites[guild].crop(FACE)) for guild in (one, other)]
        emblems = differing(sprites[one].crop(EMBLEM), sprites[other].crop(EMBLEM), 50)
        assert emblems > 0.12, f"{one} and {other} have the same emblem"
        assert distance(colours[0], colours[1], seen) > APART or emblems > 0.2, f"{one} and {other}"


def test_with_all_colours_they_are_told_apart_by_colour_alone() -> None:
    for theme in THEMES.values():
        faces = [average(lord_sprite(theme, lord(f"{guild}-2"), WIDTH).crop(FACE)) for guild in GUILDS]
        same = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
        assert all(distance(one, other, same) > APART for one, other in combinations(faces, 2)), theme.name


def test_the_theme_contrast_has_a_pattern_for_each_guild() -> None:
    """Without its colours and its emblem, each face differs from each other one."""
    theme = THEMES["contrast"]
    grey = replace(theme, guilds=(theme.guilds[0],) * 5)
    left = (6, 30, 34, 84)  # beside the numeral, away from the emblem
    faces = [lord_sprite(grey, lord(f"{guild}-0"), 126).crop(left) for guild in GUILDS]
    assert all(differing(one, other, 12) > 0.15 for one, other in combinations(faces, 2))
    assert all(differing(mood(one, 88), mood(other, 88), 100) > 0.2 for one, other in combinations(GUILDS, 2))


def test_the_theme_contrast_is_the_one_with_most_contrast() -> None:
    theme = THEMES["contrast"]
    for colour in (theme.text, theme.quiet, theme.points, theme.gain, theme.loss, theme.plate_text):
        assert contrast(colour, theme.panel[:3]) >= 7
    for guild in theme.guilds:
        assert contrast(theme.figure, guild.lit) >= 7
        assert contrast(guild.rim, theme.panel[:3]) >= 4.5


@themes
def test_letters_are_there_where_they_are_asked_for_and_only_there(theme: Theme) -> None:
    view, changed = scene(4, "middle")
    words = Words(letters=LETTERS)
    plain, lettered = (
        compose_table(view, NAMES, words, replace(theme, letters=asked), changed) for asked in (False, True)
    )
    assert not list(plain.marked("letter"))
    shown = sorted(trace.what for trace in lettered.marked("letter") if "=" in trace.what)
    expected = [trace.what.split("=") for trace in lettered.marked("lord")]
    assert shown == sorted(
        f"{where}={LETTERS[GUILDS.index(Guild(name.partition('-')[0]))]}" for where, name in expected
    )
    empty = [LETTERS[at] for at, pile in enumerate(view.piles) if not pile]
    assert sorted(trace.what for trace in lettered.marked("letter") if "=" not in trace.what) == sorted(empty)
    for trace in lettered.marked("letter"):
        x, y, right, bottom = (round(edge) for edge in (trace.box.x, trace.box.y, trace.box.right, trace.box.bottom))
        drawn, without = (picture.image.crop((x, y, right, bottom)) for picture in (lettered, plain))
        assert differing(drawn, without, 40) > 0.15, trace


@themes
@pytest.mark.parametrize("bare", [False, True])
def test_a_letter_is_readable_and_stands_beside_the_numeral(theme: Theme, *, bare: bool) -> None:
    letter, numeral = letter_box(WIDTH, 44, 51, bare=bare), numeral_box(WIDTH, 44, 51, bare=bare)
    assert letter.height * 350 / 1000 >= 9
    assert not letter.overlaps(numeral)
    assert Box(0, 0, WIDTH, 102).holds(letter)
    for guild in theme.guilds:
        assert contrast(guild.emblem, guild.ink) >= 4.5


def test_a_letter_changes_nothing_where_none_is_asked_for() -> None:
    """A theme with letters and one without share all sprites that show no guild."""
    view, _ = scene(2, "empty")
    theme = THEMES["abyss"]
    pictures = [compose_table(view, NAMES[:2], Words(), each) for each in (theme, replace(theme, letters=True))]
    assert pictures[0].theme == pictures[1].theme


@themes
def test_a_lord_bears_as_many_jewels_as_it_has_influence(theme: Theme) -> None:
    assert {ip: len(spots) for ip, spots in JEWELS.items()} == {row.ip: row.ip for row in LORD_VALUES}
    width = 126
    for card in LORDS:
        mine = lord_sprite(theme, card, width, bare=True)
        none = lord_sprite(theme, lord(f"{card.guild}-0"), width, bare=True)
        spots = corners(mine.width / 2, mine.height / 2, width * (1 - 2 * JEWEL_INSET))
        found = tuple(at for at, (x, y) in enumerate(spots) if _differ(mine, none, round(x), round(y)))
        assert set(JEWELS[card.ip]) <= set(found)
        assert card.ip or not found


def _differ(one: Image.Image, other: Image.Image, x: int, y: int) -> bool:
    spot = (x, y, x + 1, y + 1)
    return sum(abs(a - b) for a, b in zip(average(one.crop(spot)), average(other.crop(spot)), strict=True)) > 60
