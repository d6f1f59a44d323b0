"""What the bots are compiled from, run by the interpreter: the same moves, the same tree."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ekiben
from ekiben.bots import search_rules as rules
from ekiben.bots.code import bot_code
from ekiben.bots.compiled import greedy_rule, search_rule
from ekiben.bots.names import make_player
from ekiben.bots.player import BotRng, Budget, ask
from ekiben.bots.policies import SearchBuffers
from ekiben.bots.tree import Search
from ekiben.engine import Engine
from ekiben.game import Game
from ekiben.rule import bind
from tests.bots.test_bots import GAMES, compiled_engine, every_game, positions

ITERATIONS = 12
POLICIES = [(name, bot) for name in GAMES for bot in ("greedy", *ekiben.find_game(name).judgement.policies)]


class Rows(list[Any]):
    """Positions in a row, copied when they are set, as an array copies them."""

    def __setitem__(self, place: Any, position: Any) -> None:
        self[place].data[:] = position.data


class Grid(dict[tuple[int, int], int]):
    """A tree of plain numbers."""

    def __missing__(self, place: tuple[int, int]) -> int:
        return 0

    def __len__(self) -> int:
        return 5000

    def rows(self, count: int) -> Any:
        """The first rows as an array."""
        return np.array([[self[row, column] for column in range(rules.COLUMNS)] for row in range(count)])


class Thought:
    """What a bot thinks in, as the interpreter needs it."""

    def __init__(self, game: Game, engine: Engine, position: Any, seed: int) -> None:
        dice = BotRng(seed)
        seen = engine.sample(position, position.seat, dice.seed())
        buffers = SearchBuffers(game, bot_code(game)())
        buffers.load(seen, engine.box, dice.seed())
        self.scratch = buffers.scratch
        self.rows = Rows([seen.copy() for _ in range(4)])
        self.rng = [int(word) for word in buffers.rng.array]
        self.moves, self.inner = ([0] * len(game.move_texts) for _ in range(2))


@pytest.mark.parametrize(("name", "bot"), POLICIES)
def test_policies_are_the_same_interpreted(name: str, bot: str) -> None:
    game = ekiben.find_game(name)
    engine, player = compiled_engine(game), make_player(bot, game)
    rule = greedy_rule(game) if bot == "greedy" else game.judgement.policies[bot]
    for number, position in enumerate(list(positions(game, 31))[:24]):
        thought = Thought(game, engine, position, number)
        chosen = rule(thought.rows, engine.box, thought.scratch, thought.rng, thought.moves, thought.inner)
        assert chosen == ask(player, engine, position, BotRng(number)).move


@every_game
def test_the_search_is_the_same_interpreted(game: Game) -> None:
    engine, rule = compiled_engine(game), search_rule(game)
    compared = 0
    for number, position in enumerate(positions(game, 31)):
        if len(engine.legal(position)) > 1 and compared < 6:
            compared += 1
            player = Search(game, Budget(iterations=ITERATIONS), stops_early=False)
            ask(player, engine, position, BotRng(number))
            thought = Thought(game, engine, position, number)
            tree = Grid({(0, rules.MOVE): 1})
            rule(
                thought.rows,
                engine.box,
                thought.scratch,
                position.seat,
                ITERATIONS,
                thought.rng,
                thought.moves,
                thought.inner,
                tree,
            )
            nodes = tree[0, rules.MOVE]
            assert nodes > 1
            assert np.array_equal(tree.rows(nodes), player.trees[0].tree.array[:nodes])
    assert compared == 6


@every_game
def test_playouts_are_legal_and_stages_never_fall(game: Game) -> None:
    """From any position on, each seat by the quick policy."""
    judge = game.judgement
    names = {"legal": judge.sensible, "apply": game.rules.apply, "evaluate": judge.evaluate}
    quick = judge.rollout_move or bind(rules.rollout_move, **names)
    engine = compiled_engine(game)
    for number, position in enumerate(list(positions(game, 61))[:6]):
        thought = Thought(game, engine, position, number)
        s = thought.rows[1]
        while s.seat >= 0:
            before = judge.stage(s)
            move = quick(thought.rows, 1, engine.box, thought.scratch, thought.rng, thought.moves)
            assert move in engine.legal(s)
            engine.apply(s, move)
            assert judge.stage(s) >= before


@every_game
def test_stages_never_fall(game: Game) -> None:
    judge, engine = game.judgement, compiled_engine(game)
    for players in game.player_counts:
        s, dice = engine.new_game(players, 0, 3), BotRng(3)
        before = judge.stage(s)
        while s.seat >= 0:
            legal = engine.legal(s)
            engine.apply(s, legal[dice.below(len(legal))])
            assert judge.stage(s) >= before
            before = judge.stage(s)
