"""Does every button ever posted answer, after days and restarts?"""

import pytest

from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.house import House, controls


async def answered(person: Person, message: Message, custom_id: str) -> None:
    """Click or choose, and expect an answer that is not a fault."""
    found = next((each for each in message.controls if each.custom_id == custom_id), None)
    before = message.revision
    values = [option["value"] for option in found.options][: found.raw.get("max_values", 1)] if found else []
    answer = await person.forge(message, custom_id, values or None).settled()
    assert not answer.failed, custom_id
    assert answer.messages or message.revision > before or message.deleted, custom_id
    assert "reference" not in answer.text, custom_id


@pytest.mark.parametrize("days", [3])
async def test_ui_03_every_kind_of_button_works_or_explains_itself_after_a_restart(home: House, days: int) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    admin = home.sandbox.administrator
    lobby = await home.lobby_for(alice, channel=admin.create_channel(home.sandbox.guild, "waiting"))
    table = await home.table_for(alice, bruno)
    person = await home.on_turn(alice, bruno)
    kept: list[Message] = [table]
    for route in ("turn", "chambers", "log", "words", "rules"):
        kept += (await person.click(table, controls(table, route)[0]).settled()).messages
    for line in ("table", "games", "help", "log", "chamber", "rules"):
        kept += (await person.slash(f"conspiracy {line}", home.sandbox.channel).settled()).messages
    looked = (await person.click(table, controls(table, "turn")[0]).settled()).messages[0]
    await person.click(looked, controls(looked, "act")[-1]).settled()
    kept += [looked, lobby]
    await home.settled()
    home.sandbox.clock.advance(days=days)
    await home.restart()
    routes = set()
    for message in kept:
        shown = [each.custom_id for each in message.controls if each.custom_id and not each.disabled]
        for custom_id in shown:
            routes.add(custom_id.split("/")[0])
            await answered(person if message is not lobby else alice, message, custom_id)
    assert len(routes) >= 15, routes


async def test_rs_05_a_library_that_is_ready_too_late_is_not_heard(home: House) -> None:
    """Stopped within half a second of its registration, the bot left a traceback of `_delay_ready`."""
    client = home.client
    await home.shut()
    client.dispatch("ready")
    await home.open()
