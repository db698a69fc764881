"""How are positions and games read and answered? JSON lines in and out, bad lines answered in their place."""

import contextlib
import gzip
import io
import json
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, cast

from bot.cli.faults import sentence
from bot.game.errors import GameError

LONGEST_LINE = 4 << 20  # bytes; a whole game with all its states has 40 thousand
GZIP_MAGIC = b"\x1f\x8b"


class UnreadableError(Exception):
    """A file cannot be read; the text says why."""


class BadLineError(Exception):
    """A line is not one JSON value; the text says why."""


def answer_lines(file: str | None, answer: Callable[[Any], dict[str, Any]]) -> bool:
    """Print the answer to each line of a file (None: standard input); return whether every line was good.

    `answer` takes a line's JSON value and may raise GameError. Raises UnreadableError.
    """
    good = True
    for number, line in _lines(file):
        value: Any = None
        try:
            value = _json(line)
            result = answer(value)
        except (BadLineError, GameError) as error:
            good = False
            text = sentence(error) if isinstance(error, GameError) else str(error)
            result = {"id": value.get("id") if isinstance(value, dict) else None, "line": number, "error": text}
        print(json.dumps(result, separators=(",", ":")))  # noqa: T201 - the command's output
    return good


def first_value(file: str | None) -> Any:  # noqa: ANN401 - any JSON value
    """Return the JSON value of the first line that holds anything; raise UnreadableError or BadLineError."""
    for _, line in _lines(file):
        return _json(line)
    raise BadLineError(f"{file or 'standard input'} holds nothing")


def identified(value: Any, answer: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401 - any JSON value
    """Return an answer that carries the question's id, if it has one."""
    return {"id": value["id"], **answer} if "id" in value else answer


def _lines(file: str | None) -> Iterator[tuple[int, bytes]]:
    """Yield the lines that hold anything, with their numbers from 1; of one too long only the beginning."""
    with contextlib.ExitStack() as stack:
        try:
            source = _open(file, stack)
            for number, line in enumerate(iter(lambda: source.readline(LONGEST_LINE + 1), b""), 1):
                whole = line
                while whole and not whole.endswith(b"\n"):  # pass over the rest of a line that is too long
                    whole = source.readline(LONGEST_LINE)
                if line.strip():
                    yield number, line
        except (OSError, EOFError, zlib.error) as error:
            reason = getattr(error, "strerror", None) or "it is damaged"
            raise UnreadableError(f"{file or 'standard input'} cannot be read: {reason}") from error


def _open(file: str | None, stack: contextlib.ExitStack) -> BinaryIO:
    # Standard input is not ours to close.
    ours = Path(file).open("rb") if file is not None else None  # noqa: SIM115 - the stack closes it
    source = stack.enter_context(ours) if ours else cast("io.BufferedReader", sys.stdin.buffer)
    if source.peek(2).startswith(GZIP_MAGIC):
        return cast("BinaryIO", stack.enter_context(gzip.open(source)))
    return source


def _json(line: bytes) -> Any:  # noqa: ANN401 - any JSON value
    if len(line) > LONGEST_LINE:
        raise BadLineError(f"the line is longer than {LONGEST_LINE >> 20} MiB")
    try:
        return json.loads(line.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise BadLineError("the line is not UTF-8 text") from None
    except (ValueError, RecursionError):
        raise BadLineError("the line is not JSON") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise BadLineError("an object names the same field twice")
    return fields


def _no_constant(name: str) -> None:
    raise ValueError(name)  # NaN and Infinity are not JSON
