"""What the transcripts of Nordic show together."""

from __future__ import annotations

import re

from tests.test_transcripts import all_of


def test_together_they_show_everything_of_nordic() -> None:
    text = all_of("nordic")
    asked = set(re.findall(r"(?m)^\d+\. \w+: ([a-z-]+)$", text))
    assert asked == {"ticket", "action", "second-card", "payment", "set", "extra"}
    told = set(re.findall(r"(?m)^    ([a-z-]+) \w+=", text)) | set(re.findall(r"(?m)^    ([a-z-]+)$", text))
    assert told >= {
        *("drew", "laid", "turned-up", "gave-up", "claimed", "closed", "drew-tickets", "kept-tickets"),
        *("new-deck", "face-up", "begins", "last-turns", "game-over"),
    }
