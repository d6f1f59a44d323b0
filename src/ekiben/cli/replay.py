"""`ekiben replay FILE`: show a saved game move by move, or check it."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ekiben.cli import add_components
from ekiben.errors import BadOption
from ekiben.narration import EVERYBODY, context_of, groups_since
from ekiben.record import load, read_header
from ekiben.record_file import read_record
from ekiben.rendering.console import make_console, show, show_paragraph
from ekiben.rendering.log_printer import LogPrinter
from ekiben.rendering.scores import score_table, show_result
from ekiben.table import Table
from ekiben.terminal.seats import labels, recorded_seats
from ekiben.texts import t


def add_replay(p: argparse.ArgumentParser) -> None:
    p.add_argument("file", metavar="FILE", help=t("cli-arg-record"))
    how = p.add_mutually_exclusive_group()
    how.add_argument("--to", metavar="N", type=int, help=t("cli-arg-to"))
    how.add_argument("--check", action="store_true", help=t("cli-arg-check"))
    add_components(p)


def run_replay(args: argparse.Namespace) -> int:
    """Play the record again; a mistake in it is an error."""
    if args.to is not None and args.to < 0:
        raise BadOption("replay-negative", number=args.to)
    text = read_record(args.file)
    table = load(text, args.components, args.to)
    if args.to is not None and len(table.moves) < args.to:
        raise BadOption("replay-too-far", to=args.to, moves=len(table.moves))
    seats = recorded_seats(table.seats, table.game, table.players)
    names = labels(seats, table.game)
    console = make_console()
    if not args.check:
        show_header(console, text)
        show_moves(console, table, names)
    if args.check or table.over:
        show_end(console, table, names)
    else:
        show_position(console, table, names)
    return 0


def show_header(console: Console, text: str) -> None:
    """What the record says about itself."""
    header, _ = read_header(text.splitlines())
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for key, value in header.items():
        if value:
            grid.add_row(Text(key, "dim"), Text(value))
    show(console, grid)
    show(console)


def show_moves(console: Console, table: Table, names: list[str]) -> None:
    """Every move, and what happened; when the game is over, with what was secret."""
    groups = groups_since(table, EVERYBODY if table.over else None, 0)
    LogPrinter(console, table, names, None).print_groups(groups, numbers=True)


def show_end(console: Console, table: Table, names: list[str]) -> None:
    """The final score; of a game that was not finished, as it would be now."""
    if table.over:
        show_result(console, table, names)
        return
    show(console)
    show_paragraph(console, t("check-unfinished", moves=len(table.moves)))
    show(console, score_table(table, names))


def show_position(console: Console, table: Table, names: list[str]) -> None:
    """The board after the last move shown, and who decides."""
    assert table.seat is not None
    view, phrase = table.view(), table.question()
    assert phrase
    show(console)
    show(console, table.game.renderer.board(view, table.components, names, None, []))
    show(console)
    question = table.game.narration.question(phrase, context_of(table, view))
    name = table.game.renderer.seat_name(table.seat, names[table.seat])
    show(console, Text.assemble(" ", t("replay-after", moves=len(table.moves)), " ", name, ": ", question))
