"""The bots that play any game: by chance, greedily, and by search."""

from __future__ import annotations

import difflib
import importlib
import re
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from ekiben.chance import seed_chance
from ekiben.compiling import CompiledEntries
from ekiben.errors import BadOption
from ekiben.game import Game
from ekiben.native import BOX, CELLS16, CELLS64, GRID32, INT, STATES, Buffer, Entry
from ekiben.players import thinking
from ekiben.players.mind import Mind
from ekiben.players.player import BOTS_CHANCE, Budget, Choice, Considered, Player, Sight
from ekiben.rule import bind
from ekiben.texts import text as say

ROWS = 4  # positions that a thought needs
TREE = 1_000_000  # nodes of a search, at most
CHUNK = 16  # iterations between two looks at the clock
SHOWN = 5  # moves named as considered
RANDOM, GREEDY, SEARCH = "random", "greedy", "search"

_thinkers: dict[str, Thinker] = {}
_lock = threading.RLock()


class Judgement(NamedTuple):
    """What a game's package `players` gives: how positions are valued, and what else plays it."""

    evaluate: Any  # (s, box, mind, seat): points that a seat may expect at the end, in tenths
    settled: Any  # (s): no action has been begun and not ended
    spread: int  # tenths of points that make a good lead
    depth: int  # greedy steps of a search, after its tree
    explore: int  # curiosity of a search, in thousandths of a win
    policies: Mapping[str, Any] = MappingProxyType({})  # bots of the game's own: rules like `best_action`
    levels: Mapping[str, str] = MappingProxyType({})  # names for people, with the bots they stand for


def judgement(game: Game) -> Judgement:
    """How a game is judged, found by its name."""
    module = importlib.import_module(f"ekiben.games.{game.name.replace('-', '_')}.players")
    return module.JUDGEMENT  # type: ignore[no-any-return]


class Thinker(CompiledEntries):
    """The rules of thinking, compiled for a game."""

    def __init__(self, game: Game) -> None:
        judge, rules = judgement(game), game.rules
        names = {"legal": rules.legal, "apply": rules.apply, "evaluate": judge.evaluate}
        step = bind(thinking.best_step, **names)
        action = bind(thinking.best_action, best_step=step, settled=judge.settled, **names)
        expect = bind(thinking.expect, evaluate=judge.evaluate, score=rules.score)
        prior = bind(thinking.prior_of, apply=rules.apply, expect=expect)
        select = bind(thinking.select, prior_of=prior)
        down = bind(thinking.descend, legal=rules.legal, apply=rules.apply, select=select)
        search = bind(
            thinking.search,
            sample=rules.sample,
            apply=rules.apply,
            descend=down,
            best_step=step,
            expect=expect,
        )
        policies = {GREEDY: action, **judge.policies}
        takes = (STATES, BOX, Mind, CELLS64, CELLS16, CELLS16)
        entries = {name: Entry(name, policy, takes, gives=True) for name, policy in policies.items()}
        takes_more = (STATES, BOX, Mind, INT, INT, CELLS64, CELLS16, GRID32)
        entries[SEARCH] = Entry(SEARCH, search, takes_more)
        super().__init__(game, entries, f"{game.name}_players")
        self.judgement = judge
        self._loaded: dict[str, Any] = {}

    def loaded(self, name: str) -> Any:
        """An entry point, compiled or loaded once in a process."""
        with _lock:
            if name not in self._loaded:
                self._loaded[name] = self.entry(name)
            return self._loaded[name]


def thinker(game: Game) -> Thinker:
    """The compiled rules of thinking, one object in a process."""
    with _lock:
        if game.name not in _thinkers:
            _thinkers[game.name] = Thinker(game)
        return _thinkers[game.name]


class Desk:
    """The arrays that one thought works in."""

    def __init__(self, game: Game, judge: Judgement) -> None:
        self.mind = Mind()
        self.mind.depth, self.mind.explore, self.mind.spread = judge.depth, judge.explore, judge.spread
        self.mind.whole_win, self.mind.win = game.whole_win, len(game.score_parts) - 1
        self.positions = Buffer(STATES, ROWS, dtype=game.state.dtype)
        self.rng = Buffer(CELLS64, 2)
        self.moves = Buffer(CELLS16, len(game.move_texts))
        self.inner = Buffer(CELLS16, len(game.move_texts))

    def lay(self, position: Any, seed: int) -> None:
        """A position to think about, and chance."""
        self.positions.array[0] = np.frombuffer(position.data, self.positions.array.dtype)[0]
        self.mind.me = position.seat
        seed_chance(self.rng.array, seed, 0, BOTS_CHANCE)


class Random:
    """Any move."""

    name = RANDOM

    def choose(self, sight: Sight) -> Choice:
        """One of the legal moves, all equally likely."""
        return Choice(sight.legal[sight.dice.below(len(sight.legal))], [])


class Policy:
    """A bot that is one rule: greedy, and the game's own."""

    def __init__(self, game: Game, name: str) -> None:
        self.name = name
        self.thinker = thinker(game)
        self.rule = self.thinker.loaded(name)
        self.desk = Desk(game, self.thinker.judgement)

    def choose(self, sight: Sight) -> Choice:
        """What the rule says."""
        self.desk.lay(sight.position, sight.dice.seed())
        desk = self.desk
        box = sight.engine.box
        move = self.rule(desk.positions, box, desk.mind, desk.rng, desk.moves, desk.inner)
        return Choice(int(move), [])


class Tree:
    """One search tree, with the arrays it grows in."""

    def __init__(self, game: Game, judge: Judgement) -> None:
        self.desk = Desk(game, judge)
        self.tree = Buffer(GRID32, TREE, thinking.COLUMNS)

    def begin(self, position: Any, seed: int) -> None:
        """A new thought."""
        self.desk.lay(position, seed)
        self.tree.array[0] = 0
        self.tree.array[0, thinking.MOVE] = 1

    def grow(self, think: Thinker, box: Any, seat: int, budget: Budget, until: float) -> None:
        """Iterations until the budget is spent, but some in any case."""
        rule, desk = think.loaded(SEARCH), self.desk
        left = budget.iterations
        while left is None or left > 0:
            count = CHUNK if left is None else min(CHUNK, left)
            rule(desk.positions, box, desk.mind, seat, count, desk.rng, desk.moves, self.tree)
            if budget.seconds is not None and time.perf_counter() >= until:
                return
            left = None if left is None else left - count

    def tried(self, seat: int) -> dict[int, tuple[int, int]]:
        """The moves at the root: visits, and the sum of values."""
        rows = self.tree.array
        found: dict[int, tuple[int, int]] = {}
        child = int(rows[0, thinking.CHILD])
        while child:
            visits, value = int(rows[child, thinking.VISITS]), int(rows[child, thinking.VALUE + seat])
            found[int(rows[child, thinking.MOVE])] = (visits, value)
            child = int(rows[child, thinking.NEXT])
        return found


class Search:
    """Information-set Monte Carlo tree search; several threads grow trees of their own."""

    def __init__(self, game: Game, budget: Budget, threads: int = 1) -> None:
        self.name = f"{SEARCH}:{budget}"
        self.budget = budget
        self.game = game
        self.thinker = thinker(game)
        self.trees = [Tree(game, self.thinker.judgement) for _ in range(threads)]
        self.iterations = 0

    def choose(self, sight: Sight) -> Choice:
        """The move that was tried most often."""
        if len(sight.legal) == 1:
            return Choice(sight.legal[0], [])
        until = time.perf_counter() + (self.budget.seconds or 0)
        seeds = [sight.dice.seed() for _ in self.trees]

        def work(tree: Tree, seed: int) -> None:
            tree.begin(sight.position, seed)
            tree.grow(self.thinker, sight.engine.box, sight.seat, self.budget, until)

        if len(self.trees) == 1:
            work(self.trees[0], seeds[0])
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(work, self.trees, seeds))
        return self.conclude(sight)

    def conclude(self, sight: Sight) -> Choice:
        """Add up what the trees have found."""
        visits, values = dict.fromkeys(sight.legal, 0), dict.fromkeys(sight.legal, 0)
        for tree in self.trees:
            for move, (tried, value) in tree.tried(sight.seat).items():
                visits[move] += tried
                values[move] += value
        self.iterations = sum(int(tree.tree.array[0, thinking.VISITS]) for tree in self.trees)
        best = sorted(sight.legal, key=lambda move: (-visits[move], -values[move]))
        texts = self.game.move_texts
        considered = [
            Considered(texts[move], visits[move], values[move] / max(visits[move], 1) / thinking.WHOLE)
            for move in best[:SHOWN]
        ]
        return Choice(best[0], considered)


# --- names ----------------------------------------------------------------------------------------------


def bot_names(game: Game) -> list[str]:
    """The names of the bots that play a game; `search` takes a budget after a colon."""
    judge = judgement(game)
    return [RANDOM, GREEDY, *judge.policies, SEARCH, *judge.levels]


def check_bot(text: str, game: Game) -> str:
    """What a text such as `greedy`, `search:1s` or `hard` stands for; refused if there is no such bot."""
    text = judgement(game).levels.get(text, text)
    name, colon, rest = text.partition(":")
    known = bot_names(game)
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        hint = say("bot-did-you-mean", name=near[0]) if near else ""
        raise BadOption(f"{say('bot-unknown', text=text, known=', '.join(known))} {hint}".rstrip())
    if colon and name != SEARCH:
        raise BadOption(say("bot-no-budget", name=name))
    if colon and read_budget(rest) is None:
        raise BadOption(say("bot-bad-budget", text=rest))
    return text


def entry_name(text: str, game: Game) -> str:
    """The rule that a bot needs, by its name."""
    return check_bot(text, game).partition(":")[0]


def make_player(text: str, game: Game, threads: int = 1) -> Player:
    """The bot of a text."""
    name, _, rest = check_bot(text, game).partition(":")
    if name == SEARCH:
        return Search(game, read_budget(rest) or Budget(seconds=1.0), threads)
    return Random() if name == RANDOM else Policy(game, name)


def read_budget(text: str) -> Budget | None:
    """`1s`, `0.2s`, a number of iterations, or both: `2000+0.2s`."""
    found = re.fullmatch(r"(?:([0-9]{1,9})(?:\+(?=[0-9])|$))?(?:([0-9]{1,4}(?:\.[0-9]{1,3})?)s)?", text)
    if not found:
        return None
    budget = Budget(float(found[2]) if found[2] else None, int(found[1]) if found[1] else None)
    return budget if any(budget) and 0 not in budget else None
