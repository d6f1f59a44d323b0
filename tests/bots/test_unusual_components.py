"""Bots with components that nobody would print: legal moves, and nothing that does not fit.

Some positions are judged by the interpreter, too, which sees what compiled rules do not: an index that is
too large, a number that does not fit.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ekiben.bots import search_rules
from ekiben.bots.compiled import greedy_rule, search_rule
from ekiben.bots.names import make_player
from ekiben.bots.player import BotRng, ask
from ekiben.compiling import compiled_game
from ekiben.engine import Engine
from ekiben.game import Game, find_game
from tests.bots.test_interpreted import Grid, Thought
from tests.support.of_game import games_with, of_game

WILD = 4
UNUSUAL = {game: of_game(game, "test_wild_components") for game in games_with("test_wild_components")}
NAMES = {game: [*found["EXTREMES"], *(f"wild-{n}" for n in range(WILD))] for game, found in UNUSUAL.items()}
INTERPRETED = 12  # moves that the interpreter makes again


def play(game: Game, components: Any, players: int, start: int) -> None:
    """A whole game; the bots take turns, whoever is to move."""
    engine = Engine(game, components, compiled_game(game).rules)
    judge = game.judgement
    rules = {"greedy": greedy_rule(game), **judge.policies}
    names = [*rules, "casual", "search:12"]
    bots = [make_player(name, game) for name in names]
    s: Any = engine.new_game(players, 0, start)
    course: list[tuple[Any, str, int]] = []
    while s.seat >= 0:
        legal = engine.legal(s)
        number = len(course) % len(bots)
        move = ask(bots[number], engine, s, BotRng(len(course))).move
        assert move in legal, names[number]
        course.append((s.copy(), names[number], move))
        engine.apply(s, move)
    for i in range(0, len(course), max(len(course) // INTERPRETED, 1)):
        position, name, move = course[i]
        thought = Thought(game, engine, position, i)
        common = thought.rows, engine.box, thought.scratch
        if name in rules:
            assert rules[name](*common, thought.rng, thought.moves, thought.inner) == move
        elif name != "casual" and len(engine.legal(position)) > 1:
            tree = Grid({(0, search_rules.MOVE): 1})
            search_rule(game)(*common, position.seat, 1, thought.rng, thought.moves, thought.inner, tree)
        for seat in range(players):
            judge.evaluate(position.copy(), engine.box, thought.scratch, seat)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in UNUSUAL for name in NAMES[game]])
def test_bots_cope(game: str, name: str, tmp_path: Path) -> None:
    found, number = find_game(game), NAMES[game].index(name)
    players = found.player_counts[number % len(found.player_counts)]
    play(found, UNUSUAL[game]["unusual"](name, tmp_path), players, number)
