"""The table of a tab: the same messages in CPython and in Node.js."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ekiben.game import game_names
from ekiben.texts import LANGUAGES
from tests.javascript.looking_at_a_tab import play
from tests.javascript.node import as_lines, run_node

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).with_name("play.mjs")
GAMES = [("zero-kei", 1, ["hard"]), ("nordic", 2, [])]


def test_a_tab_sends_the_same(build: Path) -> None:
    games = [(*game, 7, 23, list(LANGUAGES)) for game in GAMES]
    setting = json.dumps({"build": str(build), "games": game_names(), "module": "looking_at_a_tab"})
    answers = run_node(SCRIPT, build, as_lines(games), setting).splitlines()
    for game, answer in zip(games, answers, strict=True):
        assert json.loads(answer) == play(*game)
