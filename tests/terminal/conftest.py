"""Games in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.typed_input import a_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.txt"
    path.write_text(a_record(), encoding="utf-8")
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A game in its middle."""
    path = tmp_path / "middle.txt"
    path.write_text(a_record(40, seats=["you", "random"]), encoding="utf-8")
    return path
