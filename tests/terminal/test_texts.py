"""Everything is said in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ekiben.games.zero_kei import log as zero_kei_log
from ekiben.games.zero_kei.components import ABILITIES, ACTIONS
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.narration.effects import SAID
from ekiben.games.zero_kei.notation import DECISION_NAMES, PHASE_NAMES
from ekiben.texts import has_text
from tests.support.typed_input import GAME, SOURCES


def test_everything_has_its_text() -> None:
    wanted = [f"zero-kei-ask-{name}" for name in DECISION_NAMES[1:]]
    wanted += [f"zero-kei-phase-{name}" for name in PHASE_NAMES]
    wanted += [f"zero-kei-event-{name}" for name in EVENT_IDS]
    wanted += [f"zero-kei-action-{name}" for name in (*ACTIONS, *ABILITIES)]
    wanted += [f"zero-kei-does-{name}" for name in (*ACTIONS, *ABILITIES)]
    wanted += [f"zero-kei-part-{name}" for name in GAME.score_parts if name != "win"]
    wanted += [f"zero-kei-automa-{name}" for name in GAME.automas]
    wanted += [f"no-undo-{name}" for name in ("nothing-played", "something-was-seen", "other-player", "over")]
    assert [name for name in wanted if not has_text(name)] == []


def test_every_entry_of_the_log_is_told() -> None:
    source = Path(zero_kei_log.__file__).read_text(encoding="utf-8")
    entries = set(re.findall(r'(?:Entry\(|yield )"([a-z-]+)"', source))
    assert len(entries) > 15
    assert {name for name in entries if not has_text(f"zero-kei-fact-{name}")} == set(SAID)


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
