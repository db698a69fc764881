"""Does a solo game work without Discord? It begins at once, the automaton's moves are its own, and nothing is lost."""

from random import Random

import pytest

from bot.db import record
from bot.errors import ChannelBusyError, IllegalChoiceError, NotOverError, StaleError
from bot.game import Options, parse
from bot.game.actions import Explore, Rally
from bot.game.cards import GUILDS, Guild
from bot.game.events import Preferred, TurnBegan
from bot.game.record import read_record, replay
from bot.game.view import ChoosePile, ChooseRecruiting, ChooseReplay
from bot.robots.uniform import any_of
from bot.service import Ending, Status, Table
from tests.service.house import GUEST, HOST, NOW, SERVER, House


async def begun(house: House, opponent: Guild = Guild.FARMER) -> Table:
    house.channel += 1
    return await house.lobby.create(SERVER, house.channel, HOST, "Ana", Options(2, opponent=opponent), "en", NOW)


async def until(house: House, table: Table, decision: type[object], seed: int) -> Table:
    """Play by chance until that decision stands; return the last table if it never does."""
    rng = Random(seed)
    while not table.over and not isinstance(table.view(0).decision, decision):
        table = (await house.act(table, any_of(table.view(0).legal, rng))).table
    return table


async def one_with(house: House, decision: type[object], opponent: Guild = Guild.FARMER) -> Table:
    for seed in range(50):
        table = await until(house, await begun(house, opponent), decision, seed)
        if not table.over:
            return table
    raise AssertionError(decision)


async def test_it_begins_at_once_with_the_person_and_an_automaton(house: House) -> None:
    table = await begun(house, Guild.MAGE)
    assert table.status is Status.RUNNING
    assert table.solo
    assert (table.decider, table.started_at) == (0, NOW)
    assert [(player.user_id, player.robot) for player in table.players] == [(HOST, None), (None, "legend-mage")]
    assert table.view(0).may_act
    assert await house.play.load(table.id) == table
    with pytest.raises(ChannelBusyError):
        await house.lobby.create(SERVER, house.channel, GUEST, "Bo", Options(2), "en", NOW)


@pytest.mark.parametrize("opponent", GUILDS)
async def test_whole_games_are_played_and_their_records_replay(house: House, opponent: Guild) -> None:
    table = await house.play_out(await begun(house, opponent), Random(opponent), restarts=opponent is Guild.MAGE)
    assert (table.status, table.ending) == (Status.OVER, Ending.FINISHED)
    found = replay(read_record(await house.play.export(table.id)))
    assert found.mismatch is None
    assert found.outcome == table.view(None).outcome
    history = await house.play.history(table.id, 0, 0, 100)
    assert [turn.number for turn in history.turns] == list(range(history.total, 0, -1))
    assert {turn.seat for turn in history.turns} == {0, 1}


async def test_the_automaton_plays_in_the_same_transaction_and_under_its_own_name(house: House) -> None:
    table = await begun(house)
    acted = await house.act(table, Explore(1))  # of one Lord nothing is left to choose
    assert (acted.table.decider, acted.table.view(0).turn_number) == (0, 3)
    assert [event.seat for event in acted.events if isinstance(event, TurnBegan)] == [1, 0]
    async with house.database.reading() as connection:
        rows = await record.of_turns(connection, table.id, 2, 2)
    assert rows
    assert {(row.user_id, row.robot) for row in rows} == {(None, "legend-farmer")}
    assert await house.play.robots_due() == []
    assert await house.play.act_robot(table.id, NOW) is None


async def test_a_turn_that_begins_is_never_played_unasked(house: House) -> None:
    """A forced draw decides nothing, but whoever plays wants to see whose turn it is and why."""
    table = await one_with(house, ChooseRecruiting, Guild.SOLDIER)
    rng = Random(5)
    forced = 0
    while not table.over:
        view = table.view(0)
        if isinstance(view.decision, ChooseRecruiting) and view.restriction is not None:
            assert list(view.legal) == [Explore(1)]
            forced += 1
        table = (await house.act(table, any_of(view.legal, rng))).table
    assert forced


async def test_a_tie_is_decided_by_the_person_in_the_automatons_turn(house: House) -> None:
    table = await one_with(house, ChoosePile)
    view = table.view(0)
    assert (view.turn, table.decider) == (1, 0)
    assert isinstance(view.decision, ChoosePile)
    chosen = view.decision.guilds[-1]
    with pytest.raises(IllegalChoiceError):
        await house.act(table, parse("explore:1"))
    acted = await house.act(table, Rally(chosen))
    assert any(isinstance(event, Preferred) and event.choices > 1 for event in acted.events)
    assert any(lord.guild is chosen for lord in acted.table.view(0).seats[1].chamber.lords)
    turns = await house.play.since(table.id, 0, view.turn_number)
    assert (turns[0].number, turns[0].seat) == (view.turn_number, 1)


async def test_the_replay_token_is_spent_or_kept(house: House) -> None:
    table = await one_with(house, ChooseReplay)
    number = table.view(0).turn_number
    again = (await house.act(table, parse("replay"))).table
    assert (again.view(0).turn, again.view(0).turn_number, again.view(0).replay_token) == (0, number + 1, False)
    table = await one_with(house, ChooseReplay)
    kept = (await house.act(table, parse("keep"))).table
    assert kept.view(0).replay_token
    assert kept.view(0).turn_number > table.view(0).turn_number


async def test_the_same_click_counts_once_and_an_old_panel_not_at_all(house: House) -> None:
    table = await begun(house)
    click = house.click()
    first = await house.play.act(table.id, HOST, Explore(1), table.version, click, NOW)
    again = await house.play.act(table.id, HOST, Explore(1), table.version, click, NOW)
    assert (first.fresh, again.fresh) == (True, False)
    assert first.events == again.events
    with pytest.raises(StaleError):
        await house.play.act(table.id, HOST, Explore(1), table.version, house.click(), NOW)


async def test_nobody_else_may_act_and_leaving_ends_it(house: House) -> None:
    table = await begun(house)
    with pytest.raises(NotOverError):
        await house.play.export(table.id)
    left = await house.play.leave(table.id, HOST, NOW)
    assert (left.status, left.ending) == (Status.CANCELLED, Ending.ABANDONED)
    assert await house.play.robots_due() == []
    assert (await begun(house)).status is Status.RUNNING
