"""What a seat is asked and what happened, in words: from its view and its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ekiben.game import View
from ekiben.server.messages import ToldFacts, ToldMove, Words
from ekiben.table import Table
from ekiben.telling import Piece, Telling, begun, find_telling, pieces
from ekiben.texts import LANGUAGES, speaking


def language_of(asked: str | None) -> str | None:
    """The language of a wish for words: the first for one that is not known, None without a wish."""
    return asked if asked in LANGUAGES else LANGUAGES[0] if asked else None


def words_of(table: Table, seat: int | None, since: int, language: str, shown: Mapping[str, Any]) -> Words:
    """Narrate what a seat (None: a spectator) is shown, and what follows the first `since` moves."""
    view, legal = shown["view"], shown["legal"]
    with speaking(language):
        telling = find_telling(table.game)
        asked = seat is not None and table.seat == seat
        steps = begun(table) if asked else []
        first = table.unit_start(since)
        return Words(
            question=telling.question(view, table.components, steps) if asked else "",
            begun=" ".join(steps),
            told_from=first,
            told=[told(table, telling, piece, view) for piece in pieces(table, seat, first)],
            moves=[telling.move(move, view, table.components) for move in legal],
            parts=[[telling.part(part, view, table.components) for part in move.parts] for move in legal],
        )


def told(table: Table, telling: Telling, piece: Piece, view: View) -> ToldMove:
    """An action, and what it did."""
    facts = telling.tell(piece.entries, piece.moves, piece.mover, view, table.components)
    return ToldMove(
        piece.number, piece.mover, " ".join(piece.moves), [ToldFacts(one.seat, one.facts) for one in facts]
    )
