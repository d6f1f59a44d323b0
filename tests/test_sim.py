"""Simulations: the same seed gives the same result, and the command says what it should."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from ekiben.cli import main
from ekiben.game import find_game, game_names
from ekiben.sim import CHUNK, chunks, simulate

pytestmark = pytest.mark.slow

KEYS = [
    "game",
    "players",
    "games",
    "moves",
    "seconds",
    "moves_per_second",
    "games_per_second",
    "score_mean",
    "wins",
    "longest",
    "capped",
]


def figures(
    players: int, games: int, threads: int, seed: int = 1, options: int = 0, name: str = "zero-kei"
) -> dict[str, Any]:
    """A simulation, without what depends on the clock."""
    game = find_game(name)
    result = simulate(game, game.components(), players, options, games, seed, threads)
    return {key: value for key, value in result.items() if "second" not in key}


@pytest.mark.parametrize(
    ("name", "players"), [(name, n) for name in game_names() for n in find_game(name).player_counts]
)
def test_any_number_of_threads_gives_the_same_result(name: str, players: int) -> None:
    games = 3 * CHUNK + 17
    one = figures(players, games, 1, name=name)
    assert one == figures(players, games, 2, name=name) == figures(players, games, 5, name=name)
    assert one["games"] == games
    assert one["capped"] == 0
    assert sum(one["wins"]) == pytest.approx(games, abs=0.01)
    assert one != figures(players, games, 2, seed=2, name=name)


def test_ferry_sets_that_stack_change_nordic() -> None:
    plain, stacked = (figures(3, 600, 2, options=options, name="nordic") for options in (0, 1))
    assert plain != stacked
    assert plain["moves"] != stacked["moves"]


def test_hard_changes_the_solo_game() -> None:
    normal, hard = figures(1, 500, 2), figures(1, 500, 2, options=1)
    assert hard["score_mean"][1] == pytest.approx(normal["score_mean"][1] + 7, abs=1.5)


def test_chunks_cover_every_game_once() -> None:
    for games in (1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK):
        covered = [n for first, count in chunks(games) for n in range(first, first + count)]
        assert covered == list(range(games))


@pytest.mark.parametrize("name", game_names())
def test_the_command_prints_one_json_object(name: str) -> None:
    command = [sys.executable, "-m", "ekiben", "sim", name, "--players", "3", "--games", "50", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    result = json.loads(done.stdout)
    assert list(result) == KEYS
    assert result["games"] == 50
    assert len(result["score_mean"]) == len(result["wins"]) == 3
    assert result["moves"] >= 50 * result["longest"] / 4
    assert result["game"] == name


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "zero-kei", "--solo", "--hard", "--games", "20"]) == 0
    assert "Mean score" in capsys.readouterr().out


def test_the_command_plays_with_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "nordic", "--players", "2", "--games", "20", "--ferry-sets-stack"]) == 0
    assert "Mean score" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "5"], "1, 2, 3, 4 players, not 5"),
        (["--players", "3", "--solo"], "--solo is for one player"),
        (["--players", "3", "--hard"], "option 'hard' is not for a table of 3; it is for: 1"),
        (["--games", "0"], "--games is 0"),
        (["--threads", "-1"], "--threads is -1"),
        (["--seed", "-1"], "a seed is a whole number"),
    ],
)
def test_bad_arguments(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "zero-kei", *arguments]) == 2
    captured = capsys.readouterr()
    assert message in captured.err
    assert captured.out == ""
