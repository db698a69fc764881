"""How does everything look at once? `python -m rendering.sheet OUTDIR` writes every picture and a sheet of them all."""

import io
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PIL import Image

from bot.cli.sample import MIDDLE, NAMES, sample_choice, sample_game
from bot.game import view_for
from bot.game.actions import Recruit
from bot.game.cards import LOCATIONS, LORDS, location, lord
from rendering import (
    THEMES,
    Picture,
    Theme,
    Words,
    changes,
    draw_card,
    draw_chamber,
    draw_choice,
    draw_scores,
    draw_table,
)
from rendering.canvas import written_as

STAGES = {"empty": 0, "middle": MIDDLE, "end": 99}
SHEET_WIDTH = 480  # of each picture on the sheet
A_ROW = 5
GAP = 12
PHONE = (550, 350)  # the widths at which Discord shows pictures
OVER = Words(title="Title", subtitle="Subtitle")
CARDS = (lord("soldier-6"), lord("mage-0"), location("any_two_keys"), location("followers_farmer"))
LINES = ("What it does stands here, in as many lines as that takes: words break where the column ends.", "And more.")
ORDER = (3, 0, 4)  # Lords chosen so far, for the sample of an order


def pictures(theme: Theme) -> Iterator[tuple[str, Picture]]:
    """Yield every picture in a theme with its name."""
    for players in (2, 3, 4):
        for stage, rounds in STAGES.items():
            state, events = sample_game(players, rounds, "random" if stage == "middle" else "greedy")
            view, names = view_for(state, None), NAMES[:players]
            words = Words(title=names[view.turn], subtitle=f"{players} / {stage}")
            yield f"table_{players}_{stage}", draw_table(view, names, words, theme, changes(events))
            if players == len(NAMES):
                yield f"chamber_{stage}", draw_chamber(view, 1, names[1], words, theme)
        yield f"scores_{players}", draw_scores(view_for(sample_game(players, 99)[0], None), NAMES, OVER, theme)
    yield from choices(theme)
    for card in CARDS:
        words = Words(title=str(card), subtitle=theme.name)
        yield f"card_{card}", draw_card(card, words, replace(theme, letters=True), LINES)
    state, events = sample_game(len(NAMES), MIDDLE, "random")
    table = draw_table(view_for(state, None), NAMES, OVER, replace(theme, letters=True), changes(events))
    yield "table_letters", table


def choices(theme: Theme) -> Iterator[tuple[str, Picture]]:
    """Yield every kind of choice in a theme with its name."""
    state = sample_choice()
    view = view_for(state, state.decider)
    name, words = NAMES[view.own.seat], Words(title="1 / 3", subtitle="…")
    kept = Recruit((view.drawn_lords[0],))
    yield "choice_drawn", draw_choice(view, view.drawn_lords, name, words, theme, (0,), view.foresee(kept))
    yield "choice_order", draw_choice(view, (*LORDS[6:12], *LORDS[6:12]), name, words, theme, ORDER)
    yield "choice_locations", draw_choice(view, LOCATIONS[3:6], name, words, theme, (1,))
    yield "choice_deck", draw_choice(view, LOCATIONS, name, words, theme)


def opened(picture: Picture) -> Image.Image:
    """Return a picture's pixels."""
    with Image.open(io.BytesIO(picture.data)) as image:
        return image.convert("RGB")


def sheet(shown: list[Image.Image], width: int = SHEET_WIDTH) -> Image.Image:
    """Return pictures side by side, row by row, each that wide."""
    small = [image.resize((width, image.height * width // image.width)) for image in shown]
    rows = [small[at : at + A_ROW] for at in range(0, len(small), A_ROW)]
    tall = sum(max(image.height for image in row) + GAP for row in rows)
    whole = Image.new("RGB", (A_ROW * (width + GAP), tall))
    top = 0
    for row in rows:
        for at, image in enumerate(row):
            whole.paste(image, (at * (width + GAP), top))
        top += max(image.height for image in row) + GAP
    return whole


def main(arguments: list[str]) -> int:
    """Write the pictures of every theme, and the sheet, as PNG."""
    if len(arguments) != 1:
        sys.stderr.write("python -m rendering.sheet OUTDIR\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES.values():
        shown: list[Image.Image] = []
        for name, picture in pictures(theme):
            (folder / f"{theme.name}_{name}.png").write_bytes(written_as(picture, ".png"))
            shown.append(opened(picture))
        sheet(shown).save(folder / f"{theme.name}.png")
        for width in PHONE:
            sheet(shown, width).save(folder / f"{theme.name}_{width}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
