"""Draw the pictures of the documentation again: `.venv/bin/python scripts/pictures.py`."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console

from ekiben.game import find_game
from ekiben.table import Table
from ekiben.terminal.drawing import find_drawing
from ekiben.terminal.screen import Reader
from ekiben.terminal.seats import parse_seats
from ekiben.terminal.session import Session

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SEED = 64
MOVES = 105
WORKS = ("use", "event", "station", "track", "engine")  # a line with something on it makes a better picture


def position(table: Table) -> None:
    """A game in its middle, played by chance with a liking for work."""
    chance = random.Random(SEED)
    while len(table.moves) < MOVES or table.seat != 0 or table.view()["decision"] != "action":
        legal = table.legal()
        works = [move for move in legal if move.text.split()[0] in WORKS]
        table.play(chance.choice(works or [move for move in legal if move.text != "done"] or legal))


def local(svg: str) -> str:
    """Without the fonts that Rich would fetch from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!-- .*? -->", "", svg)
    fonts = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    return svg.replace("Fira Code, monospace", fonts).replace("Fira Code", "monospace")


def terminal() -> str:
    """Zero-Kei in a terminal of 80 columns."""
    game = find_game("zero-kei")
    drawing = find_drawing(game)
    seats = parse_seats("you:Anna,random,random", game, drawing.AUTOMAS)
    table = Table(game, 3, SEED, seats=[seat.recorded for seat in seats])
    position(table)
    console = Console(
        record=True,
        width=80,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    session = Session(table, seats, drawing, console, Reader(console))
    session.show_board(0)
    session.show_question(0)
    return local(console.export_svg(title="ekiben play zero-kei", unique_id="ekiben"))


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal() + "\n", encoding="utf-8")
