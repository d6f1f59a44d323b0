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
from ekiben.games.nordic.components import check
from tests.bots.test_interpreted import Grid, Thought
from tests.games.nordic import test_wild_components as nordic
from tests.games.nordic.test_components import fresh as fresh_nordic
from tests.games.zero_kei import test_wild_components as zero_kei
from tests.support.random_games import SetUp
from tests.test_components import fresh as fresh_zero_kei

WILD = 4
NORDIC = {**nordic.EXTREMES, **{f"wild-{number}": None for number in range(WILD)}}
ZERO_KEI = {**zero_kei.EXTREMES, **{f"wild-{number}": None for number in range(WILD)}}
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


@pytest.mark.parametrize("name", NORDIC)
def test_nordic(name: str) -> None:
    change = NORDIC[name]
    data = fresh_nordic() if change else nordic.Wild(int(name[-1])).data
    if change:
        change(data)
    number = list(NORDIC).index(name)
    play(find_game("nordic"), check(data, name), 2 + number % 2, number)


@pytest.mark.parametrize("name", ZERO_KEI)
def test_zero_kei(name: str, tmp_path: Path) -> None:
    change = ZERO_KEI[name]
    data = fresh_zero_kei() if change else zero_kei.Wild(int(name[-1])).data
    if change:
        change(data)
    number, path = list(ZERO_KEI).index(name), zero_kei.save(data, tmp_path / "components.toml")
    players = 1 + number % 4
    play(find_game("zero-kei"), SetUp("zero-kei", players).table(1, path).components, players, number)
