"""What do the tests of words share? Whole random games cut into turns, full tables, and catalogues with faults."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.game import Action, Event, GameState, Options, new_game
from bot.game.cards import GUILDS, Effect, Guild, all_locations, all_lords
from bot.game.chamber import PLACES, Chamber
from bot.game.state import ChooseRecruiting, Restriction, Seat
from bot.i18n import ROOT, Words
from tests.game.playing import hoarding, steps

NAMES = ("Nacho", "Zoé", "Bruno", "Inés")
SEED = "000000000000000000000000000000"


@dataclass
class PlayedTurn:
    number: int
    seat: int
    actions: list[Action] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


def played(
    seed: int, *, players: int = 4, points_hidden: bool = False, opponent: Guild | None = None
) -> tuple[list[GameState], list[PlayedTurn]]:
    """Return every state of a random game in which effects come often, and its turns; of a solo game for two."""
    options = Options(players, bonus_locations=True, points_hidden=points_hidden, opponent=opponent)
    states: list[GameState] = []
    turns: list[PlayedTurn] = []
    for state, action, applied in steps(options, f"{SEED}{seed:02x}", hoarding(seed)):
        states.append(state)
        if not turns or turns[-1].number != state.turn_number:
            turns.append(PlayedTurn(state.turn_number, state.turn))
        turns[-1].actions.append(action)
        turns[-1].events += applied.events
    return [*states, applied.state], turns


def played_alone() -> list[tuple[list[GameState], list[PlayedTurn]]]:
    """Return solo games against every opponent, among which everything happens that happens in no other game."""
    return [played(seed, players=2, opponent=opponent) for opponent in GUILDS for seed in (1, 2)]


def full_table(controlled: int) -> GameState:
    """Return a table with four complete Chambers; that many of the 29 Locations on Lords, the others face up."""
    locations = iter(all_locations(bonus=True))
    lords = sorted(all_lords(), key=lambda lord: (lord.ip, lord.index))
    seats = []
    left = controlled
    for number in range(4):
        mine = tuple(lords[number::4])
        keys = [place for place, lord in enumerate(mine, 1) if lord.key][:left]
        left -= len(keys)
        shields = tuple(
            max((place for place in range(1, PLACES + 1) if mine[place - 1].guild is guild), default=0)
            for guild in GUILDS
        )
        seats.append(Seat(Chamber(mine, tuple((place, next(locations)) for place in keys), shields), 20))
    start = new_game(Options(4, bonus_locations=True), f"{SEED}00")
    return replace(
        start,
        seats=tuple(seats),
        lord_deck=(),
        location_deck=(),
        face_up=tuple(locations),
        decision=ChooseRecruiting(),
        pearl_master=0,
        restriction=Restriction(Effect.FORCED_PAIR, 1),
        last_turns_by=2,
    )


def catalogue_without(folder: Path, dropped: dict[str, list[str]]) -> Words:
    """Return the words of a copy of the locales in which some keys of some languages are called otherwise."""
    shutil.copytree(ROOT, folder, dirs_exist_ok=True)
    for locale, keys in dropped.items():
        for file in (folder / locale).glob("*.ftl"):
            said = file.read_text("utf-8")
            for key in keys:
                said = "\n".join(_renamed(said.split("\n"), key))
            file.write_text(said, "utf-8")
    return Words(folder)


def _renamed(lines: list[str], key: str) -> Iterator[str]:
    for line in lines:
        yield f"gone-{line}" if line.startswith(f"{key} =") else line
