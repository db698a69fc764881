"""Are robots' reasons told of what is public alone, and are hints good choices for those who may have them?"""

from dataclasses import replace
from random import Random

import pytest

from bot.db import games, record
from bot.db.rows import ActionRow, GameRow
from bot.errors import (
    GameOverError,
    NoHintError,
    NotAtTableError,
    NotStartedError,
    NotYourTurnError,
    StaleError,
)
from bot.game import GameState, Options, apply, legal_actions, new_game, parse, view_for, visible
from bot.game.cards import Guild
from bot.game.events import Controlled, Event, Recruited
from bot.game.view import PlayerView
from bot.robots.explaining import explain_turn
from bot.robots.uniform import any_of
from bot.service import Advice, Agreements, Lobby, Table
from bot.service.advice import accounts, hint_for
from bot.service.agreements import options_of
from tests.game.tables import play, table_with
from tests.service.house import GUEST, HOST, NOW, STRANGER, House


async def stored(house: House, table: Table) -> tuple[GameRow, list[ActionRow]]:
    async with house.database.reading() as connection:
        row = await games.load(connection, table.id)
        assert row is not None
        return row, await record.of_turns(connection, table.id)


async def played(house: House, robots: tuple[str, ...], turns: int, seed: int = 1) -> Table:
    house.lobby = Lobby(house.database, seeds=lambda: f"advice {seed}")
    table = await house.running(1, robots)
    rng = Random(seed)
    while not table.over and table.view(None).turn_number < turns:
        assert table.decider is not None
        table = (await house.act(table, any_of(table.view(table.decider).legal, rng))).table
    return table


async def test_every_robots_latest_turn_has_its_reasons(house: House) -> None:
    advice = Advice(house.database)
    with pytest.raises(NotStartedError):
        await advice.why((await house.waiting()).id)
    table = await house.running(1, ("easy", "normal", "greedy"))
    assert await advice.why(table.id) == () or table.decider != 0
    table = await played(house, ("easy", "normal", "greedy"), 13)
    found = await advice.why(table.id)
    robots = {player.position: player.robot for player in table.players if player.robot}
    assert {account.seat: account.robot for account in found} == robots
    history = await house.play.since(table.id, None, 1)
    for account in found:
        assert account.reasons
        assert account.turn == max(turn.number for turn in history if turn.seat == account.seat and turn.actions)


def states_of(row: GameRow, rows: list[ActionRow]) -> list[GameState]:
    """Return the states in which the actions of a record were taken."""
    states = [new_game(options_of(row.options), row.seed)]
    for done in rows[:-1]:
        states.append(apply(states[-1], parse(done.notation)).state)
    return states


@pytest.mark.ci
async def test_se_01_reasons_name_only_cards_that_lie_open(house: House) -> None:
    for seed in range(4):
        table = await played(house, ("normal", "easy"), 30, seed)
        row, rows = await stored(house, table)
        for account in accounts(row, rows):
            events: list[Event] = []
            for state, done in zip(states_of(row, rows), rows, strict=True):
                if done.turn == account.turn:
                    events += visible(apply(state, parse(done.notation)).events, None)
            lords = {lord for event in events if isinstance(event, Recruited) for lord in event.lords}
            taken = {event.location for event in events if isinstance(event, Controlled)}
            for reason in account.reasons:
                assert reason.lord is None or reason.lord in lords
                assert reason.location is None or reason.location in taken


async def test_se_01_reasons_do_not_depend_on_what_is_hidden(house: House) -> None:
    """Of two games that look the same to everybody after a turn the same is told: decks do not matter."""
    table = await played(house, ("normal", "normal"), 24)
    row, rows = await stored(house, table)
    checked = 0
    for account in accounts(row, rows):
        steps = [(state, done) for state, done in zip(states_of(row, rows), rows, strict=True)]
        mine = [(state, parse(done.notation)) for state, done in steps if done.turn == account.turn]
        (first, _), rng = mine[0], Random(checked)
        assert [action for _, action in mine]
        drawn = max(len(getattr(state.decision, "drawn", ())) for state, _ in mine)
        lords, locations = list(first.lord_deck[drawn:]), list(first.location_deck[drawn:])
        rng.shuffle(lords)
        rng.shuffle(locations)
        state = replace(
            first,
            lord_deck=first.lord_deck[:drawn] + tuple(lords),
            location_deck=first.location_deck[:drawn] + tuple(locations),
        )
        again = []
        for _, action in mine:
            assert state.decider is not None
            again.append((state, action))
            state = apply(state, action).state
        assert explain_turn([(view_of(state), action) for state, action in again]) == account.reasons
        checked += 1
    assert checked == 2


def view_of(state: GameState) -> PlayerView:
    return view_for(state, state.decider)


async def test_a_stand_in_answers_for_its_own_part_of_a_turn(house: House) -> None:
    table = await house.running(3)
    assert table.decider is not None
    mover = table.player(table.decider).user_id or 0
    table = (await house.act(table, parse("explore:3"))).table
    await house.play.leave(table.id, mover, NOW)
    await house.play.act_robot(table.id, NOW)
    (account,) = await Advice(house.database).why(table.id)
    assert (account.seat, account.turn, account.robot) == (0, 1, "normal")
    assert account.reasons


async def test_the_automaton_of_a_solo_game_is_no_robot_and_its_player_has_hints(house: House) -> None:
    table = await house.waiting(1, Options(2, opponent=Guild.MAGE))
    advice = Advice(house.database)
    rng = Random(4)
    hinted = refused = 0
    while not table.over:
        assert table.decider == 0
        try:
            hint = await advice.hint(table.id, HOST, table.version)
            assert hint.actions[0] in table.view(0).legal
            hinted += 1
        except NoHintError:
            refused += 1
        table = (await house.act(table, any_of(table.view(0).legal, rng))).table
    assert hinted > 5
    assert await advice.why(table.id) == ()


async def test_a_hint_is_for_whoever_decides_and_nobody_else(house: House) -> None:
    advice = Advice(house.database)
    waiting = await house.waiting(2)
    with pytest.raises(NotStartedError):
        await advice.hint(waiting.id, HOST, waiting.version)
    table = await house.lobby.start(waiting.id, HOST, NOW)
    mover = table.player(0).user_id or 0
    other = GUEST if mover == HOST else HOST
    found = await advice.hint(table.id, mover, table.version)
    assert found.actions[0] in table.view(0).legal
    with pytest.raises(NotYourTurnError):
        await advice.hint(table.id, other, table.version)
    with pytest.raises(NotAtTableError):
        await advice.hint(table.id, STRANGER, table.version)
    with pytest.raises(StaleError):
        await advice.hint(table.id, mover, table.version - 1)
    await house.play.end(table.id, HOST, manager=True, now=NOW)
    with pytest.raises(GameOverError):
        await advice.hint(table.id, mover, table.version)


async def test_a_table_may_do_without_hints(house: House) -> None:
    waiting = await house.waiting(2)
    off = await house.lobby.set_options(waiting.id, HOST, waiting.options, NOW, agreements=Agreements(hints=False))
    assert not off.hints
    kept = await house.lobby.set_options(waiting.id, HOST, replace(waiting.options, bonus_locations=True), NOW)
    assert not kept.hints
    await house.restart()
    table = await house.lobby.start(waiting.id, HOST, NOW)
    assert not table.hints
    with pytest.raises(NoHintError):
        await Advice(house.database).hint(table.id, table.player(0).user_id or 0, table.version)
    opened = await house.lobby.create(1, 77, HOST, "Ana", Options(4), "en", NOW, agreements=Agreements(hints=False))
    assert not opened.hints
    assert (
        await house.lobby.set_options(opened.id, HOST, opened.options, NOW, agreements=Agreements(hints=True))
    ).hints


def test_the_hint_of_a_rally_holds_its_order() -> None:
    state = table_with("mage-1", "", piles="mage-4 mage-3 mage-2 soldier-0")
    rally, order = hint_for(state).actions
    assert str(rally) == "rally:mage"
    assert str(order).startswith("recruit:mage-")
    assert order in legal_actions(apply(state, rally).state, 0)
    opened = hint_for(play(state, "rally:mage"))
    assert opened.ordered
    assert opened.actions == (order,)
