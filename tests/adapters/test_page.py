"""The examples of the page run as they are shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def example(library: str) -> dict[str, Any]:
    """Run the example of a library; the names that it leaves behind."""
    _, section = PAGE.read_text(encoding="utf-8").split(f"\n### {library}\n")
    found = re.search(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    assert found
    names: dict[str, Any] = {}
    exec(found[1], names)
    return names


def test_open_spiel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")
    names = example("OpenSpiel")
    assert sum(names["shares"]) == pytest.approx(1)
    assert names["game"].max_chance_outcomes() == 100


def test_pettingzoo() -> None:
    names = example("PettingZoo")
    assert not names["table"].agents
    assert 0 <= names["reward"] <= 1


def test_gymnasium() -> None:
    names = example("Gymnasium")
    assert names["seen"].shape == (256, 690)
    assert not names["table"].step(-1)[4]["action_mask"].all()
