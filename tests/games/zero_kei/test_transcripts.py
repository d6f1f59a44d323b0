"""What the transcripts of Zero-Kei show together."""

from __future__ import annotations

import re

from ekiben.games.zero_kei.event_cards import EVENT_IDS
from ekiben.games.zero_kei.notation import DECISION_NAMES
from tests.test_transcripts import all_of


def test_together_they_show_every_decision_and_event_of_zero_kei() -> None:
    text = all_of("zero-kei")
    assert set(re.findall(r"(?m)^\d+\. \w+: ([a-z-]+)$", text)) == set(DECISION_NAMES) - {"nothing"}
    assert set(re.findall(r"(?m)^    event = ([a-z-]+|track-2)$", text)) >= set(EVENT_IDS) - {"track-2"}
    assert "event = track-2" in text
