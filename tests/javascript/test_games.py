"""Random games: all that a table says about them, in CPython and in Node.js, word for word."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ekiben.game import game_names
from ekiben.texts import LANGUAGES
from tests.javascript.looking import play
from tests.javascript.node import as_lines, run_node, write_build
from tests.support.random_games import SetUp, set_ups
from tests.support.soak import soaked

pytestmark = [pytest.mark.soak, pytest.mark.slow]

SCRIPT = Path(__file__).with_name("play.mjs")
EVERY = 9  # moves from one position that is looked at to the next
GAMES = soaked(4, 90)  # of each set-up


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_build(tmp_path_factory.mktemp("build"), ["tests.javascript.looking"])


@pytest.mark.parametrize("set_up", list(set_ups()), ids=str)
def test_says_the_same(set_up: SetUp, build: Path, figure: Callable[[str], None]) -> None:
    options, languages = list(set_up.options), list(LANGUAGES)
    games = [(set_up.game, set_up.players, options, seed, EVERY, languages) for seed in range(GAMES)]
    setting = json.dumps({"build": str(build), "games": game_names()})
    answers = run_node(SCRIPT, build, as_lines(games), setting).splitlines()
    assert len(answers) == GAMES
    looks = lines = 0
    for game, answer in zip(games, answers, strict=True):
        ours, theirs = play(*game), json.loads(answer)
        assert theirs == ours
        looks += ours.count("looked")
        lines += len(ours)
    assert looks >= 3 * GAMES
    figure(f"{looks} positions, {lines} lines")
