"""Does what one person may see stay with that person, and does no forged request get anything?"""

from random import Random

import pytest

from bot.i18n import text
from sandbox.permissions import Permission
from sandbox.person import Person
from sandbox.recorder import Exchange
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, confirmed, control, controls

OPEN_ROUTES = {"turn", "chambers", "log", "words", "rules", "substitute", "see-turn"}
REFUSALS = {
    text(f"error-{code}", "en") for code in ("no-such-game", "unknown-button", "not-at-table", "illegal-choice")
}


async def pair(home: House, *, hidden: bool = False) -> tuple[Person, Person]:
    """Start a game of two; return who is on turn, and the other."""
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await home.table_for(*people, hidden=hidden)
    first = await home.on_turn(*people)
    return first, people[1] if first is people[0] else people[0]


def clean(exchange: Exchange, home: House) -> bool:
    """Whether an answer to a click is private, or changes a message that is."""
    data = exchange.json.get("data") or exchange.json
    if int(data.get("flags") or 0) & 64 or exchange.json.get("type") == 6:
        return True
    interaction = next(
        each for each in home.sandbox.backend.interactions.everything() if each.id == exchange.interaction_id
    )
    shown = interaction.message if exchange.json.get("type") == 7 else interaction.response
    return shown is not None and shown.ephemeral_to == interaction.user.id


async def test_se_01_what_is_drawn_leaves_only_in_private_answers(home: House) -> None:
    first, second = await pair(home, hidden=True)
    started = len(home.sandbox.recorder.exchanges)
    rng = Random(8)
    for _ in range(12):
        await play_turn(first, home.public()[-1], rng)
        await first.click(home.public()[-1], control(home.public()[-1], "chambers")).settled()
        await second.click(home.public()[-1], control(home.public()[-1], "words")).settled()
        await home.settled()
        first, second = second, first
    sent = home.sandbox.recorder.exchanges[started:]
    private = [each for each in sent if each.interaction_id is not None]
    assert len(private) > 40
    assert all(clean(each, home) for each in private)
    for message in home.public():
        for each in message.controls:
            route, _, version, detail = (each.custom_id or "").split("/")
            assert route in OPEN_ROUTES
            assert version == ""
            assert detail.isdigit() if route == "see-turn" else not detail
        for attachment in message.attachments:
            assert attachment.filename == "picture.webp"
    # Points are hidden, so that none stands in what everybody reads before the end.
    view = (await home.game()).view(None)
    assert not view.over
    for message in home.public():
        words = [message.text, *(attachment.description or "" for attachment in message.attachments)]
        assert not any(f"{seat.points.total} points" in said for said in words for seat in view.seats if seat.points)


async def test_se_01_a_public_post_never_tells_the_cards_of_an_open_choice(home: House) -> None:
    first, second = await pair(home)
    table = home.public()[-1]
    panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
    await first.click(panel, controls(panel, "act")[-1]).settled()
    drawn = [each.label for each in panel.controls if (each.custom_id or "").startswith("see/")]
    assert len(drawn) > 1
    home.sandbox.administrator.delete_message(table)
    answer = await second.slash("conspiracy table", home.sandbox.channel).settled()
    words = await second.click(answer.messages[0], control(answer.messages[0], "words")).settled()
    log = await second.slash("conspiracy log", home.sandbox.channel).settled()
    await home.settled()
    for message in (home.public()[-1], *answer.messages, *words.messages, *log.messages):
        told = message.text + "".join(attachment.description or "" for attachment in message.attachments)
        assert not any(str(label) in told for label in drawn)


@pytest.mark.parametrize("slow", [False, True])
async def test_se_02_nothing_private_replaces_a_public_message(
    home: House, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    first, second = await pair(home)
    table = home.public()[-1]
    game = await home.game()
    if slow:
        monkeypatch.setattr("cogs.ui.answer.PATIENCE", 0.0)
    before = table.text
    for route in ("panel", "chamber", "page", "leaf", "rule"):
        answer = await first.forge(table, f"{route}/{game.id}//0").settled()
        assert all(message.ephemeral_to == first.id for message in answer.messages)
    for custom_id in (
        f"see/{game.id}//explore:1",
        f"order/{game.id}//mage:",
        f"act/{game.id}/{game.version}/explore:2",
    ):
        answer = await first.forge(table, custom_id).settled()
        assert answer.messages[0].ephemeral_to == first.id
    assert table.text == before
    for route in ("join", "robot", "bonus", "start", "cancel", "unjoin"):
        for person in (first, second):
            answer = await person.forge(table, f"{route}/{game.id}/{game.version}/").settled()
            assert answer.messages[0].ephemeral_to == person.id
            assert table.text == before


async def test_se_03_a_forged_lobby_button_changes_no_other_message(home: House) -> None:
    carla = home.sandbox.person("Carla")
    first, _ = await pair(home)
    table = home.public()[-1]
    other = home.sandbox.administrator.create_channel(home.sandbox.guild, "other")
    lobby = await home.lobby_for(carla, channel=other)
    waiting = await home.game(other)
    before = table.text
    for route in ("join", "cancel", "start"):
        for person in (first, carla):
            answer = await person.forge(table, f"{route}/{waiting.id}//").settled()
            assert answer.text in REFUSALS
    assert table.text == before
    assert "Alice" not in lobby.text


def forgeries(game: str, version: int) -> list[tuple[str, list[str] | None]]:
    """Return what no honest client would send."""
    notations = ("explore:3", "rally:mage", "recruit:mage-4", "control:city", "swap:1-99", "scout:9", "stay", "x" * 60)
    ids = [f"act/{game}/{version}/{notation}" for notation in notations]
    ids += [
        f"act/{game}/999999999/explore:1",
        f"act/{game}//explore:1",
        f"act/{game}/{version}/",
        f"place/{game}//mage:",
    ]
    ids += [f"place/{game}/{version}/mage:999", f"order/{game}//mage:0123460123460123", f"order/{game}//nobody:1"]
    ids += [f"order/{game}//mage:66", f"see/{game}//", f"see/{game}//recruit:", f"chamber/{game}//99"]
    ids += [f"chamber/{game}//-1", f"chamber/{game}//²", f"page/{game}//99999999", f"page/{game}//x", f"turn/{game}//"]
    ids += [f"leaf/{game}//{turn}" for turn in ("0", "-1", "²", "99", "x", "")] + [f"see-turn/{game}//7"]
    ids += [f"record/{game}//"]
    ids += [f"substitute/{game}//{seat}" for seat in ("0", "7", "", "²")] + [f"words/{game}//", f"robot/{game}/1/"]
    ids += [
        "x" * 100,
        "y" * 101,
        "",
        "act",
        "act///",
        "///",
        f"nothing/{game}//",
        "act/" + "z" * 90 + "//",
        "\x00\u202e",
    ]
    picks = [[], ["city"], ["x" * 100], ["1", "1"], ["0", "99"], ["-1"]]
    return [
        *((each, None) for each in ids),
        *((f"pick/{game}//{kind}:0", values) for kind in ("control", "swap") for values in picks),
    ]


async def test_se_03_forged_requests_get_one_private_sentence_and_nothing_else(home: House) -> None:
    first, second = await pair(home)
    stranger = home.sandbox.person("Carla")
    table = home.public()[-1]
    game = await home.game()
    panel = (await second.click(table, control(table, "turn")).settled()).messages[0]
    before = table.text
    for custom_id, values in forgeries(game.id, game.version):
        for person, message in ((stranger, table), (second, panel), (first, table)):
            if person is first and custom_id.startswith(f"act/{game.id}/{game.version}/"):
                continue  # hers to do
            answer = await person.forge(message, custom_id, values).settled()
            assert not answer.failed, custom_id
            assert len(answer.messages) <= 1, custom_id
            assert all(each.ephemeral_to == person.id for each in answer.messages), custom_id
            assert "reference" not in answer.text, (custom_id, values, person)
    assert (await home.game()).version == game.version
    assert table.text == before


async def test_se_03_a_game_elsewhere_looks_like_none_at_all(home: House) -> None:
    first, _ = await pair(home)
    stranger = home.sandbox.person("Carla")
    game = await home.game()
    guild = home.sandbox.administrator.create_guild("Elsewhere")
    room = home.sandbox.administrator.create_channel(guild, "room")
    stranger.join(guild)
    manager = home.sandbox.administrator.create_role(guild, "managers", Permission.MANAGE_GUILD)
    guild.members[stranger.id].roles.append(manager.id)
    for route in ("turn", "chambers", "chamber", "log", "page", "words", "join", "start", "cancel", "robot", "bonus",
                  "unjoin", "substitute", "see", "order", "place", "act", "panel", "pick", "film",
                  "rematch", "undo", "leaf", "see-turn", "record"):  # fmt: skip
        said = []
        for wanted in (game.id, "nothing1"):
            answer = await stranger.forge(None, f"{route}/{wanted}/{game.version}/0", ["x"], channel=room).settled()
            said.append(answer.text)
        assert said[0] == said[1], route
        assert said[0] in REFUSALS, route
    assert first.guild is not guild


async def test_ui_13_strangers_wrong_players_and_the_late_get_one_sentence(home: House) -> None:
    first, second = await pair(home)
    stranger = home.sandbox.person("Carla")
    table = home.public()[-1]
    answer = await stranger.click(table, control(table, "turn")).settled()
    assert answer.text == text("error-not-at-table", "en")
    answer = await second.click(table, control(table, "turn")).settled()
    assert not controls(answer.messages[0], "act")
    game = await home.game()
    answer = await second.forge(table, f"act/{game.id}/{game.version}/explore:1").settled()
    assert answer.text == text("error-not-your-turn", "en")
    panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
    await first.slash("conspiracy end", home.sandbox.channel).settled()
    await confirmed(second, "end", home.sandbox.channel)
    answer = await first.click(panel, controls(panel, "act")[0]).settled()
    assert answer.text == text("error-game-over", "en")
    answer = await stranger.forge(table, f"words/{game.id}//").settled()
    assert len(answer.messages) == 1


NAMES = (
    "@everyone", "@here", "<@&1>", "<@1>", "`@everyone`", "_a_", "**b**", "||s||", "# Big", "> q", "[x](https://e.org)",
    "<t:0:R>", ":smile:", "\u202eniw", "\u2066x", "W" * 32, "ㅤ", "a\nb", "'; drop table games; --", "=1+1",
)  # fmt: skip


@pytest.mark.parametrize("start", range(0, len(NAMES), 4))
async def test_se_04_se_12_names_ping_nobody_and_break_nothing(home: House, start: int) -> None:
    home.sandbox.administrator.allow(home.sandbox.channel, Permission.MENTION_EVERYONE)
    people = [home.sandbox.person(name) for name in NAMES[start : start + 4]]
    await home.table_for(*people)
    first = await home.on_turn(*people)
    await first.slash("conspiracy table", home.sandbox.channel).settled()
    await play_turn(first, home.public()[-1], Random(1))
    await home.settled()
    for exchange in home.sandbox.recorder.exchanges:
        body = exchange.json.get("data") or exchange.json
        if body.get("components"):
            assert body["allowed_mentions"].get("parse") == []
            assert set(body["allowed_mentions"].get("users") or []) <= {str(person.id) for person in people}
    for message in home.sandbox.backend.messages.everything():
        assert not message.mention_everyone
        assert not message.mention_roles
        for raw in ("**b**", "||s||", "`@everyone`", "[x](", "\u202e", "\u2066", "\n# Big", "\n> q"):
            assert raw not in message.text
