"""Does every click count once, for whoever clicked, and does everybody learn what became of theirs?"""

import asyncio
from random import Random

import pytest

from bot.i18n import text
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls

SMALL = pytest.param(3, marks=pytest.mark.ci)
LARGE = pytest.param(500, marks=pytest.mark.soak)


async def opened(person: Person, table: Message) -> Message:
    """Open one's panel."""
    answer = await person.click(table, control(table, "turn")).settled()
    assert answer.messages[0].ephemeral_to == person.id
    return answer.messages[0]


@pytest.mark.parametrize("rounds", [SMALL, LARGE])
async def test_cc_01_two_people_take_the_last_seat(home: House, rounds: int) -> None:
    rng = Random(1)
    alice, bruno, carla = (home.sandbox.person(name) for name in ("Alice", "Bruno", "Carla"))
    for _ in range(rounds):
        lobby = await home.lobby_for(alice)
        for _ in range(2):
            await alice.click(lobby, control(lobby, "robot")).settled()
        first, second = rng.sample([bruno, carla], 2)
        join = control(lobby, "join")
        one = first.click(lobby, join)
        await asyncio.sleep(rng.random() * 0.005)
        two = second.forge(lobby, join)
        await asyncio.gather(one.settled(), two.settled())
        assert sorted(len(each.messages) for each in (one, two)) == [0, 1]
        loser = one if one.messages else two
        assert loser.text == text("error-table-full", "en", seats=4)
        assert loser.messages[0].ephemeral_to == loser.user.id
        assert len((await home.game()).players) == 4
        await alice.click(lobby, control(lobby, "cancel")).settled()


async def test_cc_01_the_lobby_shows_everybody_who_joined_at_once(home: House) -> None:
    alice, *guests = (home.sandbox.person(name) for name in ("Alice", "Bruno", "Carla", "Dana"))
    lobby = await home.lobby_for(alice)
    join = control(lobby, "join")
    await asyncio.gather(*(guest.click(lobby, join).settled() for guest in guests))
    await home.settled()
    assert all((person.user.global_name or "") in lobby.text for person in (alice, *guests))


@pytest.mark.parametrize("route", ["robot", "bonus", "hidden"])
async def test_cc_02_a_double_click_in_the_lobby_counts_once(home: House, route: str) -> None:
    alice = home.sandbox.person("Alice")
    lobby = await home.lobby_for(alice)
    shown = lobby
    if route != "robot":  # the host's own panel
        shown = (await alice.click(lobby, control(lobby, "manage")).settled()).messages[0]
    clicked = control(shown, route)
    one, two = alice.click(shown, clicked), alice.click(shown, clicked)
    await asyncio.gather(one.settled(), two.settled())
    await home.settled()
    game = await home.game()
    assert len(game.players) == (2 if route == "robot" else 1)
    assert game.options.bonus_locations is (route == "bonus")
    assert game.options.points_hidden is (route == "hidden")
    assert [each.text for each in (one, two) if each.messages] == [text("error-stale", "en")]
    await alice.click(shown, control(shown, route)).settled()
    assert (await home.game()).version == game.version + 1


@pytest.mark.parametrize("apart", [0.0, 0.3])
async def test_cc_02_a_double_click_in_the_panel_counts_once(home: House, apart: float) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    table = await home.table_for(alice, bruno)
    person = await home.on_turn(alice, bruno)
    panel = await opened(person, table)
    before = await home.game()
    draw = controls(panel, "act")[-1]
    one = person.click(panel, draw)
    await asyncio.sleep(apart)
    two = person.forge(panel, draw)
    await asyncio.gather(one.settled(), two.settled())
    after = await home.game()
    (turn,) = await home.client.play.since(after.id, None, 1)
    assert after.version == before.version + 1
    assert len(turn.actions) == 1
    assert not one.failed
    assert not two.failed
    # Of two answers at the very same moment either may be the last one seen: both show the step that stands.
    assert apart == 0.0 or text("panel-stale", "en") in panel.text
    assert controls(panel, "see")


async def test_cc_03_an_old_panel_shows_where_the_game_is_and_does_nothing(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    table = await home.table_for(alice, bruno)
    person = await home.on_turn(alice, bruno)
    old, new = await opened(person, table), await opened(person, table)
    await person.click(new, controls(new, "act")[-1]).settled()
    drawn = await home.game()
    answer = await person.click(old, controls(old, "act")[0]).settled()
    assert not answer.failed
    assert text("panel-stale", "en") in old.text
    assert (await home.game()).version == drawn.version
    assert set(controls(old, "see")) == set(controls(new, "see"))


async def test_cc_03_every_old_button_of_a_turn_is_harmless_at_every_later_step(home: House) -> None:
    """Navigation carries no version: whatever it once showed, it shows the step that stands."""
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    home.seeds = ["old buttons"]
    table = await home.table_for(alice, bruno)
    rng = Random(5)
    seen: dict[str, None] = {}
    for _ in range(14):
        person = await home.on_turn(alice, bruno)
        seen |= dict.fromkeys(await play_turn(person, table, rng))
        await home.settled()
        table = home.public()[-1]
        person = await home.on_turn(alice, bruno)
        panel = await opened(person, table)
        before = await home.game()
        for custom_id in rng.sample(list(seen), min(4, len(seen))):
            values = ["1", "2"] if custom_id.endswith("swap:0") else ["city"] if custom_id.startswith("pick") else None
            answer = await person.forge(panel, custom_id, values).settled()
            assert not answer.failed
            assert "reference" not in panel.text + answer.text
        assert (await home.game()).version == before.version


async def test_cc_08_a_click_that_is_delivered_twice_counts_once(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    table = await home.table_for(alice, bruno)
    person = await home.on_turn(alice, bruno)
    panel = await opened(person, table)
    before = await home.game()
    home.sandbox.faults.duplicate("INTERACTION_CREATE")
    answer = await person.click(panel, controls(panel, "act")[-1]).settled()
    await home.settled()
    game = await home.game()
    assert game.version == before.version + 1
    assert len([turn for turn in await home.client.play.since(game.id, None, 1) if turn.actions]) == 1
    assert not answer.messages
    assert "reference" not in panel.text


async def test_cc_08_a_click_that_resume_replays_counts_once(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    table = await home.table_for(alice, bruno)
    person = await home.on_turn(alice, bruno)
    panel = await opened(person, table)
    before = await home.game()
    home.sandbox.gateway.replay_on_resume = 3
    answer = await person.click(panel, controls(panel, "act")[-1]).settled()
    home.sandbox.gateway.drop()
    await home.sandbox.feed.until(lambda: home.sandbox.gateway.connected)
    await home.settled()
    assert (await home.game()).version == before.version + 1
    assert not answer.messages


async def test_ui_05_a_button_acts_in_its_own_game(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    other = home.sandbox.administrator.create_channel(home.sandbox.guild, "other")
    first = await home.table_for(alice, bruno)
    second = await home.table_for(alice, bruno, channel=other)
    person = await home.on_turn(alice, bruno)
    oldest = await opened(person, first)
    elsewhere = await home.on_turn(alice, bruno, channel=other)
    await opened(elsewhere, second)
    untouched = await home.game(other)
    await person.click(oldest, controls(oldest, "act")[-1]).settled()
    assert (await home.game()).view(None).decision is not None
    assert (await home.game(other)).version == untouched.version
    ids = [each.custom_id or "" for message in (first, second, oldest) for each in message.controls]
    assert all(len(custom_id) <= 100 and custom_id.split("/")[1] for custom_id in ids)


async def test_the_next_game_that_waits_is_one_button_away(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    other = home.sandbox.administrator.create_channel(home.sandbox.guild, "other")
    thread = home.sandbox.administrator.create_thread(home.sandbox.channel, "a thread")
    places = [home.sandbox.channel, other, thread]
    tables = {place.id: await home.table_for(alice, bruno, channel=place) for place in places}
    mine = [place for place in places if await home.on_turn(alice, bruno, channel=place) is alice]
    if len(mine) < 2:
        mine, alice = [place for place in places if place not in mine], bruno
    panel = await opened(alice, tables[mine[0].id])
    await play_turn(alice, tables[mine[0].id], Random(3))
    done = alice.look(mine[0])[-1]
    assert panel is not done
    following = await alice.click(done, control(done, "turn")).settled()
    assert any(controls(following.messages[0], "act"))
