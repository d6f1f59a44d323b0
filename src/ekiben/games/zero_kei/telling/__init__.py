"""Zero-Kei in words: see `ekiben.telling.Telling`."""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.game import Meaning
from ekiben.games.zero_kei.telling import moves
from ekiben.games.zero_kei.telling.facts import tell
from ekiben.games.zero_kei.telling.moves import move, part
from ekiben.games.zero_kei.telling.names import Context
from ekiben.games.zero_kei.telling.questions import question

__all__ = ["deed", "move", "part", "question", "tell"]


def deed(meanings: Sequence[Meaning], mover: int, context: Context) -> str:
    """How somebody acted; empty where what came of it says all."""
    return " · ".join(moves.deed(meanings, mover, context))
