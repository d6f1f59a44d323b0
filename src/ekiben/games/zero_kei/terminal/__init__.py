"""Zero-Kei in a terminal of 80 columns: what `ekiben.rendering.renderer.Drawing` asks for."""

from __future__ import annotations

from ekiben.games.zero_kei.telling.facts import tell
from ekiben.games.zero_kei.telling.questions import question
from ekiben.games.zero_kei.terminal.board import board
from ekiben.games.zero_kei.terminal.moves import moves
from ekiben.games.zero_kei.terminal.outcome import outcome
from ekiben.games.zero_kei.terminal.signs import seat_name
from ekiben.games.zero_kei.terminal.topics import topic, topics
from ekiben.games.zero_kei.terminal.trains import status

__all__ = [
    "board",
    "moves",
    "outcome",
    "question",
    "seat_name",
    "status",
    "tell",
    "topic",
    "topics",
]
