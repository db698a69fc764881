"""Does everything fit into Discord's limits, and can every entry of it be reached?"""

from dataclasses import replace
from random import Random

import pytest

from bot.db import games
from bot.game import GameState, Options, encode, new_game, problems
from bot.game.cards import GUILDS, Effect, Guild, all_locations, all_lords
from bot.game.chamber import Chamber, uncovered_keys
from bot.game.state import ChooseFromDeck, Seat
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls

BONUS = Options(2, bonus_locations=True)


def whole_deck() -> GameState:
    """Return a game in which somebody may take any of 28 Locations."""
    every = all_locations(bonus=True)
    opener = next(location for location in every if location.effect is Effect.WHOLE_DECK)
    keyed = [lord for lord in all_lords() if lord.key and lord.guild is Guild.MAGE][:1]
    keyed += [lord for lord in all_lords() if lord.key == keyed[0].key and lord not in keyed][:2]
    state = new_game(BONUS, "whole deck")
    on_top = ((1, opener),)
    chamber = Chamber(tuple(keyed), on_top, _shields(tuple(keyed)))
    chamber = replace(chamber, counter=uncovered_keys(chamber.lords, [1]))
    left = list(all_lords())
    for lord in keyed:
        left.remove(lord)
    return replace(
        state,
        seats=(Seat(chamber, 0), state.seats[1]),
        lord_deck=tuple(left),
        location_deck=tuple(location for location in every if location is not opener),
        face_up=(),
        decision=ChooseFromDeck(len(keyed)),
    )


def _shields(lords: tuple[object, ...]) -> tuple[int, ...]:
    guilds = [getattr(lord, "guild", None) for lord in lords]
    return tuple(guilds.index(guild) + 1 if guild in guilds else 0 for guild in GUILDS)


def high_piles() -> GameState:
    """Return a game in which every Lord lies in the piles, twelve in each."""
    state = new_game(BONUS, "high piles")
    piles = tuple(tuple(lord for lord in all_lords() if lord.guild is guild) for guild in GUILDS)
    return replace(state, lord_deck=(), piles=piles)


async def staged(home: House, state: GameState) -> tuple[Person, Message]:
    """Put a state into a game of two and return who has to decide, with their panel."""
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    table = await home.table_for(*people, bonus=True)
    game = await home.game()
    async with home.database.writing() as connection:
        snapshot = encode(replace(state, fate=game_seed(await games.load(connection, game.id))))
        await games.change(connection, game.id, game.version, snapshot=snapshot, decider=state.decider)
    person = await home.on_turn(*people)
    answer = await person.click(table, control(table, "turn")).settled()
    return person, answer.messages[0]


def game_seed(row: object) -> str:
    """Return the seed of a stored game."""
    return str(getattr(row, "seed", ""))


async def test_ui_07_each_of_28_locations_can_be_looked_at_and_taken(home: House) -> None:
    person, panel = await staged(home, whole_deck())
    menus = [each for each in panel.controls if each.options]
    assert [len(menu.options) for menu in menus] == [25, 3]
    assert len({option["value"] for menu in menus for option in menu.options}) == 28
    for menu in menus:
        for option in menu.options:
            answer = await person.choose(panel, menu.custom_id or "", option["value"]).settled()
            assert not answer.messages
            assert f"control:{option['value']}" in str(panel.components)
    await person.click(panel, controls(panel, "act")[0]).settled()
    assert menus[-1].options[-1]["value"] in {
        location.id for _, location in (await home.game()).view(None).seats[0].chamber.locations
    }


@pytest.mark.parametrize("guild", list(Guild))
async def test_ui_07_each_lord_of_a_pile_of_twelve_can_be_placed(home: House, guild: Guild) -> None:
    person, panel = await staged(home, high_piles())
    await person.click(panel, next(each for each in controls(panel, "order") if f"/{guild}:" in each)).settled()
    placed = ""
    while not controls(panel, "place"):
        following = [each for each in controls(panel, "order") if each.partition(":")[2].startswith(placed)]
        following = [each for each in following if len(each.partition(":")[2]) == len(placed) + 1]
        assert {each[-1] for each in following} <= set("012346")
        placed = Random(len(placed)).choice(following).partition(":")[2]
        await person.click(panel, next(each for each in following if each.endswith(f":{placed}"))).settled()
        assert len(panel.text) <= 4000
    await person.click(panel, controls(panel, "place")[0]).settled()
    chamber = (await home.game()).view(None).seats[0].chamber
    assert len(chamber.lords) == 12
    assert "".join(str(lord.ip) for lord in chamber.lords) == placed


async def test_ui_09_the_same_choice_can_be_made_again_once_something_changed(home: House) -> None:
    person, panel = await staged(home, whole_deck())
    menu = next(each for each in panel.controls if each.options)
    value, other = (option["value"] for option in menu.options[:2])
    for chosen in (value, other, value):
        before = panel.revision
        await person.choose(panel, menu.custom_id or "", chosen).settled()
        assert panel.revision > before
        assert controls(panel, "act")


async def test_somebody_in_twenty_games_finds_those_that_wait(home: House) -> None:
    alice = home.sandbox.person("Alice")
    places = [home.sandbox.administrator.create_channel(home.sandbox.guild, f"room {number}") for number in range(20)]
    for place in places:
        await home.lobby_for(alice, channel=place)
    table = await home.table_for(alice, robots=1)
    answer = await alice.slash("conspiracy games", places[0]).settled()
    assert controls(answer.messages[0], "turn") == [control(table, "turn")]
    await play_turn(alice, answer.messages[0], Random(1))


def test_the_staged_games_are_possible() -> None:
    assert problems(whole_deck()) == []
    assert problems(high_piles()) == []
