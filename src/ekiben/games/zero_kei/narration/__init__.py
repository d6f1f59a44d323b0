"""Zero-Kei in words: see `ekiben.narration.Narrator`."""

from __future__ import annotations

from ekiben.games.zero_kei.narration.effects import describe
from ekiben.games.zero_kei.narration.moves import describe_group, move, part, question, reason_args

__all__ = ["describe", "describe_group", "move", "part", "question", "reason_args"]
