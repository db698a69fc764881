"""How long does the same scene take in another drawing library? The table's very pieces, put together by Skia."""

import importlib
import io
from collections.abc import Callable
from unittest.mock import patch

from PIL import Image

from rendering.canvas import QUALITY, Canvas

MISSING = "skia-python is not installed: pip install -e '.[benchmark]'"
Piece = tuple[Image.Image, int, int]


def pieces_of(compose: Callable[[], Canvas]) -> tuple[Image.Image, list[Piece]]:
    """Return the ground of a picture and all that is put down on it, with where."""
    pieces: list[Piece] = []
    paste = Image.Image.paste

    def note(ground: Image.Image, part: object, at: object = None, mask: object = None) -> None:
        if isinstance(part, Image.Image) and isinstance(at, tuple) and part.mode == "RGBA" and ground.mode == "RGB":
            pieces.append((part, *at))
        else:
            paste(ground, part, at, mask)  # type: ignore[arg-type]

    with patch.object(Image.Image, "paste", note):
        ground = compose().image
    return ground, pieces


def skia_scene(compose: Callable[[], Canvas]) -> tuple[Callable[[], object], Callable[[], bytes]] | None:
    """Return functions that put a picture together in Skia, and that encode it too; None where there is no Skia.

    All pieces are ready in Skia's own form beforehand, as sprites are in ours.
    """
    try:
        skia = importlib.import_module("skia")
    except ImportError:
        return None
    ground, pieces = pieces_of(compose)
    ready = [(_converted(skia, part), x, y) for part, x, y in pieces]
    background = _converted(skia, ground)
    surface = skia.Surface(*ground.size)

    def draw() -> object:
        with surface as canvas:
            canvas.drawImage(background, 0, 0)
            for part, x, y in ready:
                canvas.drawImage(part, x, y)
        return surface.makeImageSnapshot()

    def encoded() -> bytes:
        return bytes(draw().encodeToData(skia.EncodedImageFormat.kWEBP, QUALITY))  # type: ignore[attr-defined]

    return draw, encoded


def _converted(skia: object, image: Image.Image) -> object:
    stream = io.BytesIO()
    image.save(stream, "PNG")
    made = skia.Image.MakeFromEncoded(stream.getvalue())  # type: ignore[attr-defined]
    return made.makeRasterImage()
