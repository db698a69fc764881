"""Which first answers and later messages does an interaction take, request by request?"""

import pytest

from sandbox import Interaction, Sandbox
from sandbox.constants import InteractionType
from sandbox.sending import send_interaction
from tests.sandbox.raw import EPHEMERAL, V2, Raw, button, row, text

MODAL = {"title": "T", "custom_id": "m", "components": [row({"type": 4, "custom_id": "a", "style": 1, "label": "A"})]}
ALL_KINDS = {1, 4, 5, 6, 7, 8, 9, 12}


def interact(sandbox: Sandbox, kind: InteractionType = InteractionType.COMMAND) -> Interaction:
    """Start an interaction without a bot that would answer it."""
    alice = sandbox.person("Alice").user
    return send_interaction(sandbox.backend, kind, alice, sandbox.channel, {}, None, "en-US")


@pytest.mark.parametrize(
    ("kind", "allowed"),
    [
        (InteractionType.PING, {1}),
        (InteractionType.COMMAND, {4, 5, 9}),
        (InteractionType.COMPONENT, {4, 5, 6, 7, 9}),
        (InteractionType.AUTOCOMPLETE, {8}),
        (InteractionType.MODAL_SUBMIT, {4, 5}),
    ],
)
async def test_each_kind_of_interaction_has_its_answers(
    sandbox: Sandbox, raw: Raw, kind: InteractionType, allowed: set[int]
) -> None:
    for refused in sorted(ALL_KINDS - allowed):
        answer = await raw.respond(interact(sandbox, kind), refused, {"content": "x"})
        assert (answer.status, answer.code) == (400, 50035)
    if 4 in allowed:
        assert (await raw.respond(interact(sandbox, kind), 4, {"content": "x"})).status == 200
    if 8 in allowed:
        choices = [{"name": "a", "value": "a"}] * 25
        assert (await raw.respond(interact(sandbox, kind), 8, {"choices": choices})).status == 200


async def test_a_modal_from_a_message_may_update_it(sandbox: Sandbox, raw: Raw) -> None:
    await raw.post({"content": "table", "components": [row(button())]})
    (table,) = sandbox.backend.messages.in_channel(sandbox.channel.id)
    alice = sandbox.person("Alice")
    clicked = alice.click(table, "go")
    assert (await raw.respond(clicked, 9, MODAL)).status == 200
    submitted = alice.submit(await clicked, {"A": "x"})
    assert (await raw.respond(submitted, 7, {"content": "moved"})).status == 200
    assert table.text == "moved"


async def test_the_answer_names_the_message(sandbox: Sandbox, raw: Raw) -> None:
    answer = await raw.respond(interact(sandbox), 4, {"content": "x", "flags": EPHEMERAL})
    assert answer.body["interaction"]["response_message_ephemeral"] is True
    assert answer.body["resource"]["message"]["id"] == answer.body["interaction"]["response_message_id"]
    silent = interact(sandbox)
    path = f"/interactions/{silent.id}/{silent.token}/callback"
    assert (await raw.send("POST", path, {"type": 4, "data": {"content": "x"}})).status == 204


async def test_a_refused_answer_leaves_the_interaction_open(sandbox: Sandbox, raw: Raw) -> None:
    asked = interact(sandbox)
    refused = await raw.respond(asked, 4, {"content": "x" * 2001})
    assert list(refused.body["errors"]) == ["data"]
    assert (await raw.respond(asked, 4, {"content": "x"})).status == 200
    assert (await raw.respond(asked, 4, {"content": "x"})).code == 40060


async def test_three_seconds_and_not_more(sandbox: Sandbox, raw: Raw) -> None:
    asked = interact(sandbox)
    sandbox.clock.advance(seconds=3)
    late = await raw.respond(asked, 4, {"content": "x"})
    assert (late.status, late.code) == (404, 10062)
    assert (await raw.respond(interact(sandbox), 4, {"content": "x"}, token="wrong")).code == 10062
    assert (await raw.webhook(asked, "POST", body={"content": "x"})).code == 10015


@pytest.mark.parametrize("flags", [V2, EPHEMERAL | V2, 1 << 12])
async def test_a_deferred_answer_can_only_be_ephemeral(sandbox: Sandbox, raw: Raw, flags: int) -> None:
    assert (await raw.respond(interact(sandbox), 5, {"flags": flags})).code == 50035


async def test_an_ephemeral_layout_is_allowed_also_after_a_deferred_answer(sandbox: Sandbox, raw: Raw) -> None:
    layout = {"flags": V2, "components": [text("hand")]}
    assert (await raw.respond(interact(sandbox), 4, layout | {"flags": V2 | EPHEMERAL})).status == 200
    asked = interact(sandbox)
    await raw.respond(asked, 5, {"flags": EPHEMERAL})
    edited = await raw.webhook(asked, "PATCH", "/messages/@original", layout)
    assert edited.body["flags"] == V2 | EPHEMERAL


@pytest.mark.parametrize(
    "change",
    [
        {"title": "x" * 46},
        {"title": ""},
        {"custom_id": ""},
        {"components": []},
        {"components": [row({"type": 4, "custom_id": str(i), "style": 1, "label": "A"}) for i in range(6)]},
        {"components": [row(button())]},
        {"components": [{"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "a", "style": 1}}]},
        {"components": [row({"type": 4, "custom_id": "a", "style": 1, "label": "A", "value": "x" * 4001})]},
    ],
)
async def test_a_modal_with_a_fault_is_refused(sandbox: Sandbox, raw: Raw, change: dict[str, object]) -> None:
    assert (await raw.respond(interact(sandbox), 9, MODAL | change)).code == 50035
    assert (await raw.respond(interact(sandbox), 9, MODAL)).status == 200


async def test_at_most_25_suggestions(sandbox: Sandbox, raw: Raw) -> None:
    asked = interact(sandbox, InteractionType.AUTOCOMPLETE)
    for choices in (
        [{"name": "a", "value": "a"}] * 26,
        [{"name": "x" * 101, "value": "a"}],
        [{"name": "", "value": 1}],
    ):
        assert (await raw.respond(asked, 8, {"choices": choices})).code == 50035


async def test_a_token_reaches_only_its_own_messages(sandbox: Sandbox, raw: Raw) -> None:
    mine, other = interact(sandbox), interact(sandbox)
    await raw.respond(mine, 4, {"content": "a", "flags": EPHEMERAL})
    await raw.respond(other, 4, {"content": "b", "flags": EPHEMERAL})
    assert mine.response is not None
    path = f"/messages/{mine.response.id}"
    assert (await raw.webhook(mine, "GET", path)).body["content"] == "a"
    assert (await raw.webhook(other, "PATCH", path, {"content": "stolen"})).code == 10008
    assert (await raw.webhook(mine, "GET", "/messages/1")).code == 10008


async def test_a_followup_can_be_edited_and_deleted(sandbox: Sandbox, raw: Raw) -> None:
    asked = interact(sandbox)
    await raw.respond(asked, 4, {"content": "a"})
    made = await raw.webhook(asked, "POST", "?wait=true", {"content": "b", "flags": EPHEMERAL})
    path = f"/messages/{made.body['id']}"
    assert (await raw.webhook(asked, "PATCH", path, {"content": "c"})).body["content"] == "c"
    assert (await raw.webhook(asked, "DELETE", path)).status == 204
    assert (await raw.webhook(asked, "GET", path)).code == 10008
    assert [message.text for message in asked.messages] == ["a"]


async def test_updating_a_dismissed_message_is_refused(sandbox: Sandbox, raw: Raw) -> None:
    asked = interact(sandbox)
    await raw.respond(asked, 4, {"content": "a", "flags": EPHEMERAL, "components": [row(button())]})
    (message,) = asked.messages
    alice = sandbox.person("Alice")
    assert alice.user is not asked.user
    clicked = alice.forge(message, "go")
    sandbox.administrator.delete_message(message)
    assert (await raw.respond(clicked, 7, {"content": "b"})).code == 10008
