"""Nordic in a terminal of 80 columns, see `ekiben.rendering.renderer.TerminalRenderer`."""

from __future__ import annotations

from ekiben.games.nordic.terminal.board import board, status
from ekiben.games.nordic.terminal.moves import moves
from ekiben.games.nordic.terminal.pages import PAGE_NAMES, page
from ekiben.games.nordic.terminal.score_breakdown import score_breakdown
from ekiben.games.nordic.terminal.signs import SEATS
from ekiben.games.nordic.terminal.topics import moves_about, topic, topics

seat_name = SEATS.name
BRIEF_DECISIONS = ("ticket", "second-card", "payment", "set", "extra")

__all__ = [
    "PAGE_NAMES",
    "board",
    "moves",
    "moves_about",
    "page",
    "score_breakdown",
    "status",
    "topic",
    "topics",
]
