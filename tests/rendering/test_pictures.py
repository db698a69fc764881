"""Do pictures show what they should, where it should be? By what was drawn where, and by the pixels there."""

import colorsys
import io
from collections import Counter
from dataclasses import replace

import pytest
from PIL import Image

from bot.game import Options, PlayerView, new_game, view_for
from bot.game.cards import GUILDS, LOCATIONS, LORDS, Effect, Guild, lord
from bot.game.state import Restriction
from rendering import DEFAULT, THEMES, Theme, draw_chamber, draw_choice, draw_scores, draw_table
from rendering.canvas import Canvas, Trace
from rendering.layout import Box, around
from rendering.lords import lord_sprite, numeral_box
from rendering.table import compose_table
from rendering.theme import Colour
from tests.rendering.scenes import NAMES, WORDS, crowded, drawings, scene

READABLE = 4.5  # WCAG contrast of text
HUES = {Guild.FARMER: 40, Guild.SOLDIER: 7, Guild.MERCHANT: 146, Guild.POLITICIAN: 216, Guild.MAGE: 276}
HUE_SLACK = 24
KILO = 1024
PHONE = 350  # how wide Discord shows a picture there
LEAST = 9  # pixels of a glyph that matters


@pytest.fixture(scope="module", params=THEMES.values(), ids=list(THEMES))
def drawn(request: pytest.FixtureRequest) -> dict[str, Canvas]:
    return dict(drawings(request.param))


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def colours(image: Image.Image, box: Box) -> Counter[Colour]:
    part = image.convert("RGB").crop((round(box.x), round(box.y), round(box.right), round(box.bottom)))
    return Counter(part.get_flattened_data())  # type: ignore[arg-type]


def test_nothing_is_drawn_outside_the_frame(drawn: dict[str, Canvas]) -> None:
    for name, canvas in drawn.items():
        frame = Box(0, 0, *canvas.image.size)
        outside = [trace for trace in canvas.traces if trace.kind != "shield" and not frame.holds(trace.box)]
        assert not outside, f"{name}: {outside[0]}"


def test_texts_and_numerals_do_not_overlap(drawn: dict[str, Canvas]) -> None:
    for name, canvas in drawn.items():
        boxes = [trace for kind in ("text", "numeral") for trace in canvas.marked(kind)]
        for at, one in enumerate(boxes):
            for other in boxes[at + 1 :]:
                assert not one.box.overlaps(other.box), f"{name}: {one} and {other}"


def test_every_lord_of_every_chamber_and_pile_is_there(drawn: dict[str, Canvas]) -> None:
    for players in (2, 3, 4):
        for stage in ("empty", "middle", "full"):
            view, _ = scene(players, stage)
            expected = [
                f"{side.seat}:{place}={card.name}"
                for side in view.seats
                for place, card in enumerate(side.chamber.lords, 1)
            ]
            shown = [trace.what for trace in drawn[f"table {players} {stage}"].marked("lord")]
            assert sorted(what for what in shown if not what.startswith("pile")) == sorted(expected)
            piled = Counter(what.partition("=")[2] for what in shown if what.startswith("pile"))
            assert piled == Counter(card.name for pile in view.piles for card in pile)


def test_everything_else_on_the_table_is_there(drawn: dict[str, Canvas]) -> None:
    for players in (2, 3, 4):
        for stage in ("empty", "middle", "full"):
            view, _ = scene(players, stage)
            canvas = drawn[f"table {players} {stage}"]
            shown = {trace.what for trace in canvas.traces}
            texts = Counter(trace.what for trace in canvas.marked("text"))
            assert {f"lords={view.lord_deck}", f"locations={view.location_deck}"} <= shown
            assert {location.id for location in view.face_up} == {trace.what for trace in canvas.marked("tile")}
            for side in view.seats:
                covered = {f"{side.seat}:{place}={location.id}" for place, location in side.chamber.locations}
                assert covered <= shown
                shields = {trace.what for trace in canvas.marked("shield") if trace.what.startswith(f"{side.seat}:")}
                assert shields == {f"{side.seat}:{place}" for place in side.chamber.shields if place}
                assert texts[str(side.points.total if side.points else "")] >= 1
                assert texts[str(side.pearls)] >= 1
                lit = {trace.what for trace in canvas.marked("coalition") if trace.what.startswith(f"{side.seat}:")}
                assert lit == {f"{side.seat}:{place}" for place in side.coalition}
            assert len(list(canvas.marked("key"))) == sum(len(side.keys) for side in view.seats)
            assert len(list(canvas.marked("crown"))) == (view.pearl_master is not None)
            assert len(list(canvas.marked("turn"))) == (not view.over)


def test_hidden_points_are_not_shown() -> None:
    state = new_game(Options(4, points_hidden=True), "hidden")
    texts = [trace.what for trace in compose_table(view_for(state, 2), NAMES, WORDS, DEFAULT).marked("text")]
    assert texts.count("?") == 3


@pytest.mark.parametrize("shown", [True, False])
def test_hidden_points_are_not_told_by_locations_either(shown: bool) -> None:
    view = scene(4, "middle")[0]
    view = replace(view, options=replace(view.options, points_hidden=not shown))
    canvas = compose_table(view, NAMES, WORDS, DEFAULT)
    plates = [trace.box for trace in canvas.marked("plate")]
    figures = [trace.box.centre for trace in canvas.marked("text")]
    told = [box for box in plates if any(box.x < x < box.right and box.y < y < box.bottom for x, y in figures)]
    assert plates
    assert len(told) == (len(plates) if shown else 0)


def test_what_changed_is_outlined(drawn: dict[str, Canvas]) -> None:
    _, changed = scene(4, "middle")
    outlined = {trace.what for trace in drawn["table 4 middle"].marked("changed")}
    assert outlined
    assert outlined == {f"{seat}:{place}" for seat, place in changed.places}


@pytest.mark.parametrize("effect", [Effect.FORCED_FIRST, Effect.FORCED_PAIR])
def test_what_is_in_force_is_shown_with_who_did_it(effect: Effect) -> None:
    view = replace(scene(4, "middle")[0], restriction=Restriction(effect, 1), last_turns_by=3)
    canvas = compose_table(view, NAMES, WORDS, DEFAULT)
    assert [trace.what for trace in canvas.marked("badge")] == [effect.value, "last_turns"]
    texts = [trace.what for trace in canvas.marked("text")]
    assert texts.count(NAMES[1]) == texts.count(NAMES[3]) == 2


@pytest.mark.parametrize("card", LORDS, ids=lambda card: card.name)
@pytest.mark.parametrize("bare", [False, True])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_lord_has_its_guilds_colour_and_a_readable_numeral(card: object, theme: Theme, *, bare: bool) -> None:
    found = lord(str(card))
    for width in (88, 126):
        image = lord_sprite(theme, found, width, bare=bare)
        x, y = image.width / 2, image.height / 2
        ring = [
            image.convert("RGB").getpixel((round(x + side * width * 0.3), round(y + width * 0.2))) for side in (-1, 1)
        ]
        for pixel in ring:
            assert isinstance(pixel, tuple)
            hue = colorsys.rgb_to_hsv(*(part / 255 for part in pixel[:3]))[0] * 360
            assert abs((hue - HUES[found.guild] + 180) % 360 - 180) < HUE_SLACK
        numeral = numeral_box(width, x, y, bare=bare)
        assert around(x, y, *image.size).holds(numeral)
        inside = colours(image, numeral)
        assert inside[theme.figure] > numeral.width * numeral.height * 0.1
        assert contrast(theme.figure, theme.of(found.guild).ink) >= READABLE
        assert contrast(theme.figure, inside.most_common(2)[1][0]) >= READABLE


def test_guilds_are_told_apart_by_their_emblem_alone() -> None:
    grey = [lord_sprite(DEFAULT, lord(f"{guild}-4"), 88).convert("L") for guild in GUILDS]
    spot = (48, 26, 84, 66)
    for at, one in enumerate(grey):
        for other in grey[at + 1 :]:
            pairs = zip(one.crop(spot).tobytes(), other.crop(spot).tobytes(), strict=True)
            assert sum(abs(a - b) > 50 for a, b in pairs) > 150


def test_names_and_figures_are_readable_on_their_ground(drawn: dict[str, Canvas]) -> None:
    """The lightest and the most common colour where a text lies: its fill and its ground."""
    shown = ("table 4 full", "table 3 middle", "chamber 4 full 1", "scores 4 full", "29 Locations", "card soldier-1")
    for name in shown:
        canvas = drawn[name]
        for trace in canvas.marked("text"):
            found = colours(canvas.image, trace.box)
            fill = max(found, key=luminance)
            dark = min(found, key=luminance)
            assert contrast(fill, dark) >= READABLE, f"{name}: {trace}"


def test_figures_are_large_enough_on_a_phone(drawn: dict[str, Canvas]) -> None:
    tables = ("table 2 full", "table 3 full", "table 4 full", "table crowded", "letters")
    for name in (*tables, "scores 2 full", "scores 3 full", "scores 4 full"):
        numerals = (*drawn[name].marked("numeral"), *drawn[name].marked("letter"), *worths(drawn[name]))
        for trace in numerals:
            assert trace.box.height * PHONE / drawn[name].image.width >= LEAST, f"{name}: {trace}"


def worths(canvas: Canvas) -> list[Trace]:
    """Return the figures on the Locations of Chambers: what each is worth."""
    plates = [trace.box for trace in canvas.marked("plate")]
    texts = [trace for trace in canvas.marked("text") if any(plate.overlaps(trace.box) for plate in plates)]
    assert len(texts) == len(plates)
    return texts


def test_shields_and_keys_are_large_enough_on_a_phone_and_hide_no_numeral(drawn: dict[str, Canvas]) -> None:
    canvas = drawn["table 4 full"]
    numerals = {trace.what.partition("=")[0]: trace.box for trace in canvas.marked("numeral")}
    shown = {trace.what.partition("=")[0]: trace.what.partition("=")[2] for trace in canvas.marked("lord")}
    covered = {trace.what.partition("=")[0] for trace in canvas.marked("plate")}
    for shield in canvas.marked("shield"):
        assert shield.box.width * PHONE / 1000 >= 14
        box, bare = numerals[shield.what], shield.what in covered
        alone = lord_sprite(canvas.theme, lord(shown[shield.what]), 88, bare=bare)
        own = numeral_box(88, alone.width / 2, alone.height / 2, bare=bare)
        seen, whole = (colours(*each)[canvas.theme.figure] for each in ((canvas.image, box), (alone, own)))
        assert seen > 0.85 * whole, shield
    key = lord_sprite(canvas.theme, lord("mage-2"), 88).convert("RGB")
    ranges = [(min(pair) - 20, max(pair) + 20) for pair in zip(*canvas.theme.gold, strict=True)]
    column = [key.getpixel((key.width // 2, y)) for y in range(key.height * 3 // 5, key.height)]
    metal = [
        y
        for y, pixel in enumerate(column)
        if isinstance(pixel, tuple)
        and all(low <= part <= high for part, (low, high) in zip(pixel, ranges, strict=True))
    ]
    assert max(metal) - min(metal) >= LEAST * 1000 / PHONE


def test_a_shield_hides_no_worth(drawn: dict[str, Canvas]) -> None:
    for name in ("table 2 full", "table 3 full", "table 4 full", "scores 2 full", "scores 3 full", "scores 4 full"):
        for shield in drawn[name].marked("shield"):
            x, y = shield.box.centre
            shape = around(x, y, shield.box.width * 0.76, shield.box.height)  # it is taller than wide
            hidden = [worth for worth in worths(drawn[name]) if worth.box.overlaps(shape)]
            assert not hidden, f"{name}: {shield.what} before {hidden}"


def test_there_is_an_emblem_for_every_location(drawn: dict[str, Canvas]) -> None:
    canvas = drawn["29 Locations"]
    assert {trace.what for trace in canvas.marked("tile")} == {location.id for location in LOCATIONS}


def test_a_crowded_table_fits(drawn: dict[str, Canvas]) -> None:
    view = crowded()
    assert max(len(pile) for pile in view.piles) > 6
    tiles = list(drawn["table crowded"].marked("tile"))
    assert len(tiles) == len(view.face_up)
    for at, one in enumerate(tiles):
        assert not any(one.box.overlaps(other.box) for other in tiles[at + 1 :])


def every_picture(view: PlayerView) -> list[tuple[str, bytes, int, int]]:
    names = NAMES[: len(view.seats)]
    found = [
        draw_table(view, names, WORDS, DEFAULT),
        draw_chamber(view, 0, names[0], WORDS, DEFAULT),
        draw_choice(view, LORDS[:3], names[0], WORDS, DEFAULT),
        draw_scores(view, names, WORDS, DEFAULT),
    ]
    return [(picture.filename, picture.data, picture.width, picture.height) for picture in found]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pictures_are_small_webp_files(players: int) -> None:
    for name, data, width, height in every_picture(scene(players, "full")[0]):
        assert name.endswith(".webp")
        assert len(data) <= 200 * KILO, name
        with Image.open(io.BytesIO(data)) as image:
            assert image.format == "WEBP"
            assert image.size == (width, height)


def test_the_same_view_gives_the_same_bytes() -> None:
    assert every_picture(scene(3, "middle")[0]) == every_picture(scene(3, "middle")[0])
