"""Can a choice be taken back, and never a look at a card? In any game, by one click once, whoever is faster."""

import asyncio
from collections import Counter
from collections.abc import Hashable
from itertools import count
from random import Random

import pytest

from bot.db import record
from bot.errors import (
    GameOverError,
    NotAtTableError,
    NothingToUndoError,
    NotStartedError,
    NotYourTurnError,
    StaleError,
    UserError,
)
from bot.game import Options, PlayerView
from bot.game.actions import Explore, Rally
from bot.game.cards import Guild
from bot.game.record import read_record, replay
from bot.game.view import ChooseRecruiting, ChooseSwap
from bot.robots.uniform import any_of
from bot.service import Lobby, Play, Table
from tests.service.house import GUEST, HOST, NOW, SERVER, STRANGER, House
from tests.service.test_races import counts, outcomes


@pytest.fixture
def house(house: House) -> House:
    """The same deals in every run."""
    seeds = count()
    house.lobby = Lobby(house.database, seeds=lambda: f"undo {next(seeds)}")
    return house


def views(table: Table) -> list[PlayerView]:
    return [table.view(seat) for seat in (None, *range(len(table.players)))]


def seen(view: PlayerView) -> Counter[Hashable]:
    """Return every card that somebody sees, wherever it lies."""
    cards: list[Hashable] = [lord for side in view.sides for lord in side.chamber.lords]
    cards += [location for side in view.sides for _, location in side.chamber.locations]
    cards += [lord for pile in view.piles for lord in pile]
    cards += [*view.face_up, *view.drawn_lords, *view.drawn_locations, *view.deck_locations]
    return Counter(cards)


def learned(before: Table, after: Table) -> bool:
    """Whether anybody sees a card that they had not seen."""
    return any(seen(new) - seen(old) for old, new in zip(views(before), views(after), strict=True))


def actor(table: Table) -> int:
    assert table.decider is not None
    user_id = table.player(table.decider).user_id
    assert user_id is not None
    return user_id


async def undo(house: House, table: Table) -> Table:
    acted = await house.play.undo(table.id, actor(table), table.version, house.click(), NOW)
    assert acted.fresh
    assert acted.events == ()
    return acted.table


async def play_with_undo(house: House, table: Table, rng: Random) -> tuple[Table, int]:
    """Play to the end, trying at every step to take back; return the table and how often that was done."""
    past: list[Table] = []  # what may be gone back to, the latest last, as the views of everybody tell
    undone = 0
    while not table.over:
        offered = await house.play.undoable(table, actor(table))
        assert bool(offered) == bool(past)
        if rng.random() < 0.5:
            if past:
                version = table.version
                table = await undo(house, table)
                assert table.version == version + 1
                was = past.pop()
                assert views(table) == views(was)
                assert table._state == was._state
                assert await house.play.load(table.id) == table
                undone += 1
                continue
            with pytest.raises(NothingToUndoError):
                await undo(house, table)
        before = table
        table = (await house.act(table, any_of(table.view(table.decider).legal, rng))).table
        goes_on = not table.over and table.view(None).turn_number == before.view(None).turn_number
        past = [*past, before] if goes_on and not learned(before, table) else []
    return table, undone


@counts(4, 400)
async def test_ru_06_never_a_card_that_was_not_shown_and_exactly_the_state_before(house: House, rounds: int) -> None:
    undone = 0
    for number in range(rounds):
        options = Options(4, bonus_locations=number % 2 == 0, points_hidden=number % 3 == 0)
        table, often = await play_with_undo(house, await house.running(2 + number % 3, (), options), Random(number))
        undone += often
        exported = await house.play.export(table.id)
        found = replay(read_record(exported))
        assert found.mismatch is None
        assert found.outcome == table.view(None).outcome
        history = await house.play.history(table.id, None, 0, 200)
        assert sum(turn.taken_back for turn in history.turns) == often
        assert [list(turn.actions) for turn in reversed(history.turns)] == [
            turn["actions"] for turn in exported["turns"]
        ]
        scenes = await house.play.scenes(table.id)
        assert scenes[-1].view == table.view(None)
    assert undone > 3 * rounds


@pytest.mark.parametrize("opponent", [Guild.MAGE, Guild.SOLDIER])
async def test_solo_games_too(house: House, opponent: Guild) -> None:
    undone = 0
    for number in range(4):
        house.channel += 1
        options = Options(2, opponent=opponent)
        table = await house.lobby.create(SERVER, house.channel, HOST, "Ana", options, "en", NOW)
        table, often = await play_with_undo(house, table, Random(number))
        undone += often
        assert replay(read_record(await house.play.export(table.id))).outcome == table.view(None).outcome
    assert undone


async def at_a_swap(house: House) -> Table:
    """Return a game in which a rally has just led to a swap."""
    for number in range(60):
        table, rng = await house.running(2), Random(number)
        while not table.over:
            rallied = isinstance(table.view(table.decider).decision, ChooseRecruiting)
            before = table
            choices = list(table.view(table.decider).legal)
            rallies = [choice for choice in choices if isinstance(choice, Rally)]
            table = (await house.act(table, rng.choice(rallies if rallied and rallies else choices))).table
            same = not table.over and table.decider == before.decider
            swaps = same and isinstance(table.view(table.decider).decision, ChooseSwap)
            if swaps and await house.play.undoable(table, actor(table)):
                return table
    raise AssertionError


async def test_cc_03_a_click_counts_once_and_an_old_one_says_so(house: House) -> None:
    table = await at_a_swap(house)
    click = house.click()
    first = await house.play.undo(table.id, actor(table), table.version, click, NOW)
    assert first.fresh
    again = await house.play.undo(table.id, actor(table), table.version, click, NOW)
    assert (again.fresh, again.table) == (False, first.table)
    await house.restart()
    again = await house.play.undo(table.id, actor(table), table.version, click, NOW)
    assert (again.fresh, again.table) == (False, first.table)
    with pytest.raises(StaleError):  # another click on the same button
        await house.play.undo(table.id, actor(table), table.version, house.click(), NOW)


@counts(5, 200)
async def test_undoing_and_acting_at_once_one_of_them_counts(house: House, rounds: int) -> None:
    table = await at_a_swap(house)
    for _ in range(rounds):
        person, other = actor(table), Play(house.database)
        action = next(iter(table.view(table.decider).legal))
        found = await outcomes(
            other.undo(table.id, person, table.version, house.click(), NOW),
            house.play.undo(table.id, person, table.version, house.click(), NOW),
            other.act(table.id, person, action, table.version, house.click(), NOW),
        )
        assert found == {"done": 1, StaleError.__name__: 2}
        after = await house.play.load(table.id)
        assert after.version == table.version + 1
        async with house.database.reading() as connection:
            rows = await record.of_turns(connection, table.id, whole=True)
        assert [row.number for row in rows] == list(range(len(rows)))
        table = await at_a_swap(house)


async def test_the_same_click_in_two_processes_undoes_once(house: House) -> None:
    table = await at_a_swap(house)
    click, other = house.click(), Play(house.database)
    done = await asyncio.gather(
        *(play.undo(table.id, actor(table), table.version, click, NOW) for play in (house.play, other))
    )
    assert sorted(each.fresh for each in done) == [False, True]
    assert done[0].table == done[1].table


async def test_ru_06_others_may_not_and_a_draw_stays_drawn(house: House) -> None:
    table = await house.running(2)
    person = actor(table)
    other = HOST if person == GUEST else GUEST

    async def refused(user_id: int) -> type[UserError]:
        try:
            await house.play.undo(table.id, user_id, table.version, house.click(), NOW)
        except UserError as error:
            return type(error)
        raise AssertionError

    assert await refused(person) is NothingToUndoError
    assert await refused(other) is NotYourTurnError
    assert await refused(STRANGER) is NotAtTableError
    table = (await house.act(table, Explore(2))).table
    assert await refused(person) is NothingToUndoError
    assert await house.play.undoable(table, person) == ()
    assert await house.play.undoable(table, other) == ()
    table = await house.play.end(table.id, HOST, manager=True, now=NOW)
    assert await refused(person) is GameOverError
    table = await house.waiting(2)
    assert await refused(HOST) is NotStartedError


async def test_nothing_is_built_upon_a_record_that_leads_elsewhere(house: House) -> None:
    table = await at_a_swap(house)
    async with house.database.writing() as connection:
        await connection.exec_driver_sql(
            "UPDATE actions SET notation = 'explore:1' WHERE game_id = ? AND number = 0", (table.id,)
        )
    with pytest.raises(NothingToUndoError):
        await undo(house, table)
    assert await house.play.load(table.id) == table


async def test_the_record_says_what_was_taken_back_and_exports_do_not(house: House) -> None:
    table = await at_a_swap(house)
    async with house.database.reading() as connection:
        before = await record.of_turns(connection, table.id)
    table = await undo(house, table)
    async with house.database.reading() as connection:
        whole = await record.of_turns(connection, table.id, whole=True)
        standing = await record.of_turns(connection, table.id)
    assert whole[:-1] == before
    assert whole[-1].notation.startswith("undo:")
    assert whole[-1].takes_back == len(before) - len(standing)
    assert standing == before[: len(standing)]
    exported = await house.play.export(table.id, operator=True)
    assert sum(len(turn["actions"]) for turn in exported["turns"]) == len(standing)
    (turn, *_) = (await house.play.history(table.id, None, 0, 1)).turns
    assert (turn.taken_back, turn.actions) == (1, ())
