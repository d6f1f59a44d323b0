"""Nordic in a terminal of 80 columns: what `ekiben.rendering.renderer.Drawing` asks for."""

from __future__ import annotations

from ekiben.games.nordic.telling.facts import tell
from ekiben.games.nordic.telling.questions import question
from ekiben.games.nordic.terminal.board import board, status
from ekiben.games.nordic.terminal.moves import moves
from ekiben.games.nordic.terminal.outcome import outcome
from ekiben.games.nordic.terminal.pages import PAGES, page
from ekiben.games.nordic.terminal.signs import seat_name
from ekiben.games.nordic.terminal.topics import meant, topic, topics

BRIEF = ("ticket", "second-card", "payment", "set", "extra")

__all__ = [
    "BRIEF",
    "PAGES",
    "board",
    "meant",
    "moves",
    "outcome",
    "page",
    "question",
    "seat_name",
    "status",
    "tell",
    "topic",
    "topics",
]
