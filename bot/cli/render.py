"""`conspiracy render`: how does a position or a game look?"""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.cli.faults import sentence
from bot.cli.lines import BadLineError, first_value
from bot.cli.sample import MIDDLE, NAMES, sample_choice, sample_game
from bot.game import GameError, GameState, Options, PlayerView, new_game, view_for
from bot.game.cards import Location, Lord
from bot.game.events import Event
from bot.game.position import read_position
from bot.game.record import read_record, replay
from bot.game.state import ChooseDrawn, ChooseFromDeck, ChooseLocation, ChooseOrder, ChooseScouted, Seat
from rendering import (
    DEFAULT,
    ENGLISH,
    THEMES,
    Picture,
    Words,
    changes,
    check,
    draw_chamber,
    draw_choice,
    draw_scores,
    draw_table,
)
from rendering.canvas import SUFFIXES, written_as

NAME = "render"
HELP = "a picture of a position or of the last state of a game, the first one of the file"

PICTURES = ("table", "chamber", "choice", "scores")
LOCALES = {"en": ENGLISH}


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="JSON lines, also gzipped; without it a sample game")
    parser.add_argument(
        "--picture", choices=PICTURES, help="which one; without it a position's chamber, a game's table"
    )
    parser.add_argument("--locale", choices=LOCALES, default="en", help="the language of its words")
    parser.add_argument("--theme", choices=THEMES, default=DEFAULT.name, help="its look")
    parser.add_argument("-o", "--out", metavar="OUT", help="where to write it: .webp or .png; without it PICTURE.webp")


def run(arguments: argparse.Namespace) -> int:
    """Draw and write the picture."""
    out = Path(arguments.out) if arguments.out else None
    if out is not None and out.suffix and out.suffix.lower() not in SUFFIXES:
        arguments.refuse(f"{out} is neither .webp nor .png")
    for fault in check():
        arguments.refuse(fault)
    try:
        value = first_value(arguments.file) if arguments.file is not None else None
        picture = _draw(value, arguments)
    except (BadLineError, GameError) as error:
        arguments.refuse(sentence(error) if isinstance(error, GameError) else str(error))
    path = out or Path(picture.filename)
    try:
        path.write_bytes(written_as(picture, path.suffix))
    except OSError as error:
        arguments.refuse(f"{path} cannot be written: {error.strerror}")
    print(f"{path}: {picture.width} x {picture.height}")  # noqa: T201 - the command's output
    return 0


def _draw(value: Any, arguments: argparse.Namespace) -> Picture:  # noqa: ANN401 - any JSON value, or None
    theme, words = THEMES[arguments.theme], LOCALES[arguments.locale]
    kind = arguments.picture
    if isinstance(value, dict) and "chamber" in value:
        if kind not in (None, "chamber"):
            arguments.refuse(f"a position has one Chamber and nothing else: --picture {kind} needs a game")
        return draw_chamber(view_of_position(read_position(value)), 0, str(value.get("id", "")), words, theme)
    state, events, names = _game(value, kind)
    view = view_for(state, state.decider if kind == "choice" else None)
    match kind:
        case "chamber":
            return draw_chamber(view, view.turn, names[view.turn], words, theme)
        case "scores":
            return draw_scores(view, names, words, theme)
        case "choice":
            cards = offered(view)
            if not cards:
                arguments.refuse("the game does not stand at a choice among cards")
            return draw_choice(view, cards, names[view.own.seat], words, theme)
        case _:
            title = names[view.turn] or words.substitute(view.turn)
            return draw_table(view, names, Words(title=title), theme, changes(events))


def _game(value: Any, kind: str | None) -> tuple[GameState, tuple[Event, ...], tuple[str, ...]]:  # noqa: ANN401
    """Return the game to show, what its last turn did, and the players' names where there are any."""
    if value is None and kind == "choice":
        return sample_choice(), (), NAMES
    if value is None:
        return *sample_game(len(NAMES), 99 if kind == "scores" else MIDDLE), NAMES
    record = read_record(value)
    states = replay(record).states
    state = states[-1] if states else new_game(record.options, deal=record.deal)
    return state, (), ("",) * record.options.players


def view_of_position(seat: Seat) -> PlayerView:
    """Return a view of a table at which nothing but this side has been played."""
    state = new_game(Options(2), "position")
    return view_for(replace(state, seats=(seat, state.seats[1])), None)


def offered(view: PlayerView) -> tuple[Lord, ...] | tuple[Location, ...]:
    """Return the cards among which the viewing seat chooses."""
    match view.decision:
        case ChooseDrawn(lords):
            return lords
        case ChooseOrder(guild):
            return view.pile(guild)
        case ChooseScouted(_, locations):
            return locations
        case ChooseLocation():
            return view.face_up
        case ChooseFromDeck():
            return view.deck_locations
        case _:
            return ()
