"""Does the command line answer wrong use with one plain sentence and status 2?"""

import gzip
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.cli.faults import SENTENCES
from bot.game import Code
from tests.cli.running import COMMAND, conspiracy, conspiracy_anew

GOOD = b'{"chamber":["mage-4"],"locations":{},"pearls":1}\n'


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "COMMAND"),
        (["sing"], "'sing'"),
        (["score", "a", "b"], "b"),
        (["score", "--loud"], "--loud"),
        (["replay", "/no/such/file"], "/no/such/file cannot be read: No such file or directory"),
        (["score", "/"], "cannot be read: Is a directory"),
        (["simulate"], "--games"),
        (["simulate", "--games", "0", "--robots", "random"], "'0' is not a number of games"),
        (["simulate", "--games", "-3", "--robots", "random"], "'-3'"),
        (["simulate", "--games", "many", "--robots", "random"], "'many'"),
        (["simulate", "--games", "1", "--robots", "hal"], "no robot 'hal', only random, greedy, easy, normal, hard"),
        (["simulate", "--games", "1", "--robots", "hard", "--seconds", "0"], "'0' is not a number of seconds"),
        (["simulate", "--games", "1", "--robots", "hard", "--seconds", "nan"], "'nan' is not a number of seconds"),
        (["simulate", "--games", "1", "--robots", "hard", "--seconds", "soon"], "'soon' is not a number of seconds"),
        (["simulate", "--games", "1", "--robots", "hard", "--nodes", "0"], "'0' is not a number of nodes"),
        (["simulate", "--games", "1", "--robots", ""], "there is no robot ''"),
        (["simulate", "--games", "1", "--robots", "random,random,random,random,random"], "5 robots are too many"),
        (["simulate", "--games", "1", "--robots", "random", "--players", "5"], "5"),
        (["simulate", "--games", "1", "--robots", "random,greedy", "--players", "3"], "needs 3 robots"),
    ],
)
def test_wrong_use_is_one_plain_sentence_and_status_2(arguments: list[str], says: str) -> None:
    run = conspiracy(*arguments)
    assert run.status == 2
    assert run.out == ""
    assert len(run.err.splitlines()) == 1
    assert run.err.startswith("conspiracy")
    assert says in run.err


def test_every_command_has_a_help_text() -> None:
    top = conspiracy("--help")
    assert top.status == 0
    for command in ("score", "replay", "simulate", "render"):
        assert command in top.out
        own = conspiracy_anew(command, "--help")
        assert own.status == 0
        assert f"conspiracy {command}" in own.out


def test_every_error_code_has_a_sentence() -> None:
    assert SENTENCES.keys() == set(Code)


@pytest.mark.parametrize("command", ["score", "replay"])
def test_an_empty_file_has_an_empty_answer(command: str, tmp_path: Path) -> None:
    for content in (b"", b"\n\n", gzip.compress(b"")):
        file = tmp_path / "empty"
        file.write_bytes(content)
        run = conspiracy(command, str(file))
        assert (run.status, run.out, run.err) == (0, "", "")


@pytest.mark.parametrize("command", ["score", "replay"])
def test_a_binary_file_is_bad_lines(command: str) -> None:
    run = conspiracy(command, given=bytes(range(256)) * 50)
    assert run.status == 1
    assert run.err == ""
    assert {line["error"] for line in run.lines} <= {"the line is not UTF-8 text", "the line is not JSON"}


def test_a_gzipped_file_is_read_by_its_content_also_from_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "positions"
    file.write_bytes(gzip.compress(GOOD))
    assert (
        conspiracy("score", str(file))
        == conspiracy("score", given=gzip.compress(GOOD))
        == conspiracy("score", given=GOOD)
    )


def test_a_damaged_gzipped_file_is_said_after_what_could_be_read(tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl.gz"
    whole = gzip.compress(GOOD * 20_000 + os.urandom(90_000).hex().encode())
    file.write_bytes(whole[: len(whole) // 2])
    run = conspiracy("score", str(file))
    assert run.status == 2
    assert len(run.lines) > 1_000
    assert run.err.splitlines() == [f"conspiracy score: {file} cannot be read: it is damaged"]


def test_a_file_of_50_megabytes_without_a_line_break_is_one_bad_line(tmp_path: Path) -> None:
    file = tmp_path / "huge"
    file.write_bytes(b"[" * 50_000_000 + b"\n" + GOOD)
    run = conspiracy("score", str(file))
    assert run.status == 1
    assert run.lines[0] == {"id": None, "line": 1, "error": "the line is longer than 4 MiB"}
    assert run.lines[1]["lords"] == 4


def test_a_file_of_50_megabytes_of_positions_is_answered_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "long"
    padded = GOOD.rstrip(b"}\n") + b',"note":"' + b"x" * 5_000_000 + b'"}\n'
    file.write_bytes((padded + GOOD) * 10)
    run = conspiracy("score", str(file))
    assert (run.status, len(run.lines)) == (1, 20)


@pytest.mark.parametrize(
    "line", ["[" * 100_000, "1" * 10_000, '{"a":' * 3_000, "NaN", '{"id":Infinity}', "{", '"', "{'a': 1}"]
)
def test_broken_json_is_a_bad_line(line: str) -> None:
    run = conspiracy("score", given=line.encode() + b"\n" + GOOD)
    assert run.status == 1
    assert run.lines[0]["line"] == 1
    assert "error" in run.lines[0]
    assert run.lines[1]["lords"] == 4


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm() -> None:
    run = conspiracy("score", given=b"\xef\xbb\xbf" + GOOD.replace(b"\n", b"\r\n"))
    assert (run.status, run.lines[0]["lords"]) == (0, 4)


def test_a_reader_that_has_seen_enough_causes_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "positions"
    file.write_bytes(GOOD * 50_000)
    with subprocess.Popen([*COMMAND, "score", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


# Who runs in the background may have inherited that interrupts are ignored; `ready` comes when all is imported.
INTERRUPTIBLE = """
import signal, sys
from bot.__main__ import main
signal.signal(signal.SIGINT, signal.default_int_handler)
print("ready", flush=True)
sys.exit(main(["simulate", "--games", "1000000", "--robots", "random"]))
"""


def test_an_interrupt_ends_a_simulation_without_a_traceback() -> None:
    command = [sys.executable, "-W", "error", "-c", INTERRUPTIBLE]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, b"", b"")
