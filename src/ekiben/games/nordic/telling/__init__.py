"""Nordic in words: what `ekiben.telling.Telling` asks for."""

from __future__ import annotations

from ekiben.games.nordic.telling.facts import tell
from ekiben.games.nordic.telling.moves import move, part
from ekiben.games.nordic.telling.questions import question

__all__ = ["move", "part", "question", "tell"]
