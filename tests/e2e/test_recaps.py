"""Does a panel say what the decision that stands has come from?"""

from random import Random

from bot.game.actions import Swap
from cogs.screens.naming import lord_name
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls


async def test_the_lord_off_the_top_of_the_deck_is_named_before_what_it_brings(home: House) -> None:
    people = [home.sandbox.person(name) for name in ("Alice", "Bruno")]
    rng = Random(1)
    await home.table_for(*people)
    while not (await home.game()).over:
        person, table = await home.on_turn(*people), home.public()[-1]
        panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
        await person.click(panel, controls(panel, "act")[0]).settled()
        game = await home.game()
        view = game.view(game.decider)
        if any(isinstance(action, Swap) for action in view.legal.listed):
            lord = view.own.chamber.lords[-1]
            assert lord_name(lord, "en") in panel.text.split("You may exchange")[0]
            return
        if game.decider is not None and game.players[game.decider].user_id == person.id:
            await play_turn(person, table, rng)
        await home.settled()
    raise AssertionError("no swap came up")
