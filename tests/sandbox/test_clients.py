"""What does a person's client send, and what would it never send?"""

from typing import Any

import pytest

from sandbox import ChannelType, Interaction, NotPossibleError, Permission, Person, Sandbox
from sandbox.constants import Json
from sandbox.submitting import modal_data
from tests.sandbox.raw import Raw, button, row, select

KINDS: dict[str, Json] = {
    "text": {"type": 3, "min_length": 2, "max_length": 4},
    "number": {"type": 4, "min_value": 1, "max_value": 5},
    "flag": {"type": 5},
    "user": {"type": 6},
    "place": {"type": 7},
    "anyone": {"type": 9},
    "ratio": {"type": 10},
    "colour": {"type": 3, "choices": [{"name": "Red", "value": "r"}, {"name": "Blue", "value": "b"}]},
}
MODAL: Json = {
    "title": "All kinds",
    "custom_id": "all",
    "components": [
        {"type": 10, "content": "Fill in"},
        {"type": 1, "components": [{"type": 4, "custom_id": "name", "style": 1, "label": "Name", "value": "me"}]},
        {"type": 18, "label": "Colour", "component": select(3, custom_id="colour")},
        {"type": 18, "label": "Sort", "component": {"type": 21, "custom_id": "sort", "options": select(2)["options"]}},
        {"type": 18, "label": "Tags", "component": {"type": 22, "custom_id": "tags", "options": select(2)["options"]}},
        {"type": 18, "label": "Sure", "component": {"type": 23, "custom_id": "sure", "default": True}},
    ],
}


@pytest.fixture
async def alice(sandbox: Sandbox, raw: Raw) -> Person:
    options = [{"name": name, "description": name} | fields for name, fields in KINDS.items()]
    command = {"name": "all", "description": "All kinds", "options": options}
    path = f"/applications/{sandbox.world.application.id}/commands"
    assert (await raw.send("PUT", path, [command])).status == 200
    return sandbox.person("Alice")


def options_of(asked: Interaction) -> Json:
    return {option["name"]: option["value"] for option in asked.data["options"]}


async def test_every_kind_of_option_is_sent_as_a_client_does(sandbox: Sandbox, alice: Person) -> None:
    bob = sandbox.person("Bob", nick="Bobby")
    asked = alice.slash(
        "/all", sandbox.channel, text="abc", number=3, flag=True, user=bob, place=sandbox.channel, anyone=bob, ratio=0.5
    )
    expected = {"text": "abc", "number": 3, "flag": True, "user": str(bob.id), "place": str(sandbox.channel.id)}
    assert options_of(asked) == expected | {"anyone": str(bob.id), "ratio": 0.5}
    resolved = asked.data["resolved"]
    assert resolved["members"][str(bob.id)]["nick"] == "Bobby"
    assert resolved["channels"][str(sandbox.channel.id)]["name"] == "general"
    assert options_of(alice.slash("all", sandbox.channel, colour="Blue")) == {"colour": "b"}


@pytest.mark.parametrize(
    "options",
    [
        {"text": "a"},
        {"text": "abcde"},
        {"number": 0},
        {"number": 6},
        {"number": 1.5},
        {"number": True},
        {"flag": 1},
        {"ratio": "half"},
        {"user": "alice"},
        {"place": 5},
        {"colour": "Green"},
    ],
)
async def test_values_that_no_client_sends(sandbox: Sandbox, alice: Person, options: dict[str, Any]) -> None:
    with pytest.raises(NotPossibleError):
        alice.slash("all", sandbox.channel, **options)


async def test_commands_can_be_forbidden_in_a_channel(sandbox: Sandbox, alice: Person) -> None:
    sandbox.administrator.deny(sandbox.channel, Permission.USE_APPLICATION_COMMANDS, alice)
    with pytest.raises(NotPossibleError, match="may not use commands"):
        alice.slash("all", sandbox.channel)
    sandbox.administrator.begin_outage(sandbox.guild)
    with pytest.raises(NotPossibleError, match="unavailable"):
        alice.say(sandbox.channel, "hello?")


async def test_people_and_channels_can_be_chosen(sandbox: Sandbox, raw: Raw, alice: Person) -> None:
    people = {"type": 5, "custom_id": "who", "min_values": 1, "max_values": 2}
    places = {"type": 8, "custom_id": "where"}
    await raw.post({"content": "x", "components": [row(people), row(places)]})
    (message,) = alice.look(sandbox.channel)
    bob = sandbox.person("Bob")
    asked = alice.choose(message, "who", alice, bob)
    assert asked.data["values"] == [str(alice.id), str(bob.id)]
    assert set(asked.data["resolved"]["members"]) == {str(alice.id), str(bob.id)}
    asked = alice.choose(message, "where", sandbox.channel)
    assert set(asked.data["resolved"]["channels"]) == {str(sandbox.channel.id)}
    with pytest.raises(NotPossibleError, match="1 to 2 values"):
        alice.choose(message, "who")


async def test_links_and_ambiguous_labels_are_not_clicked(sandbox: Sandbox, raw: Raw, alice: Person) -> None:
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://rules.example"}
    await raw.post({"content": "x", "components": [row(button("a"), button("b"), link)]})
    (message,) = alice.look(sandbox.channel)
    with pytest.raises(NotPossibleError, match="not a button"):
        alice.click(message, "Rules")
    with pytest.raises(NotPossibleError, match="2 controls"):
        alice.click(message, "Go")
    with pytest.raises(ValueError, match="needs a message or a channel"):
        alice.forge(None, "a")
    with pytest.raises(NotPossibleError, match="ephemeral"):
        alice.dismiss(message)


def test_every_kind_of_field_is_submitted_as_a_client_does() -> None:
    data = modal_data(MODAL, {"Colour": ["Option 1"], "sort": "0", "Tags": ["0", "1"], "Sure": False})
    values = [entry.get("component", entry) for entry in data["components"][2:]]
    assert data["components"][1]["components"][0]["value"] == "me"
    assert values[0]["values"] == ["1"]
    assert values[1]["value"] == "0"
    assert values[2]["values"] == ["0", "1"]
    assert values[3]["value"] is False


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"Colour": ["Option 1"], "sort": "0", "Tags": ["0"], "Size": "L"}, "no field Size"),
        ({"sort": "0", "Tags": ["0"]}, "Colour is required"),
        ({"Colour": "Option 9", "sort": "0", "Tags": ["0"]}, "not all of"),
        ({"Colour": True, "sort": "0", "Tags": ["0"]}, "takes options"),
        ({"name": ["x"], "Colour": "0", "sort": "0", "Tags": ["0"]}, "takes a text"),
    ],
)
def test_fields_that_no_client_submits(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(NotPossibleError, match=reason):
        modal_data(MODAL, fields)


async def test_a_modal_of_every_kind_is_accepted(sandbox: Sandbox, raw: Raw, alice: Person) -> None:
    modal = MODAL | {"components": MODAL["components"][1:]}
    upload = {"type": 18, "label": "File", "component": {"type": 19, "custom_id": "file"}}
    asked = alice.slash("all", sandbox.channel)
    assert (await raw.respond(asked, 9, modal | {"components": [*modal["components"][:4], upload]})).status == 200
    assert (await asked).modal is not None


async def test_reading_guilds_channels_and_threads(sandbox: Sandbox, raw: Raw) -> None:
    guild = f"/guilds/{sandbox.guild.id}"
    assert (await raw.send("GET", f"{guild}?with_counts=true")).body["approximate_member_count"] == 2
    assert [role["name"] for role in (await raw.send("GET", f"{guild}/roles")).body] == ["@everyone", "bot"]
    assert [entry["name"] for entry in (await raw.send("GET", f"{guild}/channels")).body] == ["general"]
    assert (await raw.send("GET", "/gateway")).body["url"] == sandbox.gateway_url
    assert (await raw.send("GET", "/gateway/bot")).body["shards"] == 1
    channel = f"/channels/{sandbox.channel.id}"
    assert (await raw.send("GET", channel)).body["name"] == "general"
    for private, kind in ((False, "public"), (True, "private")):
        thread = sandbox.administrator.create_thread(sandbox.channel, kind, private=private)
        sandbox.administrator.archive(thread)
        listed = await raw.send("GET", f"{channel}/threads/archived/{kind}")
        assert [entry["name"] for entry in listed.body["threads"]] == [kind]
    sandbox.administrator.unarchive(thread)
    assert not thread.archived
    missing = await raw.send("PATCH", channel, {"name": "x"})
    assert missing.code == 50013
    assert (await raw.send("DELETE", channel)).code == 50013


async def test_members_of_threads(sandbox: Sandbox, raw: Raw) -> None:
    alice = sandbox.person("Alice")
    made = await raw.send("POST", f"/channels/{sandbox.channel.id}/threads", {"name": "t", "type": 12})
    members = f"/channels/{made.body['id']}/thread-members"
    assert (await raw.send("PUT", f"{members}/{alice.id}")).status == 204
    assert (await raw.send("PUT", f"{members}/1")).code == 10013
    listed = (await raw.send("GET", f"{members}?with_member=true")).body
    assert str(alice.id) in {entry["user_id"] for entry in listed}
    assert (await raw.send("DELETE", f"{members}/{alice.id}")).status == 204
    assert (await raw.send("GET", f"/channels/{sandbox.channel.id}/thread-members")).code == 50024
    sandbox.administrator.archive(sandbox.world.channel(int(made.body["id"])))
    assert (await raw.send("PUT", f"{members}/{alice.id}")).code == 50083
    assert (await raw.send("DELETE", f"{members}/@me")).code == 50083


async def test_the_bot_may_delete_what_it_manages(sandbox: Sandbox, raw: Raw) -> None:
    admin = sandbox.administrator
    admin.set_role(sandbox.guild, admin.bot_role(sandbox.guild), Permission.ADMINISTRATOR)
    thread = admin.create_thread(sandbox.channel, "game")
    admin.lock(thread)
    admin.rename_channel(thread, "old game")
    assert (await raw.send("POST", f"/channels/{thread.id}/messages", {"content": "x"})).status == 200
    assert (await raw.send("DELETE", f"/channels/{thread.id}")).body["name"] == "old game"
    category = admin.create_channel(sandbox.guild, "all", ChannelType.CATEGORY)
    assert (await raw.send("POST", f"/channels/{category.id}/messages", {"content": "x"})).code == 50008
    assert (await raw.send("DELETE", f"/channels/{sandbox.channel.id}")).status == 200
    assert (await raw.send("GET", f"/channels/{sandbox.channel.id}")).code == 10003


async def test_a_person_can_be_in_two_guilds(sandbox: Sandbox, alice: Person) -> None:
    other = sandbox.administrator.create_guild("Other", locale="fr")
    channel = sandbox.administrator.create_channel(other, "salon")
    with pytest.raises(NotPossibleError, match="does not see"):
        alice.slash("all", channel)
    alice.join(other)
    alice.leave()
    assert alice.slash("all", channel).guild_id == other.id
    with pytest.raises(NotPossibleError, match="is not in"):
        alice.forge(None, "x", channel=sandbox.channel)
