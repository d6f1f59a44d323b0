"""Nordic in words: see `ekiben.narration.Narrator`."""

from __future__ import annotations

from ekiben.games.nordic.narration.effects import describe
from ekiben.games.nordic.narration.moves import describe_group, move, part, question, reason_args

__all__ = ["describe", "describe_group", "move", "part", "question", "reason_args"]
