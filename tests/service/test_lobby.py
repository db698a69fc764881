"""Does a table fill, change hands and begin as people expect?"""

import pytest

from bot.errors import (
    AlreadyAtTableError,
    AlreadyStartedError,
    BotsCannotPlayError,
    ChannelBusyError,
    GameOverError,
    NoRobotsInSoloError,
    NoSuchGameError,
    NoSuchRobotError,
    NoSuchSeatError,
    NotAtTableError,
    NotHostError,
    NotStartedError,
    StaleError,
    TableFullError,
    TableNotFullEnoughError,
    UserError,
)
from bot.game import GameError, Options, commitment, seat_order
from bot.game.cards import Guild
from bot.service import Ending, Lobby, Status
from bot.service.names import CHARACTERS
from tests.service.house import FOURTH, GUEST, HOST, NOW, PEOPLE, SERVER, STRANGER, THIRD, House


async def test_a_table_is_created_with_its_host_on_the_first_seat(house: House) -> None:
    table = await house.lobby.create(SERVER, 5, HOST, "Ana", Options(3, bonus_locations=True), "es", NOW)
    assert (table.guild_id, table.channel_id, table.host_id) == (SERVER, 5, HOST)
    assert (table.status, table.version, table.announced) == (Status.LOBBY, 1, 0)
    assert (table.locale, table.options, table.created_at) == ("es", Options(3, bonus_locations=True), NOW)
    assert [(player.position, player.user_id, player.name) for player in table.players] == [(0, HOST, "Ana")]
    assert table.id.isalnum()
    assert len(table.id) == 8
    assert table == await house.play.load(table.id)


async def test_the_shuffle_is_promised_before_anybody_joins_and_shown_at_the_end(house: House) -> None:
    table = await house.waiting(2)
    assert table.seed is None
    started = await house.lobby.start(table.id, HOST, NOW)
    assert started.commitment == table.commitment
    assert started.seed is None
    ended = await house.play.end(table.id, HOST, manager=True, now=NOW)
    assert ended.seed is not None
    assert commitment(ended.seed) == table.commitment
    order = seat_order([HOST, GUEST], ended.seed)
    assert [player.user_id for player in started.players] == list(order)


async def test_options_that_no_game_can_have_are_refused(house: House) -> None:
    for players in (1, 5):
        with pytest.raises(GameError):
            await house.lobby.create(SERVER, 1, HOST, "Ana", Options(players), "en", NOW)


async def test_one_open_table_a_channel(house: House) -> None:
    table = await house.lobby.create(SERVER, 5, HOST, "Ana", Options(4), "en", NOW)
    with pytest.raises(ChannelBusyError):
        await house.lobby.create(SERVER, 5, GUEST, "Bo", Options(4), "en", NOW)
    await house.lobby.cancel(table.id, HOST, NOW)
    again = await house.lobby.create(SERVER, 5, GUEST, "Bo", Options(4), "en", NOW)
    assert (await house.play.find(5)).id == again.id


async def test_people_join_up_to_the_number_of_seats(house: House) -> None:
    table = await house.waiting(3, Options(3))
    assert [player.user_id for player in table.players] == [HOST, GUEST, THIRD]
    with pytest.raises(TableFullError) as refused:
        await house.lobby.join(table.id, FOURTH, "Dan", NOW)
    assert refused.value.params == {"seats": 3}


async def test_us_08_bots_and_the_same_person_twice_are_refused(house: House) -> None:
    table = await house.waiting()
    with pytest.raises(BotsCannotPlayError):
        await house.lobby.join(table.id, STRANGER, "Bot", NOW, bot=True)
    with pytest.raises(AlreadyAtTableError):
        await house.lobby.join(table.id, HOST, "Ana", NOW)
    assert await house.play.load(table.id) == table


async def test_us_10_when_the_host_leaves_the_next_person_is_host(house: House) -> None:
    table = await house.waiting()
    await house.lobby.add_robot(table.id, HOST, "random", NOW)
    await house.lobby.join(table.id, GUEST, "Bo", NOW)
    await house.lobby.join(table.id, THIRD, "Cleo", NOW)
    table = await house.lobby.leave(table.id, HOST, NOW)
    assert table.host_id == GUEST
    assert [(player.position, player.user_id) for player in table.players] == [(0, None), (1, GUEST), (2, THIRD)]
    assert (await house.lobby.leave(table.id, THIRD, NOW)).host_id == GUEST
    assert (await house.lobby.start(table.id, GUEST, NOW)).status is Status.RUNNING


async def test_us_05_the_last_person_to_leave_calls_the_game_off(house: House) -> None:
    table = await house.waiting(2)
    await house.lobby.add_robot(table.id, HOST, "random", NOW)
    await house.lobby.leave(table.id, HOST, NOW)
    table = await house.lobby.leave(table.id, GUEST, NOW)
    assert (table.status, table.ending, table.ended_at) == (Status.CANCELLED, Ending.CALLED_OFF, NOW)
    assert await house.play.games_of(GUEST) == ()
    with pytest.raises(GameOverError):
        await house.lobby.join(table.id, THIRD, "Cleo", NOW)


async def test_a_manager_may_do_what_the_host_may(house: House) -> None:
    table = await house.waiting(2)
    with pytest.raises(NotHostError):
        await house.lobby.start(table.id, GUEST, NOW)
    table = await house.lobby.hand_over(table.id, STRANGER, GUEST, NOW, manager=True)
    assert table.host_id == GUEST
    with pytest.raises(NotHostError):
        await house.lobby.cancel(table.id, HOST, NOW)
    assert (await house.lobby.start(table.id, STRANGER, NOW, manager=True)).status is Status.RUNNING


async def test_the_host_sends_people_away_and_hands_over(house: House) -> None:
    table = await house.waiting(3)
    table = await house.lobby.kick(table.id, HOST, GUEST, NOW)
    assert [player.user_id for player in table.players] == [HOST, THIRD]
    for missing in (house.lobby.kick, house.lobby.hand_over):
        with pytest.raises(NoSuchSeatError):
            await missing(table.id, HOST, GUEST, NOW)
        with pytest.raises(NotHostError):
            await missing(table.id, THIRD, HOST, NOW)
    assert (await house.lobby.hand_over(table.id, HOST, THIRD, NOW)).host_id == THIRD


async def test_robots_come_and_go(house: House) -> None:
    table = await house.waiting()
    with pytest.raises(NoSuchRobotError):
        await house.lobby.add_robot(table.id, HOST, "hal", NOW)
    for name in ("random", "greedy", "greedy"):
        table = await house.lobby.add_robot(table.id, HOST, name, NOW)
    with pytest.raises(TableFullError):
        await house.lobby.add_robot(table.id, HOST, "random", NOW)
    table = await house.lobby.remove_robot(table.id, HOST, NOW)
    assert [player.robot for player in table.players] == [None, "random", "greedy"]
    with pytest.raises(NotHostError):
        await house.lobby.add_robot(table.id, GUEST, "random", NOW)
    for _ in range(2):
        table = await house.lobby.remove_robot(table.id, HOST, NOW)
    with pytest.raises(NoSuchSeatError):
        await house.lobby.remove_robot(table.id, HOST, NOW)


async def test_a_table_opens_with_robots(house: House) -> None:
    table = await house.lobby.create(SERVER, 5, HOST, "Ana", Options(4), "en", NOW, robots=("hard", "easy", "hard"))
    assert [player.robot for player in table.players] == [None, "hard", "easy", "hard"]
    assert table == await house.play.load(table.id)
    with pytest.raises(TableFullError):
        await house.lobby.create(SERVER, 6, HOST, "Ana", Options(4), "en", NOW, robots=("easy",) * 4)
    with pytest.raises(NoSuchRobotError):
        await house.lobby.create(SERVER, 6, HOST, "Ana", Options(4), "en", NOW, robots=("hal",))
    alone = Options(2, opponent=Guild.MAGE)
    with pytest.raises(NoRobotsInSoloError):
        await house.lobby.create(SERVER, 6, HOST, "Ana", alone, "en", NOW, robots=("easy",))


async def test_robots_are_different_characters_and_stay_who_they_are(house: House) -> None:
    for _ in range(8):
        table = await house.waiting()
        for _ in range(3):
            table = await house.lobby.add_robot(table.id, HOST, "normal", NOW)
        names = [player.name for player in table.players if player.robot]
        assert len(set(names)) == 3
        assert set(names) <= set(CHARACTERS)
        table = await house.lobby.remove_robot(table.id, HOST, NOW)
        assert [player.name for player in table.players if player.robot] == names[:2]
        table = await house.lobby.set_level(table.id, HOST, 1, "hard", NOW)
        started = await house.lobby.start(table.id, HOST, NOW)
        assert {player.name: player.robot for player in started.players if player.robot} == {
            names[0]: "hard",
            names[1]: "normal",
        }


async def test_levels_are_the_hosts_to_choose(house: House) -> None:
    table = await house.lobby.add_robot((await house.waiting(2)).id, HOST, "normal", NOW)
    with pytest.raises(NotHostError):
        await house.lobby.set_level(table.id, GUEST, 2, "easy", NOW)
    with pytest.raises(NoSuchRobotError):
        await house.lobby.set_level(table.id, HOST, 2, "hal", NOW)
    for seat in (-1, 0, 1, 3):
        with pytest.raises(NoSuchSeatError):
            await house.lobby.set_level(table.id, HOST, seat, "easy", NOW)
    with pytest.raises(StaleError):
        await house.lobby.set_level(table.id, HOST, 2, "easy", NOW, version=table.version - 1)
    changed = await house.lobby.set_level(table.id, HOST, 2, "easy", NOW, version=table.version)
    assert [player.robot for player in changed.players] == [None, None, "easy"]
    await house.lobby.start(table.id, HOST, NOW)
    with pytest.raises(AlreadyStartedError):
        await house.lobby.set_level(table.id, HOST, 2, "hard", NOW)


async def test_cc_02_a_second_click_on_the_same_lobby_adds_no_second_robot(house: House) -> None:
    table = await house.waiting()
    added = await house.lobby.add_robot(table.id, HOST, "random", NOW, version=table.version)
    with pytest.raises(StaleError) as refused:
        await house.lobby.add_robot(table.id, HOST, "random", NOW, version=table.version)
    assert refused.value.params == {"game": table.id, "version": added.version}
    assert len((await house.play.load(table.id)).players) == 2


async def test_options_change_until_the_start(house: House) -> None:
    table = await house.waiting(3)
    wanted = Options(3, bonus_locations=True, points_hidden=True)
    assert (await house.lobby.set_options(table.id, HOST, wanted, NOW)).options == wanted
    with pytest.raises(TableFullError):
        await house.lobby.set_options(table.id, HOST, Options(2), NOW)
    with pytest.raises(NotHostError):
        await house.lobby.set_options(table.id, GUEST, wanted, NOW)
    with pytest.raises(GameError):
        await house.lobby.set_options(table.id, HOST, Options(9), NOW)


async def test_a_start_takes_two_seats_and_deals(house: House) -> None:
    table = await house.waiting()
    with pytest.raises(TableNotFullEnoughError):
        await house.lobby.start(table.id, HOST, NOW)
    with pytest.raises(NotStartedError):
        table.view(None)
    await house.lobby.add_robot(table.id, HOST, "greedy", NOW)
    table = await house.lobby.start(table.id, HOST, NOW)
    assert (table.status, table.decider, table.started_at) == (Status.RUNNING, 0, NOW)
    assert table.options.players == len(table.players) == 2
    assert [player.position for player in table.players] == [0, 1]


async def test_nothing_of_a_lobby_is_possible_once_the_game_runs_or_has_ended(house: House) -> None:
    table = await house.running()

    async def try_all(error: type[UserError]) -> None:
        for attempt in (
            house.lobby.join(table.id, THIRD, "Cleo", NOW),
            house.lobby.leave(table.id, HOST, NOW),
            house.lobby.start(table.id, HOST, NOW),
            house.lobby.cancel(table.id, HOST, NOW),
            house.lobby.kick(table.id, HOST, GUEST, NOW),
            house.lobby.add_robot(table.id, HOST, "random", NOW),
            house.lobby.set_options(table.id, HOST, Options(4), NOW),
        ):
            with pytest.raises(error):
                await attempt

    await try_all(AlreadyStartedError)
    await house.play.end(table.id, HOST, manager=True, now=NOW)
    await try_all(GameOverError)


async def test_unknown_games_and_people_are_refused(house: House) -> None:
    for unknown in ("abcdefgh", "", "' or 1=1 --", "x" * 10_000, "\ud83d", "a\x00"):
        with pytest.raises(NoSuchGameError):
            await house.lobby.join(unknown, HOST, "Ana", NOW)
    table = await house.waiting()
    with pytest.raises(NotAtTableError):
        await house.lobby.leave(table.id, STRANGER, NOW)


async def test_ids_and_seeds_can_be_chosen_for_tests(house: House) -> None:
    lobby = Lobby(house.database, ids=lambda: "abcd1234", seeds=lambda: "7")
    table = await lobby.create(SERVER, 1, HOST, "Ana", Options(2), "en", NOW)
    assert (table.id, table.commitment) == ("abcd1234", commitment("7"))
    assert PEOPLE[HOST] == "Ana"
