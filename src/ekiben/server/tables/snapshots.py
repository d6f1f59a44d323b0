"""What a seat is asked and what happened, in words: from its view and its log."""

from __future__ import annotations

from ekiben.game import View
from ekiben.protocol import NarratedGroup, Narration, SeatEffects
from ekiben.table import Table
from ekiben.telling import Piece, Telling, begun, find_telling, pieces
from ekiben.texts import LANGUAGES, speaking


def parse_language(asked: str | None) -> str | None:
    """The language of a wish for words: the first for one that is not known, None without a wish."""
    return asked if asked in LANGUAGES else LANGUAGES[0] if asked else None


def words_of(table: Table, seat: int | None, since: int, language: str, view: View) -> Narration:
    """The words for a seat (None: a spectator) and its view, about what follows the first `since` moves."""
    with speaking(language):
        telling = find_telling(table.game)
        asked = seat is not None and table.seat == seat
        steps = begun(table) if asked else []
        first = table.unit_start(since)
        return Narration(
            question=telling.question(view, table.components, steps) if asked else "",
            begun=" ".join(steps),
            told_from=first,
            told=[told(table, telling, piece, view) for piece in pieces(table, seat, first)],
        )


def told(table: Table, telling: Telling, piece: Piece, view: View) -> NarratedGroup:
    """An action, and what it did."""
    facts = telling.tell(piece.entries, piece.moves, piece.mover, view, table.components)
    return NarratedGroup(
        piece.number, piece.mover, " ".join(piece.moves), [SeatEffects(one.seat, one.facts) for one in facts]
    )
