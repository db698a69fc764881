"""Does a game survive its people: leaving, coming back, new names, the same names, bots, hosts who go?"""

from random import Random

import pytest

from bot.game.cards import GUILDS, all_lords
from bot.i18n import text
from bot.service.table import Status
from sandbox.permissions import Permission
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, confirmed, control, controls


async def three(home: House) -> tuple[Person, Person, Person]:
    """Start a game of three; return them in the order of turns."""
    people = [home.sandbox.person(name) for name in ("Alice", "Bruno", "Carla")]
    await home.table_for(*people)
    game = await home.game()
    by_id = {person.id: person for person in people}
    first, second, third = (by_id[player.user_id or 0] for player in game.players)
    return first, second, third


async def test_us_01_who_has_left_the_server_is_not_pinged_and_a_robot_may_play_on(home: House) -> None:
    first, second, third = await three(home)
    home.sandbox.administrator.kick(second)
    await play_turn(first, home.public()[-1], Random(1))
    await home.settled()
    table = home.public()[-1]
    assert second.mention not in table.text
    assert not home.posts[-1].json["allowed_mentions"].get("users")
    assert text("post-turn-gone", "en", name=second.user.global_name) in table.text
    stranger = home.sandbox.person("Dana")
    refused = await stranger.click(table, control(table, "substitute")).settled()
    assert refused.text == text("error-not-at-table", "en")
    answer = await third.click(table, control(table, "substitute")).settled()
    assert answer.text == text("substitute-done", "en", name=second.user.global_name)
    assert answer.messages[0].ephemeral_to == third.id
    await home.settled()
    assert (await home.game()).view(None).turn_number == 3
    assert third.notifications[-1] is home.public()[-1]
    assert not controls(table, "substitute")


async def test_us_01_a_host_who_has_left_holds_up_nobody_and_comes_back_in_time(home: House) -> None:
    first, second, third = await three(home)
    home.sandbox.administrator.kick(first)
    answer = await third.slash("conspiracy table", home.sandbox.channel).settled()
    offered = control(answer.messages[0], "substitute")
    first.join()
    refused = await third.click(answer.messages[0], offered).settled()
    assert refused.text == text("error-still-here", "en")
    await play_turn(first, home.public()[-1], Random(1))
    await home.settled()
    assert second.notifications[-1] is home.public()[-1]


async def test_us_01_a_manager_may_let_a_robot_play_on(home: House) -> None:
    first, second, _ = await three(home)
    manager = home.sandbox.person("Dana")
    role = home.sandbox.administrator.create_role(home.sandbox.guild, "managers", Permission.MANAGE_GUILD)
    home.sandbox.administrator.give_role(manager, role)
    home.sandbox.administrator.kick(first)
    answer = await manager.slash("conspiracy table", home.sandbox.channel).settled()
    await manager.click(answer.messages[0], control(answer.messages[0], "substitute")).settled()
    await home.settled()
    assert second.notifications[-1] is home.public()[-1]


async def test_us_04_a_robot_takes_over_every_card_of_a_leaver(home: House) -> None:
    first, second, third = await three(home)
    rng = Random(4)
    for person in (first, second, third):
        await play_turn(person, home.public()[-1], rng)
        await home.settled()
    table = home.public()[-1]
    panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
    await first.click(panel, controls(panel, "act")[-1]).settled()  # leaves with cards drawn
    before = (await home.game()).view(None)
    await confirmed(first, "leave", home.sandbox.channel)
    await home.settled()
    game = await home.game()
    view = game.view(None)
    assert view.turn_number == 5
    in_chambers = sum(len(seat.chamber.lords) for seat in view.seats)
    in_piles = sum(len(pile) for pile in map(view.pile, GUILDS))
    assert in_chambers + in_piles + view.lord_deck == len(all_lords())
    assert [len(seat.chamber.lords) for seat in before.seats] != [len(seat.chamber.lords) for seat in view.seats]
    answer = await first.click(panel, controls(panel, "see")[0]).settled()
    assert text("return-question", "en") in panel.text  # a robot plays on: the way back
    assert not answer.failed
    assert text("robot-for", "en", level="normal", name=first.user.global_name) in home.public()[-1].text


async def test_us_05_when_everybody_leaves_the_channel_is_free(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    lobby = await home.lobby_for(alice)
    await bruno.click(lobby, control(lobby, "join")).settled()
    for person in (alice, bruno):
        await person.click(lobby, control(lobby, "unjoin")).settled()
    assert lobby.text == "-# " + text("lobby-cancelled", "en")
    first, *others = await three(home)
    game = await home.game()
    for person in (first, *others):
        await confirmed(person, "leave", home.sandbox.channel)
        await home.settled()
    assert (await home.client.play.load(game.id)).status is Status.CANCELLED
    await home.lobby_for(alice)


async def test_us_07_new_names_are_shown_and_seats_follow_the_account(home: House) -> None:
    first, second, _ = await three(home)
    table = home.public()[-1]
    first.rename(nick="Zoë")
    panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
    assert panel.ephemeral_to == first.id
    answer = await second.click(table, control(table, "words")).settled()
    assert "Zoë" in answer.text
    second.rename(nick="Zoë")
    answer = await second.click(table, control(table, "words")).settled()
    assert "Zoë (seat 1)" in answer.text
    assert "Zoë (seat 2)" in answer.text
    first.rename(nick=second.user.global_name)
    await play_turn(first, table, Random(1))
    await home.settled()
    assert second.notifications[-1] is home.public()[-1]


async def test_us_07_a_name_on_one_server_is_not_one_on_another(home: House) -> None:
    first, second, _ = await three(home)
    elsewhere = home.sandbox.administrator.create_guild("Elsewhere")
    room = home.sandbox.administrator.create_channel(elsewhere, "room")
    first.join(elsewhere)
    elsewhere.members[first.id].nick = "Masked"
    await first.slash("conspiracy turn", room).settled()
    answer = await second.slash("conspiracy table", home.sandbox.channel).settled()
    assert "Masked" not in answer.text


async def test_us_08_nobody_sits_twice_and_bots_and_strangers_have_no_chamber(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    lobby = await home.lobby_for(alice)
    for person in (alice, bruno, bruno):
        answer = await person.click(lobby, control(lobby, "join")).settled()
    assert answer.text == text("error-already-at-table", "en")
    bruno.user.bot = True
    answer = await bruno.click(lobby, control(lobby, "unjoin")).settled()
    assert answer.text == text("error-bots-cannot-play", "en")
    bruno.user.bot = False
    await alice.click(lobby, control(lobby, "start")).settled()
    await home.settled()
    stranger = home.sandbox.person("Carla")
    answer = await alice.slash("conspiracy chamber", home.sandbox.channel, player=stranger).settled()
    assert answer.text == text("error-no-such-seat", "en")


async def test_us_10_the_host_goes_and_somebody_else_is_host(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    lobby = await home.lobby_for(alice)
    await bruno.click(lobby, control(lobby, "join")).settled()
    refused = await bruno.click(lobby, control(lobby, "robot")).settled()
    assert refused.text == text("error-not-host", "en")
    await alice.click(lobby, control(lobby, "unjoin")).settled()
    assert text("lobby-seat-host", "en", name="Bruno") in lobby.text
    await bruno.click(lobby, control(lobby, "robot")).settled()
    await bruno.click(lobby, control(lobby, "start")).settled()
    await home.settled()
    assert bruno.notifications[-1] is home.public()[-1]


@pytest.mark.parametrize("command", ["cancel", "start"])
async def test_us_10_a_manager_closes_or_starts_the_lobby_of_a_host_who_has_left(home: House, command: str) -> None:
    alice, bruno, manager = (home.sandbox.person(name) for name in ("Alice", "Bruno", "Dana"))
    lobby = await home.lobby_for(alice)
    await bruno.click(lobby, control(lobby, "join")).settled()
    home.sandbox.administrator.ban(alice)
    role = home.sandbox.administrator.create_role(home.sandbox.guild, "managers", Permission.MANAGE_GUILD)
    home.sandbox.administrator.give_role(manager, role)
    await manager.click(lobby, control(lobby, command)).settled()
    await home.settled()
    assert not controls(lobby, "join")


async def test_the_list_of_games_leaves_no_hole_where_nobody_else_sits(home: House) -> None:
    alice = home.sandbox.person("Alice")
    lobby = await home.lobby_for(alice)
    answer = await alice.slash("conspiracy games", home.sandbox.channel).settled()
    line = f"<#{home.sandbox.channel.id}> · **{text('games-lobby', 'en')}**"
    said = next(each for each in answer.text.splitlines() if each.startswith(line))
    assert said.removeprefix(line).startswith(" · [")  # the way there
    await home.sandbox.person("Bruno").click(lobby, control(lobby, "join")).settled()
    answer = await alice.slash("conspiracy games", home.sandbox.channel).settled()
    assert any(each.startswith(f"{line} · Bruno · [") for each in answer.text.splitlines())


async def test_what_cannot_be_undone_is_asked_first(home: House) -> None:
    people = [home.sandbox.person(name) for name in ("Alice", "Bruno")]
    await home.table_for(*people)
    game = await home.game()
    for person, command in ((people[0], "leave"), (people[1], "end")):  # who is alone by then
        asked = await person.slash(f"conspiracy {command}", home.sandbox.channel).settled()
        assert asked.messages[0].ephemeral_to == person.id
        assert asked.text == text(f"{command}-question", "en")
        assert (await home.game()).version == game.version
        await person.click(asked.messages[0], control(asked.messages[0], command)).settled()
        assert asked.messages[0].text == text(f"{command}-done", "en")
        await home.settled()
        game = await home.client.play.load(game.id)
        again = await person.forge(None, f"{command}/{game.id}//", channel=home.sandbox.channel).settled()
        assert again.text in (text("error-game-over", "en"), text("error-not-at-table", "en"))
    assert game.over
