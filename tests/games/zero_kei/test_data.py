"""What is printed in Zero-Kei."""

from __future__ import annotations

from ekiben.games.zero_kei.components import ABILITIES, ACTIONS
from ekiben.games.zero_kei.event_cards import EVENT_IDS


def test_there_are_as_many_as_the_rulebook_has() -> None:
    assert len(ACTIONS) == 9
    assert len(ABILITIES) == 7
    assert len(EVENT_IDS) == 18
