"""Draw the terminal pictures of the documentation: `.venv/bin/python scripts/pictures.py`."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from ekiben.game import find_game
from ekiben.table import Table
from ekiben.terminal import commands
from ekiben.terminal.screen import LineReader
from ekiben.terminal.seats import parse_seats
from ekiben.terminal.session import TerminalSession

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
# For each game: the seats, a seed, a minimum of moves, and preferred moves, because a fuller board makes a
# better picture.
GAMES = {
    "zero-kei": ("you:Anna,random,random", 64, 105, ("use", "event", "station", "track", "engine")),
    "nordic": ("you:Anna,random", 25, 110, ("keep",)),
}


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


def terminal(name: str, show: Callable[[TerminalSession], None]) -> str:
    """A picture of a game in a terminal of 80 columns."""
    sitting, seed, moves, liked = GAMES[name]
    game = find_game(name)
    seats = parse_seats(sitting, game)
    table = Table(game, len(seats), seed, seats=[seat.record_name for seat in seats])
    position(table, seed, moves, liked)
    console = Console(
        record=True,
        width=80,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    show(TerminalSession(table, seats, console, LineReader(console)))
    return local(console.export_svg(title=f"ekiben play {name}", unique_id="ekiben"))


def board(session: TerminalSession) -> None:
    """Show the board and the question."""
    session.show_board(0)
    session.show_question(0)


def route_map(session: TerminalSession) -> None:
    """Show the map of Nordic."""
    commands.run_command(session, "map")


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    pictures = {
        "terminal.svg": terminal("zero-kei", board),
        "nordic-terminal.svg": terminal("nordic", board),
        "nordic-map.svg": terminal("nordic", route_map),
    }
    for file, svg in pictures.items():
        (PICTURES / file).write_text(svg + "\n", encoding="utf-8")
