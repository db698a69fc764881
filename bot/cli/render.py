"""`conspiracy render`: how does a position or a game look?"""

import argparse
from pathlib import Path

from bot.cli.faults import sentence
from bot.cli.lines import BadLineError, first_value
from bot.game import GameError

NAME = "render"
HELP = "a picture of a position or of the last state of a game, the first one of the file"

PICTURES = ("table", "chamber", "choice", "scores", "card", "film")


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="JSON lines, also gzipped; without it a sample game")
    parser.add_argument(
        "--picture", choices=PICTURES, help="which one; without it a position's chamber, a game's table"
    )
    parser.add_argument(
        "--card", default="mage-6", metavar="CARD", help="for --picture card: as in mage-6, silver_keys"
    )
    parser.add_argument("--locale", default="en", metavar="L", help="the language of its words")
    parser.add_argument("--theme", default="abyss", metavar="T", help="its look")
    parser.add_argument("-o", "--out", metavar="OUT", help="where to write it: .webp or .png; without it PICTURE.webp")


def run(arguments: argparse.Namespace) -> int:
    """Draw and write the picture."""
    from bot.cli import drawing  # noqa: PLC0415 - other commands start without Pillow

    out = Path(arguments.out) if arguments.out else None
    if out is not None and out.suffix and out.suffix.lower() not in drawing.SUFFIXES:
        arguments.refuse(f"{out} is neither .webp nor .png")
    if out is not None and arguments.picture == "film" and out.suffix.lower() == drawing.PNG:
        arguments.refuse("a film is a .webp: .png holds one picture alone")
    if arguments.theme not in drawing.THEMES:
        arguments.refuse(f"there is no theme {arguments.theme!r}, only {', '.join(drawing.THEMES)}")
    if arguments.locale not in drawing.LOCALES:
        arguments.refuse(f"there is no locale {arguments.locale!r}, only {', '.join(drawing.LOCALES)}")
    for fault in drawing.check():
        arguments.refuse(fault)
    try:
        value = first_value(arguments.file) if arguments.file is not None else None
        picture = drawing.draw(value, arguments)
    except (BadLineError, GameError) as error:
        arguments.refuse(sentence(error) if isinstance(error, GameError) else str(error))
    path = out or Path(picture.filename)
    try:
        path.write_bytes(drawing.written_as(picture, path.suffix))
    except OSError as error:
        arguments.refuse(f"{path} cannot be written: {error.strerror}")
    print(f"{path}: {picture.width} x {picture.height}")  # noqa: T201 - the command's output
    return 0
