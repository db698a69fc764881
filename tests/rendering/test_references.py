"""Do pictures look as they did when somebody last looked at them? With room for other builds of the same libraries."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.rendering.references import FOLDER, PICTURES, reduced

COARSE = 3  # pixels taken together: the noise of the encoding goes, and what another FreeType does to an edge
MEAN = 4.0  # of 255: lossy encoding alone makes two
BLOCK = 8  # coarse pixels: a third of a Lord on the table
MOST = 12.0  # mean of the block that differs most


def block_means(difference: Image.Image) -> list[float]:
    grey = difference.convert("L")
    boxes = [
        (x, y, x + BLOCK, y + BLOCK)
        for y in range(0, grey.height - BLOCK + 1, BLOCK)
        for x in range(0, grey.width - BLOCK + 1, BLOCK)
    ]
    return [ImageStat.Stat(grey.crop(box)).mean[0] for box in boxes]


@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(name: str) -> None:
    drawn = reduced(PICTURES[name]())
    with Image.open(FOLDER / f"{name}.webp") as kept:
        assert kept.size == drawn.size, "python -m tests.rendering.references"
        difference = ImageChops.difference(kept.convert("RGB").reduce(COARSE), drawn.reduce(COARSE))
    assert sum(ImageStat.Stat(difference).mean) / 3 < MEAN
    assert max(block_means(difference)) < MOST


def test_a_lord_of_another_guild_would_be_noticed() -> None:
    drawn = reduced(PICTURES["table_4_abyss"]())
    other = drawn.copy()
    lord = drawn.crop((20, 150, 52, 186))
    other.paste(lord, (52, 150))
    assert max(block_means(ImageChops.difference(drawn.reduce(COARSE), other.reduce(COARSE)))) > MOST


def test_nothing_is_kept_that_is_not_compared() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.webp" for name in PICTURES)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 250 * 1024
