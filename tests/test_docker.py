"""Do Dockerfile and compose.yaml fit the rest? No engine is needed: their steps are read, and on demand carried out."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.settings import Settings

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = (ROOT / "compose.yaml").read_text()
# Instructions, with what goes on over the line's end on one line.
STEPS = [
    line.split(maxsplit=1)
    for line in re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE)).splitlines()
    if line.strip()
]


def steps(instruction: str) -> list[str]:
    """Return what follows an instruction, wherever it stands."""
    return [rest for name, rest in STEPS if name == instruction]


def copied() -> list[str]:
    """Return the files and folders that come from the checkout."""
    return [name for rest in steps("COPY") if not rest.startswith("--from") for name in rest.split()[:-1]]


def variables() -> dict[str, str]:
    """Return the environment of the image."""
    return dict(pair.split("=", 1) for rest in steps("ENV") for pair in shlex.split(rest))


def test_everything_that_is_copied_exists_and_is_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert "*" in ignored
    for name in copied():
        assert (ROOT / name).exists(), name
        assert f"!{name}" in ignored
    assert {name[1:] for name in ignored if name.startswith("!")} == set(copied())


def test_every_package_of_the_wheel_is_copied() -> None:
    packages = re.search(r"packages = \[(.*)\]", (ROOT / "pyproject.toml").read_text())
    assert packages is not None
    assert {name.strip(' "') for name in packages[1].split(",")} <= set(copied())


def test_op_03_the_user_is_not_root_and_owns_the_volume() -> None:
    (user,) = steps("USER")
    (volume,) = steps("VOLUME")
    uid, gid = user.split(":")
    assert int(uid) >= 1000
    assert any(f"install -d -o {uid} -g {gid} -m 0750 {volume}" in rest for rest in steps("RUN"))
    assert f"data:{volume}" in COMPOSE
    assert STEPS.index(["USER", user]) > max(place for place, step in enumerate(STEPS) if step[0] == "RUN")


def test_the_variables_are_settings_that_are_good() -> None:
    own = {name: value for name, value in variables().items() if not name.startswith("PYTHON") and name != "PATH"}
    assert own.keys() <= {name.upper() for name in Settings.model_fields}
    read = Settings(**{name.lower(): value for name, value in own.items()})  # type: ignore[arg-type]  # as text
    assert read.database_url.get_secret_value().startswith(f"sqlite+aiosqlite:///{steps('VOLUME')[0]}/")
    assert "HEALTH_PORT" in steps("HEALTHCHECK")[0]
    assert read.health_port is not None
    assert not any("TOKEN" in line for line in DOCKERFILE.splitlines())


def test_installs_are_pinned_and_leave_no_cache() -> None:
    for rest in steps("RUN"):
        for command in rest.split("&&"):
            if "pip install" in command:
                assert "-c constraints.txt" in command
                assert "--no-cache-dir" in command
            if "apt-get install" in command:
                assert "--no-install-recommends" in command
                assert "rm -rf /var/lib/apt/lists/*" in rest
    assert all(re.fullmatch(r"python:3\.1[2-9]-slim-\w+( AS build)?", rest) for rest in steps("FROM"))


def test_the_stop_reaches_the_bot() -> None:
    assert steps("STOPSIGNAL") == ["SIGTERM"]
    assert steps("ENTRYPOINT") == ['["conspiracy"]']  # no shell in between, which would keep the signal
    grace = re.search(r"stop_grace_period: (\d+)s", COMPOSE)
    assert grace is not None
    assert int(grace[1]) > 10


def test_op_01_op_06_compose_limits_starts_and_logs() -> None:
    limit = re.search(r"restart: on-failure:(\d+)\b", COMPOSE)
    assert limit is not None
    assert int(limit[1]) < 10
    for line in ("env_file: .env", "read_only: true", "- no-new-privileges:true", "max-size: 10m", 'max-file: "5"'):
        assert line in COMPOSE


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_the_steps_of_the_build_install_a_bot_that_draws(tmp_path: Path) -> None:
    source, target = tmp_path / "src", tmp_path / "opt"
    source.mkdir()
    for name in copied():
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        copy(ROOT / name, source / name)
    (install,) = [rest for rest in steps("RUN") if "pip install" in rest]
    subprocess.run(["sh", "-ec", install.replace("/opt/conspiracy", str(target))], cwd=source, check=True)  # noqa: S603, S607
    shutil.rmtree(source)  # what was installed needs nothing of it
    data = tmp_path / "data"
    data.mkdir()
    url = variables()["DATABASE_URL"].replace("/data/", f"{data}/")
    env = {"PATH": f"{target}/bin:{os.environ['PATH']}", "DATABASE_URL": url, "DISCORD_TOKEN": "a.b.c"}
    for command in (["conspiracy", "check"], ["conspiracy", "render", "--picture", "table", "-o", "table.webp"]):
        done = subprocess.run(command, cwd=data, env=env, capture_output=True, text=True, check=False)  # noqa: S603
        assert done.returncode == 0, done.stdout + done.stderr
    assert (data / "table.webp").stat().st_size > 1000
