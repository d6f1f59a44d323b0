"""Everything is said in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ekiben.texts import has_text
from tests.support.typed_input import SOURCES


def test_every_text_that_the_code_names_exists() -> None:
    folders = [SOURCES / "terminal", SOURCES / "cli", *(SOURCES / "games").glob("*/terminal")]
    named = {
        name
        for folder in folders
        for file in folder.rglob("*.py")
        for name in re.findall(r"\bt\(\s*[\"']([a-z-]+)[\"']", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 60
    assert [name for name in sorted(named) if not has_text(name)] == []


def test_generic_parts_know_no_game_by_name() -> None:
    for file in [*(SOURCES / "terminal").rglob("*.py"), SOURCES / "cli/play.py", SOURCES / "cli/replay.py"]:
        assert not re.search(r"zero.kei|hideo|nordic", file.read_text(encoding="utf-8"), re.IGNORECASE), file


PICTURES = sorted((Path(__file__).parents[2] / "docs" / "pictures").glob("*.svg"))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_pictures_fetch_nothing(picture: Path) -> None:
    found = re.findall(r"\w+://[^\s\"']+|url\(\s*[^#\s][^)]*\)", picture.read_text(encoding="utf-8"))
    assert found == ["http://www.w3.org/2000/svg"]
