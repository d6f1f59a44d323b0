"""The bot `search`: it grows trees and makes the move that was tried most often."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from ekiben.bots import search_rules as rules
from ekiben.bots.code import bot_code
from ekiben.bots.compiled import SEARCH
from ekiben.bots.player import BotContext, Budget, Choice, ConsideredMove
from ekiben.bots.policies import MAX_CONSIDERED, TENTHS, SearchBuffers
from ekiben.game import Game
from ekiben.native import GRID32
from ekiben.workspace import Code, Workspace

MAX_NODES = 1_000_000  # of a tree
CHUNK = 32  # search iterations per call; with a budget in seconds adapted to CHUNK_SECONDS
CHUNK_SECONDS = 0.004


class RootStatistics(NamedTuple):
    """Of a move at the root of a tree: how often it was tried, and the sums of values and points."""

    visits: int = 0
    value: int = 0
    points: int = 0

    def and_more(self, more: RootStatistics) -> RootStatistics:
        return RootStatistics(*(a + b for a, b in zip(self, more, strict=True)))


class Tree:
    """One search tree, with the memory it grows in."""

    def __init__(self, game: Game, workspace: Workspace) -> None:
        self.rule = workspace.load(SEARCH)
        self.buffers = SearchBuffers(game, workspace)
        self.tree = workspace.buffer(GRID32, MAX_NODES, rules.COLUMNS)

    def begin(self, position: Any, box: Any, seed: int) -> None:
        self.buffers.load(position, box, seed)
        self.tree.array[0] = 0
        self.tree.array[0, rules.MOVE] = 1

    def grow(self, seat: int, budget: Budget, until: float, early: bool) -> None:
        """Search until the budget is spent or, with `early`, until no move can overtake the leader; always at
        least one chunk."""
        b = self.buffers
        begin = last = time.perf_counter()
        most = min(budget.iterations or rules.MAX_ITERATIONS, rules.MAX_ITERATIONS)
        done, count = 0, CHUNK
        while True:
            count = min(count, most - done)
            self.rule(b.positions, b.box, b.scratch, seat, count, b.rng, b.moves, b.inner, self.tree)
            done += count
            now = time.perf_counter()
            left = float(most - done)
            if budget.seconds is not None:
                left = min(left, done * (until - now) / max(now - begin, 1e-9))
            if left <= 0 or (early and done > left and self.lead() > left):
                return
            if budget.seconds is None:
                continue  # the clock may not matter
            if now - last < CHUNK_SECONDS / 2:
                count *= 2
            elif now - last > CHUNK_SECONDS and count > CHUNK:
                count //= 2
            last = now

    def lead(self) -> int:
        """By how many visits the first of the moves is ahead of the second."""
        visits = sorted((each.visits for each in self.root_moves(0).values()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else visits[0]

    def root_moves(self, seat: int) -> dict[int, RootStatistics]:
        rows = self.tree.array
        found: dict[int, RootStatistics] = {}
        child = int(rows[0, rules.CHILD])
        while child:
            row = rows[child]
            found[int(row[rules.MOVE])] = RootStatistics(
                int(row[rules.VISITS]), int(row[rules.VALUE + seat]), int(row[rules.POINTS])
            )
            child = int(row[rules.NEXT])
        return found


class Search:
    """Information-set Monte Carlo tree search; several threads grow trees of their own."""

    def __init__(
        self,
        game: Game,
        budget: Budget,
        threads: int = 1,
        stops_early: bool = True,
        code: Code | None = None,
    ) -> None:
        self.name = f"{SEARCH}:{budget}"
        self.budget = budget
        self.game = game
        code = code or bot_code(game)
        self.trees = [Tree(game, code()) for _ in range(threads)]
        self.stops_early = stops_early and threads == 1
        self.iterations = 0

    def choose(self, context: BotContext) -> Choice:
        """The move that was tried most often."""
        self.iterations = 0
        if len(context.legal) == 1:
            return Choice(context.legal[0], [])
        budget = self.budget.at(context.position.players)
        until = time.perf_counter() + (budget.seconds or 0)
        seeds = [context.rng.seed() for _ in self.trees]

        def work(tree: Tree, seed: int) -> None:
            tree.begin(context.position, context.engine.box, seed)
            tree.grow(context.seat, budget, until, self.stops_early)

        if len(self.trees) == 1:
            work(self.trees[0], seeds[0])
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(work, self.trees, seeds))
        return self.choose_from_trees(context)

    def choose_from_trees(self, context: BotContext) -> Choice:
        found = dict.fromkeys(context.legal, RootStatistics())
        for tree in self.trees:
            for move, tried in tree.root_moves(context.seat).items():
                found[move] = found[move].and_more(tried)
        self.iterations = sum(int(tree.tree.array[0, rules.VISITS]) for tree in self.trees)
        best = sorted(context.legal, key=lambda move: (-found[move].visits, -found[move].value))
        return Choice(best[0], [self.considered_move(move, found[move]) for move in best[:MAX_CONSIDERED]])

    def considered_move(self, move: int, tried: RootStatistics) -> ConsideredMove:
        often = max(tried.visits, 1)
        share = tried.value / often / rules.WHOLE
        return ConsideredMove(self.game.move_texts[move], tried.visits, tried.points / often / TENTHS, share)
