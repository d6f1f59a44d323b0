"""Nordic in a terminal of 80 columns, see `ekiben.rendering.renderer.Drawing`."""

from __future__ import annotations

from ekiben.games.nordic.terminal.board import board, status
from ekiben.games.nordic.terminal.moves import moves
from ekiben.games.nordic.terminal.outcome import outcome
from ekiben.games.nordic.terminal.pages import PAGES, page
from ekiben.games.nordic.terminal.signs import SEATS
from ekiben.games.nordic.terminal.topics import meant, topic, topics

seat_name = SEATS.name
BRIEF = ("ticket", "second-card", "payment", "set", "extra")

__all__ = ["PAGES", "board", "meant", "moves", "outcome", "page", "status", "topic", "topics"]
