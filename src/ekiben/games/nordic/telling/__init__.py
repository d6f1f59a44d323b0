"""Nordic in words: see `ekiben.telling.Telling`."""

from __future__ import annotations

from ekiben.games.nordic.telling.facts import tell
from ekiben.games.nordic.telling.moves import deed, item, move, part, question

__all__ = ["deed", "item", "move", "part", "question", "tell"]
