"""Zero-Kei in a terminal of 80 columns, see `ekiben.rendering.renderer.TerminalRenderer`."""

from __future__ import annotations

from ekiben.games.zero_kei.terminal.board import board
from ekiben.games.zero_kei.terminal.moves import moves
from ekiben.games.zero_kei.terminal.score_breakdown import score_breakdown
from ekiben.games.zero_kei.terminal.signs import SEATS
from ekiben.games.zero_kei.terminal.topics import topic, topics
from ekiben.games.zero_kei.terminal.trains import status

seat_name = SEATS.name

__all__ = ["board", "moves", "score_breakdown", "seat_name", "status", "topic", "topics"]
