"""Can people play whole games by clicking what they are shown, and is every power and Location among them?"""

from random import Random

import pytest

from bot.game.cards import Power, all_locations
from bot.game.events import Controlled, Recruited
from bot.game.record import read_record, replay
from bot.service.table import Status, Table
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, controls

MOST_TURNS = 90
NAMES = ("Alice", "Bruno", "Chloé", "Дмитрий")
GAMES = [
    pytest.param(players, f"ci {players}", marks=pytest.mark.soak if players == 3 else pytest.mark.ci)
    for players in (2, 3, 4)
]


async def play_out(home: House, players: int, seed: str) -> Table:
    """Let people click a whole game and return it; each is called to each of their turns."""
    rng = Random(seed)
    people = [home.sandbox.person(name) for name in NAMES[:players]]
    home.seeds = [seed]
    await home.table_for(*people, bonus=True)
    for _ in range(MOST_TURNS):
        if (await home.game()).over:
            break
        person = await home.on_turn(*people)
        table = home.public()[-1]
        assert person.notifications[-1] is table
        await play_turn(person, table, rng)
        await home.settled()
    return await home.game()


async def used(home: House, game: Table) -> tuple[set[Power], set[str]]:
    """Return the powers and Locations that came into play."""
    turns = await home.client.play.since(game.id, None, 1)
    events = [event for turn in turns for event in turn.events]
    powers = {lord.power for event in events if isinstance(event, Recruited) for lord in event.lords}
    return powers, {event.location.id for event in events if isinstance(event, Controlled)}


async def told(home: House, game: Table) -> None:
    """Check that the end is announced, and that the database's record replays to the same end."""
    assert game.status is Status.OVER
    assert game.seed is not None
    end = home.public()[-1]
    assert game.seed in end.text
    assert not controls(end, "turn")
    replayed = replay(read_record(await home.client.play.export(game.id)))
    assert replayed.mismatch is None
    assert replayed.outcome == game.view(None).outcome
    assert game._state is not None
    assert replayed.states[-1].seats == game._state.seats


@pytest.mark.parametrize(("players", "seed"), GAMES)
async def test_a_whole_game_is_played_by_clicking(home: House, players: int, seed: str) -> None:
    await told(home, await play_out(home, players, seed))


@pytest.mark.ci
async def test_a_whole_game_is_drawn(gallery: House) -> None:
    await told(gallery, await play_out(gallery, 2, "gallery 3"))
    assert len(gallery.public()[-1].attachments) == 1


@pytest.mark.soak
async def test_every_power_and_every_location_is_used_in_clicked_games(home: House) -> None:
    powers: set[Power] = set()
    locations: set[str] = set()
    wanted = {location.id for location in all_locations(bonus=True)}
    for number in range(30):
        game = await play_out(home, 4, f"every {number}")
        await told(home, game)
        more, taken = await used(home, game)
        powers |= more
        locations |= taken
        if powers == set(Power) and locations == wanted:
            return
    raise AssertionError(f"never seen: {set(Power) - powers} {wanted - locations}")
