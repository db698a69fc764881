"""Does `conspiracy render` draw what it is given, and refuse the rest in one sentence?"""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.running import conspiracy, conspiracy_anew, json_lines
from tests.rendering.poses import broken_package

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "data" / "records.jsonl.gz"
POSITION = {"chamber": ["mage-3", "mage-1", "farmer-1"], "locations": {"3": "silver_keys"}, "pearls": 4}
WEBP = b"RIFF"
PNG = b"\x89PNG"


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.jsonl"
    file.write_bytes(b"\n" + json_lines(POSITION))
    return str(file)


@pytest.mark.parametrize("picture", ["table", "chamber", "choice", "scores", "card"])
def test_without_a_file_a_sample_is_drawn(tmp_path: Path, picture: str) -> None:
    out = tmp_path / "out.webp"
    run = conspiracy("render", "--picture", picture, "--locale", "en", "--theme", "abyss", "-o", str(out))
    assert run.status == 0, run.err
    assert out.read_bytes().startswith(WEBP)
    assert run.out.startswith(f"{out}: 1000 x ")


@pytest.mark.parametrize("picture", [(), ("--picture", "table"), ("--picture", "chamber"), ("--picture", "scores")])
def test_the_last_state_of_a_record_is_drawn(tmp_path: Path, picture: tuple[str, ...]) -> None:
    out = tmp_path / "out.png"
    run = conspiracy("render", str(RECORDS), *picture, "-o", str(out))
    assert run.status == 0, run.err
    assert out.read_bytes().startswith(PNG)


def test_the_film_of_a_record_has_a_frame_for_each_turn_and_the_scores(tmp_path: Path) -> None:
    out = tmp_path / "film.webp"
    run = conspiracy_anew("render", str(RECORDS), "--picture", "film", "-o", str(out))
    assert run.status == 0, run.err
    turns = json.loads(gzip.decompress(RECORDS.read_bytes()).splitlines()[0])["turns"]
    with Image.open(out) as film:
        assert getattr(film, "n_frames", 1) == len(turns) + 1


@pytest.mark.parametrize("card", ["soldier-4", "forced_pair", "alliance_3"])
def test_a_card_is_drawn_by_its_id(tmp_path: Path, card: str) -> None:
    out = tmp_path / "card.png"
    run = conspiracy("render", "--picture", "card", "--card", card, "--locale", "es", "-o", str(out))
    assert run.status == 0, run.err
    assert out.read_bytes().startswith(PNG)


def test_a_game_at_a_choice_shows_it(tmp_path: Path) -> None:
    game = json.loads(gzip.decompress(RECORDS.read_bytes()).splitlines()[0])
    turns = game["turns"]
    at = next(at for at, turn in enumerate(turns) if turn["actions"][0].startswith("explore"))
    half = {**game, "turns": [*turns[:at], {**turns[at], "actions": turns[at]["actions"][:1]}]}
    half["turns"][at].pop("state", None)
    half.pop("final", None)
    file = tmp_path / "half.jsonl"
    file.write_bytes(json_lines(half))
    run = conspiracy("render", str(file), "--picture", "choice", "-o", str(tmp_path / "out"))
    assert run.status == 0, run.err


def test_words_are_those_of_the_language(tmp_path: Path) -> None:
    written = set()
    for locale in ("en", "es", "fr"):
        out = tmp_path / f"{locale}.webp"
        assert conspiracy("render", "--picture", "chamber", "--locale", locale, "-o", str(out)).status == 0
        written.add(out.read_bytes())
    assert len(written) == 3


def test_a_position_is_drawn_as_a_chamber(tmp_path: Path, position: str) -> None:
    out = tmp_path / "out.webp"
    assert conspiracy("render", position, "-o", str(out)).status == 0
    assert out.read_bytes().startswith(WEBP)


def test_wrong_use_is_one_plain_sentence_and_status_2(tmp_path: Path, position: str) -> None:
    bad, empty = tmp_path / "bad.jsonl", tmp_path / "empty.jsonl"
    bad.write_bytes(json_lines({**POSITION, "chamber": ["mage-9"]}))
    empty.write_bytes(b"\n")
    unplayed = tmp_path / "unplayed.jsonl"
    game = json.loads(gzip.decompress(RECORDS.read_bytes()).splitlines()[0])
    unplayed.write_bytes(json_lines({**game, "turns": [], "final": None}))
    for arguments, says in (
        (["--picture", "cat"], "'cat'"),
        (["--theme", "pink"], "'pink'"),
        (["--locale", "xx"], "'xx'"),
        (["--picture", "card", "--card", "cat"], "there is no card 'cat'"),
        (["--picture", "film", "-o", "out.png"], "a film is a .webp: .png holds one picture alone"),
        ([str(unplayed), "--picture", "film"], "no turn has been played: there is nothing to film"),
        ([position, "--picture", "film"], "a position has one Chamber and nothing else: --picture film needs a game"),
        (["-o", "out.gif"], "out.gif is neither .webp nor .png"),
        (["-o", "/no/such/folder/out.webp"], "/no/such/folder/out.webp cannot be written: No such file or directory"),
        (["/no/such/file"], "/no/such/file cannot be read: No such file or directory"),
        ([str(bad)], "there is no Lord 'mage-9'"),
        ([str(empty)], "holds nothing"),
        ([position, "--picture", "table"], "a position has one Chamber and nothing else: --picture table needs a game"),
        ([str(RECORDS), "--picture", "choice"], "the game does not stand at a choice among cards"),
        ([str(ROOT / "README.md")], "the line is not JSON"),
    ):
        run = conspiracy("render", *arguments)
        assert run.status == 2, arguments
        assert run.out == ""
        assert len(run.err.splitlines()) == 1
        assert says in run.err


@pytest.mark.parametrize(
    ("content", "says"),
    [(None, "does not hold Cinzel[wght].ttf"), (b"", "is damaged"), (b"\0\1\0\0" + b"\xff" * 64, "is damaged")],
    ids=["missing", "empty", "corrupt"],
)
def test_a_font_package_that_lacks_its_font_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None, says: str
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(broken_package(tmp_path, content)))
    run = conspiracy_anew("render", "-o", str(tmp_path / "out.webp"))
    assert run.status == 2
    assert len(run.err.splitlines()) == 1
    assert "fontpkg-cinzel" in run.err
    assert says in run.err


def test_other_commands_start_without_pillow() -> None:
    code = "import sys, bot.__main__; sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0  # noqa: S603
