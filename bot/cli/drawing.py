"""What does `conspiracy render` draw? From a line of a file, or the sample game, to a picture."""

import argparse
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.cli.filming import Step, frames_of, steps_of
from bot.cli.sample import MIDDLE, NAMES, sample_choice, sample_game, sample_play
from bot.game import GameState, Options, PlayerView, new_game, view_for
from bot.game.cards import LOCATIONS, LORDS, Location, Lord
from bot.game.events import Event
from bot.game.position import read_position
from bot.game.record import read_record, replay
from bot.game.state import ChooseDrawn, ChooseFromDeck, ChooseLocation, ChooseOrder, ChooseScouted, Seat
from bot.i18n import LOCALES, text
from rendering import (
    THEMES,
    Picture,
    Theme,
    Words,
    changes,
    check,
    draw_card,
    draw_chamber,
    draw_choice,
    draw_film,
    draw_scores,
    draw_table,
)
from rendering.canvas import PNG, SUFFIXES, written_as

__all__ = ["LOCALES", "PNG", "SUFFIXES", "THEMES", "check", "draw", "written_as"]


def draw(value: Any, arguments: argparse.Namespace) -> Picture:  # noqa: ANN401 - any JSON value, or None
    """Draw what the arguments ask for; raises what reading the value raises."""
    theme, locale, kind = THEMES[arguments.theme], arguments.locale, arguments.picture
    words = words_in(locale)
    if kind == "card":
        return _draw_card(arguments, words, theme)
    if isinstance(value, dict) and "chamber" in value:
        if kind not in (None, "chamber"):
            arguments.refuse(f"a position has one Chamber and nothing else: --picture {kind} needs a game")
        return draw_chamber(view_of_position(read_position(value)), 0, str(value.get("id", "")), words, theme)
    if kind == "film":
        return _draw_film(value, arguments, words, theme)
    state, events, names = _game(value, kind)
    view = view_for(state, state.decider if kind == "choice" else None)
    match kind:
        case "chamber":
            return draw_chamber(view, view.turn, names[view.turn], words, theme)
        case "scores":
            return draw_scores(view, names, replace(words, title=text("table-over", locale)), theme)
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


def _draw_card(arguments: argparse.Namespace, words: Words, theme: Theme) -> Picture:
    cards: dict[str, Lord | Location] = {lord.name: lord for lord in LORDS}
    cards |= {location.id: location for location in LOCATIONS}
    if arguments.card not in cards:
        arguments.refuse(f"there is no card {arguments.card!r}")
    card, locale = cards[arguments.card], arguments.locale
    if isinstance(card, Lord):
        guild, many = text(f"guild-{card.guild}", locale), text(f"guild-{card.guild}-many", locale)
        words = replace(words, title=text("lord", locale, guild=guild, ip=str(card.ip)), subtitle=many)
        return draw_card(card, words, theme, (text(f"power-{card.ip}", locale),))
    words = replace(words, title=text(f"location-{card.id}", locale), subtitle=words.locations)
    return draw_card(card, words, theme, (text(f"location-{card.id}-line", locale),))


def _draw_film(value: Any, arguments: argparse.Namespace, words: Words, theme: Theme) -> Picture:  # noqa: ANN401
    """Draw a game up to where it stands."""
    steps: Iterable[Step]
    names: tuple[str, ...]
    if value is None:
        steps, names = sample_play(len(NAMES)), NAMES
    else:
        record = read_record(value)
        replay(record)  # says what is wrong with it
        steps, names = steps_of(record), tuple(words.substitute(seat) for seat in range(record.options.players))
    frames = list(frames_of(steps, names, arguments.locale))
    if not frames:
        arguments.refuse("no turn has been played: there is nothing to film")
    over = text("table-over", arguments.locale) if frames[-1].view.over else ""
    return draw_film(frames, names, replace(words, title=over), theme)


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
