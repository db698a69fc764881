"""What does a game look like, step by step? Readable golden playthroughs, and the records of tests/data.

Regenerate both with: python -m tests.game.playthrough
"""

import gzip
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from bot.game import (
    GameState,
    LegalActions,
    Options,
    PlayerView,
    apply,
    commitment,
    new_game,
    outcome,
    parse,
    view_for,
    visible,
)
from bot.game.actions import Action, Control, KeepReplay, Reveal, SpendReplay
from bot.game.cards import GUILDS, LOCATIONS, Guild, Location
from bot.game.record import write_record
from bot.game.state import ChoosePile
from tests.game.playing import Chooser, hoarding, steps

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = Path(__file__).parents[1] / "data" / "records.jsonl.gz"
SOLO_RECORDS = RECORDS.with_name("solo_records.jsonl.gz")

TABLES = {
    "two_players": Options(2),
    "three_players": Options(3),
    "four_players": Options(4),
    "two_players_bonus": Options(2, bonus_locations=True),
    "three_players_hidden_points": Options(3, bonus_locations=True, points_hidden=True),
    "four_players_bonus": Options(4, bonus_locations=True),
}
SOLO_TABLES = {f"solo_{opponent}": Options(2, opponent=opponent) for opponent in Guild}
SHOWN = "solo_politician"  # of the solo games one is enough to read
MOST_LISTED = 12  # of a longer choice of orders the count is written


def transcript(name: str, options: Options, seed: str, actions: list[str]) -> str:
    """Return a game as text: the table, the choice, what each seat sees, the action, what happened."""
    lines = [
        f"# {name}",
        f"players: {options.players}",
        f"bonus_locations: {options.bonus_locations}",
        f"points_hidden: {options.points_hidden}",
        f"seed: {seed}",
        f"commitment: {commitment(seed)}",
        *([] if options.opponent is None else [f"opponent: {options.opponent}"]),
    ]
    state = new_game(options, seed)
    shown: set[str] = set()
    for text in actions:
        table = list(_decision(state))
        lines += ["", *(line for line in table if line not in shown), f"> {text}"]
        shown = set(table)
        applied = apply(state, parse(text))
        state = applied.state
        for event in applied.events:
            audience = "" if event.audience is None else f" [{', '.join(map(str, event.audience)) or 'nobody'}]"
            assert [event in visible((event,), seat) for seat in range(options.players)] == [
                event.audience is None or seat in event.audience for seat in range(options.players)
            ]
            lines.append(f"  {event}{audience}")
    lines += ["", *_decision(state), f"outcome: {outcome(state)}"]
    return "\n".join(lines) + "\n"


def _decision(state: GameState) -> Iterator[str]:
    everybody = list(_seen(view_for(state, None)))
    yield f"turn {state.turn_number}, seat {state.decider} decides"
    yield from everybody
    for seat in range(state.options.players):
        for line in _seen(view_for(state, seat)):
            if line not in everybody:
                yield f"  seat {seat} sees {line.strip()}"


def _seen(view: PlayerView) -> Iterator[str]:
    yield f"  decks: {view.lord_deck} Lords, {view.location_deck} Locations"
    yield f"  face up: {_names(view.face_up)}"
    for guild in GUILDS:
        yield f"  pile of {guild}: {_names(view.pile(guild))}"
    yield f"  restriction: {view.restriction}, last turns by: {view.last_turns_by}, Pearl Master: {view.pearl_master}"
    for side in view.seats:
        chamber = side.chamber
        covered = " ".join(f"{place}:{location.id}" for place, location in chamber.locations)
        yield f"  seat {side.seat} Lords: {_names(chamber.lords)}"
        yield f"  seat {side.seat} Locations: {covered or '-'}, Shields on {chamber.shields}, keys {_names(side.keys)}"
        yield f"  seat {side.seat} pearls: {side.pearls}, Coalition {side.coalition}, points {side.points}"
        if side.automaton and side.points:
            yield f"  seat {side.seat} is an automaton, extra {side.points.extra}, total {side.points.total}"
    if view.options.opponent:
        yield f"  Replay token: {view.replay_token}"
    yield f"  decision: {view.decision}, {view.drawn_count} drawn"
    yield f"  unseen: {sum(view.unseen_lords.values())} Lords, {len(view.unseen_locations)} Locations"
    if view.deck_locations:
        yield f"  in the Location deck: {_names(view.deck_locations)}"
    if view.may_act and view.own.automaton is None:
        yield f"  choice: {_choice(view.legal)}"
        yield from _prospects(view)


def _choice(legal: LegalActions) -> str:
    if legal.places and len(legal) > MOST_LISTED:
        return f"{len(legal)} ways to recruit {legal.places} of {_names(legal.recruits)}"
    return " ".join(str(action) for action in legal)


def _prospects(view: PlayerView) -> Iterator[str]:
    """Yield what each choice that reveals nothing would bring."""
    for action in view.legal.listed:
        if isinstance(action, Control):
            yield f"  {action} brings {view.worth(action.location)}: {view.foresee(action).after}"
    for action in view.legal if view.legal.places and len(view.legal) <= MOST_LISTED else ():
        forecast = view.foresee(action)
        yield (
            f"  {action} brings {forecast.gain}: {forecast.after}"
            f"{', wins a Location' * forecast.wins_location}{', may swap' * forecast.offers_swap}"
        )


def _names(cards: object) -> str:
    return " ".join(str(card) for card in cards) or "-"  # type: ignore[attr-defined]


def read_transcript(text: str) -> tuple[str, Options, str, list[str]]:
    """Return the name, options, seed and actions that a playthrough holds."""
    lines = text.splitlines()
    head = dict(line.split(": ", 1) for line in lines[1 : lines.index("")])
    options = Options(
        int(head["players"]),
        bonus_locations=head["bonus_locations"] == "True",
        points_hidden=head["points_hidden"] == "True",
        opponent=Guild(head["opponent"]) if "opponent" in head else None,
    )
    return lines[0].removeprefix("# "), options, head["seed"], [line[2:] for line in lines if line.startswith("> ")]


def collecting(seed: object, missing: set[Location]) -> Chooser:
    """Choose like `hoarding`, but take a Location that no playthrough has had yet."""
    otherwise = hoarding(seed)

    def choose(state: GameState, legal: LegalActions) -> Action:
        wanted = [action for action in legal.listed if isinstance(action, Control) and action.location in missing]
        action = wanted[0] if wanted else otherwise(state, legal)
        if isinstance(action, Control):
            missing.discard(action.location)
        return action

    return choose


def games(attempt: int) -> tuple[dict[str, tuple[str, list[str]]], set[Location]]:
    """Return a seed and actions for every table, and the Locations that none of the games took."""
    missing = set(LOCATIONS)
    played = {}
    for number, (name, options) in enumerate(TABLES.items()):
        seed = f"{attempt * len(TABLES) + number:032x}"
        played[name] = (seed, [str(action) for _, action, _ in steps(options, seed, collecting(seed, missing))])
    return played, missing


def solo_game(options: Options) -> tuple[str, list[str]]:
    """Return a seed and actions of a solo game in which all happens that happens in no other game."""
    for number in count():
        seed = f"{number:032x}"
        game = list(steps(options, seed, hoarding(seed)))
        tie = any(isinstance(state.decision, ChoosePile) and state.decider != state.turn for state, _, _ in game)
        if tie and {Reveal, SpendReplay, KeepReplay} <= {type(action) for _, action, _ in game}:
            return seed, [str(action) for _, action, _ in game]
    raise AssertionError


def regenerate() -> None:
    """Write the playthroughs, whose games together use every Location, and their records; the solo ones beside."""
    played = next(played for played, missing in map(games, count()) if not missing)
    solo = {name: solo_game(options) for name, options in SOLO_TABLES.items()}
    GOLDEN.mkdir(exist_ok=True)
    RECORDS.parent.mkdir(exist_ok=True)
    for name, (seed, actions) in [*played.items(), (SHOWN, solo[SHOWN])]:
        (GOLDEN / f"{name}.txt").write_text(transcript(name, {**TABLES, **SOLO_TABLES}[name], seed, actions))
    write_records(RECORDS, TABLES, played)
    write_records(SOLO_RECORDS, SOLO_TABLES, solo)


def write_records(file: Path, tables: dict[str, Options], played: dict[str, tuple[str, list[str]]]) -> None:
    """Write games as JSON lines."""
    records = [
        json.dumps(write_record(name, tables[name], seed, map(parse, actions)))
        for name, (seed, actions) in played.items()
    ]
    file.write_bytes(gzip.compress("\n".join(records).encode(), mtime=0))


if __name__ == "__main__":
    regenerate()
