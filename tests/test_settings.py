"""Do the settings read what operators write, and name every fault without telling secrets?"""

import pickle
import re
import traceback
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load_settings

EXAMPLE = Path(__file__).parents[1] / ".env.example"
CANARY = "UNIQ.TOKEN.CANARY"


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def settings(monkeypatch: pytest.MonkeyPatch, **values: str) -> Settings:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    return load_settings(None)


def faults(monkeypatch: pytest.MonkeyPatch, **values: str) -> list[str]:
    with pytest.raises(SettingsError) as refused:
        settings(monkeypatch, **values)
    return refused.value.faults


def test_the_example_names_every_setting_and_its_default() -> None:
    shown = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", EXAMPLE.read_text(), re.MULTILINE))
    assert list(shown) == [name.upper() for name in Settings.model_fields]
    assert load_settings(EXAMPLE) == load_settings(None)
    for name, field in Settings.model_fields.items():
        default = field.default
        if shown[name.upper()]:
            plain = default.get_secret_value() if hasattr(default, "get_secret_value") else str(default)
            assert shown[name.upper()] == plain
        else:
            assert default is None


def test_every_setting_of_the_example_is_explained() -> None:
    blocks = EXAMPLE.read_text().strip().split("\n\n")
    assert all(block.startswith("# ") for block in blocks)


def test_settings_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read = settings(
        monkeypatch,
        DISCORD_TOKEN=f" {CANARY}\n",
        DATABASE_URL="postgresql+asyncpg://a:b@c/d",
        LOG_LEVEL="debug",
        LOG_FORMAT="JSON",
        SHARD_COUNT="4",
        SHARD_IDS="0, 3",
        HEALTH_PORT="8080",
        DEV_GUILD_ID=str(2**63 - 1),
        DISCORD_API_BASE="http://127.0.0.1:8137/api/v10/",
        DISCORD_GATEWAY_URL="ws://127.0.0.1:8137/gateway",
        CLOCK_FILE="clock",
    )
    assert read.clock_file == Path("clock")
    assert read.token() == CANARY
    assert (read.log_level, read.log_format) == ("DEBUG", "json")
    assert (read.shard_count, read.shard_ids, read.dev_guild_id) == (4, (0, 3), 2**63 - 1)
    assert read.discord_api_base == "http://127.0.0.1:8137/api/v10"


def test_a_missing_or_empty_token_is_a_fault_only_where_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    for token in ("", "  "):
        with pytest.raises(SettingsError, match="DISCORD_TOKEN is missing"):
            settings(monkeypatch, DISCORD_TOKEN=token).token()


def test_every_fault_is_listed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = faults(
        monkeypatch,
        DISCORD_TOKEN="Bot abc",  # noqa: S106 - no token
        DATABASE_URL="mysql://x",
        LOG_LEVEL="loud",
        LOG_FORMAT="xml",
        SHARD_COUNT="0",
        SHARD_IDS="a",
        HEALTH_PORT="70000",
        DEV_GUILD_ID="x",
        ROBOT_PAUSE="long",
        DISCORD_API_BASE="ftp://x",
        DISCORD_GATEWAY_URL="http://x",
        CLOCK_FILE="no/such/folder/clock",
    )
    assert [fault.split()[0] for fault in found] == [name.upper() for name in Settings.model_fields]
    assert "LOG_LEVEL must be one of DEBUG, INFO, WARNING or ERROR" in found
    assert "HEALTH_PORT must be at most 65535" in found
    assert not any("input" in fault.lower() or "pydantic" in fault.lower() for fault in found)


@pytest.mark.parametrize(
    ("values", "fault"),
    [
        ({"SHARD_IDS": "0"}, "SHARD_IDS needs SHARD_COUNT"),
        ({"SHARD_IDS": "2", "SHARD_COUNT": "2"}, "SHARD_IDS goes from 0 to 1 where SHARD_COUNT is 2"),
        ({"SHARD_IDS": "1,1", "SHARD_COUNT": "2"}, "SHARD_IDS must be different numbers with commas between them"),
        ({"ROBOT_PAUSE": "61"}, "ROBOT_PAUSE must be at most 60"),
        ({"ROBOT_PAUSE": "x"}, "ROBOT_PAUSE must be a number"),
        ({"ROBOT_PAUSE": "nan"}, "ROBOT_PAUSE"),
        ({"DEV_GUILD_ID": str(2**63)}, "DEV_GUILD_ID must be at most 9223372036854775807"),
    ],
)
def test_a_fault_is_a_sentence(monkeypatch: pytest.MonkeyPatch, values: dict[str, str], fault: str) -> None:
    (found,) = faults(monkeypatch, **values)
    assert found.startswith(fault)


@pytest.mark.parametrize("content", [b"DISCORD_TOKEN=\xff\xfe\x00", None])
def test_an_unreadable_file_is_a_fault(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / ".env"
    if content is None:
        assert load_settings(file) == load_settings(None)  # no file is no fault
        return
    file.write_bytes(content)
    with pytest.raises(SettingsError, match="cannot be read"):
        load_settings(file)


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes("\ufeffLOG_LEVEL=DEBUG\nHEALTH_PORT=1\nSOMETHING_ELSE=2\n".encode())
    monkeypatch.setenv("HEALTH_PORT", "2")
    read = load_settings(file)
    assert (read.log_level, read.health_port) == ("DEBUG", 2)


def test_se_08_no_secret_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"postgresql+asyncpg://user:{CANARY}@host/name"
    read = settings(monkeypatch, DISCORD_TOKEN=CANARY, DATABASE_URL=url)
    for text in (repr(read), str(read), str(read.model_dump()), read.model_dump_json(), f"{read!r}"):
        assert CANARY not in text
    assert pickle.loads(pickle.dumps(read)).token() == CANARY  # noqa: S301 - our own; hiding is not losing
    for wrong in ({"DISCORD_TOKEN": f"Bot {CANARY}"}, {"DATABASE_URL": f"mysql://{CANARY}@x"}, {"SHARD_IDS": CANARY}):
        with pytest.raises(SettingsError) as refused:
            settings(monkeypatch, **wrong)
        assert CANARY not in "".join(traceback.format_exception(refused.value))
        assert CANARY not in repr(refused.value)
