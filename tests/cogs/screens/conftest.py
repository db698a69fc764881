"""What holds for every test of a screen? No word is missing."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _no_word_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    warnings = [record.getMessage() for record in caplog.get_records("call") if record.name == "bot.i18n"]
    assert not warnings
