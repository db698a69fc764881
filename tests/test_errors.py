"""Are the errors that players read one tree of distinct codes?"""

import re

from bot.errors import CODES, ERRORS, InternalError, StaleError, UserError

NEEDED = """
no-such-game no-game-here channel-busy not-at-table already-at-table table-full table-not-full-enough not-host
already-started not-started not-your-turn stale illegal-choice game-over no-such-robot no-such-seat bots-cannot-play
missing-permission not-a-manager unknown-button wrong-place internal
"""


def test_every_code_is_there_once() -> None:
    assert set(NEEDED.split()) <= CODES
    assert len(CODES) == len(ERRORS)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in CODES)


def test_an_error_says_its_code_and_what_it_is_about() -> None:
    error = StaleError(game="abc", version=3)
    assert isinstance(error, UserError)
    assert (error.code, error.params, str(error)) == (
        "stale",
        {"game": "abc", "version": 3},
        "stale game='abc' version=3",
    )
    assert str(InternalError(reference="x1")) == "internal reference='x1'"
