"""The end of a game: the table of the final scoring, who won, and why."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ekiben.rendering.console import show
from ekiben.table import Move, Table, best_first
from ekiben.texts import t

HIDDEN = "?"


def score_table(table: Table, labels: Sequence[str], seat: int | None = None) -> Grid:
    """A line for each seat, the best first, in the parts of the final scoring; "?" for what is secret."""
    *parts, total, _win = table.game.score_parts
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    grid.add_column(overflow="ellipsis", no_wrap=True)
    for part in (*parts, total):
        bold = "bold" if part == total else ""
        grid.add_column(table.game.text(f"part-{part}"), justify="right", style=bold, header_style=bold)
    scores = table.scores_seen(seat)
    plain = {parts[0], total, *table.game.tie_breaks}
    for row in best_first(scores):
        amounts = [
            HIDDEN if amount is None else signed(int(amount), plain=part in plain)
            for part, amount in scores[row].items()
            if part in (*parts, total)
        ]
        grid.add_row(table.game.renderer.seat_name(row, labels[row]), *amounts)
    return grid


def signed(amount: int, plain: bool = False) -> str:
    """A number with a real minus, and a plus where something is added."""
    if amount < 0:
        return f"−{-amount}"
    return f"+{amount}" if amount and not plain else str(amount)


def total_change(move: Move) -> str:
    """The seat's total now and after a move; empty where it stays as it is."""
    if not move.total_change or move.total_change[0] == move.total_change[1]:
        return ""
    return " → ".join(signed(total, plain=True) for total in move.total_change)


def add_total_column(grid: Grid, moves: Sequence[Move], heading: str) -> None:
    """The last column of a list of moves; its heading stands there only if a total changes."""
    grid.show_header = any(map(total_change, moves))
    grid.add_column(heading, no_wrap=True, style="dim", header_style="dim")


def show_result(console: Console, table: Table, labels: Sequence[str], *breakdown: RenderableType) -> None:
    """The scoring of a game that is over: how it came about, the table, and who won."""
    show(console)
    show(console, Rule(Text(t("result-title"), "bold"), style="dim"))
    show(console, *breakdown, score_table(table, labels), Text.assemble(" ", verdict(table, labels)))


def verdict(table: Table, labels: Sequence[str]) -> Text:
    """The winners of a game that is over, and the tie-break if it decided."""
    result = table.result()
    assert result
    names = Text(", ").join(table.game.renderer.seat_name(seat, labels[seat]) for seat in result.winners)
    best = int(table.scores()[result.winners[0]]["total"])
    key = "result-won" if len(result.winners) == 1 else "result-shared"
    text = Text.assemble("★ ", t(key, points=signed(best, plain=True)), " ", names)
    if result.tie_broken:
        text.append(f"\n   {table.game.text('tie-break')}".rstrip())
    return text
