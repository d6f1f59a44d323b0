"""Whole games in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import ekiben
from ekiben.terminal.session import TerminalSession
from tests.support.typed_input import WIDTH, Screen, run_process

pytestmark = pytest.mark.slow


def test_a_game_through_stdin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = "".join("1\n" for _ in range(400))
    monkeypatch.chdir(tmp_path)  # the message that names the file must fit on a line
    file = Path("game.txt")
    done = run_process("play", "zero-kei", "--seats", "you,you", "--seed", "5", lines=f"{game}save {file}\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Final scoring" in done.stdout
    assert "no more moves" in " ".join(done.stdout.split())  # the lines that came too late
    assert "\x1b" not in done.stdout
    assert all(cell_len(line) <= WIDTH for line in done.stdout.splitlines())
    assert ekiben.load(file.read_text(encoding="utf-8")).over
    checked = run_process("replay", str(file), "--check")
    assert checked.returncode == 0
    assert "Winner" in checked.stdout


def test_the_same_seed_deals_the_same_game_and_chance_has_its_own_source() -> None:
    first, second = (Screen(seats="you,random", seed=9) for _ in range(2))
    assert bytes(first.table.position.data) == bytes(second.table.position.data)
    unseeded = TerminalSession(first.table, first.session.seats, first.session.console)
    assert unseeded.rng.words != TerminalSession(unseeded.table, [], unseeded.console).rng.words
