"""Does every file keep to docs/ARCHITECTURE.md? Who imports whom, sizes, names."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# Package: what it may import besides the standard library and itself. The longest matching entry counts.
ALLOWED: dict[str, tuple[str, ...]] = {
    "bot/game": (),
    "bot/robots": ("bot.game",),
    "bot/settings.py": ("pydantic", "pydantic_settings"),
    "bot/errors": (),
    "bot/db": ("sqlalchemy", "alembic", "bot.game"),
    "bot/service": ("bot.game", "bot.robots", "bot.db", "bot.errors", "bot.workers"),
    "bot/workers.py": (),
    "bot/i18n.py": ("fluent",),
    "bot/health.py": ("aiohttp",),
    "bot/client.py": ("bot", "cogs", "discord"),
    "bot/cli": (
        "bot.game",
        "bot.robots",
        "bot.settings",
        "bot.db",
        "bot.service",
        "bot.errors",
        "bot.i18n",
        "rendering",
    ),
    "bot/cli/check.py": ("aiohttp", "bot.settings", "bot.db", "rendering"),
    "bot/cli/sandbox.py": ("bot.i18n", "cogs.screens.controls", "sandbox"),
    "bot/cli/run.py": ("aiohttp", "bot", "cogs", "discord", "rendering", "yarl"),
    "bot/__main__.py": ("bot", "rendering"),
    "bot": (),
    "cogs": (
        "bot.client",
        "bot.errors",
        "bot.game.actions",
        "bot.game.cards",
        "bot.game.chamber",
        "bot.game.errors",
        "bot.game.events",
        "bot.game.forecast",
        "bot.game.scoring",
        "bot.game.view",
        "bot.i18n",
        "bot.service",
        "discord",
        "rendering",
    ),
    "rendering": (
        "PIL",
        "bot.game.cards",
        "bot.game.chamber",
        "bot.game.events",
        "bot.game.forecast",
        "bot.game.scoring",
        "bot.game.view",
        "bot.i18n",
        "bot.workers",
    ),
    "rendering/sheet.py": ("PIL", "bot.cli.sample", "bot.game", "rendering"),
    "sandbox": ("aiohttp", "jsonschema_rs"),
    "sandbox/page": ("aiohttp", "markdown_it", "sandbox"),
    "benchmarks": ("bot", "rendering", "sandbox", "PIL", "discord", "yarl"),
}
# What the rules may not even take from the standard library: other people's time, files and chance.
NO_PART_OF_A_GAME = {"asyncio", "datetime", "io", "logging", "os", "pathlib", "socket", "sqlite3", "sys", "time"}

MOST_LINES = 300
MOST_COG_LINES = 150
MOST_FUNCTION_LINES = 40
VAGUE = {"utils", "util", "helpers", "helper", "manager", "common", "misc"}

PACKAGES = ("bot", "cogs", "rendering", "sandbox", "benchmarks")
SOURCES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield every name a file imports, also inside functions and for types alone."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno}: relative import"
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def forbidden(path: Path, name: str) -> bool:
    place = max((key for key in ALLOWED if name_of(path).startswith(key)), key=len)
    own = place.removesuffix(".py").replace("/", ".")
    if name.split(".", maxsplit=1)[0] in sys.stdlib_module_names:
        return place == "bot/game" and name.split(".", maxsplit=1)[0] in NO_PART_OF_A_GAME
    return not any(within(name, allowed) for allowed in (own, *ALLOWED[place]))


def test_every_package_imports_only_what_it_may() -> None:
    faults = [
        f"{name_of(path)}:{line}: {name}" for path in SOURCES for line, name in imports(path) if forbidden(path, name)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("bot/game/apply.py", "discord"),
        ("bot/game/apply.py", "bot.robots"),
        ("bot/game/deal.py", "time"),
        ("bot/robots/greedy.py", "bot.cli.score"),
        ("bot/cli/score.py", "sqlalchemy"),
        ("bot/service/play.py", "sqlalchemy"),
        ("bot/service/play.py", "discord"),
        ("bot/db/games.py", "bot.service.table"),
        ("bot/errors/base.py", "bot.game"),
        ("bot/__init__.py", "bot_of_another"),
        ("sandbox/server.py", "bot.game"),
        ("bot/i18n.py", "bot.game.cards"),
        ("cogs/screens/story.py", "bot.game.state"),
        ("cogs/screens/story.py", "bot.game"),
        ("cogs/screens/description.py", "bot.game.apply"),
        ("cogs/screens/description.py", "bot.db"),
        ("cogs/screens/description.py", "PIL"),
        ("rendering/table.py", "discord"),
        ("rendering/table.py", "bot.game.state"),
    ],
)
def test_the_check_of_imports_would_find_a_fault(file: str, name: str) -> None:
    assert forbidden(ROOT / file, name)


def test_the_rules_use_no_generator_of_the_module_and_no_clock() -> None:
    """`Random(seed)` is a game's own; `random.random()` would be everybody's."""
    for path in (ROOT / "bot" / "game").glob("*.py"):
        names = {name for _, name in imports(path) if within(name, "random")}
        assert names <= {"random.Random"}, path


def test_services_and_the_database_are_handed_the_time() -> None:
    """What a test or a replay cannot set is not asked: no clock, and no chance but that of ids and seeds."""
    for path in [*(ROOT / "bot" / "service").glob("*.py"), *(ROOT / "bot" / "db").rglob("*.py")]:
        names = {name for _, name in imports(path)}
        assert not any(within(name, "time") for name in names), path
        assert {name for name in names if within(name, "random")} <= {"random.Random"}, path
        calls = [node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)]
        assert not {"now", "utcnow", "today"} & set(calls), path


def test_se_06_no_sql_is_built_from_strings() -> None:
    """Whatever is handed to the database as text is written out in the source."""
    textual = {"text", "exec_driver_sql", "execute", "scalar", "scalars"}
    for path in (ROOT / "bot" / "db").rglob("*.py"):  # there is no other SQL: see the imports above
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                built = [argument for argument in node.args if isinstance(argument, ast.JoinedStr | ast.BinOp)]
                assert name not in textual or not built, f"{path}:{node.lineno}"


def test_files_are_short() -> None:
    long = {name_of(path): len(path.read_text().splitlines()) for path in [*SOURCES, *TESTS]}
    assert not {name: lines for name, lines in long.items() if lines > MOST_LINES}


def test_cogs_are_thin() -> None:
    """Each parses, calls one service function, shows a screen."""
    thick = {name_of(path): len(path.read_text().splitlines()) for path in (ROOT / "cogs").glob("*.py")}
    assert not {name: lines for name, lines in thick.items() if lines > MOST_COG_LINES}


def test_functions_are_short() -> None:
    long = [
        f"{name_of(path)}:{node.lineno} {node.name}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno >= MOST_FUNCTION_LINES
    ]
    assert not long


def test_names_say_what_a_file_answers() -> None:
    for path in [*SOURCES, *TESTS]:
        assert path.stem not in VAGUE, path
        docstring = ast.get_docstring(ast.parse(path.read_text())) or ""
        assert docstring or (path.name == "__init__.py" and path in TESTS), f"{path}: what question does it answer?"


def test_every_package_of_the_product_is_built_into_the_wheel() -> None:
    project = (ROOT / "pyproject.toml").read_text()
    packages = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()} - {"tests", "benchmarks"}
    for package in packages:
        assert f'"{package}"' in project.split("packages = [", 1)[1].split("]", 1)[0]
