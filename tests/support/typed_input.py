"""A session whose lines come from a test, and what else tests of the terminal need."""

from __future__ import annotations

import argparse
import io
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ekiben
from ekiben.bots.player import BotRng
from ekiben.cli import main
from ekiben.cli.play import load_game, new_game
from ekiben.game import find_game
from ekiben.rendering.renderer import TerminalRenderer
from ekiben.table import Table
from ekiben.terminal.screen import LineReader
from ekiben.terminal.seats import SeatPlayer
from ekiben.terminal.session import TerminalSession

WIDTH = 80
GAME = find_game("zero-kei")
RENDERER: TerminalRenderer = GAME.renderer
SOURCES = Path(ekiben.__file__).parent
LONG = "Wilhelmine Katharina"  # as long as a name may be


def options(**given: Any) -> argparse.Namespace:
    """The command line of `ekiben play`."""
    plain: dict[str, Any] = {
        "game": "zero-kei",
        "seats": None,
        "seed": 7,
        "load": None,
        "components": None,
        "flags": [],
    }
    return argparse.Namespace(**{**plain, **given})


class Screen:
    """A session whose lines come from the test and whose output the test reads."""

    def __init__(self, lines: Iterator[str] | None = None, **given: Any) -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=WIDTH, highlight=False, markup=False, emoji=False)
        table, seats = load_game(options(seed=None, **given)) if given.get("load") else self.new(given)
        self.lines = lines
        reader = LineReader(console, self.read)
        reader.is_interactive = False
        file = Path(given["load"]) if given.get("load") else None
        self.session = TerminalSession(table, seats, console, reader, BotRng(1), file)
        self.table = table

    def new(self, given: dict[str, Any]) -> tuple[Table, list[SeatPlayer]]:
        """A new game."""
        return new_game(options(**given))

    def read(self, prompt: str) -> str:
        """The next line of the test."""
        self.out.write(prompt)
        assert self.lines is not None
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def type(self, *lines: str) -> str:
        """Type lines, then nothing more; what is shown meanwhile, wherever its lines break."""
        begin = self.out.tell()
        self.lines = iter(lines)
        self.status = self.session.run()
        self.raw = self.out.getvalue()[begin:]
        return " ".join(self.raw.split())

    def play_until(self, wanted: Callable[[Table], bool], avoid: str = "done") -> None:
        """Make random moves up to a decision of a certain kind."""
        chance = random.Random(2)
        while not wanted(self.table):
            legal = self.table.legal()
            self.table.play(chance.choice([move for move in legal if move.text != avoid] or legal))


def shows(out: str, *texts: str) -> None:
    """All of these texts are on the screen."""
    assert [text for text in texts if text not in out] == []


def texts_of(table: Table) -> list[str]:
    """The legal moves."""
    return [move.text for move in table.legal()]


def asks(decision: str, seat: int = 0) -> Callable[[Table], bool]:
    """Whether a seat is asked for something."""
    return lambda table: table.seat == seat and table.view()["decision"] == decision


def a_record(
    moves: int | None = None, players: int = 2, seats: list[str] | None = None, seed: int = 3
) -> str:
    """A random game, whole or up to a move."""
    table = Table(GAME, players, seed, seats=seats)
    chance = random.Random(seed)
    while not table.over and (moves is None or len(table.moves) < moves):
        legal = table.legal()
        table.play(chance.choice([move for move in legal if move.text != "done"] or legal))
    return table.record()


def run_cli(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """A command in this process: status, output, errors."""
    status = main(list(args))
    out, err = capsys.readouterr()
    return status, out, err


def run_process(*args: str, lines: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ekiben", *args],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "80", "PYTHONUTF8": "1", **env},
        timeout=120,
    )
