"""Draw the terminal pictures of the documentation: `.venv/bin/python scripts/pictures.py`."""

from __future__ import annotations

import io
import random
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from ekiben.game import find_game  # noqa: E402
from ekiben.table import Table  # noqa: E402
from ekiben.terminal import commands  # noqa: E402
from ekiben.terminal.screen import LineReader  # noqa: E402
from ekiben.terminal.seats import parse_seats  # noqa: E402
from ekiben.terminal.session import TerminalSession  # noqa: E402
from tests.support.of_game import games_with, of_game  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"


def position(table: Table, seed: int, moves: int, liked: tuple[str, ...]) -> None:
    """Play random moves, preferring some, until the first seat is to act in the middle of the game."""
    rng = random.Random(seed)
    while len(table.moves) < moves or table.seat != 0 or table.view()["decision"] != "action":
        legal = table.legal()
        better = [move for move in legal if move.text.split()[0] in liked]
        others = [move for move in legal if move.text not in ("done", "tickets")]
        table.play(rng.choice(better or others or legal))


def local(svg: str) -> str:
    """Remove the web fonts that Rich links to."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!-- .*? -->", "", svg)
    fonts = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    return svg.replace("Fira Code, monospace", fonts).replace("Fira Code", "monospace")


def terminal(name: str, how: dict[str, Any], command: str) -> str:
    """A picture of a game in a terminal of 80 columns."""
    game = find_game(name)
    seats = parse_seats(how["SEATS"], game)
    table = Table(game, len(seats), how["SEED"], seats=[seat.record_name for seat in seats])
    position(table, how["SEED"], how["MOVES"], how["LIKED"])
    console = Console(
        record=True,
        width=80,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    commands.run_command(TerminalSession(table, seats, console, LineReader(console)), command)
    return local(console.export_svg(title=f"ekiben play {name}", unique_id="ekiben"))


if __name__ == "__main__":
    for name in games_with("pictures"):
        how = of_game(name, "pictures")
        for file, command in how["TERMINAL"].items():
            (PICTURES / file).write_text(terminal(name, how, command) + "\n", encoding="utf-8")
