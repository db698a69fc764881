"""Do the pages of the project tell the truth? Commands, pins, versions, links."""

import importlib
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.game import Options, new_game

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
README = (ROOT / "README.md").read_text()
PAGES = [path for path in ROOT.rglob("*.md") if ".venv" not in path.parts and "mutants" not in path.parts]


def commands(page: str) -> list[str]:
    """Return the lines of a page's shell blocks."""
    return [line for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) for line in block.splitlines() if line]


def test_continuous_integration_runs_the_readmes_test_command() -> None:
    (command,) = [line for line in commands(README) if "pytest" in line and line.startswith("python3 -m venv")]
    assert command in (ROOT / ".ci" / "run").read_text().splitlines()


def test_every_dependency_is_pinned() -> None:
    pins = dict(
        line.split("==") for line in (ROOT / "constraints.txt").read_text().lower().splitlines() if "==" in line
    )
    extras = PROJECT["project"]["optional-dependencies"].values()
    for requirement in [*PROJECT["project"]["dependencies"], *(name for extra in extras for name in extra)]:
        name = re.split(r"[>=<\[;]", requirement)[0].lower()
        assert name in pins, name


def test_no_page_or_pin_names_a_registry() -> None:
    for path in [*PAGES, ROOT / "constraints.txt", ROOT / "pyproject.toml", ROOT / ".ci" / "run"]:
        assert not re.search(r"pypi\.org|pythonhosted|--index-url|find-links|registry\.npm", path.read_text()), path


def test_the_changelog_names_the_version() -> None:
    assert f"## {PROJECT['project']['version']}" in (ROOT / "CHANGELOG.md").read_text()


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_map_of_the_architecture_names_every_module_of_the_product() -> None:
    page = (ROOT / "docs" / "ARCHITECTURE.md").read_text()
    packages = ("bot", "bot/game", "bot/robots", "bot/cli", "bot/db", "bot/service", "cogs", "cogs/ui", "cogs/screens")
    for package in (*packages, "rendering"):
        for path in (ROOT / package).glob("*.py"):
            if path.name != "__init__.py":
                assert path.name in page, path


def python_blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)


def test_the_shuffle_of_the_rules_page_is_that_of_the_rules() -> None:
    (block,) = python_blocks("docs/RULES.md")
    names: dict[str, Any] = {}
    exec(block, names)  # noqa: S102 - our own page
    state = new_game(Options(2), "00112233445566778899aabbccddeeff")
    assert names["lords"] == [lord.name for lord in state.lord_deck]


def test_the_example_of_the_rules_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = python_blocks("bot/game/README.md")
    exec(block, {})  # noqa: S102 - our own page
    assert "winners" in capsys.readouterr().out


def test_every_rule_of_the_map_has_its_function_and_its_test() -> None:
    page = (ROOT / "bot" / "game" / "README.md").read_text()
    for file in re.findall(r"`(test_\w+\.py)`", page):
        assert (ROOT / "tests" / "game" / file).exists(), file
    table = page.split("## Rulebook page", 1)[1].split("## Glossary", 1)[0]
    for module, name in re.findall(r"`([a-z]+)\.([A-Za-z_.]+)`", table):
        if name != "py":
            found: Any = importlib.import_module(f"bot.game.{module}")
            for part in name.split("."):
                found = getattr(found, part)
