"""Zero-Kei in words: see `ekiben.telling.Telling`."""

from __future__ import annotations

from ekiben.games.zero_kei.telling.facts import tell
from ekiben.games.zero_kei.telling.moves import deed, move, part, question

__all__ = ["deed", "move", "part", "question", "tell"]
