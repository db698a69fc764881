"""Do the operators' pages say what the program does? Permissions, statuses, settings, what is stored."""

import re
from pathlib import Path

import discord
import pytest

from bot.cli import run
from bot.db.schema import metadata
from cogs.ui.places import NEEDED, NEEDED_FOR_THREADS, NEEDED_IN_THREAD

ROOT = Path(__file__).parents[1]
RUNNING = (ROOT / "docs" / "running.md").read_text()
PRIVACY = (ROOT / "docs" / "privacy.md").read_text()
README = (ROOT / "README.md").read_text()


@pytest.mark.parametrize("page", [RUNNING, README], ids=["running", "readme"])
def test_the_invitation_asks_for_what_the_bot_checks_and_nothing_else(page: str) -> None:
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, *NEEDED_IN_THREAD, *NEEDED_FOR_THREADS), True))
    links = re.findall(r"permissions=(\d+)", page)
    assert links
    assert {int(link) for link in links} == {needed.value}
    assert "scope=bot+applications.commands" in page


def test_every_permission_has_its_bit_and_reason() -> None:
    rows = re.findall(r"^\| ([A-Z][A-Za-z ]+) \| (\d+) \| (.+) \|$", RUNNING, re.MULTILINE)
    for name, bit, reason in rows:
        permission = discord.Permissions(**{name.lower().replace(" ", "_"): True})
        assert permission.value == int(bit), name
        assert reason
    assert len(rows) == len({*NEEDED, *NEEDED_IN_THREAD, *NEEDED_FOR_THREADS})


def test_every_exit_status_is_explained() -> None:
    rows = {int(row) for row in re.findall(r"^\| (\d) \|", RUNNING, re.MULTILINE)}
    statuses = (run.FAULT, run.BAD_SETTINGS, run.NO_LOGIN, run.BAD_DATABASE, run.NO_PICTURES, run.UNREACHABLE)
    assert rows == {0, *statuses}
    assert "RestartPreventExitStatus=2 3 4 5" in RUNNING


def test_every_table_and_column_of_the_database_is_in_the_privacy_page() -> None:
    for table in metadata.tables.values():
        assert f"`{table.name}`" in PRIVACY
        for column in table.columns:
            assert f"`{column.name}`" in PRIVACY, f"{table.name}.{column.name}"
