"""What a seat is asked and what happened, in words: from its view and its log, as the terminal tells it."""

from __future__ import annotations

from ekiben.server.messages import ToldFacts, ToldMove, Words
from ekiben.table import Table
from ekiben.terminal.drawing import find_drawing
from ekiben.terminal.telling import begun, pieces
from ekiben.texts import speaking


def words_of(table: Table, seat: int | None, since: int, language: str) -> Words:
    """The words for a seat (None: a spectator), about what follows the first `since` moves."""
    with speaking(language):
        drawing = find_drawing(table.game)
        view, asked = table.view(seat), seat is not None and table.seat == seat
        steps = begun(table) if asked else []
        first = whole_action(table, since)
        return Words(
            question=drawing.question(view, table.components, steps) if asked else "",
            begun=" ".join(steps),
            told_from=first,
            told=[
                ToldMove(
                    piece.number,
                    piece.mover,
                    " ".join(piece.moves),
                    [
                        ToldFacts(told.seat, told.facts)
                        for told in drawing.tell(
                            piece.entries, piece.moves, piece.mover, view, table.components
                        )
                    ],
                )
                for piece in pieces(table, seat, first)
            ],
        )


def whole_action(table: Table, since: int) -> int:
    """So many moves at most, so that no action is told from its middle on."""
    return max((number - 1 for number, _ in table.units() if number - 1 <= since), default=0)
