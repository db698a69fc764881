"""What do all tests of pictures share? A machine without fonts of its own, so that they see the same everywhere."""

import pytest

from rendering import script


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "system_sources", tuple)
