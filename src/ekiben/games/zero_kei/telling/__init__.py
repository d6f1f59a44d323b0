"""Zero-Kei in words: see `ekiben.telling.Telling`."""

from __future__ import annotations

from ekiben.games.zero_kei.telling.facts import tell
from ekiben.games.zero_kei.telling.moves import move, part
from ekiben.games.zero_kei.telling.questions import question

__all__ = ["move", "part", "question", "tell"]
