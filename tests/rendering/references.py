"""Which pictures are kept to compare with? `python -m tests.rendering.references` draws them anew: look then."""

import io
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PIL import Image

from bot.cli.sample import sample_choice
from bot.game import view_for
from bot.game.cards import LOCATIONS, lord
from rendering import THEMES, Words
from rendering.canvas import Canvas
from rendering.card import compose_card
from rendering.chamber import compose_chamber
from rendering.choice import compose_choice
from rendering.scores import compose_scores
from rendering.table import compose_table
from tests.rendering.scenes import LINES, NAMES, WORDS, scene

FOLDER = Path(__file__).parents[1] / "data" / "pictures"
WIDTH = 360  # small, and still as on a telephone
QUALITY = 70
ABYSS, CORAL, CONTRAST = (THEMES[name] for name in ("abyss", "coral", "contrast"))


def _choice() -> Canvas:
    state = sample_choice()
    view = view_for(state, state.decider)
    forecast = view.foresee(next(iter(view.legal)))
    return compose_choice(view, view.drawn_lords, NAMES[0], WORDS, ABYSS, (0,), forecast)


def _table(players: int, stage: str) -> Callable[[], Canvas]:
    theme = {2: CONTRAST, 3: CORAL, 4: ABYSS}[players]
    return lambda: compose_table(scene(players, stage)[0], NAMES[:players], WORDS, theme, scene(players, stage)[1])


PICTURES: dict[str, Callable[[], Canvas]] = {
    "table_4_abyss": _table(4, "middle"),
    "table_3_coral": _table(3, "middle"),
    "table_2_contrast": _table(2, "full"),
    "letters": lambda: compose_table(scene(4, "full")[0], NAMES, WORDS, replace(CORAL, letters=True)),
    "chamber": lambda: compose_chamber(scene(4, "full")[0], 1, NAMES[1], Words(), CONTRAST),
    "choice": _choice,
    "scores": lambda: compose_scores(scene(3, "full")[0], NAMES[:3], WORDS, ABYSS),
    "card": lambda: compose_card(lord("politician-6"), WORDS, CORAL, LINES),
    "locations": lambda: compose_choice(scene(4, "full")[0], LOCATIONS, NAMES[0], WORDS, CORAL),
}


def reduced(drawing: Canvas) -> Image.Image:
    """Return a picture as small as it is kept."""
    image = drawing.image.convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def main() -> None:
    """Draw all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        stream = io.BytesIO()
        reduced(draw()).save(stream, "WEBP", quality=QUALITY, method=6)
        (FOLDER / f"{name}.webp").write_bytes(stream.getvalue())
        sys.stdout.write(f"{name}: {len(stream.getvalue())} bytes\n")


if __name__ == "__main__":
    main()
