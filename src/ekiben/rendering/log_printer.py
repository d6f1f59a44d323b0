"""Prints what happened, in sentences: after a move, as the log of a game, and in a replay."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ekiben.narration import MoveGroup, context_of
from ekiben.protocol import SeatEffects
from ekiben.rendering.console import Flow, show
from ekiben.table import Table

MOVE_WIDTH = 32
NUMBER_WIDTH = 4


class LogPrinter:
    """Prints move groups as a seat may know them, with a heading whenever another seat acts."""

    def __init__(self, console: Console, table: Table, labels: Sequence[str], seat: int | None) -> None:
        self.console = console
        self.table = table
        self.labels = labels
        self.context = context_of(table, table.view(seat))
        self.acting: int | None = None

    def print_groups(self, groups: Sequence[MoveGroup], numbers: bool = False) -> None:
        """The moves and their effects, for a reader who did not make them."""
        for group in groups:
            own, others = self._effects(group)
            self._print_heading(group.mover)
            self._print_line(" ".join(group.moves), own, group.number if numbers else None)
            self._print_effects(others)

    def print_own(self, groups: Sequence[MoveGroup]) -> None:
        """Only the effects, for the player who has just typed the moves."""
        for group in groups:
            own, others = self._effects(group)
            if own:
                show(self.console, indented(Flow(own, start="✓ "), 1))
            self._print_effects(others)

    def _effects(self, group: MoveGroup) -> tuple[list[str], list[SeatEffects]]:
        """What a move group did to its mover, and what it did to the others and to all."""
        effects = self.table.game.narration.describe(group, self.context)
        own = [text for each in effects if each.seat == group.mover for text in each.texts]
        return own, [each for each in effects if each.seat != group.mover]

    def _print_effects(self, effects: Sequence[SeatEffects]) -> None:
        for each in effects:
            if each.seat is None:
                for text in each.texts:
                    show(self.console, Rule(Text(text, "bold"), style="dim"))
                    self.acting = None
            else:
                self._print_heading(each.seat)
                self._print_line("", each.texts, None)

    def _print_heading(self, seat: int) -> None:
        if seat != self.acting:
            show(self.console, indented(self.table.game.renderer.seat_name(seat, self.labels[seat]), 1))
            self.acting = seat

    def _print_line(self, move: str, effects: Sequence[str], number: int | None) -> None:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        if number is not None:
            grid.add_column(justify="right", width=NUMBER_WIDTH, style="dim")
        if move:
            grid.add_column(width=MOVE_WIDTH, style="bold")
        grid.add_column()
        cells = [Text(f"{number}.")] if number is not None else []
        grid.add_row(*cells, *([Text(move)] if move else []), Flow(effects))
        show(self.console, indented(grid, 3 if number is None else 1))


def indented(what: RenderableType, columns: int) -> Padding:
    return Padding(what, (0, 0, 0, columns))
