"""Does every refusal read well? One polite sentence per code, in every language."""

import pytest

from bot.i18n import LOCALES, has, text

CODES = (
    "no-such-game",
    "no-game-here",
    "channel-busy",
    "not-at-table",
    "already-at-table",
    "table-full",
    "table-not-full-enough",
    "not-host",
    "already-started",
    "not-started",
    "not-your-turn",
    "stale",
    "illegal-choice",
    "game-over",
    "no-such-robot",
    "no-such-seat",
    "bots-cannot-play",
    "missing-permission",
    "not-a-manager",
    "unknown-button",
    "damaged",
    "no-such-card",
    "not-over",
    "still-here",
    "no-robots-in-solo",
    "no-hint",
    "seat-taken",
    "own-seat",
    "no-open-seat",
    "wrong-place",
    "internal",
)
PARAMS = {"missing-permission": {"permissions": "Send Messages"}, "internal": {"reference": "4f2a"}}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", CODES)
def test_an_error_is_one_sentence_with_a_way_on(code: str, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    params = PARAMS.get(code, {})
    said = text(f"error-{code}", locale, **params)
    assert has(f"error-{code}", locale)
    assert said[0].isupper()
    assert said.endswith(".")
    assert said.count(".") == 1
    assert 30 <= len(said) <= 200
    assert all(value in said for value in params.values())
    assert not caplog.records
