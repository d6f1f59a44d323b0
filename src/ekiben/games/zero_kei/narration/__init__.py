"""Zero-Kei in words: see `ekiben.narration.Narrator`."""

from __future__ import annotations

from ekiben.games.zero_kei.narration.effects import tell
from ekiben.games.zero_kei.narration.moves import deed, move, part, question

__all__ = ["deed", "move", "part", "question", "tell"]
