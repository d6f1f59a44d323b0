"""What happened, told in words: after a move, in the log of a game, and in a replay."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ekiben.narration import Context, MoveGroup
from ekiben.protocol import SeatEffects
from ekiben.rendering.console import Flow, show
from ekiben.table import Table

MOVE_WIDTH = 32
NUMBER_WIDTH = 4


class Teller:
    """Prints pieces, with a heading whenever another seat acts."""

    def __init__(self, console: Console, table: Table, labels: Sequence[str], seat: int | None) -> None:
        self.console = console
        self.table = table
        self.labels = labels
        self.context = Context(table.view(seat), table.components)
        self.acting: int | None = None

    def words(self, piece: MoveGroup) -> tuple[list[str], list[SeatEffects]]:
        """What a piece did to who moved, and what it did to others and to all."""
        tell = self.table.game.narration.tell
        told = tell(piece.entries, piece.moves, piece.mover, self.context)
        own = [text for each in told if each.seat == piece.mover for text in each.texts]
        return own, [each for each in told if each.seat != piece.mover]

    def tell(self, found: Sequence[MoveGroup], numbers: bool = False) -> None:
        """Moves of others, or of all: each with its text and what it did."""
        for piece in found:
            own, others = self.words(piece)
            self.heading(piece.mover)
            self.line(" ".join(piece.moves), own, piece.number if numbers else None)
            self.others(others)

    def tell_own(self, found: Sequence[MoveGroup]) -> None:
        """Moves that were typed a moment ago: what they did."""
        for piece in found:
            own, others = self.words(piece)
            if own:
                show(self.console, indented(Flow(own, start="✓ "), 1))
            self.others(others)

    def others(self, effects: Sequence[SeatEffects]) -> None:
        """What a move did to others and to all."""
        for each in effects:
            if each.seat is None:
                for text in each.texts:
                    show(self.console, Rule(Text(text, "bold"), style="dim"))
                    self.acting = None
            else:
                self.heading(each.seat)
                self.line("", each.texts, None)

    def heading(self, seat: int) -> None:
        """Who acts."""
        if seat != self.acting:
            show(self.console, indented(self.table.game.drawing.seat_name(seat, self.labels[seat]), 1))
            self.acting = seat

    def line(self, move: str, facts: Sequence[str], number: int | None) -> None:
        """A move and what it did."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        if number is not None:
            grid.add_column(justify="right", width=NUMBER_WIDTH, style="dim")
        if move:
            grid.add_column(width=MOVE_WIDTH, style="bold")
        grid.add_column()
        cells = [Text(f"{number}.")] if number is not None else []
        grid.add_row(*cells, *([Text(move)] if move else []), Flow(facts))
        show(self.console, indented(grid, 3 if number is None else 1))


def indented(what: RenderableType, columns: int) -> Padding:
    return Padding(what, (0, 0, 0, columns))
