"""Which font draws which character? All faces come from packages, and every fault of one is named at the start."""

import struct
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from PIL import ImageFont, features

Font = ImageFont.FreeTypeFont
COLLECTION = b"ttcf"  # how a file with several fonts begins; its first one is meant
FIRST_PICTURE = 0x203C  # below it, fonts of pictures have figures and signs for combinations alone
SIZES_KEPT = 48  # fonts at a size, each some hundred kilobytes


@dataclass(frozen=True, slots=True)
class Source:
    """A font file within a package, or of the machine where there is none, and the weight that we use it in."""

    package: str
    file: str
    weight: int | None = None  # of a variable font
    strike: int | None = None  # the only size of a font of coloured pictures

    @property
    def distribution(self) -> str:
        """The name under which the package is installed."""
        return self.package.replace("_", "-")

    @property
    def name(self) -> str:
        """What to call the font when something is wrong with it."""
        return f"{self.file} of the font package {self.distribution}" if self.package else f"the font {self.file}"


CINZEL = Source("fontpkg_cinzel", "Cinzel[wght].ttf", 700)
CINZEL_BLACK = Source("fontpkg_cinzel", "Cinzel[wght].ttf", 900)
ALEGREYA = Source("fontpkg_alegreya_sans", "AlegreyaSans-Medium.ttf")
# Asked in this order for what the face itself does not have.
FALLBACKS = (
    Source("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf", 600),
    Source("fontpkg_noto_sans_arabic", "NotoSansArabic[wdth,wght].ttf", 600),
    Source("fontpkg_heebo", "Heebo[wght].ttf", 600),
    Source("fontpkg_noto_sans_devanagari", "NotoSansDevanagari[wdth,wght].ttf", 600),
    Source("fontpkg_noto_sans_thai", "NotoSansThai[wdth,wght].ttf", 600),
)


class Face(Enum):
    """The faces of the pictures: titles and names, figures, plain text."""

    DISPLAY = CINZEL
    FIGURE = CINZEL_BLACK
    TEXT = ALEGREYA


class FontError(Exception):
    """A font cannot be used; the text says which and why."""


def path_of(source: Source) -> Path:
    """Return where a font's file is; raise FontError when its package is not installed."""
    if not source.package:
        return Path(source.file)
    spec = find_spec(source.package)
    if spec is None or spec.origin is None:
        raise FontError(f"the font package {source.distribution} is not installed")
    path = Path(spec.origin).parent / "files" / source.file
    if not path.is_file():
        raise FontError(f"the font package {source.distribution} does not hold {source.file}")
    return path


@lru_cache(maxsize=SIZES_KEPT)
def font(source: Source, size: int) -> Font:
    """Return a font at a size; raise FontError."""
    path = path_of(source)
    try:
        loaded = ImageFont.truetype(path, source.strike or size)
        if source.weight is not None:
            axes = loaded.get_variation_axes()  # in an order of the font's own
            loaded.set_variation_by_axes([_setting(axis, source.weight) for axis in axes])
    except (OSError, ValueError) as error:
        raise FontError(f"{source.name} is damaged: {error}") from error
    return loaded


def _setting(axis: ImageFont.Axis, weight: int) -> float:
    is_weight = b"weight" in bytes(axis["name"] or b"").lower()
    return float(weight if is_weight else axis["default"] or 0)


@lru_cache(maxsize=len(FALLBACKS) + len(Face) + 2)
def coverage(source: Source) -> frozenset[int]:
    """Return the code points that a font has a glyph for, or a picture where it has these; raise FontError."""
    path = path_of(source)
    try:
        found = _read_cmap(path.read_bytes())
    except (OSError, struct.error, KeyError, IndexError) as error:
        raise FontError(f"{source.name} is damaged") from error
    return frozenset(code for code in found if code >= FIRST_PICTURE) if source.strike else frozenset(found)


def _read_cmap(data: bytes) -> set[int]:
    """Read the table `cmap` of an OpenType font, formats 4 and 12: Pillow does not tell which glyphs there are."""
    (base,) = struct.unpack_from(">I", data, 12) if data[:4] == COLLECTION else (0,)
    (tables,) = struct.unpack_from(">H", data, base + 4)
    rows = range(base + 12, base + 12 + 16 * tables, 16)
    offsets = {data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0] for at in rows}
    start = offsets[b"cmap"]
    (count,) = struct.unpack_from(">H", data, start + 2)
    found: set[int] = set()
    for entry in range(start + 4, start + 4 + 8 * count, 8):
        (offset,) = struct.unpack_from(">I", data, entry + 4)
        (form,) = struct.unpack_from(">H", data, start + offset)
        if form == 4:
            found |= _format_4(data, start + offset)
        elif form == 12:
            found |= _format_12(data, start + offset)
    return found


def _format_4(data: bytes, at: int) -> set[int]:
    (double,) = struct.unpack_from(">H", data, at + 6)
    count = double // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + double)
    return {code for first, last in zip(starts, ends, strict=True) for code in range(first, last + 1) if code < 0xFFFF}


def _format_12(data: bytes, at: int) -> set[int]:
    (count,) = struct.unpack_from(">I", data, at + 12)
    groups = struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count])
    return {code for first, last, _ in groups for code in range(first, last + 1)}


def check() -> list[str]:
    """Return every fault of the fonts in plain words; none means that pictures can be drawn."""
    faults: list[str] = []
    for source in (*(face.value for face in Face), *FALLBACKS):
        try:
            font(source, 20).getbbox("1")
            coverage(source)
        except FontError as error:
            faults.append(str(error))
    if not features.check("raqm"):
        faults.append("Pillow has no Raqm (or libfribidi is missing): Arabic and Hebrew names cannot be drawn")
    if not features.check("webp"):
        faults.append("Pillow has no WebP")
    return list(dict.fromkeys(faults))
