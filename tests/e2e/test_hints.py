"""Do hints show whoever is on turn a good choice, do nothing by themselves, and stay away where unwanted?"""

from random import Random

from bot.i18n import text
from bot.service.table import Status
from sandbox.messages import Message
from tests.e2e.clicking import CHOICES, choose, picked, play_turn
from tests.e2e.house import House, control, controls
from tests.e2e.test_levels import MOST_TURNS, opened


async def test_a_game_is_played_by_hints_alone(home: House) -> None:
    """Each hint stands on the panel as a choice that one click confirms, or names the draw to be clicked."""
    alice = home.sandbox.person("Alice")
    home.seeds = ["hints"]
    await opened(home, alice, 1, "easy")
    for _ in range(MOST_TURNS):
        if (await home.game()).over:
            break
        table = home.public()[-1]
        panel = (await alice.click(table, control(table, "turn")).settled()).messages[0]
        while any(controls(panel, route) for route in CHOICES):
            before = (await home.game()).version
            await alice.click(panel, control(panel, "hint")).settled()
            assert "> Hint: " in panel.text
            assert (await home.game()).version == before  # nothing is done
            await alice.click(panel, hinted(panel)).settled()
        await home.settled()
    game = await home.game()
    assert game.status is Status.OVER
    outcome = game.view(None).outcome
    assert outcome is not None
    assert game.player(outcome.winners[0]).human  # `normal` beats `easy`, with this deal too


def hinted(panel: Message) -> str:
    """Return the control that does what the hint says: the confirmation, else the button that is called so."""
    confirmations = [
        each.custom_id
        for each in panel.controls
        if each.raw.get("style") == 3 and each.custom_id and each.custom_id.split("/")[0] in ("act", "place")
    ]
    if confirmations:
        return confirmations[0]
    line = next(line for line in panel.text.splitlines() if line.startswith("> Hint: "))
    return next(
        each.custom_id for each in panel.controls if each.custom_id and each.label and f"Hint: **{each.label}**" in line
    )


async def test_a_hint_on_an_old_panel_shows_where_the_game_stands(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    table = await home.table_for(alice, bruno)
    person = await home.on_turn(alice, bruno)
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    old = control(panel, "hint")
    await play_turn(person, table, Random(1))
    await home.settled()
    await person.forge(panel, old).settled()
    assert "> Hint" not in panel.text
    assert not controls(panel, "hint")
    game = await home.game()
    said = await person.forge(panel, f"hint/{game.id}/{game.version}/").settled()
    assert text("error-not-your-turn", "en") in "".join(message.text for message in said.messages)
    stranger = home.sandbox.person("Chloé")
    said = await stranger.forge(table, f"hint/{game.id}/{game.version}/").settled()
    assert said.text == text("error-not-at-table", "en")


async def test_hints_are_switched_off_by_the_host(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await alice.slash("conspiracy new", home.sandbox.channel, hints=False).settled()
    lobby = home.public()[-1]
    assert text("lobby-hints-off", "en") in lobby.text
    panel = (await alice.click(lobby, control(lobby, "manage")).settled()).messages[0]
    for shown in ("on", "off"):
        await alice.click(panel, control(panel, "hints")).settled()
        await home.settled()
        assert text(f"lobby-hints-{shown}", "en") in home.public()[-1].text
    await bruno.click(lobby, control(lobby, "join"))
    await alice.click(lobby, control(lobby, "start"))
    await home.settled()
    person = await home.on_turn(alice, bruno)
    table = home.public()[-1]
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    assert not controls(panel, "hint")
    game = await home.game()
    said = await person.forge(panel, f"hint/{game.id}/{game.version}/").settled()
    assert text("error-no-hint", "en") in "".join(message.text for message in said.messages)


async def test_hints_of_a_solo_game_leave_ties_and_the_token_to_its_player(home: House) -> None:
    alice = home.sandbox.person("Alice")
    home.seeds = ["0000000000000000000000000000003b"]  # with a tie soon
    panel = (await alice.slash("conspiracy new", home.sandbox.channel, solo="farmer").settled()).messages[0]
    rng = Random(7)
    without = 0
    for _ in range(25):
        if not any(controls(panel, route) for route in CHOICES):
            break
        if controls(panel, "hint"):
            said = await alice.click(panel, control(panel, "hint")).settled()
            assert not said.failed
            assert "> Hint: " in panel.text
        else:
            without += 1
        chosen = choose(panel, rng)
        if chosen.startswith("pick/"):
            await alice.choose(panel, chosen, *picked(panel, chosen, rng)).settled()
        else:
            await alice.click(panel, chosen).settled()
    assert without
