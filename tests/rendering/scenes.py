"""What do the tests of pictures look at? Games at every stage, and every picture of them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot.cli.sample import MIDDLE, sample_choice, sample_game
from bot.game import GameState, Options, PlayerView, view_for
from bot.game.cards import LOCATIONS, LORDS, Guild, Location, Lord
from rendering import ENGLISH, Theme, Words, changes
from rendering.canvas import Canvas
from rendering.card import compose_card
from rendering.chamber import compose_chamber
from rendering.changes import Changes
from rendering.choice import compose_choice
from rendering.scores import compose_scores
from rendering.table import compose_table
from tests.game.playing import hoarding, steps

NAMES = ("Coralie", "Nacho", "Abismo Profundo de las Mareas", "Œdipe")
STAGES = {"empty": 0, "middle": MIDDLE, "full": 99}
LINES = ("Two pearls, and whatever else it takes to fill a line and a half of this column.", "Once.")
WORDS = Words(title="Whose turn it is", subtitle="Turn 23 · two Merchants, and a Location")


@cache
def scene(players: int, stage: str) -> tuple[PlayerView, Changes]:
    """Return what a spectator sees at a stage of a game, and what the last turn changed."""
    state, events = sample_game(players, STAGES[stage])
    return view_for(state, None), changes(events)


@cache
def crowded() -> PlayerView:
    """Return a view with as many cards in the piles and face up as hoarding brings."""
    states: list[GameState] = []
    for seed in range(4):
        states += [state for state, _, _ in steps(Options(3, bonus_locations=True), f"{seed}", hoarding(seed))]
    return view_for(max(states, key=lambda state: sum(map(len, state.piles)) + 3 * len(state.face_up)), None)


@cache
def alone() -> tuple[PlayerView, ...]:
    """Return a solo game in its middle and at its end: the automaton has points that nobody else has."""
    states = [applied.state for _, _, applied in steps(Options(2, opponent=Guild.MAGE), "alone", hoarding("alone"))]
    return tuple(view_for(state, None) for state in (states[len(states) // 2], states[-1]))


def drawings(theme: Theme) -> Iterator[tuple[str, Canvas]]:
    """Yield every picture at every stage in a theme, drawn and not yet encoded."""
    for players in (2, 3, 4):
        for stage in STAGES:
            view, changed = scene(players, stage)
            names = NAMES[:players]
            yield f"table {players} {stage}", compose_table(view, names, WORDS, theme, changed)
            yield f"scores {players} {stage}", compose_scores(view, names, WORDS, theme)
            for seat in range(players if stage == "full" else 1):
                yield f"chamber {players} {stage} {seat}", compose_chamber(view, seat, names[seat], ENGLISH, theme)
    for view in alone():
        told = "solo, over" if view.over else "solo"
        yield f"table {told}", compose_table(view, NAMES[:2], WORDS, theme)
        yield f"scores {told}", compose_scores(view, NAMES[:2], WORDS, theme)
        yield f"chamber {told}", compose_chamber(view, 1, NAMES[1], ENGLISH, theme)
    yield "table crowded", compose_table(crowded(), NAMES[:3], WORDS, theme)
    state = sample_choice()
    view = view_for(state, state.decider)
    for action in view.legal:
        forecast = view.foresee(action)
        yield f"choice {action}", compose_choice(view, view.drawn_lords, NAMES[0], WORDS, theme, (0,), forecast)
        yield f"forecast {action}", compose_chamber(view, view.own.seat, NAMES[0], WORDS, theme, forecast)
    for count in (1, 2, 3, 4, 6, 7, 12):
        yield f"order of {count}", compose_choice(view, (LORDS * 2)[:count], NAMES[0], WORDS, theme, (0, count - 1))
    for count in (1, 2, 3, 9, 10, 24, 29):
        yield f"{count} Locations", compose_choice(view, LOCATIONS[:count], NAMES[0], WORDS, theme)
    lettered = replace(theme, letters=True)
    view, changed = scene(4, "middle")
    yield "letters", compose_table(view, NAMES, WORDS, lettered, changed)
    cards: tuple[Lord | Location, ...] = (*LORDS[::7], *LOCATIONS[::4])
    for card in cards:
        yield f"card {card}", compose_card(card, WORDS, lettered if card in LORDS else theme, LINES)
