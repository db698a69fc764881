"""What does `conspiracy render` draw? From a line of a file, or the sample game, to a picture."""

import argparse
from dataclasses import replace
from typing import Any

from bot.cli.sample import MIDDLE, NAMES, sample_choice, sample_game
from bot.game import GameState, Options, PlayerView, new_game, view_for
from bot.game.cards import Location, Lord
from bot.game.events import Event
from bot.game.position import read_position
from bot.game.record import read_record, replay
from bot.game.state import ChooseDrawn, ChooseFromDeck, ChooseLocation, ChooseOrder, ChooseScouted, Seat
from bot.i18n import LOCALES, text
from rendering import (
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

__all__ = ["LOCALES", "SUFFIXES", "THEMES", "check", "draw", "written_as"]


def draw(value: Any, arguments: argparse.Namespace) -> Picture:  # noqa: ANN401 - any JSON value, or None
    """Draw what the arguments ask for; raises what reading the value raises."""
    theme, locale = THEMES[arguments.theme], arguments.locale
    words = words_in(locale)
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
            name = names[view.turn] or words.substitute(view.turn)
            title = text("table-turn", locale, number=view.turn_number, name=name)
            words = replace(words, title=text("table-over", locale) if view.over else title)
            return draw_table(view, names, words, theme, changes(events))


def words_in(locale: str) -> Words:
    """Return what the pictures say in a language."""
    return Words(
        lords=text("picture-lords", locale),
        locations=text("picture-locations", locale),
        coalition=text("picture-coalition", locale),
        pearl_master=text("picture-pearl-master", locale),
        seat=text("picture-seat", locale, number="{number}"),
    )


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
