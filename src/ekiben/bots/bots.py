"""The bots that play any game: by chance, greedily, and by search."""

from __future__ import annotations

import difflib
import importlib
import re
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from ekiben.bots import thinking
from ekiben.bots.mind import Mind
from ekiben.bots.player import BOTS_CHANCE, Budget, Choice, Considered, Player, Sight
from ekiben.chance import seed_chance
from ekiben.compiling import CompiledEntries, made_once
from ekiben.errors import BadOption
from ekiben.game import Game
from ekiben.native import BOX, CELLS16, CELLS64, GRID32, INT, STATES, Buffer, Entry
from ekiben.rule import bind

ROWS = 4  # positions that a thought needs
TREE = 1_000_000  # nodes of a search, at most
CHUNK = 32  # iterations at once, at first; with a budget in seconds then what takes about …
CHUNK_SECONDS = 0.004
SHOWN = 5  # moves named as considered
TENTHS = 10
RANDOM, CASUAL, GREEDY, SEARCH = "random", "casual", "greedy", "search"
CARELESS = 20  # tenths of points that `casual` does not mind


class Style(NamedTuple):
    """How a game is searched; found by trying."""

    explore: int  # how much moves that were seldom tried are preferred, in thousandths of a win
    spread: int  # tenths of points that make a good lead
    horizon: int  # stages of the game to look ahead; see `Judgement.stage`
    patience: int  # visits before a node gets children: most nodes never need them
    trust: int  # visits that the rating of a move stands for, …
    trust_others: int  # … and that of a move of another seat
    even: bool = False  # only what is won or lost from now on counts, as if all were even
    final: int = 9  # tenths of the value of a game that is over which are for the win, not for the points


class Judgement(NamedTuple):
    """What a game's package `bots` gives: how positions are valued, and what else plays it."""

    evaluate: Any  # (s, box, mind, seat): points that a seat may expect at the end, in tenths
    settled: Any  # (s): no action has been begun and not ended
    stage: Any  # (s): how far the game has come, a number that never falls
    sensible: Any  # like `legal` of the rules, but without moves that only give something away
    forgiving: Any  # (s): a worse choice can be made up for
    style: Style
    style_of_many: Style | None = None  # at tables of more than two; else the same
    glance: Any = None  # like `evaluate`, for `greedy`; else the same
    play_on: Any = None  # (positions, at, box, mind, rng, moves): a quick move; else the best step
    rate: Any = None  # what moves seem worth; else by `evaluate`, see `thinking.rate`
    suppose: Any = None  # (s, box, mind, seat, rng): make a sample likelier, by what can be seen
    policies: Mapping[str, Any] = MappingProxyType({})  # bots of the game's own: rules like `best_action`
    levels: Mapping[str, str] = MappingProxyType({})  # names for people, with the bots they stand for


def judgement(game: Game) -> Judgement:
    """How a game is judged, found by its name."""
    module = importlib.import_module(f"ekiben.games.{game.name.replace('-', '_')}.bots")
    return module.JUDGEMENT  # type: ignore[no-any-return]


def bound_step(game: Game, evaluate: Any) -> Any:
    """`best_step` for a game."""
    legal = judgement(game).sensible
    return bind(thinking.best_step, legal=legal, apply=game.rules.apply, evaluate=evaluate)


def greedy_rule(game: Game) -> Any:
    """`best_action` for a game: the bot `greedy`."""
    judge = judgement(game)
    glance = judge.glance or judge.evaluate
    return bind(
        thinking.best_action,
        legal=judge.sensible,
        apply=game.rules.apply,
        evaluate=glance,
        settled=judge.settled,
        best_step=bound_step(game, glance),
    )


def search_rule(game: Game) -> Any:
    """`search` for a game."""
    judge, rules = judgement(game), game.rules
    expect = bind(thinking.expect, evaluate=judge.evaluate, score=rules.score)
    rate = judge.rate or bind(thinking.rate, apply=rules.apply, expect=expect)
    select = bind(thinking.select, rate=rate)
    down = bind(thinking.descend, stage=judge.stage, legal=judge.sensible, apply=rules.apply, select=select)
    return bind(
        thinking.search,
        sample=rules.sample,
        suppose=judge.suppose or thinking.suppose_nothing,
        apply=rules.apply,
        descend=down,
        expect=expect,
        stage=judge.stage,
        evaluate=judge.evaluate,
        play_on=judge.play_on or bound_step(game, judge.evaluate),
    )


class Thinker(CompiledEntries):
    """The rules of thinking, compiled for a game."""

    def __init__(self, game: Game) -> None:
        self.judgement = judgement(game)
        policies = {GREEDY: greedy_rule(game), **self.judgement.policies}
        takes = (STATES, BOX, Mind, CELLS64, CELLS16, CELLS16)
        entries = {name: Entry(name, policy, takes, gives=True) for name, policy in policies.items()}
        takes_more = (STATES, BOX, Mind, INT, INT, CELLS64, CELLS16, CELLS16, GRID32)
        entries[SEARCH] = Entry(SEARCH, search_rule(game), takes_more)
        super().__init__(game, entries, f"{game.name}_bots")


def thinker(game: Game) -> Thinker:
    """The compiled bots of a game, one object in a process."""
    return made_once(Thinker, game)


def fresh_mind(game: Game, style: Style) -> Mind:
    """A mind before its first thought."""
    mind = Mind()
    for name, value in style._asdict().items():
        setattr(mind, name, int(value))
    mind.whole_win, mind.win = game.whole_win, len(game.score_parts) - 1
    return mind


class Desk:
    """The arrays that one thought works in."""

    def __init__(self, game: Game, judge: Judgement) -> None:
        self.mind = Mind()
        self.fresh = fresh_mind(game, judge.style)  # how every thought begins …
        self.fresh_of_many = fresh_mind(game, judge.style_of_many or judge.style)  # … among more than two
        self.positions = Buffer(STATES, ROWS, dtype=game.state.dtype)
        self.rng = Buffer(CELLS64, 2)
        self.moves = Buffer(CELLS16, len(game.move_texts))
        self.inner = Buffer(CELLS16, len(game.move_texts))

    def lay(self, position: Any, seed: int) -> None:
        """A position to think about, and chance."""
        self.positions.array[0] = np.frombuffer(position.data, self.positions.array.dtype)[0]
        fresh = self.fresh_of_many if position.players > 2 else self.fresh
        self.mind.data[:] = fresh.data
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
        self.game = game
        self.thinker = thinker(game)
        self.rule = self.thinker.loaded(name)
        self.desk = Desk(game, self.thinker.judgement)

    def choose(self, sight: Sight) -> Choice:
        """What the rule says."""
        self.desk.lay(sight.position, sight.dice.seed())
        desk = self.desk
        box = sight.engine.box
        move = int(self.rule(desk.positions, box, desk.mind, desk.rng, desk.moves, desk.inner))
        return Choice(move, self.considered(move))

    def considered(self, chosen: int) -> list[Considered]:
        """The best moves, if the rule has rated them; the one chosen first."""
        rated = [(move != chosen, -points, move) for move, points in self.rated()]
        texts = self.game.move_texts
        return [Considered(texts[move], 1, -points / TENTHS) for _, points, move in sorted(rated)[:SHOWN]]

    def rated(self) -> list[tuple[int, int]]:
        """The moves that the rule has rated, with what each is worth."""
        mind, moves = self.desk.mind, self.desk.moves.array
        return [(int(moves[i]), mind.ratings[i]) for i in range(mind.rated)]


class Casual(Policy):
    """Greedy, but careless where that can be made up for: any move will do that seems nearly as good as the
    best."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, GREEDY)
        self.name = CASUAL

    def choose(self, sight: Sight) -> Choice:
        """One of the good moves."""
        best = super().choose(sight)
        rated = self.rated()
        if not rated or not self.thinker.judgement.forgiving(sight.position):
            return best
        enough = max(points for _, points in rated) - CARELESS
        good = [move for move, points in rated if points >= enough]
        move = good[sight.dice.below(len(good))]
        return Choice(move, self.considered(move))


class Tried(NamedTuple):
    """A move at the root of a tree: how often, and the sums of values and points."""

    visits: int = 0
    value: int = 0
    points: int = 0

    def and_more(self, more: Tried) -> Tried:
        """The same move in two trees."""
        return Tried(*(a + b for a, b in zip(self, more, strict=True)))


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

    def grow(self, think: Thinker, box: Any, seat: int, budget: Budget, until: float, early: bool) -> None:
        """Iterations until the budget is spent, or, with `early`, no other move can be tried as often as the
        first any more; but some in any case."""
        rule, desk = think.loaded(SEARCH), self.desk
        begin = last = time.perf_counter()
        most = min(budget.iterations or thinking.MOST_ITERATIONS, thinking.MOST_ITERATIONS)
        done, count = 0, CHUNK
        while True:
            count = min(count, most - done)
            rule(desk.positions, box, desk.mind, seat, count, desk.rng, desk.moves, desk.inner, self.tree)
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
        visits = sorted((each.visits for each in self.tried(0).values()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else visits[0]

    def tried(self, seat: int) -> dict[int, Tried]:
        """The moves at the root."""
        rows = self.tree.array
        found: dict[int, Tried] = {}
        child = int(rows[0, thinking.CHILD])
        while child:
            row = rows[child]
            found[int(row[thinking.MOVE])] = Tried(
                int(row[thinking.VISITS]), int(row[thinking.VALUE + seat]), int(row[thinking.POINTS])
            )
            child = int(row[thinking.NEXT])
        return found


class Search:
    """Information-set Monte Carlo tree search; several threads grow trees of their own."""

    def __init__(self, game: Game, budget: Budget, threads: int = 1, stops_early: bool = True) -> None:
        self.name = f"{SEARCH}:{budget}"
        self.budget = budget
        self.game = game
        self.thinker = thinker(game)
        self.trees = [Tree(game, self.thinker.judgement) for _ in range(threads)]
        self.stops_early = stops_early and threads == 1
        self.iterations = 0

    def choose(self, sight: Sight) -> Choice:
        """The move that was tried most often."""
        self.iterations = 0
        if len(sight.legal) == 1:
            return Choice(sight.legal[0], [])
        budget = self.budget.at(sight.position.players)
        until = time.perf_counter() + (budget.seconds or 0)
        seeds = [sight.dice.seed() for _ in self.trees]

        def work(tree: Tree, seed: int) -> None:
            tree.begin(sight.position, seed)
            tree.grow(self.thinker, sight.engine.box, sight.seat, budget, until, self.stops_early)

        if len(self.trees) == 1:
            work(self.trees[0], seeds[0])
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(work, self.trees, seeds))
        return self.conclude(sight)

    def conclude(self, sight: Sight) -> Choice:
        """Add up what the trees have found."""
        found = dict.fromkeys(sight.legal, Tried())
        for tree in self.trees:
            for move, tried in tree.tried(sight.seat).items():
                found[move] = found[move].and_more(tried)
        self.iterations = sum(int(tree.tree.array[0, thinking.VISITS]) for tree in self.trees)
        best = sorted(sight.legal, key=lambda move: (-found[move].visits, -found[move].value))
        return Choice(best[0], [self.consider(move, found[move]) for move in best[:SHOWN]])

    def consider(self, move: int, tried: Tried) -> Considered:
        """What is said about a move."""
        often = max(tried.visits, 1)
        share = tried.value / often / thinking.WHOLE
        return Considered(self.game.move_texts[move], tried.visits, tried.points / often / TENTHS, share)


# --- names ----------------------------------------------------------------------------------------------


def bot_names(game: Game) -> list[str]:
    """The names of the bots that play a game; `search` takes a budget after a colon."""
    judge = judgement(game)
    return [RANDOM, CASUAL, GREEDY, *judge.policies, SEARCH, *judge.levels]


def check_bot(text: str, game: Game) -> str:
    """What a text such as `greedy`, `search:1s` or `hard` stands for; refused if there is no such bot."""
    text = judgement(game).levels.get(text, text)
    name, colon, rest = text.partition(":")
    known = bot_names(game)
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        message = "bot-unknown-near" if near else "bot-unknown"
        raise BadOption(message, text=text, known=", ".join(known), near=near)
    if colon and name != SEARCH:
        raise BadOption("bot-no-budget", name=name)
    if colon and read_budget(rest) is None:
        raise BadOption("bot-bad-budget", text=rest)
    return text


def entry_name(text: str, game: Game) -> str:
    """The rule that a bot needs, by its name."""
    name = check_bot(text, game).partition(":")[0]
    return GREEDY if name == CASUAL else name


def make_player(text: str, game: Game, threads: int = 1) -> Player:
    """The bot of a text."""
    name, _, rest = check_bot(text, game).partition(":")
    if name == SEARCH:
        return Search(game, read_budget(rest) or Budget(seconds=1.0), threads)
    if name == CASUAL:
        return Casual(game)
    return Random() if name == RANDOM else Policy(game, name)


def read_budget(text: str) -> Budget | None:
    """`1s`, `0.2s`, a number of iterations, or both: `2000+0.2s`; `100/2000` is 2000 among more than two."""
    iterations, seconds = "([0-9]{1,9})", r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s"
    found = re.fullmatch(rf"(?:{iterations}(?:/{iterations})?(?:\+(?=[0-9])|$))?(?:{seconds})?", text)
    if not found:
        return None
    few, many = (int(each) if each else None for each in found.groups()[:2])
    budget = Budget(float(found[3]) if found[3] else None, few, many)
    return budget if any(budget) and 0 not in budget else None
