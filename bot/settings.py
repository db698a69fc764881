"""How is the bot to run? Typed settings from the environment and .env, every fault named at once in plain words."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

ENV_FILE: Final = Path(".env")
LARGEST_SNOWFLAKE: Final = 2**63 - 1
LARGEST_PORT: Final = 65535
DATABASE_SCHEMES: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")


class SettingsError(Exception):
    """The settings are no good: `faults` says why, one plain sentence each; no secret is ever among them."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class Settings(BaseSettings):
    """Every setting; `.env.example` says the same to operators, and a test compares the two."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8-sig",  # editors on Windows begin a file with a mark
        env_ignore_empty=True,
        extra="ignore",  # the environment holds other programs' variables too
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    # A secret too: the address of a PostgreSQL database holds its password.
    database_url: SecretStr = SecretStr("sqlite+aiosqlite:///data/conspiracy.db")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    shard_count: int | None = Field(None, ge=1)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    health_port: int | None = Field(None, ge=1, le=LARGEST_PORT)
    dev_guild_id: int | None = Field(None, ge=1, le=LARGEST_SNOWFLAKE)
    robot_pause: float = Field(0.0, ge=0, le=60)
    discord_api_base: str | None = None
    discord_gateway_url: str | None = None
    clock_file: Path | None = None

    def token(self) -> str:
        """Return the bot's token; raise SettingsError if there is none: only `conspiracy run` needs it."""
        if self.discord_token is None:
            raise SettingsError(["DISCORD_TOKEN is missing: copy the bot's token from Discord's developer portal"])
        return self.discord_token.get_secret_value()

    @field_validator("discord_token", mode="before")
    @classmethod
    def _read_token(cls, value: object) -> object:
        token = value.strip() if isinstance(value, str) else value
        if isinstance(token, str) and token and not (token.isascii() and token.isprintable() and " " not in token):
            raise ValueError("must be one word, without the prefix 'Bot'")
        return token or None

    @field_validator("database_url")
    @classmethod
    def _read_database_url(cls, value: SecretStr) -> SecretStr:
        scheme, separator, rest = value.get_secret_value().partition("://")
        if scheme not in DATABASE_SCHEMES or not separator or not rest.strip("/"):
            raise ValueError(f"must begin with {' or '.join(f'{name}://' for name in DATABASE_SCHEMES)} and go on")
        return value

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _read_word(cls, value: object, info: ValidationInfo) -> object:
        if not isinstance(value, str):
            return value
        return value.strip().upper() if info.field_name == "log_level" else value.strip().lower()

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _read_shard_ids(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        parts = [part.strip() for part in value.split(",")]
        if not all(part.isascii() and part.isdigit() for part in parts) or len({*map(int, parts)}) < len(parts):
            raise ValueError("must be different numbers with commas between them, as in 0,1")
        return tuple(map(int, parts))

    @field_validator("discord_api_base", "discord_gateway_url")
    @classmethod
    def _read_url(cls, value: str | None, info: ValidationInfo) -> str | None:
        schemes = ("https", "http") if info.field_name == "discord_api_base" else ("wss", "ws")
        if value is not None and (urlsplit(value).scheme not in schemes or not urlsplit(value).hostname):
            raise ValueError(f"must be an address that begins with {schemes[0]}:// or {schemes[1]}://")
        return value.rstrip("/") if value else value

    @field_validator("clock_file")
    @classmethod
    def _read_clock_file(cls, value: Path | None) -> Path | None:
        if value is not None and not value.parent.is_dir():
            raise ValueError("must name a file in a folder that is there")
        return value

    @model_validator(mode="after")
    def _check_shards(self) -> Self:
        if self.shard_ids is not None and self.shard_count is None:
            raise ValueError("SHARD_IDS needs SHARD_COUNT")
        if self.shard_ids and self.shard_count and max(self.shard_ids) >= self.shard_count:
            raise ValueError(f"SHARD_IDS goes from 0 to {self.shard_count - 1} where SHARD_COUNT is {self.shard_count}")
        return self


def load_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """Return the settings of the environment, and of a file where the environment has none; raise SettingsError."""
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg]  # pydantic-settings takes it
    except ValidationError as error:
        # include_input=False: what was given may be a secret
        faults = [_sentence(fault) for fault in error.errors(include_input=False, include_url=False)]
    except (OSError, UnicodeDecodeError):
        faults = [f"the file {env_file} cannot be read as text"]
    raise SettingsError(faults)


def _sentence(fault: Mapping[str, Any]) -> str:
    """Return what is wrong with a setting; never its value."""
    name = str(fault["loc"][0]).upper() if fault["loc"] else ""
    limits: Mapping[str, Any] = fault.get("ctx") or {}
    match fault["type"]:
        case "value_error":
            return f"{name} {limits['error']}".strip()
        case "literal_error":
            return f"{name} must be one of {limits['expected'].replace(chr(39), '')}"
        case "int_parsing" | "int_type" | "int_parsing_size":
            return f"{name} must be a whole number"
        case "float_parsing" | "float_type":
            return f"{name} must be a number"
        case "greater_than_equal":
            return f"{name} must be at least {limits['ge']}"
        case "less_than_equal":
            return f"{name} must be at most {limits['le']}"
        case _:
            return f"{name} cannot be understood"
