"""Bots that are one rule each: random, casual, greedy, and the games' own."""

from __future__ import annotations

from typing import Any

import numpy as np

from ekiben.bots.code import bot_code
from ekiben.bots.compiled import GREEDY
from ekiben.bots.judgement import SearchParams
from ekiben.bots.player import BotContext, Choice, ConsideredMove
from ekiben.bots.scratch import SearchScratch
from ekiben.game import Game
from ekiben.native import CELLS16, CELLS64, STATES
from ekiben.rng import BOT_STREAM, seed_rng
from ekiben.workspace import Code, Workspace

SCRATCH_POSITIONS = 4  # that a rule needs
MAX_CONSIDERED = 5  # moves named as considered
TENTHS = 10
RANDOM, CASUAL = "random", "casual"
CASUAL_MARGIN = 20  # tenths of points that `casual` does not mind


class SearchBuffers:
    """The memory that one bot thinks in."""

    def __init__(self, game: Game, workspace: Workspace) -> None:
        judge = game.judgement
        self.scratch = workspace.record(judge.scratch)
        self.box = workspace.record(type(game.components().box))
        self.initial = initial_scratch(game, judge.params)
        self.initial_multiplayer = initial_scratch(game, judge.params_multiplayer or judge.params)
        self.positions = workspace.buffer(STATES, SCRATCH_POSITIONS, dtype=game.state.dtype)
        self.rng = workspace.buffer(CELLS64, 2)
        self.moves = workspace.buffer(CELLS16, len(game.move_texts))
        self.inner = workspace.buffer(CELLS16, len(game.move_texts))

    def load(self, position: Any, box: Any, seed: int) -> None:
        self.box.data[:] = box.data
        self.positions.array[0] = np.frombuffer(position.data, self.positions.array.dtype)[0]
        initial = self.initial_multiplayer if position.players > 2 else self.initial
        self.scratch.data[:] = initial.data
        self.scratch.me = position.seat
        seed_rng(self.rng.array, seed, 0, BOT_STREAM)


def initial_scratch(game: Game, params: SearchParams) -> SearchScratch:
    """The scratch memory with which a bot begins to think."""
    scratch = game.judgement.scratch()
    for name, value in params._asdict().items():
        setattr(scratch, name, int(value))
    scratch.win_unit, scratch.win = game.win_unit, len(game.score_parts) - 1
    return scratch


class Random:
    name = RANDOM

    def choose(self, context: BotContext) -> Choice:
        return Choice(context.legal[context.rng.below(len(context.legal))], [])


class Policy:
    """A bot that is one rule: greedy, and the game's own."""

    def __init__(self, game: Game, name: str, code: Code | None = None) -> None:
        self.name = name
        self.game = game
        workspace = (code or bot_code(game))()
        self.rule = workspace.load(name)
        self.buffers = SearchBuffers(game, workspace)

    def choose(self, context: BotContext) -> Choice:
        self.buffers.load(context.position, context.engine.box, context.rng.seed())
        b = self.buffers
        move = int(self.rule(b.positions, b.box, b.scratch, b.rng, b.moves, b.inner))
        return Choice(move, self.considered(move))

    def considered(self, chosen: int) -> list[ConsideredMove]:
        """The best moves, if the rule has rated them; the one chosen first."""
        rated = sorted((move != chosen, -points, move) for move, points in self.rated_moves())
        best, texts = rated[:MAX_CONSIDERED], self.game.move_texts
        return [ConsideredMove(texts[move], 1, -points / TENTHS) for _, points, move in best]

    def rated_moves(self) -> list[tuple[int, int]]:
        """The moves that the rule has rated, with what each is worth."""
        scratch, moves = self.buffers.scratch, self.buffers.moves.array
        return [(int(moves[i]), scratch.ratings[i]) for i in range(scratch.rated_count)]


class Casual(Policy):
    """Greedy, but careless where that can be made up for: any move will do that seems nearly as good as the
    best."""

    def __init__(self, game: Game, code: Code | None = None) -> None:
        super().__init__(game, GREEDY, code)
        self.name = CASUAL

    def choose(self, context: BotContext) -> Choice:
        best = super().choose(context)
        rated = self.rated_moves()
        if not rated or not self.game.judgement.forgiving(context.position):
            return best
        enough = max(points for _, points in rated) - CASUAL_MARGIN
        good = [move for move, points in rated if points >= enough]
        move = good[context.rng.below(len(good))]
        return Choice(move, self.considered(move))
