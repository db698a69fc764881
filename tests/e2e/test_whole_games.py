"""Can people play whole games by clicking what they are shown?"""

from random import Random

import pytest

from bot.service.table import Status
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, controls

MOST_TURNS = 70


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_is_played_by_clicking(home: House, players: int) -> None:
    rng = Random(players)
    people = [home.sandbox.person(name) for name in ("Alice", "Bruno", "Chloé", "Дмитрий")[:players]]
    by_id = {person.id: person for person in people}
    await home.table_for(*people, bonus=players == 3)
    for _ in range(MOST_TURNS):
        table = home.public()[-1]
        game = (await home.client.play.games_of(people[0].id) or [None])[0]
        if game is None:
            break
        assert game.decider is not None
        person = by_id[game.players[game.decider].user_id or 0]
        assert person.notifications[-1] is table
        await play_turn(person, table, rng)
        await home.settled()
    done = await home.client.play.find(home.sandbox.channel.id)
    assert done.status is Status.OVER
    assert done.seed is not None
    end = home.public()[-1]
    assert done.seed in end.text
    assert not controls(end, "turn")
