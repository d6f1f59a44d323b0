"""What happened, told in words: after a move, in the log of a game, and in a replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ekiben.game import Entry
from ekiben.table import Table
from ekiben.terminal.drawing import Drawing, Told
from ekiben.terminal.screen import Flow, show

MOVE_WIDTH = 32
NUMBER_WIDTH = 4
EVERYBODY = -1  # in place of a seat: each move as its maker saw it, for a game that is over


@dataclass
class Piece:
    """Moves that belong together: the steps of one action, as far as they were not told before."""

    number: int  # of the first move, from 1
    mover: int
    moves: list[str]
    entries: list[Entry]


def pieces(table: Table, seat: int | None, since: int) -> list[Piece]:
    """The moves after the first `since`, action by action, as far as a seat may know."""
    begins = {number for number, _ in table.units()}
    movers = table.movers
    found: list[Piece] = []
    for number, entries in log_of(table, seat, since):
        mover = movers[number - 1]
        move = table.moves[number - 1]
        text = table.game.shown_text(move, own=seat in (mover, EVERYBODY))
        if not found or number in begins or found[-1].mover != mover:
            found.append(Piece(number, mover, [], []))
        secret = text != table.game.move_texts[move]
        if not (secret and found[-1].moves[-1:] == [text]):  # said once is enough
            found[-1].moves.append(text)
        found[-1].entries += entries
    return found


def log_of(table: Table, seat: int | None, since: int) -> list[tuple[int, list[Entry]]]:
    """The log as a seat may know it, or everybody together."""
    if seat != EVERYBODY:
        return table.log(seat, since)
    logs = [dict(table.log(maker, since)) for maker in range(table.position.players)]
    return [(n + 1, logs[table.movers[n]][n + 1]) for n in range(since, len(table.moves))]


def begun(table: Table) -> list[str]:
    """The moves of the action that the deciding seat has begun."""
    if table.over or table.game.begins_unit(table.position) or not table.moves:
        return []
    first = table.units()[-1][0]
    return [table.game.move_texts[move] for move in table.moves[first - 1 :]]


class Teller:
    """Prints pieces, with a heading whenever another seat acts."""

    def __init__(
        self, console: Console, drawing: Drawing, table: Table, labels: Sequence[str], seat: int | None
    ) -> None:
        self.console = console
        self.drawing = drawing
        self.table = table
        self.labels = labels
        self.view = table.view(seat)
        self.acting: int | None = None

    def words(self, piece: Piece) -> list[Told]:
        """What a piece did."""
        drawing = self.drawing
        return drawing.tell(piece.entries, piece.moves, piece.mover, self.view, self.table.components)

    def tell(self, found: Sequence[Piece], numbers: bool = False) -> None:
        """Moves of others, or of all: each with its text and what it did."""
        for piece in found:
            told = self.words(piece)
            own = [fact for seat, facts in told if seat == piece.mover for fact in facts]
            self.heading(piece.mover)
            self.line(" ".join(piece.moves), own, piece.number if numbers else None)
            self.others(told, piece.mover)

    def tell_own(self, found: Sequence[Piece]) -> None:
        """Moves that were typed a moment ago: what they did."""
        for piece in found:
            told = self.words(piece)
            own = [fact for seat, facts in told if seat == piece.mover for fact in facts]
            if own:
                show(self.console, indented(Flow(own, start="✓ "), 1))
            self.others(told, piece.mover)

    def others(self, told: Sequence[Told], mover: int) -> None:
        """What a move did to others and to all."""
        for seat, facts in told:
            if seat is None:
                for fact in facts:
                    show(self.console, Rule(Text(fact, "bold"), style="dim"))
                    self.acting = None
            elif seat != mover:
                self.heading(seat)
                self.line("", facts, None)

    def heading(self, seat: int) -> None:
        """Who acts."""
        if seat != self.acting:
            show(self.console, indented(self.drawing.seat_name(seat, self.labels[seat]), 1))
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
    """Something a little to the right."""
    return Padding(what, (0, 0, 0, columns))


def recent(found: Sequence[Piece], count: int | None) -> Iterator[Piece]:
    """The last so many; all without a count."""
    yield from found if count is None else found[-count:]
