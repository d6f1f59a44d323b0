"""Random games: all that a table says about them, in CPython and in Node.js, word for word."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ekiben.game import game_names
from ekiben.texts import LANGUAGES
from tests.javascript.looking import play
from tests.javascript.node import answers
from tests.support.random_games import set_ups
from tests.support.soak import soaked

pytestmark = [pytest.mark.soak, pytest.mark.slow]

SCRIPT = Path(__file__).with_name("play.mjs")
EVERY = 4  # moves from one position that is looked at to the next
GAMES = soaked(3, 40)  # of each set-up


@pytest.mark.parametrize("name", game_names())
def test_says_the_same(name: str, build: Path, figure: Callable[[str], None]) -> None:
    games = [
        (name, set_up.players, list(set_up.options), seed, EVERY, list(LANGUAGES))
        for set_up in set_ups()
        if set_up.game == name
        for seed in range(GAMES)
    ]
    setting = json.dumps({"build": str(build), "games": game_names()})
    looks = lines = 0
    for game, answer in zip(games, answers(SCRIPT, build, games, setting), strict=True):
        ours, theirs = play(*game), json.loads(answer)
        assert theirs == ours, game
        looks += ours.count("looked")
        lines += len(ours)
    assert looks > 3 * len(games)
    figure(f"{looks} positions, {lines} lines")
