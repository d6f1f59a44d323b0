"""A whole table as one drawing, as plain text and as HTML: for `print`, notebooks and programs."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich.console import Group, RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from ekiben.narration import context_of
from ekiben.rendering.console import capture, show, text_console
from ekiben.rendering.scores import score_table, verdict
from ekiben.table import Table

WIDTH = 80
# Brings its own background: the texts must be readable in light and in dark notebooks.
THEME = TerminalTheme(
    (36, 41, 47),
    (246, 248, 250),
    [
        (36, 41, 47),
        (255, 139, 130),
        (126, 231, 135),
        (240, 196, 80),
        (140, 200, 255),
        (220, 184, 255),
        (118, 227, 234),
        (246, 248, 250),
    ],
)
PRE = (
    '<pre style="background: {background}; color: {foreground}; padding: 1em; width: fit-content; '
    "max-width: 100%; overflow-x: auto; line-height: 1.25; "
    "font-family: Menlo, Consolas, 'DejaVu Sans Mono', monospace\">{code}</pre>"
)


def seat_labels(table: Table) -> list[str]:
    """What is added to the colours of the seats: names of players and automas, or nothing."""
    game = table.game
    automas = [game.text(f"automa-{name}") for name in game.automas[: len(table.seats) - table.players]]
    names = zip(table.seats[: table.players], game.seat_names, strict=False)
    return ["" if name == seat else name for name, seat in names] + automas


def board_and_result(table: Table, labels: Sequence[str], seat: int | None) -> Group:
    """The board as a seat (None: a spectator) sees it; after the end the scoring, too."""
    renderer, components = table.game.renderer, table.components
    parts: list[RenderableType] = [
        renderer.board(table.view(seat), components, labels, seat, table.ways(seat))
    ]
    if table.over:
        breakdown = renderer.score_breakdown(table.view(None), components, labels, table.accounts(None))
        parts += [Text(), breakdown, score_table(table, labels)]
    return Group(*parts)


def whole_table(table: Table, seat: int | None) -> RenderableType:
    """The board and the question to the seat to move, as far as the viewer may know them."""
    labels = seat_labels(table)
    board = board_and_result(table, labels, seat)
    if table.seat is None:
        return Group(board, Text.assemble(" ", verdict(table, labels)))
    context = context_of(table, table.view(seat))
    phrase = table.question(seat)
    assert phrase
    question = table.game.narration.question(phrase, context)
    name = table.game.renderer.seat_name(table.seat, labels[table.seat])
    return Group(board, Text(), Text.assemble(name, "   ", (question, "bold")))


def table_text(table: Table, seat: int | None) -> str:
    """A table as plain text, in lines of at most `WIDTH` columns."""
    return capture(lambda console: console.print(whole_table(table, seat)), WIDTH)


def table_html(table: Table, seat: int | None) -> str:
    """A table as HTML in colours, with names escaped."""
    console = text_console(StringIO(), WIDTH, record=True, color_system="truecolor", force_terminal=True)
    show(console, whole_table(table, seat))
    return console.export_html(theme=THEME, code_format=PRE, inline_styles=True)
