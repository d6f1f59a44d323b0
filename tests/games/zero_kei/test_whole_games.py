"""Whole games of Zero-Kei in the terminal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from ekiben.games.zero_kei.components import CARRIAGE_IDS, standard
from tests.support.typed_input import LONG, RENDERER, WIDTH, Screen, texts_of

pytestmark = pytest.mark.slow

TABLES = {
    "solo": (f"you:{LONG},hideo", False),
    "hard": ("you,hideo", True),
    "two": (f"you:{LONG},random", False),
    "hot seat": (f"you:{LONG},you:新幹線新幹線新幹線,you", False),
    "four": (f"random,you:{LONG},random,random", False),
}


def player(screen: Screen, seed: int) -> Iterator[str]:
    """A random player who types numbers and texts, and looks around now and then."""
    chance = random.Random(seed)
    looks = ["board", "log", "scores", "moves", "help", "undo", "log all", "nonsense", "", "0"]
    topics = [*RENDERER.topics(screen.table.view(), standard()), *CARRIAGE_IDS]
    while not screen.table.over:
        if chance.random() < 0.06:
            yield chance.choice([*looks, f"help {chance.choice(topics)}"])
            continue
        legal = texts_of(screen.table)
        choice = chance.choice([text for text in legal if text != "done"] or legal)
        yield choice if chance.random() < 0.5 else str(legal.index(choice) + 1)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_fit_on_80_columns_and_end_with_a_score(name: str, seed: int) -> None:
    seats, hard = TABLES[name]
    screen = Screen(seats=seats, flags=["--hard"] if hard else [], seed=seed)
    screen.lines = player(screen, seed)
    assert screen.session.run() == 0
    assert screen.table.over
    shown = screen.out.getvalue()
    for line in shown.splitlines():
        assert cell_len(line) <= WIDTH, line
    assert "Final scoring" in shown
    best = max(row["total"] for row in screen.table.scores())
    assert f"with {best:.0f} points".replace("-", "−") in shown


@pytest.mark.parametrize("players", [1, 4])
def test_boards_fit_with_other_components(players: int, tmp_path: Path) -> None:
    lines = ["[track_cost]"]
    lines += [f"{letter} = {{ cost = {10 + i}, points = {10 + i} }}" for i, letter in enumerate("ABCDEFGH")]
    for number in range(1, 13):
        lines += ["[[city]]", f"number = {number}", f'name = "Shin-Yokohama-Kita-{number}"']
        lines += ["ground = { cost = 12, points = 12 }"]
    file = tmp_path / "other.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    seats = ",".join(["you"] * players) + (",hideo" if players == 1 else "")
    screen = Screen(seats=seats, components=str(file))
    screen.lines = player(screen, 1)
    assert screen.session.run() == 0
    for line in screen.out.getvalue().splitlines():
        assert cell_len(line) <= WIDTH, line
