"""Everything of Zero-Kei is said in words."""

from __future__ import annotations

import re
from pathlib import Path

from ekiben.game import find_game
from ekiben.games.zero_kei import log as zero_kei_log
from ekiben.games.zero_kei.components import ABILITIES, ACTIONS
from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.narration.effects import SAID
from ekiben.games.zero_kei.notation import DECISION_NAMES, PHASE_NAMES
from ekiben.texts import has_text

GAME = find_game("zero-kei")


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
