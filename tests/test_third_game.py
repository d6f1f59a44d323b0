"""Milk Run, a game outside of the package: played in every way, and copied to make another game of it.

Other tests run for all games, this one among them: the contract, batches, adapters, bots, studies, scenarios.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import ekiben
from ekiben.arena.arena import play_arena
from ekiben.arena.matches import Match
from tests.support.scenarios import BOX
from tests.support.typed_input import run_process

FOLDER = Path(__file__).parent / "games" / "milk_run"
FIRST = "1\n" * 60  # the move that is listed first, again and again
Run = Callable[..., subprocess.CompletedProcess[str]]


def lines_of_code(file: Path) -> int:
    """Lines that are not blank."""
    return sum(bool(line.strip()) for line in file.read_text(encoding="utf-8").splitlines())


def test_it_is_tiny_and_nothing_outside_its_folder_knows_it() -> None:
    assert sum(map(lines_of_code, FOLDER.glob("*.py"))) <= 170
    sources = Path(ekiben.__file__).parent
    page = Path(__file__).parents[1] / "client" / "src"
    files = [*sources.rglob("*.py"), *sources.rglob("*.ftl"), *page.rglob("*.ts"), *page.rglob("*.svelte")]
    for file in files:
        assert not re.search(r"milk.?run", file.read_text(encoding="utf-8"), re.IGNORECASE), file


def test_no_general_test_has_a_table_by_game_or_needs_the_modules_of_one() -> None:
    """It asks the folder of the game's tests instead: see `tests/support/of_game.py`."""
    tables = (
        rf'(?m)^ +"({"|".join(BOX)})":|[^=]= \{{"({"|".join(BOX)})":|^(from|import) (tests|ekiben)\.games\.'
    )
    for file in Path(__file__).parent.rglob("*.py"):
        if FOLDER.parent not in file.parents:
            assert not re.search(tables, file.read_text(encoding="utf-8")), file


@pytest.fixture(params=["milk-run", "night-mail"])
def game(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game; and a copy of its folder under another name, whose texts are named after it."""
    name = str(request.param)
    if name != "milk-run":
        copied = tmp_path / "games" / name.replace("-", "_")
        shutil.copytree(FOLDER, copied)
        for file in (copied / "__init__.py", copied / "locale" / "en" / "game.ftl"):
            file.write_text(file.read_text(encoding="utf-8").replace("milk-run", name), encoding="utf-8")
        monkeypatch.setenv("EKIBEN_GAMES", str(tmp_path / "games"))
    return name


@pytest.mark.slow
def test_it_is_played_by_typing_saved_and_replayed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    seats = ("--seats", "you,search:20", "--seed", "5", "--hard")
    done = run_process("play", game, *seats, lines=f"{FIRST}save {file}\n")
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert "Where to?" in done.stdout
    assert "Final scoring" in done.stdout
    checked = run_process("replay", str(file), "--check")
    assert checked.returncode == 0, checked.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("sim", "--players", "3", "--games", "40", "--hard"), "40 games"),
        (("arena", "--players", "2", "--bots", "greedy,random", "--games", "4"), "greedy"),
        (("study", "--players", "2", "--bots", "greedy,random", "--games", "4"), "moves"),
        (("rules",), "churns"),
        (("components",), "rounds = 5"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_every_command_takes_it(game: str, arguments: tuple[str, ...], expected: str) -> None:
    command, *rest = arguments
    done = run_process(command, game, *rest)
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert expected in done.stdout


@pytest.mark.slow
def test_an_option_of_another_game_may_have_the_same_name() -> None:
    helped = run_process("play", "--help").stdout
    assert len(re.findall("--hard", helped)) == 2, "each game says what it means"
    refused = run_process("play", "milk-run", "--ferry-sets-stack")
    assert refused.returncode == 2
    assert "milk-run" in refused.stderr


@pytest.mark.slow
def test_a_search_beats_chance_by_the_score_alone() -> None:
    results = play_arena(Match("milk-run", 2, ("search:200", "random")), 30, 1)
    won = sum(result.scores[result.seating.index("search:200")]["win"] for result in results)
    assert won >= 0.8 * len(results)
