"""Nordic in words: see `ekiben.narration.Narrator`."""

from __future__ import annotations

from ekiben.games.nordic.narration.effects import tell
from ekiben.games.nordic.narration.moves import deed, item, move, part, question

__all__ = ["deed", "item", "move", "part", "question", "tell"]
