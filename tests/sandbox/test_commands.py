"""Which commands and emojis may an application register?"""

from typing import Any

import pytest

from sandbox import NotPossibleError, Permission, Sandbox
from sandbox.constants import Json
from tests.sandbox.raw import Answer, Raw


def command(**fields: Any) -> Json:
    return {"name": "play", "description": "Play", "options": []} | fields


def option(**fields: Any) -> Json:
    return {"type": 3, "name": "what", "description": "What"} | fields


async def overwrite(raw: Raw, *commands: Json, guild: bool = False) -> Answer:
    application = raw.sandbox.world.application.id
    scope = f"/guilds/{raw.sandbox.guild.id}" if guild else ""
    return await raw.send("PUT", f"/applications/{application}{scope}/commands", list(commands))


SUB = {"type": 1, "name": "sub", "description": "Sub"}
LARGE = [option(name=f"o{index}", description="x" * 100) for index in range(25)]
FAULTS = {
    "no name": command(name=""),
    "long name": command(name="x" * 33),
    "capitals": command(name="Play"),
    "a space": command(name="a b"),
    "no description": command(description=""),
    "long description": command(description="x" * 101),
    "26 options": command(options=[option(name=f"o{index}") for index in range(26)]),
    "26 sub-commands": command(options=[SUB | {"name": f"s{index}"} for index in range(26)]),
    "option twice": command(options=[option(), option()]),
    "required after optional": command(options=[option(name="a"), option(name="b", required=True)]),
    "sub-command beside option": command(options=[SUB, option()]),
    "26 choices": command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
    "choices and autocomplete": command(options=[option(choices=[{"name": "a", "value": "a"}], autocomplete=True)]),
    "no such locale": command(name_localizations={"xx": "jouer"}),
    "long localisation": command(description_localizations={"fr": "x" * 101}),
    "capital localisation": command(name_localizations={"fr": "Jouer"}),
    "too deep": command(options=[SUB | {"type": 2, "options": [SUB | {"type": 2, "name": "a"}]}]),
    "8001 characters": command(options=[SUB | {"name": f"s{i}", "options": LARGE} for i in range(4)]),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_command_with_a_fault_is_refused(raw: Raw, name: str) -> None:
    answer = await overwrite(raw, FAULTS[name])
    assert (answer.status, answer.code) == (400, 50035)
    assert "0" in answer.body["errors"]


async def test_registering_again_keeps_the_ids_and_replaces_all(raw: Raw) -> None:
    first = (await overwrite(raw, command(), command(name="stop"))).body
    second = (await overwrite(raw, command(description="Play again", name_localizations={"fr": "jouer"}))).body
    assert [entry["name"] for entry in second] == ["play"]
    assert second[0]["id"] == first[0]["id"]
    listed = await raw.send("GET", f"/applications/{raw.sandbox.world.application.id}/commands")
    assert [entry["description"] for entry in listed.body] == ["Play again"]
    assert (await overwrite(raw, command(), command())).code == 50035
    foreign = {"hi": "हिन्दी", "th": "เล่น", "ru": "игра", "ja": "遊ぶ"}
    assert (await overwrite(raw, command(name_localizations=foreign))).status == 200


async def test_200_new_names_a_day(sandbox: Sandbox, raw: Raw) -> None:
    for day in range(3):
        names = [command(name=f"c{day}-{index}") for index in range(99)]
        answer = await overwrite(raw, *names)
        assert (answer.status, answer.code) == ((200, None) if day < 2 else (400, 30034))
    assert (await overwrite(raw, *[command(name=f"c1-{index}") for index in range(99)])).status == 200
    sandbox.clock.advance(days=1)
    assert (await overwrite(raw, *names)).status == 200


async def test_more_than_100_commands_are_refused(raw: Raw) -> None:
    assert (await overwrite(raw, *[command(name=f"c{index}") for index in range(101)])).code == 30032


async def test_single_commands_and_other_applications(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.world.application.id}/guilds/{sandbox.guild.id}/commands"
    made = (await raw.send("POST", path, command())).body
    assert made["guild_id"] == str(sandbox.guild.id)
    assert (await raw.send("DELETE", f"{path}/{made['id']}")).status == 204
    assert (await raw.send("DELETE", f"{path}/{made['id']}")).code == 10063
    assert (await raw.send("PUT", "/applications/1/commands", [])).status == 403
    assert (await raw.send("PUT", path, command())).code == 50035


async def test_a_guilds_own_command_comes_first_and_permissions_hide_it(sandbox: Sandbox, raw: Raw) -> None:
    await overwrite(raw, command(description="global"))
    own = (await overwrite(raw, command(default_member_permissions=str(1 << 5)), guild=True)).body[0]
    alice = sandbox.person("Alice")
    with pytest.raises(NotPossibleError, match="not offered"):
        alice.slash("play", sandbox.channel)
    role = sandbox.administrator.create_role(sandbox.guild, "managers", Permission.MANAGE_GUILD)
    sandbox.administrator.give_role(alice, role)
    assert alice.slash("play", sandbox.channel).data["id"] == own["id"]


async def test_emojis_of_the_application(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.world.application.id}/emojis"
    image = "data:image/png;base64,iVBORw0KGgo="
    made = await raw.send("POST", path, {"name": "pearl", "image": image})
    assert made.body["name"] == "pearl"
    for body in ({"name": "p", "image": image}, {"name": "pearl", "image": image}, {"name": "key", "image": "x"}):
        assert (await raw.send("POST", path, body)).code == 50035
    large = "data:image/png;base64," + "A" * 400_000
    assert (await raw.send("POST", path, {"name": "large", "image": large})).code == 50035
    assert [entry["name"] for entry in (await raw.send("GET", path)).body["items"]] == ["pearl"]
    button: Json = {"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": made.body["id"], "name": "pearl"}}
    shown = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    assert (await raw.post(shown)).status == 200
    assert (await raw.send("DELETE", f"{path}/{made.body['id']}")).status == 204
    assert (await raw.send("DELETE", f"{path}/{made.body['id']}")).code == 10014
    assert (await raw.post(shown)).code == 50035
