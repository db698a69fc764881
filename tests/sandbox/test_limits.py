"""Is every body that Discord would refuse refused, and the largest allowed one accepted?"""

from typing import Any

import pytest

from sandbox import Sandbox
from tests.sandbox.raw import V2, Raw, button, row, select, text

MEGABYTE = 1024 * 1024
SECTION = {"type": 9, "components": [text("a")], "accessory": button()}


def container(*components: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(components)}


def gallery(*urls: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


LEGACY_FAULTS = {
    "custom id missing": ([row(button(""))], "BASE_TYPE_BAD_LENGTH"),
    "custom id too long": ([row(button("x" * 101))], "BASE_TYPE_BAD_LENGTH"),
    "custom id twice": ([row(button("a")), row(button("a"))], "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "label too long": ([row(button(label="x" * 81))], "BASE_TYPE_BAD_LENGTH"),
    "neither label nor emoji": ([row(button(label=None))], "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    "unknown emoji": ([row(button(emoji={"id": "1", "name": "x"}))], "BUTTON_COMPONENT_INVALID_EMOJI"),
    "no such style": ([row(button(style=9))], "BASE_TYPE_CHOICES"),
    "link with custom id": (
        [row(button(style=5, url="http://x.example"))],
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "link without url": ([row({"type": 2, "style": 5, "label": "x"})], "BASE_TYPE_REQUIRED"),
    "six buttons": ([row(*(button(str(number)) for number in range(6)))], "BASE_TYPE_BAD_LENGTH"),
    "six rows": ([row(button(str(number))) for number in range(6)], "BASE_TYPE_BAD_LENGTH"),
    "empty row": ([row()], "BASE_TYPE_BAD_LENGTH"),
    "select beside button": ([row(select(), button())], "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "no options": ([row(select(0))], "BASE_TYPE_BAD_LENGTH"),
    "26 options": ([row(select(26))], "BASE_TYPE_BAD_LENGTH"),
    "option value twice": (
        [row(select(options=2) | {"options": [{"label": "a", "value": "a"}, {"label": "b", "value": "a"}]})],
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "placeholder too long": ([row(select(placeholder="x" * 151))], "BASE_TYPE_BAD_LENGTH"),
    "26 values": ([row(select(max_values=26))], "NUMBER_TYPE_RANGE"),
    "bare button": ([button()], "BASE_TYPE_CHOICES"),
    "layout without the flag": ([text("hello")], "BASE_TYPE_CHOICES"),
    "text input in a message": ([row({"type": 4, "custom_id": "a", "style": 1, "label": "x"})], "BASE_TYPE_CHOICES"),
}

V2_FAULTS = {
    "text too long": ([text("x" * 4001)], "BASE_TYPE_BAD_LENGTH"),
    "texts too long together": ([text("x" * 2001), text("y" * 2000)], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "empty text": ([text("")], "BASE_TYPE_BAD_LENGTH"),
    "41 components": ([text("x")] * 41, "BASE_TYPE_BAD_LENGTH"),
    "41 nested components": (
        [container(*[text("x")] * 40)],
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "container in container": ([container(container(text("x")))], "BASE_TYPE_CHOICES"),
    "bare button": ([button()], "BASE_TYPE_CHOICES"),
    "section without accessory": ([{"type": 9, "components": [text("a")]}], "MODEL_TYPE_CONVERT"),
    "section with four texts": ([SECTION | {"components": [text("a")] * 4}], "BASE_TYPE_BAD_LENGTH"),
    "section with a row": ([SECTION | {"components": [row(button("b"))]}], "BASE_TYPE_CHOICES"),
    "eleven pictures": ([gallery(*["https://x.example/a.png"] * 11)], "BASE_TYPE_BAD_LENGTH"),
    "no picture": ([gallery()], "BASE_TYPE_BAD_LENGTH"),
    "strange scheme": ([gallery("ftp://x.example/a.png")], "URL_TYPE_INVALID_SCHEME"),
    "missing file": ([gallery("attachment://a.png")], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    "file by url": ([{"type": 13, "file": {"url": "https://x.example/a"}}], "URL_TYPE_INVALID_SCHEME"),
    "colour out of range": ([container(text("x")) | {"accent_color": 0x1000000}], "NUMBER_TYPE_RANGE"),
    "same id twice": ([text("x") | {"id": 3}, text("y") | {"id": 3}], "COMPONENT_ID_DUPLICATED"),
}


@pytest.mark.parametrize("name", LEGACY_FAULTS)
async def test_a_legacy_message_with_a_fault_is_refused(raw: Raw, name: str) -> None:
    components, fault = LEGACY_FAULTS[name]
    answer = await raw.post({"content": "x", "components": components})
    assert (answer.status, answer.code) == (400, 50035)
    assert fault in answer.faults


@pytest.mark.parametrize("name", V2_FAULTS)
async def test_a_layout_with_a_fault_is_refused(raw: Raw, name: str) -> None:
    components, fault = V2_FAULTS[name]
    answer = await raw.post({"flags": V2, "components": components})
    assert (answer.status, answer.code) == (400, 50035)
    assert fault in answer.faults


async def test_the_largest_of_everything_is_accepted(raw: Raw) -> None:
    many = [container(*[text("x" * 100)] * 38), text("y")]
    assert (await raw.post({"flags": V2, "components": many})).status == 200
    assert (await raw.post({"flags": V2, "components": [text("x" * 4000)]})).status == 200
    rows = [row(*(button(f"{line}-{place}" + "x" * 97) for place in range(5))) for line in range(5)]
    assert (await raw.post({"content": "x" * 2000, "components": rows})).status == 200
    assert (await raw.post({"components": [row(select(25, max_values=25))]})).status == 200


async def test_the_fault_is_told_where_it_is(raw: Raw) -> None:
    answer = await raw.post({"content": "x", "components": [row(button(label="x" * 81))]})
    assert answer.body["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"]


async def test_too_many_bytes_of_text_are_a_server_error(raw: Raw) -> None:
    assert (await raw.post({"flags": V2, "components": [text("界" * 3400)]})).status == 500
    assert (await raw.post({"flags": V2, "components": [text("界" * 3300)]})).status == 200


async def test_a_layout_has_no_content_and_no_embeds(raw: Raw) -> None:
    layout = {"flags": V2, "components": [text("x")]}
    for legacy in ({"content": "x"}, {"embeds": [{"title": "x"}]}):
        answer = await raw.post(layout | legacy)
        assert answer.faults == {"MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


async def test_the_layout_flag_is_never_taken_back(raw: Raw) -> None:
    posted = (await raw.post({"flags": V2, "components": [text("x")]})).body
    edited = await raw.edit(posted["id"], {"flags": 0, "components": [text("y")]})
    assert edited.body["flags"] & V2
    assert (await raw.edit(posted["id"], {"content": "plain"})).code == 50035


async def test_a_plain_message_becomes_a_layout_only_without_its_content(raw: Raw) -> None:
    posted = (await raw.post({"content": "plain"})).body
    layout = {"flags": V2, "components": [text("x")]}
    assert (await raw.edit(posted["id"], layout)).code == 50035
    edited = await raw.edit(posted["id"], layout | {"content": None, "embeds": []})
    assert (edited.status, edited.body["content"]) == (200, "")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, 50006),
        ({"content": ""}, 50006),
        ({"content": "x" * 2001}, 50035),
        ({"embeds": [{"title": "x" * 257}]}, 50035),
        ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, 50035),
        ({"embeds": [{"title": "x"}] * 11}, 50035),
        ({"embeds": [{"fields": [{"name": "", "value": "x"}]}]}, 50035),
        ({"embeds": [{"fields": [{"name": "x", "value": "x" * 1025}]}]}, 50035),
        ({"embeds": [{"footer": {"text": "x" * 2049}}]}, 50035),
        ({"embeds": [{"image": {"url": "attachment://no.png"}}]}, 50035),
        ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, 50035),
        ({"content": "x", "allowed_mentions": {"parse": ["friends"]}}, 50035),
        ({"content": "x", "attachments": [{"id": 0, "filename": "a"}]}, 50035),
        ({"content": "x", "components": "none"}, 50035),
        ({"content": "x", "message_reference": {"message_id": "5"}}, 50035),
    ],
)
async def test_other_faults_of_a_message(raw: Raw, body: dict[str, Any], code: int) -> None:
    answer = await raw.post(body)
    assert (answer.status, answer.code) == (400, code)


async def test_files_have_limits(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.guild.upload_limit = MEGABYTE
    body = {"content": "x"}
    assert (await raw.post(body, {0: ("a.bin", b"x" * MEGABYTE)})).status == 200
    large = await raw.post(body, {0: ("a.bin", b"x" * (MEGABYTE + 1))})
    assert (large.status, large.code) == (413, 40005)
    many = await raw.post(body, dict.fromkeys(range(11), ("a.bin", b"x")))
    assert (many.status, many.code) == (400, 30015)
    sandbox.guild.upload_limit = 30 * MEGABYTE
    both = await raw.post(body, {0: ("a.bin", b"x" * 13 * MEGABYTE), 1: ("b.bin", b"x" * 13 * MEGABYTE)})
    assert (both.status, both.code) == (413, 40005)


async def test_new_files_replace_the_old_unless_those_are_listed(raw: Raw) -> None:
    posted = (await raw.post({"content": "x"}, {0: ("a.png", b"a"), 1: ("b.png", b"b")})).body
    first = posted["attachments"][0]["id"]
    kept = await raw.edit(posted["id"], {"attachments": [{"id": first}, {"id": 0}]}, {0: ("c.png", b"c")})
    assert [entry["filename"] for entry in kept.body["attachments"]] == ["a.png", "c.png"]
    replaced = await raw.edit(posted["id"], {"content": "y"}, {0: ("d.png", b"d")})
    assert [entry["filename"] for entry in replaced.body["attachments"]] == ["d.png"]
    numbers = [
        entry["id"]
        for entry in (await raw.post({"content": "x"}, {0: ("e.png", b"e"), 1: ("f.png", b"f")})).body["attachments"]
    ]
    assert len({first, *numbers}) == 3
    gone = await raw.edit(posted["id"], {"attachments": [{"id": first}]})
    assert gone.faults == {"ATTACHMENT_NOT_FOUND"}


async def test_a_kept_file_can_be_referred_to_again(raw: Raw) -> None:
    shown = {"flags": V2, "components": [gallery("attachment://a.png")]}
    posted = (await raw.post(shown, {0: ("a.png", b"a")})).body
    assert posted["attachments"] == []
    again = await raw.edit(posted["id"], {"components": [text("x"), gallery("attachment://a.png")]})
    assert again.status == 200
    dropped = await raw.edit(posted["id"], {"components": [gallery("attachment://a.png")], "attachments": []})
    assert dropped.code == 50035


async def test_wrong_bodies_tokens_and_paths(sandbox: Sandbox, raw: Raw) -> None:
    assert (await raw.send("GET", "/users/@me", token="wrong")).status == 401
    assert (await raw.send("GET", "/nowhere")).status == 404
    assert [exchange.path for exchange in sandbox.recorder.unserved] == ["/nowhere"]
    assert (await raw.send("GET", "/channels/1")).code == 10003
    assert (await raw.send("GET", "/channels/words")).code == 10003
    assert (await raw.send("GET", "/users/1")).code == 10013
    assert (await raw.send("GET", "/guilds/1")).code == 10004
    assert (await raw.post({"content": 5})).code == 50035


async def test_a_body_that_is_no_json(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    assert (await raw.send("POST", path, text="{")).code == 50109
    assert (await raw.send("POST", path, ["a", "list"])).code == 50006


async def test_members_that_left_are_unknown(sandbox: Sandbox, raw: Raw) -> None:
    alice = sandbox.person("Alice", nick="Al")
    path = f"/guilds/{sandbox.guild.id}/members/{alice.id}"
    assert (await raw.send("GET", path)).body["nick"] == "Al"
    sandbox.administrator.kick(alice)
    gone = await raw.send("GET", path)
    assert (gone.status, gone.code) == (404, 10007)
