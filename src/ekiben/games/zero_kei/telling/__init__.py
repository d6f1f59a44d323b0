"""Zero-Kei in words: see `ekiben.telling.Telling`."""

from __future__ import annotations

from collections.abc import Sequence

from ekiben.game import Meaning, View
from ekiben.games.zero_kei.components import Components
from ekiben.games.zero_kei.telling import moves
from ekiben.games.zero_kei.telling.facts import tell
from ekiben.games.zero_kei.telling.moves import move, part, question

__all__ = ["deed", "move", "part", "question", "tell"]


def deed(meanings: Sequence[Meaning], mover: int, view: View, components: Components) -> str:
    """How somebody acted; empty where what came of it says all."""
    return " · ".join(moves.deed(meanings, mover, components))
